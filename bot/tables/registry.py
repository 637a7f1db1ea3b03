"""Every running game: begun, kept going, brought back after a crash."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext
from dataclasses import replace
from functools import partial
from typing import Literal

from bot.common.clock import Clock
from bot.common.gate import Gate
from bot.common.logs import shard_at_hand, table_at_hand
from bot.common.refusal import Refusal
from bot.common.rows import Address, EndReason, MessageRef, TableRow
from bot.computers.players import ComputerPlayers
from bot.computers.turns import ComputerTurns
from bot.storage.errors import PlaceTakenError, StoreError, UnreadableError
from bot.storage.store import Store
from bot.tables.connectivity import Connectivity
from bot.tables.events import GameEvents, PlaceGoneError
from bot.tables.lobby import Lobby
from bot.tables.loop import GameLoop
from bot.tables.outcome import boards_of, with_board
from bot.tables.practice import last_choice
from bot.tables.replay import OtherRulesError, Replays, as_of, play_again
from bot.tables.restore import RestoreQueue, Turn
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from bot.tables.tips import as_told_before
from engine.game import Seat
from engine.record import new_game

log = logging.getLogger(__name__)

BACKFILL_PAUSE_SECONDS = 0.1
"""Between two games of older versions whose results are worked out."""

ANNOUNCING_AT_ONCE = 4
"""How many games that were brought back tell at the same time where they stand."""

SEED_BITS = 128
"""Of the system's randomness: who knows some cards of a deal cannot try all seeds to find the others."""


SessionKey = tuple[Literal["channel", "person"], int]


class SessionIndex:
    """The sessions of this process by all that they are asked for; ``by_number`` is only to be read."""

    def __init__(self) -> None:
        self.by_number: dict[int, Session] = {}
        self._found: defaultdict[SessionKey, dict[int, Session]] = defaultdict(dict)
        self._keys: defaultdict[int, set[SessionKey]] = defaultdict(set)

    def __iter__(self) -> Iterator[Session]:
        """Walk through all sessions in the order in which they came."""
        return iter(list(self.by_number.values()))

    def add(self, session: Session) -> None:
        """Let a session be found; its place and channel stay as they are, its persons may change."""
        self.by_number[session.id] = session
        self.seat(session)

    def seat(self, session: Session) -> None:
        """Let a session be found by the persons who have seats at it now."""
        if self.by_number.get(session.id) is session:
            keys: set[SessionKey] = {("channel", session.row.place), ("channel", session.row.channel)}
            keys |= {("person", seat.person) for seat in session.seats if seat.person is not None}
            self._file(session, keys)

    def remove(self, number: int) -> None:
        """Let a session be found no more."""
        if (session := self.by_number.pop(number, None)) is not None:
            self._file(session, set())
            del self._keys[number]

    def clear(self) -> None:
        """Let no session be found any more."""
        for session in self:
            self.remove(session.id)

    def in_channel(self, channel: int) -> list[Session]:
        """List the sessions that were opened or are played in a channel or thread."""
        return list(self._found.get(("channel", channel), {}).values())

    def of_person(self, person: int) -> list[Session]:
        """List the sessions at which a person has a seat, in the order of their numbers."""
        found = self._found.get(("person", person), {})
        return [found[number] for number in sorted(found)]

    def _file(self, session: Session, keys: set[SessionKey]) -> None:
        before = self._keys[session.id]
        for key in before - keys:
            del self._found[key][session.id]
            if not self._found[key]:
                del self._found[key]
        for key in keys:
            self._found[key][session.id] = session
        self._keys[session.id] = keys


