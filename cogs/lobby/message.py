"""The messages of a lobby: its public one, its lists and its form."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, get_args

import discord
from discord import ui

from bot.common.options import EDITIONS, GameName, Options
from bot.common.refusal import Refusal
from bot.common.rows import USUAL_LEVEL, SeatRow, TableRow
from bot.common.times import timestamp
from bot.languages.translator import Translator
from bot.tables.lobby import Lobby
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import (
    FOR_TWO,
    List,
    Message,
    Part,
    Picture,
    address_of,
    button,
    choose_from,
    custom_id,
    escape,
    galleries,
    gallery,
    in_parts,
    lesson_button,
    message,
)
from cogs.discord.names import game_in_full
from cogs.discord.picture_pool import PicturePool
from engine.base.box import Box
from engine.base.city import SIDES
from engine.game import Seat
from engine.terms import Level, WonderId
from renders.base.boards import describe_boards, draw_boards, shared_among_pictures
from renders.parts.language import all_of
from renders.parts.names import city_name, side_in_full, side_name, wonder_name

FORM_OPTIONS: dict[str, tuple[str, ...]] = {
    "base": ("sides", "wonders", "pace", "pictures", "place"),
    "duel": ("pace", "pause", "place"),
    "architects": ("pace", "pause", "place"),
}
"""The options in the form, in order, by the rules of a game; Discord allows five."""

CityName = Callable[[GameSnapshot, Seat, str, Translator], str]
"""Returns the name of a seat's city; in Duel that is its player's."""

DrawWonder = Callable[[GameName, WonderId, Translator], Awaitable[Picture]]
"""Draws both sides of a wonder of a game."""

FORM = "form:lobby:"
"""The start of the options form's id; the number of the table follows."""


def lobby_message(lobby: Lobby, text: Translator) -> Message:
    """Return the public message of an open lobby."""
    row, options, most = lobby.row, lobby.row.options, lobby.row.options.box.most_players
    host = next((seat.name for seat in lobby.seats if seat.person == row.host), "")
    count = len(lobby.seats) - len(lobby.awaited)
    lines = [
        text(
            "lobby-heading-again" if lobby.awaited else "lobby-heading",
            game=game_in_full(options.game, text),
            host=escape(host),
            count=count,
            most=most,
            free=most - count,
        )
    ]
    for seat in lobby.seats:
        line = text(
            "lobby-seat-kept" if seat.kept else "lobby-seat", number=seat.seat + 1, name=_who(seat, text)
        )
        if seat.wonder is not None:
            side = side_name(options.boxes, str(seat.side), text)
            line = text("lobby-seat-board", seat=line, city=city_name(seat.wonder, text), side=side)
        lines.append(line)
    if row.deadline is not None:
        lines.append(text("lobby-kept", until=timestamp(row.deadline), host=escape(host)))
    said = " · ".join(_option(name, value, options, text) for name, value in _values(options))
    lines.append(text("lobby-options", options=said))
    if options.has_sides and options.sides != "A":
        lines.append(text("lobby-side-b", edition=options.game))
    with_free_city = options.game == "base" and len(lobby.seats) == 2
    if with_free_city:
        lines.append(text("lobby-two-players"))
    if options.game == EDITIONS[1] and len(lobby.seats) == 2:
        lines.append(text("lobby-not-for-two"))
    if options.has_hints:
        lines.append(text("lobby-hints"))
    lines.append(text(f"lobby-footer-{options.rules}"))

    def identity(what: str) -> str:
        return custom_id("lobby", row.id, what)

    seats = (
        button(
            identity("join"),
            text("button-join"),
            style=discord.ButtonStyle.success,
            disabled=len(lobby.seats) >= most and not lobby.awaited,
        ),
        button(identity("leave"), text("button-leave")),
        button(identity("add"), text("button-add-computer"), disabled=not lobby.free_seats),
        button(identity("fill"), text("button-fill-with-computers"), disabled=not lobby.free_seats),
        button(identity("remove"), text("button-remove-computer"), disabled=not lobby.computers),
    )
    rest = [button(identity("options"), text("button-options"))]
    if lobby.computers:
        rest.append(button(identity("levels"), text("button-levels")))
    if options.wonders_chosen:
        rest.append(button(identity("wonder"), text("button-choose-wonder")))
    ready = discord.ButtonStyle.success if lobby.can_start else discord.ButtonStyle.secondary
    start = text("button-start-with-computers" if lobby.awaited else "button-start")
    lesson = FOR_TWO if with_free_city else options.game
    rest += [button(identity("start"), start, style=ready), lesson_button(lesson, text)]
    last = [button(identity("hints"), text("button-hints", hints=options.hints))]
    if options.game in EDITIONS:
        last.append(button(identity("edition"), text("button-edition", edition=options.game)))
    return message("\n".join(lines), seats, tuple(rest), tuple(last))


