"""The running games: started, kept going, restored after a crash."""

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
from bot.common.logs import shard_at_hand, table_at_hand
from bot.common.priority_semaphore import PrioritySemaphore
from bot.common.refusal import Refusal
from bot.common.rows import Address, EndReason, MessageRef, TableRow
from bot.computers.players import ComputerPlayers
from bot.computers.turns import ComputerTurns
from bot.storage.errors import PlaceTakenError, StoreError, UnreadableError
from bot.storage.store import Store
from bot.tables.connectivity import Connectivity
from bot.tables.game_listener import GameListener, PlaceGoneError
from bot.tables.lobby import Lobby
from bot.tables.loop import GameLoop
from bot.tables.newcomer_tips import tips_before_step
from bot.tables.outcome import boards_of, with_board
from bot.tables.practice import last_choice
from bot.tables.replay import OtherRulesError, Replays, as_of, replay
from bot.tables.restore import AnnouncingSlot, RestoreQueue
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from engine.game import Seat
from engine.record import new_game

log = logging.getLogger(__name__)

BACKFILL_PAUSE_SECONDS = 0.1
"""Pause between two games of older versions whose results are backfilled."""

ANNOUNCING_AT_ONCE = 4
"""How many restored games announce themselves at the same time."""

SEED_BITS = 128
"""Bits of system randomness: too many to try all seeds, knowing some cards of a deal."""


SessionKey = tuple[Literal["channel", "person"], int]


