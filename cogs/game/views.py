"""Views of a game, for players and spectators: private, or shown to everybody at a tap."""

import asyncio
from collections.abc import Sequence
from typing import Literal, cast, get_args

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.languages.translator import Translator, seat_name
from bot.storage.errors import ElsewhereError
from bot.tables.replay import as_of
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import (
    BUTTONS_IN_A_ROW,
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    LONGEST_TEXT,
    Message,
    button,
    custom_id,
    cut,
    escape,
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
from cogs.discord.showing import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from cogs.lobby.hand_place import hand_place
from cogs.reference.cog import show_rules, suited_to
from engine.game import Seat
from renders.parts.language import all_of

LOGGED_STEPS = 6

ROOM_FOR_A_LOG = LONGEST_TEXT - 200
"""Space for the last steps; the rest is for the note on who shows them."""

ViewKind = Literal["table", "city", "cities", "log", "details"]
"""What to show; a city and score details belong to a seat."""


class WatchingCog(commands.Cog, name="table"):
    """Shows the table, the cities, whose turn it is, and what happened."""

    def __init__(self, client: Client, announcer: Announcer, showing: Showing) -> None:
        self._client = client
        self._announcer = announcer
        self._showing = showing

    # -- views ----------------------------------------------------------------------------------------

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
        """Post a tapped view for everybody: ``show:kind:step``, with a seat if it belongs to one.

        It shows the game as of that step; raise `Refusal` if it can't be shown.
        """
        kind, step = tap.word(1), tap.number(2)
        if kind not in get_args(ViewKind):
            raise Refusal("refusal-offer-changed")
        snapshot = await self._as_it_was(tap, step)
        seat = Seat(tap.number(3)) if kind in ("city", "details") else None
        text = self._announcer.public_text(snapshot)
        names = self._announcer.public(snapshot).names
        if (seat or 0) >= len(names) or (kind == "details" and not snapshot.game.over):
            raise Refusal("refusal-offer-changed")

        async def make() -> Message:
            with drawing_for(tap.interaction.user.id, tap.interaction.guild_id):
                return await self.made(snapshot, cast("ViewKind", kind), seat, text)

        await self._showing.show(tap.interaction, text, make)

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

    # -- commands -------------------------------------------------------------------------------------

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
                text = self._announcer.public_text(snapshot)
                made = await self.made(snapshot, "cities", None, text)
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
            waiting = [escape(seat_name(snapshot.seats[seat], text)) for seat in snapshot.waiting_for()]
            heading = self._announcer.presenters.of(snapshot, text).heading()
            if not waiting:
                await say(interaction, text("status-all-picked", heading=heading))
                return
            await say(interaction, text("status", heading=heading, names=all_of(waiting, text)))
            # This posts the message with the buttons again if somebody has deleted it.
            running = self._client.sessions.running.get(snapshot.id)
            if running is not None:
                await self._announcer.show_progress(running)

    @app_commands.command(description="command-log")
    async def log(self, interaction: Interaction) -> None:
        """Describe the last rounds."""
        async with answering(interaction):
            await self.answer(interaction, await self._game_here(interaction), "log")

    # -- taps -----------------------------------------------------------------------------------------

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

    # -- helpers --------------------------------------------------------------------------------------

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