def _who(seat: SeatRow, text: Translator) -> str:
    if seat.person is not None:
        return f"<@{seat.person}>"
    return text("computer-name-in-full", name=escape(seat.name), level=seat.level or USUAL_LEVEL)


def started_lobby(row: TableRow, text: Translator) -> Message | None:
    """Return what remains of a lobby's message after the start, or None in the channel of the game."""
    if row.place == row.channel:
        return None
    return message(text("lobby-started-in-thread", thread=f"<#{row.place}>"))


def free_seats(snapshot: GameSnapshot, city_name: CityName, text: Translator) -> Message | None:
    """Return a message that offers the computer players' seats, with their cities and points.

    Returns None if there are no such seats.
    """
    free = [row for row in snapshot.seats if row.person is None]
    if not free:
        return None
    scores = snapshot.game.view(None).scores
    lines = [
        text(
            "seat-free",
            game=snapshot.row.options.game,
            name=escape(row.name),
            city=city_name(snapshot, row.seat, row.name, text),
            points=scores[row.seat].total,
        )
        for row in free
    ]
    taps = [
        button(custom_id("seat", snapshot.id, "take", row.seat), text("button-take-seat-of", name=row.name))
        for row in free
    ]
    return message("\n".join([text("seats-free"), *lines]), *in_parts(taps))


def not_chosen(lobby: Lobby, text: Translator) -> Message:
    """Return who has not chosen a wonder yet, with a button to start anyway."""
    names = all_of([escape(seat.name) for seat in lobby.undecided], text)
    said = text("start-not-chosen", count=len(lobby.undecided), names=names)
    return message(said, (button(custom_id("lobby", lobby.row.id, "anyway"), text("button-start-anyway")),))


async def board_picker(
    lobby: Lobby, person: int, pictures: PicturePool, draw_wonder: DrawWonder, text: Translator
) -> Message:
    """Return the private list of the boards that are still free, below their pictures.

    The board that the person has chosen is shown next to the list.
    """
    mine = next(seat for seat in lobby.seats if seat.person == person)
    game, boxes, boards = lobby.row.options.game, lobby.row.options.boxes, lobby.boards_for(person)
    sheets = await _sheets(pictures, lobby.row.options.box, boards, text)
    chosen: tuple[Part, ...] = ()
    if mine.wonder is not None:
        drawn = await draw_wonder(game, WonderId(mine.wonder), text)
        chosen = (text("choose-board-shown"), gallery(drawn))
    options = [
        discord.SelectOption(label=text("board-dealt"), value="|", default=mine.wonder is None),
        *(
            discord.SelectOption(
                label=text("board", wonder=wonder_name(wonder, text), side=side_in_full(boxes, side, text)),
                value=f"{wonder}|{side}",
                default=(mine.wonder, mine.side) == (wonder, side),
            )
            for wonder, side in boards
        ),
    ]
    listed = choose_from(custom_id("lobby", lobby.row.id, "board"), options, text("choose-board-list"))
    return message(text("choose-board"), *galleries(sheets), *chosen, (listed,))