class Sessions:
    """The running games by their numbers."""

    def __init__(
        self,
        store: Store,
        events: GameEvents,
        computer: ComputerPlayers,
        clock: Clock,
        lobbies_still: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        shard_of: Callable[[int], int | None] = lambda _: None,
        ephemeral_events: GameEvents | None = None,
    ) -> None:
        """Keep the games in ``store`` and speak to their players through ``events``.

        ``lobbies_still`` keeps all lobbies as they are meanwhile; ``shard_of`` gives the shard of a server.
        Games in messages that only one person can see speak through ``ephemeral_events``, where given.
        """
        self._store = store
        self.events = events
        self._ephemeral_events = ephemeral_events or events
        self._computer = computer
        self.clock = clock
        self._now = clock.now
        self.running = SessionIndex()
        self._shard_of = shard_of
        self._lobbies_still = lobbies_still
        self.replays = Replays(store)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.returning = RestoreQueue()
        self._beginning = asyncio.Lock()
        self.reach = Connectivity(clock.now)
        self._announcing = Gate(ANNOUNCING_AT_ONCE)

    def events_at(self, place: int) -> GameEvents:
        """Return what the game of a place speaks to its players through."""
        return self._ephemeral_events if place < 0 else self.events

    def __iter__(self) -> Iterator[Session]:
        """Walk through all games that run or have their score still to tell."""
        return iter(self.running)

    async def begin(self, lobby: Lobby) -> Session:
        """Turn a lobby into a game and let it run; raises `Refusal` where it cannot start."""
        async with self._beginning:
            stored = await self._store.table(lobby.row.id)
            if stored is None or stored.state != "lobby":
                raise Refusal("refusal-game-has-begun")
            options, now = lobby.row.options, self._now()
            if not lobby.can_start:
                raise Refusal(f"refusal-too-few-players-{options.game}")
            seed = secrets.randbits(SEED_BITS)
            game = new_game(options.rules, len(lobby.seats), seed, lobby.engine_options, options.boxes)
            header = game.record()
            boards = dict(enumerate(boards_of(header)))
            seats = [with_board(seat, boards.get(seat.seat)) for seat in lobby.seats]
            row = replace(lobby.row, state="playing", rules=game.rules.version, begun=now, active=now)
            posted = await self._store.posted(row.id)
            try:
                await self._store.begin(row, header, seats)
            except PlaceTakenError:
                raise Refusal("refusal-channel-taken") from None
            # The store is not asked again: it may be away by now, and nothing else brings the game to life.
            snapshot = replace(play_again(row, header, seats, ()), posted=posted)
            session = Session(snapshot, self._store, self._now, self.running.seat)
            self._let_run(session)
            return session

    async def resume(self, *, unnoticed: bool = False) -> None:
        """Bring every game back where it was, also one that is over and has its score still to post.

        One that cannot be read is set aside, and stops no other. Where it is ``unnoticed`` nobody is told,
        and a game that has all its messages sends none.
        """
        await self.set_unreadable_aside()
        rows = [row for row in await self._store.unfinished_games() if row.id not in self._tasks]
        await self.returning.bring(rows, partial(self._bring_back_or_lose, unnoticed=unnoticed))

    async def _bring_back_or_lose(self, row: TableRow, *, unnoticed: bool) -> None:
        try:
            await self._bring_back(row.id, unnoticed=unnoticed)
        except OtherRulesError:
            log.exception("game %d is set aside, its channel is free again", row.id)
            await self._lose(row, "other-rules")
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, UnreadableError):
                raise
            log.exception("game %d cannot be read, its channel is free again", row.id)
            await self._lose(row, "unreadable")

    async def _bring_back(self, number: int, *, unnoticed: bool) -> None:
        """Let a game go on where it was, in its turn where it has something to tell."""
        async with self._beginning:
            if number in self._tasks:
                return
            snapshot = replace(await self.replays.load(number), resumed=not unnoticed)
            session = Session(snapshot, self._store, self._now, self.running.seat)
            session.is_taken_over = unnoticed
            has_undelivered = await self.events_at(session.row.place).has_undelivered(session)
            gate = self._announcing if has_undelivered or not unnoticed else None
            self._let_run(session, Turn(gate, self.reach, self.clock, is_urgent=has_undelivered))

    async def set_unreadable_aside(self) -> None:
        """Free the places of the lobbies and games whose rows cannot be read, and tell their players.

        A game that is going on does not need its row.
        """
        for lost in await self._store.unreadable_tables():
            if lost.id not in self._tasks:
                log.error("table %d cannot be read, its channel is free again", lost.id)
                await self._set_aside(lost, "unreadable")

    async def _lose(self, row: TableRow, reason: EndReason) -> None:
        """Give a game up that cannot be gone on with; one that is over stays so, without its score told."""
        if row.state == "over":
            await self._store.mark_told(row.id)
            await self._tell_lost(row.address)
        else:
            await self._set_aside(row.address, reason)

    async def _set_aside(self, lost: Address, reason: EndReason) -> None:
        """Free the place of a table that cannot be read, and tell its players."""
        await self._store.set_aside(lost.id, reason, self._now())
        await self._tell_lost(lost)
        await self.events_at(lost.place).closed(lost)

    async def _tell_lost(self, lost: Address) -> None:
        """Tell the players of a game that is lost, where its channel is still there."""
        try:
            await self.events_at(lost.place).lost(lost)
        except PlaceGoneError:
            log.info("the place of game %d is gone too, so nobody is told", lost.id)

    async def tidy(self) -> None:
        """Take the buttons off games that have ended where any are left, and forget their messages."""
        for address in await self._store.untidied_tables():
            await self.events_at(address.place).closed(address)

    async def backfill_results(self) -> None:
        """Count the games of older versions, one after the other: nobody who plays waits for it.

        Those that were played to their end without keeping the result are played again; one that cannot be
        stays without a result.
        """
        for number in await self._store.games_without_results():
            await self.clock.wait_for(self.reach.wait())
            try:
                ending = await self.replays.ending(number)
            except StoreError:
                raise
            except Exception:
                log.exception("game %d cannot be read, it stays without a result", number)
                ending = None
            await self._store.backfill_result(number, ending)
            await self.clock.wait_for(asyncio.sleep(BACKFILL_PAUSE_SECONDS))
        # In their order: none is counted before the results of all that ended before it are known.
        await self.clock.wait_for(self.reach.wait())
        await self._store.count_older_games()

    async def end(self, session: Session, by: int, name: str) -> None:
        """Stop a game without a score, as a person called ``name`` wishes; raises `Refusal` where it is over.

        Where the store fails, the game goes on and can be ended again.
        """
        self._refuse_where_ended(session)
        if not await self.close(session, "ended", by, name):
            raise Refusal("refusal-game-over")

    async def leave(
        self,
        session: Session,
        seat: Seat,
        person: int,
        name_beside: Callable[[Sequence[str]], str],
        *,
        removed: bool = False,
    ) -> None:
        """Let a computer player play the seat of a person, or end the game that nobody plays.

        ``name_beside`` names it, given the names of all players. Raises `Refusal` where the person does not
        have the seat any more.
        """
        before, step = session.seats[seat], session.step
        await session.hand_to_computer(seat, name_beside, person, replaced=removed)
        if session.snapshot.everyone_has_left():
            # Where this fails the loop of the game tries it again, also after a crash.
            await self.close(session, "left")
        if session.is_running:
            await self.events_at(session.row.place).seat_left(session, step, before, removed=removed)

    async def sit_down(
        self, session: Session, seat: Seat, person: int, name: str, offer: MessageRef | None = None
    ) -> None:
        """Give a seat to a person, and tell so in the place of the ``offer`` of it; raises `Refusal`.

        Where the person was replaced, the host is asked whether they may come back.
        """
        if session.snapshot.was_replaced(person):
            await self.events_at(session.row.place).ask_to_readmit(session, person, name)
        before = session.seats[seat]
        await session.hand_to_person(seat, person, name)
        if session.is_running:
            await self.events_at(session.row.place).seat_taken(session, before, offer)

    async def readmit(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Let a person who was replaced take a seat again, and tell so where it was ``asked``."""
        await session.readmit(person)
        await self.events_at(session.row.place).readmitted(session, person, asked)

    async def step_back(self, session: Session, seat: Seat, step: int) -> None:
        """Take back the last choice of who practises, and all that came of it; ``step`` is asked now.

        The deal stays, so the computer players choose as they did. Raises `Refusal` where nothing has been
        chosen yet, and where it is another step meanwhile.
        """
        self._refuse_where_ended(session)
        if not session.snapshot.is_practice:
            raise Refusal("refusal-no-practice")
        async with session.choosing:
            # Another process may serve it by now.
            self._refuse_where_ended(session)
            if not session.asks(step):
                raise Refusal("refusal-round-over")
            before = session.snapshot
            back = await asyncio.to_thread(last_choice, before, seat)
            if back is None:
                raise Refusal("refusal-first-choice")
            then = as_of(before, back)
            task = self._tasks[session.id]
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            try:
                await session.step_back(then, as_told_before(session.snapshot.tips, back))
                await self.events_at(session.row.place).stepped_back(session, before)
            finally:
                # It goes on from where it is, whatever has failed, unless everything stops.
                if session.id in self.running.by_number:
                    self._let_run(session)

    async def leave_to_others(self, is_theirs: Callable[[TableRow], bool]) -> None:
        """Let other processes serve some games."""
        theirs = [each for each in self.running if is_theirs(each.row)]
        for session in theirs:
            await session.leave_to_others()
            await self._forget(session.id)
            await self.events_at(session.row.place).left_to_others(session.id)

    def _refuse_where_ended(self, session: Session) -> None:
        session.refuse_elsewhere()
        if session.id not in self._tasks or not session.is_running:
            raise Refusal("refusal-game-over")

    async def place_gone(self, channel: int) -> None:
        """Close the games that were played in a channel, or in threads that were opened from it."""
        # One that cannot be closed now keeps no other from it; it is closed when it next finds no place.
        closing = [self.close(each, "gone") for each in self.running.in_channel(channel)]
        for closed in await asyncio.gather(*closing, return_exceptions=True):
            if isinstance(closed, BaseException):
                raise closed

    def wake(self, server: int | None = None) -> None:
        """Let stopped games try again, of one server or of all: their permissions may be back."""
        for session in self.running:
            if server in (None, session.row.server):
                session.woken.set()

    async def go_on(self) -> None:
        """Move the clocks on by the time in which nobody could be reached, and let them run again."""
        if self.reach.is_lost:
            await self.reach.regain(self._move_clocks_on)
            self.wake()

    async def _move_clocks_on(self, seconds: float) -> None:
        """Move all clocks on, in the store and here: no row is read or written in between."""
        async with self._lobbies_still(), self._beginning, AsyncExitStack() as held:
            for session in self.running:
                await held.enter_async_context(session.row_lock)
            await self._store.shift_deadlines(seconds)
            for session in self.running:
                session.move_clock_on(seconds)

    async def close(
        self, session: Session, reason: EndReason, by: int | None = None, name: str | None = None
    ) -> bool:
        """Close a game in the store, stop it and tell why; where the store fails, it goes on.

        One that has been played to its end stays so, and its score is given up. Gives False, and nothing has
        happened, where it is closed already or the reason does not hold any more.
        """
        events = self.events_at(session.row.place)
        # A step that is being written is written to its end: it may have been the last one.
        async with session.choosing:
            session.refuse_elsewhere()
            if session.id not in self._tasks or not _holds(reason, session.snapshot, self._now()):
                return False
            if session.row.state == "over":
                await self._store.mark_told(session.id)
            else:
                await session.change_row(
                    lambda row: replace(
                        row, state="closed", deadline=None, reason=reason, ended=self._now(), ended_by=by
                    )
                )
            await self._forget(session.id)
        try:
            await events.closed(session.row.address, session)
        except Exception as error:
            log.warning("what game %d has left is looked for again later: %s", session.id, error)
        match reason:
            case "ended" | "left":
                await events.ended(session, name)
            case "abandoned":
                await events.abandoned(session)
        return True

    async def stop(self) -> None:
        """Stop every task; the games stay in the store as they are."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        self.running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def get(self, table: int) -> Session:
        """Return a running game by its number; raises `Refusal` where it is over."""
        found = self.running.by_number.get(table)
        if found is None or not found.is_running:
            raise Refusal("refusal-game-over")
        return found

    def at(self, place: int) -> Session | None:
        """Return the game that is played in a channel or thread, or None."""
        return next((session for session in self.from_channel(place) if session.row.place == place), None)

    def from_channel(self, channel: int, person: int | None = None) -> list[Session]:
        """List the games played in a channel, then those in threads that were opened from it.

        Those in which ``person`` has a seat come first.
        """
        found = [session for session in self.running.in_channel(channel) if session.is_running]
        found.sort(key=lambda session: session.row.place != channel)
        return found if person is None else sorted(found, key=lambda session: session.seat_of(person) is None)

    def of_person(self, person: int) -> list[Session]:
        """List the games in which a person has a seat."""
        return [each for each in self.running.of_person(person) if each.is_running]

    def _let_run(self, session: Session, turn: Turn | None = None) -> None:
        """Let a game go on, with its ``turn`` where it is brought back."""
        number = session.id
        self.running.add(session)
        options, chosen = session.row.options, session.changed.set
        computers = ComputerTurns(number, options, self._computer, self.clock, chosen)
        loop = GameLoop(
            session,
            events=self.events_at(session.row.place),
            computers=computers,
            clock=turn or self.clock,
            reach=self.reach,
            close=self.close,
        )
        going = partial(self._keep_going, session, loop)
        running = going() if turn is None else turn.take(going)
        self._tasks[number] = asyncio.create_task(running, name=f"game {number}")

    async def _keep_going(self, session: Session, loop: GameLoop) -> None:
        """Let a game run until it has ended."""
        table_at_hand.set(session.id)
        shard_at_hand.set(self._shard_of(session.row.server))
        await loop.run()
        await self._forget(session.id)

    async def _forget(self, number: int) -> None:
        """Let a game be found no more, and stop its task."""
        self.running.remove(number)
        task = self._tasks.pop(number, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def _holds(reason: EndReason, now: GameSnapshot, time: float) -> bool:
    """Return whether a game is still to be closed for a reason."""
    match reason:
        case "ended":
            return now.is_running
        case "left":
            return now.is_running and now.everyone_has_left()
        case "abandoned":
            return not now.is_running or (now.row.expires is not None and now.row.expires <= time)
    return True
