"""`/score`: a score pad for a game at a real table, with a form for each player, and its messages."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.statistics.finished_game import entered_game
from bot.statistics.player_keys import key_of_person
from cogs.discord.game_argument import edition_here, game_named, suggest_games
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
from cogs.discord.permissions import anywhere, is_guest
from cogs.discord.picture_pool import PicturePool, drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    change,
    defer,
    name_of,
    open_form,
    public_translator,
    refuse_guests,
    send,
    translator,
)
from cogs.discord.router import Tap
from cogs.discord.show_everyone import Showing
from cogs.score_pad.score_pad import BOARDS, CountedGame, Field, Figure, PadGame, PadPlayer, ScorePad
from engine.reading import clean_name
from renders.parts.language import all_of
from renders.parts.names import named
from renders.statistics.person import whole

TOPIC = "pad"
LONGEST_NAME = 32
LONGEST_TITLE = 45
LONGEST_DESCRIPTION = 100
LONGEST_TYPED = 40

_MENTION = re.compile(r"<@!?(\d{1,20})>")
_BETWEEN_NAMES = re.compile(r"[,;\n]")


class PadCog(commands.Cog, name="pad"):
    """Keeps score pads, each visible only to its owner."""

    def __init__(
        self, client: Client, pictures: PicturePool, showing: Showing, games: Sequence[PadGame]
    ) -> None:
        self._client = client
        self._showing = showing
        self._pictures = pictures
        self._games = {str(game.game): game for game in games}
        self._lock = KeyedLock()

    @app_commands.command(description="command-score")
    @anywhere
    @app_commands.describe(players="command-score-players", game="command-score-game")
    async def score(self, interaction: Interaction, players: str, game: str | None = None) -> None:
        """Open a score pad, replacing the person's previous one."""
        async with answering(interaction):
            named = await edition_here(interaction) if game is None else game_named(interaction, game)
            seated = await _players(interaction, players)
            box = self._client.boxes[named]
            if not box.least_players <= len(seated) <= box.most_players:
                raise Refusal("refusal-pad-players", least=box.least_players, most=box.most_players)
            pad, now = ScorePad(self._games[named], tuple(seated)), self._client.clock.now()
            number = await self._client.store.open_pad(interaction.user.id, pad.as_json(), now)
            await send(interaction, pad_message(number, pad, translator(interaction)).view(), ephemeral=True)

    @score.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, typed)

    async def tapped(self, tap: Tap) -> None:
        """Answer a button, a list or a form of a pad."""
        with drawing_for(tap.interaction.user.id, tap.interaction.guild_id):
            async with self._lock(tap.table):
                await self._answer(tap, await self._pad(tap))

    async def _answer(self, tap: Tap, pad: ScorePad) -> None:
        interaction, text = tap.interaction, translator(tap.interaction)
        match tap.words[0]:
            case "player":
                await open_form(interaction, player_form(tap.table, _seat(tap, pad), pad, text))
            case "form":
                typed, boards = read_player_form(interaction.data or {})
                await self._change(tap, pad.with_player(_seat(tap, pad), typed, boards))
            case "settle":
                if tap.value not in [value for value, _ in pad.game.decisions(pad.names, text)]:
                    raise Refusal("refusal-offer-changed")
                await self._change(tap, replace(pad, decision=tap.value))
            case "count":
                await defer(interaction, ephemeral=True, thinking=True)
                counted = _counted(pad)
                pictures = await counted.pictures(pad.names, self._pictures, text)
                on_server, is_here = interaction.guild_id is not None, interaction.is_guild_integration()
                row = result_buttons(tap.table, text, to_all=on_server, to_history=is_here)
                await answer_deferred(interaction, counted_message(pad, counted, pictures, text, row))
            case "show":
                await self._show(interaction, pad)
            case "enter":
                await self._enter(tap, pad)
            case "drop":
                if pad.entered is not None:
                    await self._client.store.drop_entered_game(pad.entered)
                    await self._save(tap, replace(pad, entered=None))
                await change(interaction, message(text("pad-dropped")))
            case _:
                raise Refusal("refusal-offer-changed")

    async def _change(self, tap: Tap, pad: ScorePad) -> None:
        await self._save(tap, pad)
        await change(tap.interaction, pad_message(tap.table, pad, translator(tap.interaction)))

    async def _show(self, interaction: Interaction, pad: ScorePad) -> None:
        """Post the result for everybody in the channel, in the language of the server."""
        counted, public = _counted(pad), public_translator(interaction)

        async def make() -> Message:
            pictures = await counted.pictures(pad.names, self._pictures, public)
            return counted_message(pad, counted, pictures, public)

        await self._showing.show(interaction, public, make)

    async def _enter(self, tap: Tap, pad: ScorePad) -> None:
        """Save the game to the history of the server, replacing what this pad saved before."""
        interaction, counted = tap.interaction, _counted(pad)
        if interaction.guild_id is None:
            raise Refusal("refusal-offer-changed")
        refuse_guests(interaction)
        seats = tuple(
            replace(
                seat, player=None if player.person is None else key_of_person(player.person), name=player.name
            )
            for player, seat in zip(pad.players, counted.seats, strict=True)
        )
        server, game, now = interaction.guild_id, pad.game.game, self._client.clock.now()
        entered = await self._client.store.enter_game(
            entered_game(server, game, now, interaction.user.id, seats, counted.victory, pad.sheet()),
            replaces=pad.entered,
        )
        await self._save(tap, replace(pad, entered=entered.number))
        await send(interaction, entered_message(tap.table, translator(interaction)).view(), ephemeral=True)

    async def _pad(self, tap: Tap) -> ScorePad:
        """Return the tapped pad; raises `Refusal` if it is another person's, or no longer stored."""
        stored = await self._client.store.pad(tap.table, tap.interaction.user.id)
        if stored is None:
            raise Refusal("refusal-no-pad")
        return ScorePad.from_json(self._games, stored)

    async def _save(self, tap: Tap, pad: ScorePad) -> None:
        await self._client.store.save_pad(tap.table, pad.as_json(), self._client.clock.now())