class SessionIndex:
    """The sessions of this process by number, channel and person; ``by_number`` is read-only."""

    def __init__(self) -> None:
        self.by_number: dict[int, Session] = {}
        self._found: defaultdict[SessionKey, dict[int, Session]] = defaultdict(dict)
        self._keys: defaultdict[int, set[SessionKey]] = defaultdict(set)

    def __iter__(self) -> Iterator[Session]:
        """Iterate over all sessions, oldest first."""
        return iter(list(self.by_number.values()))

    def add(self, session: Session) -> None:
        """Add a session; its place and channel never change, its persons can."""
        self.by_number[session.id] = session
        self.seat(session)

    def seat(self, session: Session) -> None:
        """Update the persons by whom a session is found."""
        if self.by_number.get(session.id) is session:
            keys: set[SessionKey] = {("channel", session.row.place), ("channel", session.row.channel)}
            keys |= {("person", seat.person) for seat in session.seats if seat.person is not None}
            self._file(session, keys)

    def remove(self, number: int) -> None:
        """Remove a session."""
        if (session := self.by_number.pop(number, None)) is not None:
            self._file(session, set())
            del self._keys[number]

    def clear(self) -> None:
        """Remove all sessions."""
        for session in self:
            self.remove(session.id)

    def in_channel(self, channel: int) -> list[Session]:
        """Return the sessions opened or played in a channel or thread."""
        return list(self._found.get(("channel", channel), {}).values())

    def of_person(self, person: int) -> list[Session]:
        """Return the sessions in which a person has a seat, by number."""
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
        events: GameListener,
        computer: ComputerPlayers,
        clock: Clock,
        freeze_lobbies: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        shard_of: Callable[[int], int | None] = lambda _: None,
        ephemeral_events: GameListener | None = None,
    ) -> None:
        """Keep the games in ``store`` and speak to their players through ``events``.

        ``freeze_lobbies`` freezes all lobbies for a while; ``shard_of`` returns the shard of a server. Games
        in messages that only one person can see speak through ``ephemeral_events``, if given.
        """
        self._store = store
        self.events = events
        self._ephemeral_events = ephemeral_events or events
        self._computer = computer
        self.clock = clock
        self._now = clock.now
        self.running = SessionIndex()
        self._shard_of = shard_of
        self._freeze_lobbies = freeze_lobbies
        self.replays = Replays(store)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.restore_queue = RestoreQueue()
        self._beginning = asyncio.Lock()
        self.connectivity = Connectivity(clock.now)
        self._announcing = PrioritySemaphore(ANNOUNCING_AT_ONCE)

    def events_at(self, place: int) -> GameListener:
        """Return the listener for the game of a channel or of a person's private messages."""
        return self._ephemeral_events if place < 0 else self.events

    def __iter__(self) -> Iterator[Session]:
        """Iterate over all games that run or have their score yet to be posted."""
        return iter(self.running)

    async def begin(self, lobby: Lobby) -> Session:
        """Start the game of a lobby; raises `Refusal` if it can't start."""
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
            # Don't read the store again: it may be down by now, and nothing else starts the game.
            snapshot = replace(replay(row, header, seats, ()), posted=posted)
            session = Session(snapshot, self._store, self._now, self.running.seat)
            self._let_run(session)
            return session

    async def resume(self, *, unnoticed: bool = False) -> None:
        """Restore every game where it was, including finished ones whose score isn't posted.

        An unreadable game is set aside and stops no other. If ``unnoticed``, nobody is notified, and a game
        that has all its messages sends none.
        """
        await self.set_unreadable_aside()
        rows = [row for row in await self._store.unfinished_games() if row.id not in self._tasks]
        await self.restore_queue.bring(rows, partial(self._restore_or_give_up, unnoticed=unnoticed))

    async def _restore_or_give_up(self, row: TableRow, *, unnoticed: bool) -> None:
        try:
            await self._bring_back(row.id, unnoticed=unnoticed)
        except OtherRulesError:
            log.exception("game %d is set aside, its channel is free again", row.id)
            await self._give_up(row, "other-rules")
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, UnreadableError):
                raise
            log.exception("game %d cannot be read, its channel is free again", row.id)
            await self._give_up(row, "unreadable")

    async def _bring_back(self, number: int, *, unnoticed: bool) -> None:
        """Restore a game, in a slot of its own if it has something to announce."""
        async with self._beginning:
            if number in self._tasks:
                return
            snapshot = replace(await self.replays.load(number), resumed=not unnoticed)
            session = Session(snapshot, self._store, self._now, self.running.seat)
            session.is_taken_over = unnoticed
            has_undelivered = await self.events_at(session.row.place).has_undelivered(session)
            gate = self._announcing if has_undelivered or not unnoticed else None
            self._let_run(
                session, AnnouncingSlot(gate, self.connectivity, self.clock, is_urgent=has_undelivered)
            )

    async def set_unreadable_aside(self) -> None:
        """Free the channels of unreadable lobbies and games, and notify their players.

        A game that is already running doesn't need its row.
        """
        for lost in await self._store.unreadable_tables():
            if lost.id not in self._tasks:
                log.error("table %d cannot be read, its channel is free again", lost.id)
                await self._set_aside(lost, "unreadable")

    async def _give_up(self, row: TableRow, reason: EndReason) -> None:
        """Give up a game that can't go on; a finished one stays finished, without its score posted."""
        if row.state == "over":
            await self._store.mark_told(row.id)
            await self._notify_lost(row.address)
        else:
            await self._set_aside(row.address, reason)

    async def _set_aside(self, lost: Address, reason: EndReason) -> None:
        """Free the channel of an unreadable table, and notify its players."""
        await self._store.set_aside(lost.id, reason, self._now())
        await self._notify_lost(lost)
        await self.events_at(lost.place).remove_buttons(lost)

    async def _notify_lost(self, lost: Address) -> None:
        """Notify the players of a lost game, if its channel still exists."""
        try:
            await self.events_at(lost.place).restore_failed(lost)
        except PlaceGoneError:
            log.info("the place of game %d is gone too, so nobody is told", lost.id)

    async def tidy(self) -> None:
        """Remove the buttons left on ended games, and forget their messages."""
        for address in await self._store.untidied_tables():
            await self.events_at(address.place).remove_buttons(address)

    async def backfill_results(self) -> None:
        """Count the games of older versions, one after the other, so that no player waits.

        Finished games without a stored result are replayed; one that can't be stays without a result.
        """
        for number in await self._store.games_without_results():
            await self.clock.wait_for(self.connectivity.wait())
            try:
                ending = await self.replays.ending(number)
            except StoreError:
                raise
            except Exception:
                log.exception("game %d cannot be read, it stays without a result", number)
                ending = None
            await self._store.backfill_result(number, ending)
            await self.clock.wait_for(asyncio.sleep(BACKFILL_PAUSE_SECONDS))
        # In order: none is counted before the results of all earlier games are known.
        await self.clock.wait_for(self.connectivity.wait())
        await self._store.count_older_games()

    async def end(self, session: Session, by: int, name: str) -> None:
        """End a game without a score for the person called ``name``; raises `Refusal` if it is over.

        If the store fails, the game goes on and can be ended again.
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
        """Hand a person's seat to a computer player, or end the game if no person is left.

        ``name_beside`` names it, given the names of all players. Raises `Refusal` if the person doesn't have
        the seat any more.
        """
        before, step = session.seats[seat], session.step
        await session.hand_to_computer(seat, name_beside, person, replaced=removed)
        if session.snapshot.everyone_has_left():
            # If this fails, the game's loop retries it, even after a crash.
            await self.close(session, "left")
        if session.is_running:
            await self.events_at(session.row.place).seat_left(session, step, before, removed=removed)

    async def take_seat(
        self, session: Session, seat: Seat, person: int, name: str, offer: MessageRef | None = None
    ) -> None:
        """Give a seat to a person, and say so in place of the ``offer``; raises `Refusal`.

        If the person was replaced, the host is asked whether they can come back.
        """
        if session.snapshot.was_replaced(person):
            await self.events_at(session.row.place).ask_to_readmit(session, person, name)
        before = session.seats[seat]
        await session.hand_to_person(seat, person, name)
        if session.is_running:
            await self.events_at(session.row.place).seat_taken(session, before, offer)

    async def readmit(self, session: Session, person: int, asked: MessageRef | None) -> None:
        """Let a replaced person take a seat again, and say so in place of the question ``asked``."""
        await session.readmit(person)
        await self.events_at(session.row.place).readmitted(session, person, asked)

    async def undo(self, session: Session, seat: Seat, step: int) -> None:
        """Undo the last choice in practice and everything after it; ``step`` is the current one.

        The deal stays, so the computer players choose as before. Raises `Refusal` before the first choice,
        and if the step has changed meanwhile.
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
                await session.rewind(then, tips_before_step(session.snapshot.tips, back))
                await self.events_at(session.row.place).stepped_back(session, before)
            finally:
                # The game goes on whatever has failed, unless everything stops.
                if session.id in self.running.by_number:
                    self._let_run(session)

    async def leave_to_others(self, is_theirs: Callable[[TableRow], bool]) -> None:
        """Hand the games that match over to other processes."""
        theirs = [each for each in self.running if is_theirs(each.row)]
        for session in theirs:
            await session.leave_to_others()
            await self._forget(session.id)

    def _refuse_where_ended(self, session: Session) -> None:
        session.refuse_elsewhere()
        if session.id not in self._tasks or not session.is_running:
            raise Refusal("refusal-game-over")

    async def place_gone(self, channel: int) -> None:
        """Close the games of a deleted channel, including those in threads opened from it."""
        # A failure doesn't affect the others: that game is closed when it next finds its channel gone.
        closing = [self.close(each, "gone") for each in self.running.in_channel(channel)]
        for closed in await asyncio.gather(*closing, return_exceptions=True):
            if isinstance(closed, BaseException):
                raise closed

    def wake(self, server: int | None = None) -> None:
        """Retry resting games, of one server or all: their permissions may be back."""
        for session in self.running:
            if server in (None, session.row.server):
                session.woken.set()

    async def go_on(self) -> None:
        """Shift all clocks by the time without a connection, and start them again."""
        if self.connectivity.is_lost:
            await self.connectivity.regain(self._shift_clocks)
            self.wake()

    async def _shift_clocks(self, seconds: float) -> None:
        """Shift all clocks, in the store and in memory, with no row read or written in between."""
        async with self._freeze_lobbies(), self._beginning, AsyncExitStack() as held:
            for session in self.running:
                await held.enter_async_context(session.row_lock)
            await self._store.shift_deadlines(seconds)
            for session in self.running:
                session.shift_clock(seconds)

    async def close(
        self, session: Session, reason: EndReason, by: int | None = None, name: str | None = None
    ) -> bool:
        """Close a game in the store, stop it and post why; if the store fails, it goes on.

        A finished game stays finished, and its score isn't posted. Return False, with nothing changed, if it
        is closed already or the reason no longer holds.
        """
        events = self.events_at(session.row.place)
        # A step that is being stored is finished first: it may be the last one.
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
            await events.remove_buttons(session.row.address, session)
        except Exception as error:
            log.warning("what game %d has left is looked for again later: %s", session.id, error)
        match reason:
            case "ended" | "left":
                await events.ended_early(session, name)
            case "abandoned":
                await events.abandoned(session)
        return True

    async def stop(self) -> None:
        """Stop all tasks; the games stay in the store as they are."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        self.running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def get(self, table: int) -> Session:
        """Return a running game by its number; raises `Refusal` if it is over."""
        found = self.running.by_number.get(table)
        if found is None or not found.is_running:
            raise Refusal("refusal-game-over")
        return found

    def at(self, place: int) -> Session | None:
        """Return the running game of a channel or thread, or None."""
        return next((session for session in self.from_channel(place) if session.row.place == place), None)

    def from_channel(self, channel: int, person: int | None = None) -> list[Session]:
        """Return the games played in a channel, then those in threads opened from it.

        Those in which ``person`` has a seat come first.
        """
        found = [session for session in self.running.in_channel(channel) if session.is_running]
        found.sort(key=lambda session: session.row.place != channel)
        return found if person is None else sorted(found, key=lambda session: session.seat_of(person) is None)

    def of_person(self, person: int) -> list[Session]:
        """Return the running games in which a person has a seat."""
        return [each for each in self.running.of_person(person) if each.is_running]

    def _let_run(self, session: Session, slot: AnnouncingSlot | None = None) -> None:
        """Start the task of a game, with a ``slot`` if it is restored."""
        number = session.id
        self.running.add(session)
        options, chosen = session.row.options, session.changed.set
        computers = ComputerTurns(number, options, self._computer, self.clock, chosen)
        loop = GameLoop(
            session,
            events=self.events_at(session.row.place),
            computers=computers,
            clock=slot or self.clock,
            connectivity=self.connectivity,
            close=self.close,
        )
        going = partial(self._keep_going, session, loop)
        running = going() if slot is None else slot.take(going)
        self._tasks[number] = asyncio.create_task(running, name=f"game {number}")

    async def _keep_going(self, session: Session, loop: GameLoop) -> None:
        """Run a game to its end."""
        table_at_hand.set(session.id)
        shard_at_hand.set(self._shard_of(session.row.server))
        await loop.run()
        await self._forget(session.id)

    async def _forget(self, number: int) -> None:
        """Remove a game, and stop its task."""
        self.running.remove(number)
        task = self._tasks.pop(number, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def _holds(reason: EndReason, now: GameSnapshot, time: float) -> bool:
    """Return whether a reason to close a game still holds."""
    match reason:
        case "ended":
            return now.is_running
        case "left":
            return now.is_running and now.everyone_has_left()
        case "abandoned":
            return not now.is_running or (now.row.expires is not None and now.row.expires <= time)
    return True
