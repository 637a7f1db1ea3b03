"""The one public message of each lobby, never posted twice, and its private lists and form."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, get_args

import discord
from discord import ui

from bot.client import Client
from bot.common.discord_timestamps import timestamp
from bot.common.game_options import EDITIONS, GameName, Options
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.stored_rows import USUAL_LEVEL, MessageKey, MessageRef, SeatRow, TableRow
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.lobby import Lobby
from cogs.discord.delivery import Delivery, best_effort
from cogs.discord.game_argument import game_in_full
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
from cogs.discord.picture_pool import PicturePool
from cogs.discord.reply import Interaction, change, defer, is_answered, say, send, translator
from engine.base.box import Box
from engine.base.city import SIDES
from engine.game import Seat
from engine.terms import Level, WonderId
from renders.base.boards import describe_boards, draw_boards, shared_among_pictures
from renders.parts.language import all_of
from renders.parts.names import city_name, side_in_full, side_name, wonder_name

LOBBY = MessageKey("lobby")

FORM_OPTIONS: dict[str, tuple[str, ...]] = {
    "base": ("sides", "wonders", "pace", "pictures", "place"),
    "duel": ("pace", "pause", "place"),
    "architects": ("pace", "pause", "place"),
}
"""The options in the form, in order, by the rules of a game; Discord allows five."""

CityName = Callable[[GameSnapshot, Seat, str, Translator], str]
"""Returns the name of a seat's city; in Duel that is its player's."""

DrawWonder = Callable[[GameName, WonderId, Translator], Awaitable[Picture]]

FORM = "form:lobby:"
"""The start of the options form's id; the number of the table follows."""


