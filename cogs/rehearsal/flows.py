"""What the bot does in games, step by step, and the taps that it asks a person for."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, cast

import discord

from bot.client import Client
from bot.common.game_options import PLAYED_WITH, GameName, Options
from bot.common.refusal import Refusal
from bot.common.stored_rows import USUAL_LEVEL, MessageKey, SeatRow, ephemeral_place
from bot.languages.translator import Translator
from bot.tables.lobby import Lobby
from bot.tables.session import Session
from cogs.discord.delivery import Delivery, best_effort
from cogs.discord.message import Message, custom_id, message
from cogs.discord.permissions import install_link, serves_guests
from cogs.discord.reply import Interaction
from cogs.game_records.cog import record_file
from cogs.games.turn_based import TOO_LATE
from cogs.lobby.cog import open_thread
from cogs.lobby.message import FORM, LobbyPosts, started_lobby
from cogs.rehearsal.report import Plan, Report
from cogs.rehearsal.traffic import Traffic, poll
from cogs.samples.positions import PLAYERS, payable_in_several_ways, with_a_choice_of_payment
from engine.game import Seat
from engine.rules import rules_named

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread

LONGEST_ANSWER = 3.0
"""Seconds after which Discord shows that an interaction has failed."""


@dataclass(frozen=True)
class Flows:
    """Has the bot play in one channel with one person; ``taps`` are all, with the time of each."""

    client: Client
    plan: Plan
    traffic: Traffic
    report: Report
    channel: Channel
    person: discord.User
    taps: list[tuple[float, Interaction]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Listen for taps; the bot answers them as usual."""
        self.client.add_listener(self._note_tap, "on_interaction")

    async def _note_tap(self, interaction: Interaction) -> None:
        self.taps.append((time.monotonic(), interaction))

    @property
    def text(self) -> Translator:
        """The texts in the bot's usual language."""
        return self.client.languages.of(None)

    @property
    def delivery(self) -> Delivery:
        """Sends and edits messages as the bot does."""
        return Delivery(self.client)

    async def show(self, made: Message) -> None:
        """Post a message, and edit it so that it keeps its pictures."""
        post = await self.delivery.send(self.channel.id, made)
        if made.pictures:
            await self.delivery.edit(post, made)

    # -- games --------------------------------------------------------------------------------------------

    async def step(self, game: GameName, *, in_thread: bool = False) -> None:
        """Play from the lobby through the first step, and end the game there."""
        lobby = await self._gather(game)
        if in_thread:
            assert isinstance(self.channel, discord.TextChannel)
            opened = await open_thread(self.channel, lobby, self.text)
            lobby = replace(lobby, row=replace(lobby.row, place=opened.id))
        session = await self.client.sessions.begin(lobby)
        # As in the lobby itself, the game goes on even if this fails.
        posts = LobbyPosts(self.client, self.delivery)
        await best_effort(posts.turn_into(lobby.row, started_lobby(session.row, self.text)))
        seat = await self._until_asked(session)
        before = session.posted.first_untold

        def is_told() -> bool:
            return session.posted.first_untold > before

        def is_asked() -> bool:
            # A round starts once the last one is told; turns may continue in the last step's message.
            announced = session.row.options.in_turns or session.step == session.posted.first_untold
            return announced and session.snapshot.decision(seat) is not None

        while not is_told():
            await self._until(lambda: is_told() or is_asked(), "what happened")
            decision = session.snapshot.decision(seat)
            if decision is not None and not is_told():
                try:
                    await session.choose(decision.seat, session.step, decision.choices[0])
                except Refusal as refusal:
                    # The game may have made a forced choice meanwhile.
                    if refusal.key not in TOO_LATE:
                        raise
        await self._until_asked(session)
        await self._end(session)

    async def thread(self) -> None:
        """Play in a thread, where the bot may open one."""
        may = self.channel.permissions_for(self.channel.guild.me)
        may_open = may.create_public_threads and may.send_messages_in_threads
        if isinstance(self.channel, discord.TextChannel) and may_open:
            await self.step("architects", in_thread=True)
        else:
            untried = (
                "Not tried: this is no text channel, or the bot may not create public threads here and send "
                "messages in them; games that ask for a thread are played in the channel."
            )
            self.report.add(None, "Thread", untried)

    async def end_all(self) -> None:
        """End all lobbies and games in the channel and its threads."""
        await self.client.sessions.place_gone(self.channel.id)
        lobby = await self.client.lobbies.at(self.channel.id)
        if lobby is not None:
            await self.client.lobbies.close(lobby.row.id, "ended", self.person.id)

    async def _open(self, game: GameName) -> Lobby:
        return await self.client.lobbies.open(
            server=self.channel.guild.id,
            channel=self.channel.id,
            host=self.person.id,
            name=self.person.display_name,
            language=self.text.language,
            options=Options(game=game),
        )

    async def _gather(self, game: GameName) -> Lobby:
        """Post a lobby and fill it with computer players."""
        lobby, posts = await self._open(game), LobbyPosts(self.client, self.delivery)
        await posts.refresh(lobby)
        for _ in range(1, PLAYERS[game][0]):
            lobby = await self.client.lobbies.add_computer(lobby.row.id, self.person.id)
            await posts.refresh(lobby)
        return lobby

    async def _resume_with_a_list(self) -> Session:
        """Resume a game, as after a restart, in which the person's hand can offer a list."""
        position, lobby = await asyncio.to_thread(with_a_choice_of_payment), await self._open("base")
        names = self.text("computer-names").split(", ")
        seats = [
            SeatRow(seat, self.person.id, self.person.display_name)
            if seat == position.seat
            else SeatRow(seat, None, names[seat], level=USUAL_LEVEL)
            for seat in map(Seat, range(position.players))
        ]
        row = replace(lobby.row, state="playing", rules=rules_named(*PLAYED_WITH[position.game]).version)
        await self.client.store.begin(row, position.header, seats)
        for number, step in enumerate(position.steps):
            await self.client.store.put_step(row, number, step, seats)
        await self.client.sessions.resume()
        return self.client.sessions.get(row.id)

    async def _until_asked(self, session: Session) -> Seat:
        """Wait until the person has a decision and all its messages are posted; return their seat."""
        seat = session.seat_of(self.person.id)
        assert seat is not None
        known = await self.client.store.person(self.person.id)
        has_hand = not session.row.options.in_turns and known.direct_channel is not None

        def is_asked() -> bool:
            asked = session.posted.current, MessageKey("hand", session.step, seat)
            return (
                # Steps before a restart are told first, in a message with the same key until then.
                session.snapshot.announced_steps == session.step
                and session.messages.keys() >= set(asked[: 1 + has_hand])
                and session.snapshot.decision(seat) is not None
            )

        await self._until(is_asked, "the question to the person")
        return seat

    async def _end(self, session: Session) -> None:
        await self.client.sessions.end(session, self.person.id, self.person.display_name)

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait for an action of the bot; raises `TimeoutError`."""
        seconds = self.plan.message_seconds
        if not await poll(holds, seconds):
            raise TimeoutError(f"{what} was not there after {seconds:.0f} s")

    # -- taps ---------------------------------------------------------------------------------------------

    async def three_taps(self) -> None:
        """Ask for three taps: in the channel, on the hand that was sent, and in the list that opens."""
        session = await self._resume_with_a_list()
        seat = await self._until_asked(session)
        place = payable_in_several_ways(session.game.view(seat))
        assert place is not None
        is_direct = MessageKey("hand", session.step, seat) in session.messages
        where = "direct message" if is_direct else "hand that opens"
        await self._ask(
            "rehearsal-taps",
            f"three taps please: My hand in #{self.channel.name}, then in the {where} {place + 1}, then an "
            f"entry of the list that comes. Waiting {self.plan.tap_seconds:.0f} s.",
            number=place + 1,
            open="yes" if is_direct else "no",
        )
        until = time.monotonic() + self.plan.tap_seconds
        opening = f"button:{custom_id('table', session.id, 'hand')}"
        first = await self._tapped("Tap in the channel", opening, until)
        subject = "Tap in the direct message" if is_direct else "Tap on the hand"
        await self._tapped(subject, f"button:hand:{session.id}:", until, is_direct=is_direct)
        await self._tapped("Choice in a list", f"list:hand:{session.id}:", until)
        stored = await self.client.store.game(session.id)
        if first is not None and stored is not None:
            await first.followup.send(self.text("record-file"), file=record_file(stored), ephemeral=True)
        await self._end(session)
        if first is not None:
            await best_effort(first.delete_original_response())

    async def form(self) -> None:
        """Ask for a tap that opens a form, which need not come, and for the form."""
        lobby, seconds = await self._gather("base"), self.plan.form_seconds
        await self._ask(
            "rehearsal-form",
            f"one more tap if you like: Options in #{self.channel.name}, and send the form. Waiting "
            f"{seconds:.0f} s.",
        )
        opening, until = f"button:{custom_id('lobby', lobby.row.id, 'options')}", time.monotonic() + seconds
        if await self._tapped("Form that opens", opening, until, is_optional=True):
            sent, until = f"{FORM}{lobby.row.id}", time.monotonic() + seconds
            await self._tapped("Form that is sent", sent, until, is_optional=True)

    async def practice_elsewhere(self) -> None:
        """Ask for practice on a server without the bot, which need not come."""
        client, subject, seconds = self.client, "Where the bot isn't", self.plan.form_seconds
        assert client.application_id is not None
        if not any(serves_guests(each) for each in client.tree.get_commands()):
            untried = "Not tried: User Install is off under Installation in Discord's portal."
            self.report.add(None, subject, untried)
            return
        self.report.tell(
            f"One more thing if you like: install the app for yourself with "
            f"{install_link(client.application_id)}, type /practice on a server without the bot or in a "
            f"message to somebody else, and choose a card there. Waiting {seconds:.0f} s."
        )

        def played() -> Session | None:
            session = client.sessions.at(ephemeral_place(self.person.id))
            return session if session is not None and session.step else None

        session = await poll(played, seconds)
        if session is None:
            self.report.add(None, subject, "Nobody has practised there: it was not tried, and need not be.")
            return
        begun = len(self.traffic.exchanges)

        def is_answered() -> bool:
            later = self.traffic.exchanges[begun:]
            return any(each.path.startswith("/webhooks/") and each.ended is not None for each in later)

        await self._until(is_answered, "the answer to the choice")
        await self._end(session)

    async def _ask(self, key: str, instruction: str, **placeholders: str | int) -> None:
        words = message(self.text(key, person=f"<@{self.person.id}>", **placeholders))
        await self.delivery.send(self.channel.id, words, mentions=[self.person.id])
        self.report.tell(f"  {self.person.display_name}, {instruction}")

    async def _tapped(
        self, subject: str, identity: str, until: float, *, is_direct: bool = False, is_optional: bool = False
    ) -> Interaction | None:
        """Wait for a tap on a component with such an id, and report how it was answered."""

        def find() -> tuple[float, Interaction] | None:
            for at, tap in self.taps:
                tapped = str(cast("dict[str, Any]", tap.data or {}).get("custom_id"))
                is_own = tap.user.id == self.person.id and (tap.guild_id is None or not is_direct)
                if is_own and tapped.startswith(identity):
                    return at, tap
            return None

        found = await poll(find, until - time.monotonic())
        if found is None and is_optional:
            self.report.add(None, subject, "Nobody did it: it was not tried, and need not be.")
        elif found is None:
            self.report.add(False, subject, "Nobody tapped in time: repeat it.")
        if found is None:
            return None
        at, tap = found
        await poll(tap.response.is_done, 10.0)
        asked = await self.traffic.answered()
        answers = [each for each in asked if each.path.startswith(f"/interactions/{tap.id}/")]
        seconds = (answers[0].ended or at) - at if answers else LONGEST_ANSWER
        if seconds < LONGEST_ANSWER and answers[0].went_well:
            self.report.add(True, subject, f"Answered after {seconds:.2f} s.")
        else:
            wrong = "It was not answered in three seconds, or Discord refused the answer."
            self.report.add(False, subject, wrong)
        return tap
