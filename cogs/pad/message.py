"""The messages of a score pad: the private pad, a player's form, and the result."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.languages.translator import Translator
from cogs.discord.message import (
    LONGEST_OPTION,
    Message,
    Picture,
    Row,
    button,
    choose_from,
    custom_id,
    cut,
    escape,
    galleries,
    in_parts,
    message,
)
from cogs.pad.pad import BOARDS, CountedGame, Field, Figure, PadGame, ScorePad
from renders.parts.language import all_of
from renders.parts.names import named
from renders.statistics.person import whole

TOPIC = "pad"
LONGEST_TITLE = 45
LONGEST_DESCRIPTION = 100
LONGEST_TYPED = 40


def pad_message(number: int, pad: ScorePad, text: Translator) -> Message:
    """Show a pad to its owner: its progress, its faults, and the buttons to fill it in."""
    game, sheet = pad.game, pad.sheet()
    counted = None if sheet is None else game.counted(sheet)
    lines = [
        text("pad-heading", game=text(f"game-{game.game}")),
        *(_line(seat, pad, counted, text) for seat in range(len(pad.players))),
        *(text("pad-shared-board", board=game.board_name(board, text)) for board in pad.shared_boards()),
        *([] if pad.adds_up() else [text(f"pad-{game.rules}-does-not-add-up")]),
        text("pad-how" if counted is None else "pad-how-counted"),
    ]
    taps = [
        button(
            custom_id(TOPIC, number, "player", seat),
            player.name,
            style=ButtonStyle.primary if player.filled(game) is None else ButtonStyle.secondary,
        )
        for seat, player in enumerate(pad.players)
    ]
    offered = [
        discord.SelectOption(label=cut(label, LONGEST_OPTION), value=value, default=value == pad.decision)
        for value, label in game.decisions(pad.names, text)
    ]
    decisions: Row = ()
    if offered:
        offered[0].default |= not pad.decision
        settle = text(f"pad-{game.rules}-settle")
        decisions = (choose_from(custom_id(TOPIC, number, "settle"), offered, settle),)
    ready = button(
        custom_id(TOPIC, number, "count"),
        text("button-pad-count"),
        style=ButtonStyle.success,
        disabled=counted is None,
    )
    return message("\n".join(lines), *in_parts(taps, 4), decisions, (ready,))


def _line(seat: int, pad: ScorePad, counted: CountedGame | None, text: Translator) -> str:
    """Return the state of a player's line."""
    player, game = pad.players[seat], pad.game
    line: dict[str, str | int] = {"number": seat + 1, "name": escape(player.name)}
    if counted is not None:
        total = counted.seats[seat].score.total
        return text("pad-line-counted", **line, count=total, points=whole(total))
    if player.typed is None:
        return text("pad-line-open", **line)
    if player.filled(game) is not None:
        return text("pad-line-filled", **line)
    wrong = [
        text(
            "pad-limits",
            field=text(f"pad-{game.rules}-{field.key}"),
            limits=", ".join(_limits(figure, text) for figure in field.figures),
        )
        for field in player.faults(game)
    ]
    return text("pad-line-wrong", **line, fields=all_of(wrong, text))


def _limits(figure: Figure, text: Translator) -> str:
    if figure.only:
        return "/".join(map(whole, figure.only))
    return text("stats-between", low=whole(figure.least), high=whole(figure.most))


def player_form(number: int, seat: int, pad: ScorePad, text: Translator) -> ui.Modal:
    """Make the form of a player, filled with earlier input."""
    player, game = pad.players[seat], pad.game
    title = cut(player.name, LONGEST_TITLE)
    form = ui.Modal(title=title, custom_id=f"form:{custom_id(TOPIC, number, seat)}")
    boards: ui.Select[Any] = ui.Select(
        custom_id=BOARDS,
        min_values=1,
        max_values=game.most_boards,
        options=[
            discord.SelectOption(
                label=game.board_name(board, text), value=board, default=board in player.boards
            )
            for board in game.boards
        ],
    )
    form.add_item(ui.Label(text=text(f"pad-{game.rules}-boards"), component=boards))
    for field in game.fields:
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.key, default=(player.typed or {}).get(field.key), max_length=LONGEST_TYPED
        )
        label = text(f"pad-{game.rules}-{field.key}")
        form.add_item(ui.Label(text=label, description=_how(game, field, text), component=entry))
    return form


def _how(game: PadGame, field: Field, text: Translator) -> str:
    """Return the instructions for a field."""
    key = f"pad-{game.rules}-{field.key}"
    if not field.others:
        return text(f"{key}-how")
    others = all_of([named(f"score-{each}", each, text) for each in field.others], text)
    count = len(field.figures)
    return cut(text("pad-others-how", count=count, field=text(key), others=others), LONGEST_DESCRIPTION)


def read_player_form(data: Mapping[str, Any]) -> tuple[dict[str, str], list[str]]:
    """Read a submitted form: the input by field, and the boards."""
    typed: dict[str, str] = {}
    boards: list[str] = []
    for label in data.get("components", ()):
        field = label.get("component", {})
        if field.get("custom_id") == BOARDS:
            boards = [str(value) for value in field.get("values", ())]
        else:
            typed[str(field.get("custom_id"))] = str(field.get("value") or "")[:LONGEST_TYPED]
    return typed, boards


def counted_message(
    pad: ScorePad, counted: CountedGame, pictures: Sequence[Picture], text: Translator, buttons: Row = ()
) -> Message:
    """Show the result of a pad: to its owner with ``buttons``, to everybody marked as counted by hand."""
    names = [escape(name) for name in pad.names]
    headline = counted.ending.headline(counted.pad, names, text)
    return message(text("winner", headline=headline), *galleries(pictures), buttons or text("pad-real-table"))


def result_buttons(number: int, text: Translator, *, to_all: bool = True, to_history: bool = True) -> Row:
    """Return the buttons below a result that post it, and save it to the history of a server."""
    show = (button(custom_id(TOPIC, number, "show"), text("button-show-to-all")),)
    enter = (button(custom_id(TOPIC, number, "enter"), text("button-pad-enter")),)
    return (*(show if to_all else ()), *(enter if to_history else ()))


def entered_message(number: int, text: Translator) -> Message:
    """Confirm that a game is in the history, with a button to remove it."""
    return message(text("pad-entered"), (button(custom_id(TOPIC, number, "drop"), text("button-pad-drop")),))