def lobby_message(lobby: Lobby, text: Translator) -> Message:
    """Return the public message of an open lobby."""
    row, options, most = lobby.row, lobby.row.options, lobby.row.options.box.most_players
    host = next((seat.name for seat in lobby.seats if seat.person == row.host), "")
    count = len(lobby.seats) - len(lobby.awaited)
    heading = "lobby-heading-again" if lobby.awaited else "lobby-heading"
    game = game_in_full(options.game, text)
    lines = [text(heading, game=game, host=escape(host), count=count, most=most, free=most - count)]
    for seat in lobby.seats:
        key = "lobby-seat-kept" if seat.kept else "lobby-seat"
        name = f"<@{seat.person}>"
        if seat.person is None:
            name = text("computer-name-in-full", name=escape(seat.name), level=seat.level or USUAL_LEVEL)
        line = text(key, number=seat.seat + 1, name=name)
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

    green = discord.ButtonStyle.success
    is_full = len(lobby.seats) >= most and not lobby.awaited
    seats = (
        button(identity("join"), text("button-join"), style=green, disabled=is_full),
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
    ready = green if lobby.can_start else discord.ButtonStyle.secondary
    start = text("button-start-with-computers" if lobby.awaited else "button-start")
    lesson = FOR_TWO if with_free_city else options.game
    rest += [button(identity("start"), start, style=ready), lesson_button(lesson, text)]
    last = [button(identity("hints"), text("button-hints", hints=options.hints))]
    if options.game in EDITIONS:
        last.append(button(identity("edition"), text("button-edition", edition=options.game)))
    return message("\n".join(lines), seats, tuple(rest), tuple(last))


def started_lobby(row: TableRow, text: Translator) -> Message | None:
    """Return what remains of a lobby's message after the start, or None in the channel of the game."""
    if row.place == row.channel:
        return None
    return message(text("lobby-started-in-thread", thread=f"<#{row.place}>"))


def free_seats(snapshot: GameSnapshot, city_name: CityName, text: Translator) -> Message | None:
    """Return a message that offers the computer players' seats with their points, or None without any."""
    lines, taps, game = [text("seats-free")], [], snapshot.row.options.game
    scores = snapshot.game.view(None).scores
    for row in snapshot.seats:
        if row.person is None:
            city, points = city_name(snapshot, row.seat, row.name, text), scores[row.seat].total
            lines.append(text("seat-free", game=game, name=escape(row.name), city=city, points=points))
            take = custom_id("seat", snapshot.id, "take", row.seat)
            taps.append(button(take, text("button-take-seat-of", name=row.name)))
    return message("\n".join(lines), *in_parts(taps)) if taps else None


def not_chosen(lobby: Lobby, text: Translator) -> Message:
    """Return who has not chosen a wonder yet, with a button to start anyway."""
    names = all_of([escape(seat.name) for seat in lobby.undecided], text)
    said = text("start-not-chosen", count=len(lobby.undecided), names=names)
    return message(said, (button(custom_id("lobby", lobby.row.id, "anyway"), text("button-start-anyway")),))


async def board_picker(
    lobby: Lobby, person: int, pictures: PicturePool, draw_wonder: DrawWonder, text: Translator
) -> Message:
    """Return the private list of the boards that are still free, below their pictures and the chosen one."""
    mine = next(seat for seat in lobby.seats if seat.person == person)
    game, boxes, boards = lobby.row.options.game, lobby.row.options.boxes, lobby.boards_for(person)
    sheets = await _sheets(pictures, lobby.row.options.box, boards, text)
    chosen: tuple[Part, ...] = ()
    if mine.wonder is not None:
        drawn = await draw_wonder(game, WonderId(mine.wonder), text)
        chosen = (text("choose-board-shown"), gallery(drawn))
    options = [discord.SelectOption(label=text("board-dealt"), value="|", default=mine.wonder is None)]
    for wonder, side in boards:
        label = text("board", wonder=wonder_name(wonder, text), side=side_in_full(boxes, side, text))
        is_mine = (mine.wonder, mine.side) == (wonder, side)
        options.append(discord.SelectOption(label=label, value=f"{wonder}|{side}", default=is_mine))
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
    """Return the list of levels for a computer player, or all; it holds names, as seats may change."""
    name, chosen = ("", None) if seat is None else (seat.name, seat.level)
    key = "levels-of-all" if seat is None else "computer-name-in-full"
    options = [
        discord.SelectOption(
            label=text(key, name=name, level=level),
            description=text(f"level-{level}"),
            value=f"{level} {name}",
            default=level == chosen,
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
    """Return the form with the options; ids hold all that `read_options_form` needs after a restart."""
    options = lobby.row.options
    form = ui.Modal(title=text("options-title"), custom_id=f"{FORM}{lobby.row.id}")
    for name, current in _values(options):
        group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=name)
        for value in options.values_of(name):
            label = _option(name, value, options, text)
            group.add_option(label=label, value=value, default=value == current)
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
    """Return the text of an option's value; the time limit is per round or, in other games, per turn."""
    key = f"option-{name}-{value.lower().replace('+', '-')}"
    return text(key, game=options.rules, edition=options.game)


def newest_message(snapshot: GameSnapshot) -> str:
    """Return the URL of a game's newest message in its channel, or of the channel itself."""
    place = address_of(snapshot.row)
    sent = [post.message for post in snapshot.messages.values() if post.channel == snapshot.row.place]
    return f"{place}/{max(sent)}" if sent else place


class LobbyPosts:
    """Keeps each lobby to a single message: interactions wait until its id is known here."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        self._client = client
        self._delivery = delivery
        self._lock = KeyedLock()

    async def open(self, interaction: Interaction, place: int, make: Callable[[], Awaitable[Lobby]]) -> Lobby:
        """Answer with a new message of a lobby, and delete the previous one; the first has mentions."""
        async with self._lock(place):
            lobby = await make()
            previous = await self._post_of(lobby.row)
            mentioned = lobby.awaited if previous is None else ()
            await send(interaction, self._message(lobby).view(), mentions=mentioned)
            await self._remember(lobby.row, MessageRef(place, (await interaction.original_response()).id))
        if previous is not None:
            await best_effort(self._delivery.delete(previous))
        return lobby

    async def show(self, interaction: Interaction, lobby: Lobby, *, seated: bool = False) -> None:
        """Update the message of a lobby and answer; a person ``seated`` from elsewhere gets a link."""
        place, number = lobby.row.place, lobby.row.id
        # An earlier answer has said everything; the acknowledgement below says nothing.
        needs_words = is_command(interaction) or not is_answered(interaction)
        if self._lock.is_held(place):
            await defer(interaction, ephemeral=True, thinking=is_command(interaction))
        async with self._lock(place):
            made = self._message(await self._client.lobbies.get(number))
            post = await self._post_of(lobby.row)
            tapped = _tapped(interaction, number)
            if tapped is not None and (post is None or post.message <= tapped.message):
                # The bot may have crashed before it saved the message's id.
                if tapped != post:
                    await self._remember(lobby.row, tapped)
                await change(interaction, made)
                stale = post
            else:
                if needs_words:
                    link = f"<#{place}>" if post is None else f"{address_of(lobby.row)}/{post.message}"
                    await self.answer_changed(interaction, link if seated else None)
                await self._change(lobby, post, made)
                stale = tapped
        if stale is not None and stale != (await self._post_of(lobby.row)):
            await best_effort(self._delivery.delete(stale))

    async def turn_into(self, row: TableRow, made: Message | None) -> None:
        """Replace the message of a lobby, if it has one; with None delete it."""
        async with self._lock(row.place):
            post = await self._post_of(row)
            if post is not None and made is None:
                await self._delivery.delete(post)
            elif post is not None and made is not None:
                await self._delivery.edit(post, made)

    async def close(self, row: TableRow, why: str) -> None:
        """Replace the message of a lobby by the reason why it is closed, and forget its id."""
        await self.turn_into(row, message(self._client.languages.of(row.language)(why)))
        await self._client.store.drop_message(row.id, LOBBY)

    async def refresh(self, lobby: Lobby) -> None:
        """Update the message of a lobby without answering."""
        async with self._lock(lobby.row.place):
            made = self._message(await self._client.lobbies.get(lobby.row.id))
            await self._change(lobby, await self._post_of(lobby.row), made)

    async def show_seated(self, interaction: Interaction, lobby: Lobby) -> None:
        """Show a lobby to a new player; if its game has started meanwhile, confirm their seat."""
        try:
            await self.show(interaction, lobby, seated=True)
        except Refusal as refusal:
            seats = await self._client.store.seats(lobby.row.id)
            seated = any(seat.person == interaction.user.id for seat in seats)
            if refusal.key != "refusal-game-has-begun" or not seated:
                raise
            await say(interaction, translator(interaction)("seated-game-has-begun"))

    async def answer_changed(self, interaction: Interaction, seat_at: str | None = None) -> None:
        """Confirm a change, or a seat with its link, to a person who can't see it where they tapped."""
        key, link = ("lobby-changed", "") if seat_at is None else ("lobby-seated", seat_at)
        await say(interaction, translator(interaction)(key, place=link))

    async def _change(self, lobby: Lobby, post: MessageRef | None, made: Message) -> None:
        if post is None or not await self._delivery.edit(post, made):
            row, mentioned = lobby.row, lobby.awaited if post is None else ()
            sent = await self._delivery.send(row.place, made, mentions=mentioned)
            await self._remember(row, sent)
            if post is not None:
                await best_effort(self._delivery.delete(post))

    def _message(self, lobby: Lobby) -> Message:
        return lobby_message(lobby, self._client.languages.of(lobby.row.language))

    async def _post_of(self, row: TableRow) -> MessageRef | None:
        return (await self._client.store.posted(row.id)).messages.get(LOBBY)

    async def _remember(self, row: TableRow, post: MessageRef) -> None:
        await self._client.store.put_message(row.id, LOBBY, post)


def is_command(interaction: Interaction) -> bool:
    """Return whether an interaction is a slash command."""
    return interaction.type is discord.InteractionType.application_command


def _tapped(interaction: Interaction, table: int) -> MessageRef | None:
    """Return the tapped message if it is a public one of this lobby, else None."""
    tapped = interaction.message
    data: Mapping[str, Any] = interaction.data or {}
    # The id of the form ends with the number of the table.
    is_lobbys = f":lobby:{table}:" in f"{data.get('custom_id')}:"
    if tapped is None or tapped.flags.ephemeral or not is_lobbys:
        return None
    return MessageRef(tapped.channel.id, tapped.id)
