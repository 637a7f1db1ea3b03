"""The bot's own part in a game, step by step: from the lobby through a round or a turn, and a thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.common.options import PLAYED_WITH, GameName, Options
from bot.common.refusal import Refusal
from bot.common.rows import USUAL_LEVEL, MessageKey, MessageRef, SeatRow
from bot.tables.lobby import Lobby
from bot.tables.session import Session
from cogs.discord.delivery import best_effort
from cogs.discord.message import Message
from cogs.games.turns.taps import TOO_LATE
from cogs.lobby.cog import open_thread
from cogs.lobby.message import started_lobby
from cogs.lobby.posts import LOBBY, LobbyPosts
from cogs.rehearsal.context import RehearsalContext, poll
from cogs.samples.moments import PLAYERS, Moment
from engine.game import Seat
from engine.rules import rules_named

KINDS = {
    "step": "who is waited for",
    "told": "what happened",
    "superseded": "message that was posted again",
    "age": "conflicts, cities",
}
"""Names in the report for the kinds of messages in the store, if they differ."""

SHORT: dict[GameName, str] = {
    "base": "7 Wonders",
    "second-edition": "Second edition",
    "duel": "Duel",
    "architects": "Architects",
}

THREAD = "Thread"
NEEDED_FOR_A_THREAD = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)


class OverdueError(Exception):
    """A message that the bot should have posted or edited is not there in time."""


class Flows:
    """Has the bot play in one channel, with one person."""

    def __init__(self, context: RehearsalContext) -> None:
        self._context = context
        self._client = context.client
        self._channel = context.channel
        self._person = context.person
        self._checker = context.checker
        self._lobbies = LobbyPosts(context.client, context.delivery)

    # -- the flows ------------------------------------------------------------------------------------

    async def step(self, game: GameName) -> None:
        """Play from the lobby through the first step, and end the game there."""
        session = await self._begin(await self.gather(game))
        seat = await self.until_asked(session)
        await self.check(session)
        await self._progress(session, seat)
        await self._decide(session, seat)
        await self.until_asked(session)
        await self.check(session)
        await self.end(session)

    async def thread(self) -> None:
        """Open a thread as the bot does, play there and end the game; `clear` deletes it."""
        channel, report = self._channel, self._context.report
        if not isinstance(channel, discord.TextChannel):
            report.add(None, THREAD, "Not tried: threads are opened in text channels alone.")
            return
        if not channel.permissions_for(channel.guild.me).is_superset(NEEDED_FOR_A_THREAD):
            report.add(
                None,
                THREAD,
                "Not tried: the bot may not create public threads here and send messages in them; games that "
                "ask for a thread are played in the channel.",
            )
            return
        lobby = await self.gather("architects")
        opened = await open_thread(channel, lobby, self._context.text)
        there = await self._client.fetch_channel(opened.id)
        right = (
            isinstance(there, discord.Thread)
            and (there.name, there.type, there.parent_id) == (opened.name, opened.type, channel.id)
            and not there.archived
        )
        report.check(
            right,
            THREAD,
            f"Opened as {opened.mention}, with the name and in the channel that were meant.",
            f"Opened, but Discord tells of another one: {there!r}.",
        )
        session = await self._begin(replace(lobby, row=replace(lobby.row, place=opened.id)))
        await self.until_asked(session)
        await self.check(session)
        await self.end(session)

    # -- shared with the taps -------------------------------------------------------------------------

    async def resume(self, moment: Moment) -> Session:
        """Resume a game in the middle, as after a restart."""
        lobby = await self._open(moment.game)
        names = self._context.text("computer-names").split(", ")
        seats = [
            SeatRow(Seat(seat), self._person.id, self._person.display_name)
            if seat == moment.seat
            else SeatRow(Seat(seat), None, names[seat], level=USUAL_LEVEL)
            for seat in range(moment.players)
        ]
        row = replace(lobby.row, state="playing", rules=rules_named(*PLAYED_WITH[moment.game]).version)
        await self._client.store.begin(row, moment.header, seats)
        for number, step in enumerate(moment.steps):
            await self._client.store.put_step(row, number, step, seats)
        await self._client.sessions.resume()
        return self._client.sessions.get(row.id)

    async def gather(self, game: GameName) -> Lobby:
        """Post a lobby and fill it with computer players."""
        lobby = await self._open(game)
        await self._lobbies.refresh(lobby)
        for _ in range(1, PLAYERS[game][0]):
            lobby = await self._client.lobbies.add_computer(lobby.row.id, self._person.id)
            await self._lobbies.refresh(lobby)
        await self._check_lobby(lobby, f"{SHORT[game]}: lobby")
        return lobby

    async def until_asked(self, session: Session) -> Seat:
        """Wait until the person has a decision and all its messages are posted; return their seat."""
        seat = session.seat_of(self._person.id)
        assert seat is not None
        known = await self._client.store.person(self._person.id)
        has_hand = not session.row.options.in_turns and known.direct_channel is not None
        await self._until(lambda: session.snapshot.decision(seat) is not None, "the question to the person")
        # Steps before a restart are told first, in a message with the same key until then.
        await self._until(lambda: session.snapshot.announced_steps == session.step, "what happened")
        await self._until(lambda: session.posted.current in session.messages, "the message of the step")
        if has_hand:
            await self._until(lambda: MessageKey("hand", session.step, seat) in session.messages, "the hand")
        return seat

    async def check(self, session: Session) -> None:
        """Check the messages of a game that were posted or edited."""
        # What happened is told in the message that said who is waited for, so the last key counts.
        first_untold = session.posted.first_untold
        await self._checker.check(
            {
                self._subject(
                    session, "told" if key.kind == "step" and key.step < first_untold else key.kind
                ): ref
                for key, ref in session.messages.items()
            }
        )

    async def show(self, subject: str, made: Message) -> None:
        """Post and check a single message."""
        post = await self._context.delivery.send(self._channel.id, made)
        await self._checker.check({subject: post})

    async def end(self, session: Session) -> None:
        """End the game as its host does, and check its messages."""
        messages = session.messages
        await self._client.sessions.end(session, self._person.id, self._person.display_name)
        await self._checker.check({"A game that was ended": self._checker.newest(session.row.place)})
        await self._checker.check(
            {f"{self._subject(session, key.kind)}, ended": ref for key, ref in messages.items()}
        )

    async def end_all(self) -> None:
        """End all lobbies and games in the channel and its threads, for the next part."""
        await self._client.sessions.place_gone(self._channel.id)
        lobby = await self._client.lobbies.at(self._channel.id)
        if lobby is not None:
            await self._client.lobbies.close(lobby.row.id, "ended", self._person.id)

    async def _open(self, game: GameName) -> Lobby:
        return await self._client.lobbies.open(
            server=self._channel.guild.id,
            channel=self._channel.id,
            host=self._person.id,
            name=self._person.display_name,
            language=self._context.text.language,
            options=Options(game=game),
        )

    async def _begin(self, lobby: Lobby) -> Session:
        """Start the game of a lobby, and check the lobby's message."""
        session = await self._client.sessions.begin(lobby)
        # As in the lobby itself, the game goes on even if this fails.
        await best_effort(self._lobbies.turn_into(lobby.row, started_lobby(session.row, self._context.text)))
        await self._check_lobby(lobby, f"{SHORT[lobby.row.options.game]}: lobby")
        return session

    async def _progress(self, session: Session, seat: Seat) -> None:
        """Have the step's message updated, as after every pick."""
        post, before = session.messages[session.posted.current], len(self._context.traffic.exchanges)
        await session.take_back(seat, session.step)
        await self._until(
            lambda: self._checker.changed(post.message, before), "the change of the step's message"
        )
        await self._checker.check({f"{self._subject(session, 'step')}, kept": post}, keeps=True)

    async def _decide(self, session: Session, seat: Seat) -> None:
        """Choose for the person until the bot has told what happened."""
        messages, before = session.messages, session.posted.first_untold

        def done() -> bool:
            return session.posted.first_untold > before

        def asked() -> bool:
            # A round starts once the last one is told; turns may continue in the last step's message.
            announced = session.row.options.in_turns or session.step == session.posted.first_untold
            return announced and session.snapshot.decision(seat) is not None

        while not done():
            await self._until(lambda: done() or asked(), "what happened")
            decision = session.snapshot.decision(seat)
            if decision is None or done():
                continue
            try:
                await session.choose(decision.seat, session.step, decision.choices[0])
            except Refusal as refusal:
                # The game may have made a forced choice meanwhile.
                if refusal.key not in TOO_LATE:
                    raise
        hands = [key for key in messages if key.kind == "hand"]
        await self._until(
            lambda: not any(key in session.messages for key in hands), "the hand being put away"
        )
        await self._checker.check(
            {f"{SHORT[session.row.options.game]}: hand put away": messages[key] for key in hands}
        )

    async def _check_lobby(self, lobby: Lobby, subject: str) -> None:
        post: MessageRef = (await self._client.store.posted(lobby.row.id)).messages[LOBBY]
        await self._checker.check({subject: post})

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait for an action of the bot; raises `OverdueError`."""
        seconds = self._context.plan.message_seconds
        if await poll(lambda: holds() or None, seconds) is None:
            raise OverdueError(f"{what} was not there after {seconds:.0f} s")

    def _subject(self, session: Session, kind: str) -> str:
        in_turns = session.row.options.in_turns
        shown = "turn" if kind == "step" and in_turns else KINDS.get(kind, kind)
        is_here = session.row.place == session.row.channel
        return f"{SHORT[session.row.options.game] if is_here else THREAD}: {shown}"