async def _sheets(
    pictures: PicturePool, box: Box, boards: Sequence[tuple[str, str]], text: Translator
) -> list[Picture]:
    """Draw the ``boards`` that can be chosen; each picture shows only one side."""
    return [
        await pictures.draw(
            f"boards-{side.lower()}-{number}.png",
            partial(draw_boards, box, share, side, text),
            partial(describe_boards, box, share, side, text),
        )
        for side in SIDES
        for number, share in enumerate(
            shared_among_pictures(box, [WonderId(each) for each, of in boards if of == side], side, text), 1
        )
    ]


def level_picker(lobby: Lobby, text: Translator) -> Message:
    """Return the private lists of levels: one for all computer players, and one for each."""
    computers = lobby.computers
    if not computers:
        return message(text("levels-none"))
    lists = [(_levels(lobby, seat, text),) for seat in computers]
    if len(computers) > 1:
        lists.insert(0, (_levels(lobby, None, text),))
    return message(text("levels"), *lists)


def _levels(lobby: Lobby, seat: SeatRow | None, text: Translator) -> List:
    """Return the list of levels for a computer player, or for all of them if ``seat`` is None.

    The values hold the player's name, as the seats may have changed before a person chooses.
    """
    options = [
        discord.SelectOption(
            label=text("levels-of-all", level=level)
            if seat is None
            else text("computer-name-in-full", name=seat.name, level=level),
            description=text(f"level-{level}"),
            value=f"{level} {'' if seat is None else seat.name}",
            default=seat is not None and level == seat.level,
        )
        for level in get_args(Level)
    ]
    which = "all" if seat is None else seat.seat
    return choose_from(custom_id("lobby", lobby.row.id, "level", which), options, text("levels-choose"))


def read_level(value: str) -> tuple[Level, str | None]:
    """Return the level and the computer player (None for all) of a choice; raises `Refusal`."""
    word, _, name = value.partition(" ")
    found: Level | None = next((level for level in get_args(Level) if level == word), None)
    if found is None:
        raise Refusal("refusal-offer-changed")
    return found, name or None


def options_form(lobby: Lobby, text: Translator) -> ui.Modal:
    """Return the form with the options of a lobby.

    Its id and those of its fields hold everything that `read_options_form` needs, even after a restart.
    """
    options = lobby.row.options
    form = ui.Modal(title=text("options-title"), custom_id=f"{FORM}{lobby.row.id}")
    for name, current in _values(options):
        group: ui.RadioGroup[Any] = ui.RadioGroup(
            custom_id=name,
            options=[
                discord.RadioGroupOption(
                    label=_option(name, value, options, text),
                    value=value,
                    default=value == current,
                )
                for value in options.values_of(name)
            ],
        )
        form.add_item(ui.Label(text=text(f"option-{name}"), component=group))
    return form


def read_options_form(data: Mapping[str, Any], options: Options) -> Options:
    """Return the options of a submitted form; raises `Refusal` if it isn't one of ours."""
    for label in data.get("components", ()):
        field = label.get("component", {})
        if field.get("value") is None:
            continue
        try:
            options = options.with_choice(field.get("custom_id", ""), field["value"])
        except ValueError:
            raise Refusal("refusal-offer-changed") from None
    return options


def _values(options: Options) -> list[tuple[str, str]]:
    return [(name, getattr(options, name)) for name in FORM_OPTIONS[options.rules]]


def _option(name: str, value: str, options: Options, text: Translator) -> str:
    """Return the text of an option's value.

    The time limit is per round in 7 Wonders, per turn in the other games.
    """
    key = f"option-{name}-{value.lower().replace('+', '-')}"
    return text(key, game=options.rules, edition=options.game)


def newest_message(snapshot: GameSnapshot) -> str:
    """Return the URL of a game's newest message in its channel, or of the channel itself."""
    place = address_of(snapshot.row)
    sent = [post.message for post in snapshot.messages.values() if post.channel == snapshot.row.place]
    return f"{place}/{max(sent)}" if sent else place
