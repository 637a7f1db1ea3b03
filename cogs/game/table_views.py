"""What people look up: views of a game, private or shown to everybody at a tap, and their own games."""

import asyncio
from collections.abc import Sequence
from typing import Literal, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.discord_timestamps import timestamp
from bot.common.refusal import Refusal
from bot.common.stored_rows import TableRow
from bot.languages.translator import Translator
from bot.storage.errors import ElsewhereError
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.lobby import Lobby
from bot.tables.replay import as_of
from bot.tables.session import Session
from cogs.discord.message import (
    BUTTONS_IN_A_ROW,
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    LONGEST_TEXT,
    Message,
    Part,
    address_of,
    button,
    custom_id,
    cut,
    escape,
    link,
    message,
)
from cogs.discord.picture_pool import drawing_for
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    defer,
    no_game_here,
    own_seat,
    pictures_message,
    say,
    send,
    translator,
)
from cogs.discord.router import Tap
from cogs.discord.show_everyone import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from cogs.lobby.hand_settings import hand_place
from cogs.reference.cog import show_rules, suited_to
from engine.game import Seat
from renders.parts.language import all_of

LOGGED_STEPS = 6

ROOM_FOR_A_LOG = LONGEST_TEXT - 200
"""Space for the last steps; the rest is for the note on who shows them."""

MOST_AWAITED = 10
"""Rounds with a button: a message takes 40 components, and each round has three."""

MOST_OTHERS = 10

ViewKind = Literal["table", "city", "cities", "log", "details"]
"""What to show; a city and score details belong to a seat."""