def _counted(pad: ScorePad) -> CountedGame:
    """Return the counted game of a pad; raises `Refusal` while something is missing or wrong."""
    if (counted := pad.counted()) is None:
        raise Refusal("refusal-pad-not-filled")
    return counted


async def _players(interaction: Interaction, typed: str) -> list[PadPlayer]:
    """Parse names and mentions, separated by commas; without commas each word is a name."""
    apart = _MENTION.sub(r",<@\1>,", typed)
    words = [clean_name(word, "") for word in _BETWEEN_NAMES.split(apart)]
    words = [word for word in words if word]
    if len(words) == 1:
        words = words[0].split()
    players = [await _player(interaction, word) for word in words]
    if len({player.name.casefold() for player in players}) < len(players):
        raise Refusal("refusal-pad-names")
    return players


async def _player(interaction: Interaction, word: str) -> PadPlayer:
    if (mention := _MENTION.fullmatch(word)) is None:
        return PadPlayer(word[:LONGEST_NAME])
    # On a server without the bot no members are looked up.
    server, person = None if is_guest(interaction) else interaction.guild, int(mention[1])
    try:
        member = None if server is None else server.get_member(person) or await server.fetch_member(person)
    except discord.NotFound:
        member = None
    if member is None:
        raise Refusal("refusal-pad-member")
    return PadPlayer(name_of(member)[:LONGEST_NAME], person)


def _seat(tap: Tap, pad: ScorePad) -> int:
    seat = tap.number(1)
    if seat >= len(pad.players):
        raise Refusal("refusal-offer-changed")
    return seat


# -- messages -------------------------------------------------------------------------------------------


def pad_message(number: int, pad: ScorePad, text: Translator) -> Message:
    """Show a pad to its owner: its progress, its faults, and the buttons to fill it in."""
    game, counted = pad.game, pad.counted()
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
    line: dict[str, Any] = {"number": seat + 1, "name": escape(player.name)}
    if counted is not None:
        total = counted.seats[seat].total
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
    identity = f"form:{custom_id(TOPIC, number, seat)}"
    form = ui.Modal(title=cut(player.name, LONGEST_TITLE), custom_id=identity)
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
    components = [label.get("component", {}) for label in data.get("components", ())]
    fields = {str(each.get("custom_id")): each for each in components}
    boards = [str(value) for value in fields.pop(BOARDS, {}).get("values", ())]
    return {key: str(each.get("value") or "")[:LONGEST_TYPED] for key, each in fields.items()}, boards


def counted_message(
    pad: ScorePad, counted: CountedGame, pictures: Sequence[Picture], text: Translator, buttons: Row = ()
) -> Message:
    """Show the result of a pad: to its owner with ``buttons``, to everybody marked as counted by hand."""
    headline = counted.ending.headline(counted.pad, [escape(name) for name in pad.names], text)
    return message(text("winner", headline=headline), *galleries(pictures), buttons or text("pad-real-table"))


def result_buttons(number: int, text: Translator, *, to_all: bool = True, to_history: bool = True) -> Row:
    """Return the buttons below a result that post it, and save it to the history of a server."""
    show = (button(custom_id(TOPIC, number, "show"), text("button-show-to-all")),)
    enter = (button(custom_id(TOPIC, number, "enter"), text("button-pad-enter")),)
    return (*(show if to_all else ()), *(enter if to_history else ()))


def entered_message(number: int, text: Translator) -> Message:
    """Confirm that a game is in the history, with a button to remove it."""
    return message(text("pad-entered"), (button(custom_id(TOPIC, number, "drop"), text("button-pad-drop")),))