class WatchingCog(commands.Cog, name="table"):
    """Shows the table, the cities, whose turn it is, and what happened."""

    def __init__(self, client: Client, announcer: Announcer, showing: Showing) -> None:
        self._client = client
        self._announcer = announcer
        self._showing = showing

    async def answer(
        self, interaction: Interaction, snapshot: GameSnapshot, kind: ViewKind, seat: Seat | None = None
    ) -> None:
        """Answer a person with a view, and the button that shows it to everybody."""
        text, is_drawn = translator(interaction), kind not in ("log", "details")
        if is_drawn:
            await defer(interaction, ephemeral=True, thinking=True)
        with drawing_for(interaction.user.id, interaction.guild_id):
            made = await self.made(snapshot, kind, seat, text)
        words = (kind, snapshot.step, *(() if seat is None else (seat,)))
        identity = custom_id("table", snapshot.id, "show", *words)
        # An empty log is not worth showing to everybody.
        is_empty = kind == "log" and not snapshot.history
        shown = message(*made.parts, None if is_empty else show_button(interaction, identity))
        if is_drawn:
            await answer_deferred(interaction, shown)
        else:
            await send(interaction, shown.view(), ephemeral=True)

    async def made(self, game: GameSnapshot, kind: ViewKind, seat: Seat | None, text: Translator) -> Message:
        """Make a view."""
        presenter = self._announcer.presenters.of(game, text)
        match kind:
            case "table":
                return pictures_message([await presenter.table_picture()], text)
            case "city":
                return pictures_message([await presenter.city_picture(seat or Seat(0))], text)
            case "cities":
                return pictures_message(await presenter.city_pictures(), text)
            case "log":
                return message(_log(presenter) or text("log-empty"))
            case "details":
                return message(presenter.score_in_words(seat or Seat(0)))

    async def show_to_all(self, tap: Tap) -> None:
        """Post a tapped view for everybody, as of its step: ``show:kind:step``, maybe with a seat."""
        kind, step = tap.word(1), tap.number(2)
        if kind not in get_args(ViewKind):
            raise Refusal("refusal-offer-changed")
        snapshot = await self._as_it_was(tap, step)
        seat = Seat(tap.number(3)) if kind in ("city", "details") else None
        presenter = self._announcer.public(snapshot)
        if (seat or 0) >= len(presenter.names) or (kind == "details" and not snapshot.game.over):
            raise Refusal("refusal-offer-changed")

        async def make() -> Message:
            with drawing_for(tap.interaction.user.id, tap.interaction.guild_id):
                return await self.made(snapshot, cast("ViewKind", kind), seat, presenter.text)

        await self._showing.show(tap.interaction, presenter.text, make)

    async def _as_it_was(self, tap: Tap, step: int) -> GameSnapshot:
        """Return a game as of a step; raise `Refusal` if that step is not public yet."""
        found, replays = tap.found, self._client.sessions.replays
        if found is None:
            recording = await replays.recording(tap.table)
            if step > len(recording.steps):
                raise Refusal("refusal-offer-changed")
            return (await replays.play(recording, step))[0]
        latest = found.announced
        if step > latest.step:
            raise Refusal("refusal-offer-changed")
        return await asyncio.to_thread(as_of, latest, step)

    @app_commands.command(description="command-table")
    async def table(self, interaction: Interaction) -> None:
        """Show the table privately."""
        async with answering(interaction):
            await self.answer(interaction, await self._game_here(interaction), "table")

    @app_commands.command(description="command-hand")
    async def hand(self, interaction: Interaction) -> None:
        """Show the person's hand privately, with settings for where hands go and for confirmation."""
        async with answering(interaction):
            here = self._client.sessions.from_channel(interaction.channel_id or 0)
            mine = self._client.sessions.of_person(interaction.user.id)
            with_hands = [each for each in mine if not each.row.options.in_turns]
            at_hand = [each for each in here if each in with_hands]
            sessions = at_hand or with_hands
            others = [] if at_hand else await self._client.cluster.games_of(interaction.user.id)
            elsewhere = [each for each in others if not each.row.options.in_turns]
            known, text = await self._client.store.person(interaction.user.id), translator(interaction)
            if not sessions and not elsewhere:
                # Where hands go can be set beforehand: new players are pointed here.
                seated = any(each in mine for each in here)
                why = "refusal-no-hands" if seated else "refusal-spectator" if here else "hand-none"
                made = message(text(why), *hand_place(known, text).parts)
                await send(interaction, made.view(), ephemeral=True)
                return
            if not sessions and len(elsewhere) == 1:
                raise ElsewhereError(elsewhere[0].row.server)
            if len(sessions) + len(elsewhere) > 1:
                games = [*(session.snapshot for session in sessions), *elsewhere][:BUTTONS_IN_A_ROW]
                await send(interaction, which_hand(games, text).view(), ephemeral=True)
            else:
                await self._announcer.prompts.show(interaction, sessions[0])
            await send(interaction, hand_place(known, text).view(), ephemeral=True)

    @app_commands.command(description="command-city")
    @app_commands.describe(player="command-city-player")
    async def city(self, interaction: Interaction, player: str | None = None) -> None:
        """Show a city privately."""
        async with answering(interaction):
            snapshot = await self._game_here(interaction)
            seat = self._seat_named(interaction, snapshot, player)
            await self.answer(interaction, snapshot, "city", seat)

    @city.autocomplete("player")
    async def suggest_player(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the players of the game."""
        channel, sessions = interaction.channel_id or 0, self._client.sessions
        here = sessions.from_channel(channel, interaction.user.id)
        # Names are public whatever has been reported.
        try:
            game = here[0].snapshot if here else await sessions.replays.last_ended(channel)
        except Refusal:
            # The command itself says why the last game can't be shown.
            return []
        names = [] if game is None else self._names(interaction, game)
        return [
            app_commands.Choice(name=name[:LONGEST_OPTION], value=name[:LONGEST_OPTION])
            for name in names
            if typed.casefold() in name.casefold()
        ][:LONGEST_LIST]

    @app_commands.command(description="command-cities")
    @app_commands.describe(public="command-cities-public")
    async def cities(self, interaction: Interaction, public: bool = False) -> None:
        """Show all cities."""
        async with answering(interaction):
            snapshot = await self._game_here(interaction)
            if not public:
                await self.answer(interaction, snapshot, "cities")
                return
            await defer(interaction, thinking=True)
            with drawing_for(interaction.user.id, interaction.guild_id):
                made = await self.made(snapshot, "cities", None, self._announcer.public_text(snapshot))
            await answer_deferred(interaction, made)

    @app_commands.command(description="command-status")
    async def status(self, interaction: Interaction) -> None:
        """Say who is still to pick."""
        async with answering(interaction):
            text = translator(interaction)
            lobby = await self._client.lobbies.at(interaction.channel_id or 0)
            if lobby is not None:
                await say(interaction, text("status-lobby", count=len(lobby.seats)))
                return
            snapshot = await self._game_here(interaction)
            if not snapshot.is_running:
                await say(interaction, text("status-over" if snapshot.game.over else "status-abandoned"))
                return
            presenter = self._announcer.presenters.of(snapshot, text)
            names = all_of([presenter.escaped_names[seat] for seat in snapshot.waiting_for()], text)
            key = "status" if names else "status-all-picked"
            await say(interaction, text(key, heading=presenter.heading(), names=names))
            if not names:
                return
            # This posts the message with the buttons again if somebody has deleted it.
            running = self._client.sessions.running.get(snapshot.id)
            if running is not None:
                await self._announcer.show_progress(running)

    @app_commands.command(description="command-log")
    async def log(self, interaction: Interaction) -> None:
        """Describe the last rounds."""
        async with answering(interaction):
            await self.answer(interaction, await self._game_here(interaction), "log")

    async def tapped(self, tap: Tap) -> None:
        """Answer a button below a public message or a private view."""
        if tap.words[0] == "show":
            await self.show_to_all(tap)
            return
        session = tap.session
        match tap.words[0]:
            case "hand":
                await self._announcer.prompts.show(tap.interaction, session)
            case "table" | "cities" as kind:
                await self.answer(tap.interaction, session.announced, kind)
            case "nudge":
                await self._nudge(tap.interaction, session)
            case "rules":
                options = session.row.options
                await show_rules(tap.interaction, options.game, suited_to(options, len(session.seats)))
            case _:
                raise Refusal("refusal-offer-changed")

    async def _nudge(self, interaction: Interaction, session: Session) -> None:
        seat, person = own_seat(interaction, session.snapshot), interaction.user.id
        await defer(interaction, ephemeral=True, thinking=True)
        called, others = await self._announcer.nudge(session, person, session.seats[seat].name)
        text = translator(interaction)
        key, names = "nudged-but" if others else "nudged", all_of(called, text)
        await say(interaction, text(key, names=names, others=all_of(others, text)))

    async def _game_here(self, interaction: Interaction) -> GameSnapshot:
        """Return the channel's game, the person's own first, else the last one; raise `Refusal` if none."""
        channel, sessions = interaction.channel_id or 0, self._client.sessions
        here = sessions.from_channel(channel, interaction.user.id)
        found = here[0].announced if here else await sessions.replays.last_ended(channel)
        if found is None:
            raise no_game_here(interaction)
        return found

    def _names(self, interaction: Interaction, snapshot: GameSnapshot) -> list[str]:
        """List the names by seat; a repeated name gets its seat number."""
        names = self._announcer.presenters.of(snapshot, translator(interaction)).names
        return [
            name if name not in names[:seat] else f"{name} ({seat + 1})" for seat, name in enumerate(names)
        ]

    def _seat_named(self, interaction: Interaction, snapshot: GameSnapshot, player: str | None) -> Seat:
        if player is None:
            own = snapshot.seat_of(interaction.user.id)
            return own if own is not None else Seat(0)
        names = self._names(interaction, snapshot)
        found = [
            seat for seat, name in enumerate(names) if name[:LONGEST_OPTION].casefold() == player.casefold()
        ]
        if not found:
            raise Refusal("refusal-not-at-this-table", name=escape(cut(player, LONGEST_OPTION)))
        return Seat(found[0])


def which_hand(games: Sequence[GameSnapshot], text: Translator) -> Message:
    """Ask a person with several hands which game's hand to show."""
    row = tuple(
        button(
            custom_id("table", game.id, "hand"),
            " · ".join(seat.name for seat in game.seats)[:LONGEST_LABEL],
        )
        for game in games
    )
    return message(text("which-game"), row)


def _log(presenter: GamePresenter) -> str:
    """Describe as many of the last steps as fit, the latest last."""
    text = ""
    for steps in range(LOGGED_STEPS, 0, -1):
        text = "\n".join(presenter.chronicle(steps))
        if len(text) <= ROOM_FOR_A_LOG:
            break
    return text


class OwnGamesCog(commands.Cog, name="mine"):
    """Lists the games and lobbies of a person."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer

    @app_commands.command(description="command-mine")
    async def mine(self, interaction: Interaction) -> None:
        """List privately the games where it's the person's turn, then their others."""
        async with answering(interaction):
            person, text = interaction.user.id, translator(interaction)
            here = [each.snapshot for each in self._client.sessions.of_person(person)]
            games = here + await self._client.cluster.games_of(person)
            lobbies = await self._lobbies_of(person)
            await send(interaction, self.listing(person, games, lobbies, text).view(), ephemeral=True)

    async def _lobbies_of(self, person: int) -> list[Lobby]:
        """List the lobbies in which a person has a seat or a reserved one."""
        found = []
        for number in (await self._client.store.person_summary(person)).lobbies:
            try:
                lobby = await self._client.lobbies.get(number)
            except Refusal:
                continue
            if person in (*lobby.persons, *lobby.awaited):
                found.append(lobby)
        return found

    def listing(
        self, person: int, games: Sequence[GameSnapshot], lobbies: Sequence[Lobby], text: Translator
    ) -> Message:
        """List the games and lobbies of a person, those waiting for them first."""
        awaited = sorted(
            (game for game in games if _awaits(game, person)),
            key=lambda game: (game.row.deadline is None, game.row.deadline or game.id),
        )
        called = [lobby for lobby in lobbies if person in lobby.awaited]
        others = [
            *(self._quiet(game, person, text) for game in games if game not in awaited),
            *(
                text("mine-lobby", game=_game(lobby.row, text), place=self._way(lobby.row, text))
                for lobby in lobbies
                if lobby not in called
            ),
        ]
        parts: list[Part | None] = []
        for lobby in called:
            parts += self._reserved_seat(lobby, text)
        for game in awaited:
            parts += self._awaited(game, person, text)
        more = len(parts) // 2 - MOST_AWAITED
        if not parts and not others:
            return message(text("mine-nothing"))
        return message(
            text("mine-your-turn" if parts else "mine-all-done"),
            *parts[: 2 * MOST_AWAITED],
            text("mine-more", count=more) if more > 0 else None,
            "\n".join([text("mine-others"), *others[:MOST_OTHERS]]) if others else None,
            text("mine-more", count=len(others) - MOST_OTHERS) if len(others) > MOST_OTHERS else None,
        )

    def _awaited(self, snapshot: GameSnapshot, person: int, text: Translator) -> tuple[Part, Part | None]:
        """Describe a game that waits for a person, with a link to its message if there is one."""
        row, post = snapshot.row, snapshot.messages.get(snapshot.posted.current)
        presenter, own = self._announcer.presenters.of(snapshot, text), snapshot.seat_of(person)
        names = [presenter.escaped_names[seat] for seat in snapshot.waiting_for() if seat != own]
        asked = row.active if post is None else discord.utils.snowflake_time(post.message).timestamp()
        lines = [
            text("mine-game", game=_game(row, text), place=self._place(row, text)),
            presenter.heading(),
            text("mine-since", since=timestamp(asked))
            if row.deadline is None
            else text("mine-since-until", since=timestamp(asked), until=timestamp(row.deadline)),
            text("mine-others-too", names=all_of(names, text)) if names else text("mine-only-you"),
        ]
        if row.is_ephemeral:
            return "\n".join(lines), None
        address = address_of(row) if post is None else f"{address_of(row)}/{post.message}"
        return "\n".join(lines), (link(address, text("button-go-there")),)

    def _reserved_seat(self, lobby: Lobby, text: Translator) -> tuple[Part, Part]:
        """Describe a seat reserved for a person, with a link to it."""
        game = text("mine-game", game=_game(lobby.row, text), place=self._place(lobby.row, text))
        line = text("mine-kept", until=timestamp(lobby.row.deadline or 0.0))
        return f"{game}\n{line}", (link(address_of(lobby.row), text("button-go-there")),)

    def _quiet(self, snapshot: GameSnapshot, person: int, text: Translator) -> str:
        """Describe in a line a game that waits for others, or in which a computer plays for the person."""
        seat = snapshot.seat_of(person)
        away = seat is not None and snapshot.plays_itself(seat)
        everyone = self._announcer.presenters.of(snapshot, text).escaped_names
        names = all_of([everyone[each] for each in snapshot.waiting_for()], text)
        key = "mine-away" if away else "mine-quiet" if names else "mine-goes-on"
        text = text.at_table(self._client.languages.of(snapshot.row.language))
        return text(key, game=_game(snapshot.row, text), place=self._way(snapshot.row, text), names=names)

    def _way(self, row: TableRow, text: Translator) -> str:
        """Name a place without a button as a link."""
        return _link(row) if row.is_direct and not row.is_ephemeral else self._place(row, text)

    def _place(self, row: TableRow, text: Translator) -> str:
        if row.is_ephemeral:
            return text("mine-ephemeral")
        if row.is_direct:
            return text("mine-direct")
        server = self._client.get_guild(row.server)
        if server is None:
            return _link(row)
        return text("mine-place", place=_link(row), server=escape(server.name))


def _awaits(snapshot: GameSnapshot, person: int) -> bool:
    seat: Seat | None = snapshot.seat_of(person)
    return seat is not None and seat in snapshot.waiting_for() and not snapshot.plays_itself(seat)


def _game(row: TableRow, text: Translator) -> str:
    return text(f"game-{row.options.game}")


def _link(row: TableRow) -> str:
    return address_of(row) if row.is_direct else f"<#{row.place}>"
