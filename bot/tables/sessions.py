"""The running games: started, kept going, restored after a crash."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

from bot.common.clock import Clock
from bot.common.logs import shard_at_hand, table_at_hand
from bot.common.refusal import Refusal
from bot.common.stored_rows import Address, EndReason, MessageRef, TableRow
from bot.computer_players.turns import ComputerPlayers, ComputerTurns
from bot.storage.errors import ConflictError, StoreError, UnreadableError
from bot.storage.store import Store
from bot.tables.connectivity import Connectivity
from bot.tables.game_listener import GameListener, PlaceGoneError
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.lobby import Lobby
from bot.tables.loop import GameLoop
from bot.tables.newcomer_tips import tips_before_step
from bot.tables.replay import OtherRulesRefusal, Replays, as_of, boards_of, ending_of, replay
from bot.tables.session import Session
from engine.game import Seat
from engine.record import new_game

log = logging.getLogger(__name__)

ANNOUNCING_AT_ONCE = 4
"""How many restored games announce themselves at the same time."""

SEED_BITS = 128
"""Bits of system randomness: too many to try all seeds, knowing some cards of a deal."""


class Sessions:
    """The running games by their numbers."""

    def __init__(
        self,
        store: Store,
        events: GameListener,
        computer: ComputerPlayers,
        clock: Clock,
        changing_lobbies: asyncio.Lock | None = None,
        shard_of: Callable[[int], int | None] = lambda _: None,
        ephemeral_events: GameListener | None = None,
    ) -> None:
        """Keep the games in ``store`` and speak to their players through ``events``.

        While ``changing_lobbies`` is held, no lobby changes. Games in messages that only one person can see
        speak through ``ephemeral_events``, if given.
        """
        self._store = store
        self.events = events
        self._ephemeral_events = ephemeral_events or events
        self._computer = computer
        self.clock = clock
        self._now = clock.now
        self.running: dict[int, Session] = {}
        self._shard_of = shard_of
        self._changing_lobbies = changing_lobbies or asyncio.Lock()
        self.replays = Replays(store)
        self._unrestored: dict[int, TableRow] | None = None
        self._beginning = asyncio.Lock()
        self.connectivity = Connectivity(clock.now)
        self._announcing = asyncio.Semaphore(ANNOUNCING_AT_ONCE)

    def events_at(self, place: int) -> GameListener:
        """Return the listener for the game of a channel or of a person's private messages."""
        return self._ephemeral_events if place < 0 else self.events

    def __iter__(self) -> Iterator[Session]:
        """Iterate over all games that run or have their score yet to be posted."""
        return iter(list(self.running.values()))

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
            # A city without a player has a board too.
            boards = zip(lobby.seats, boards_of(header), strict=False)
            seats = [replace(seat, wonder=wonder, side=side) for seat, (wonder, side) in boards]
            row = replace(lobby.row, state="playing", rules=game.rules.version, begun=now, active=now)
            posted = await self._store.posted(row.id)
            try:
                await self._store.begin(row, header, seats)
            except ConflictError:
                raise Refusal("refusal-channel-taken") from None
            # Don't read the store again: it may be down by now, and nothing else starts the game.
            snapshot = replace(replay(row, header, seats, ()), posted=posted)
            session = Session(snapshot, self._store, self._now)
            self._let_run(session)
            return session

    async def resume(self, *, unnoticed: bool = False, restored: Callable[[], None] = lambda: None) -> None:
        """Restore every game where it was, including finished ones whose score isn't posted.

        An unreadable lobby or game is set aside and stops no other. If ``unnoticed``, a game that has all its
        messages sends none. ``restored`` is called after each game.
        """
        await self.set_unreadable_aside()
        # A game that runs now may end before its row is reached.
        rows = [row for row in await self._store.unfinished_games() if row.id not in self.running]
        self._unrestored = {row.id: row for row in rows}
        try:
            while self._unrestored:
                row = next(iter(self._unrestored.values()))
                await self._restore(row, unnoticed=unnoticed)
                del self._unrestored[row.id]
                restored()
        finally:
            self._unrestored = None

    def is_restored(self, table: int) -> bool:
        """Return whether a table is no longer to be restored by the `resume` that is running."""
        return self._unrestored is not None and table not in self._unrestored

    def restore_next(self, table: int) -> None:
        """Restore a game, for which somebody waits, ahead of the others."""
        if self._unrestored and table in self._unrestored:
            self._unrestored = {table: self._unrestored[table]} | self._unrestored

    async def set_unreadable_aside(self) -> None:
        """Free the channels of unreadable lobbies and games, and notify their players."""
        for lost in await self._store.unreadable_tables():
            # A game that is already running doesn't need its row.
            if lost.id not in self.running:
                await self._give_up(lost, "unreadable")

    async def _restore(self, row: TableRow, *, unnoticed: bool) -> None:
        """Restore a game, which announces itself in its turn, or set it aside."""
        try:
            async with self._beginning:
                # It may have begun meanwhile.
                if row.id not in self.running:
                    snapshot = replace(await self.replays.load(row.id), resumed=not unnoticed)
                    session = Session(snapshot, self._store, self._now)
                    session.is_taken_over = unnoticed
                    self._let_run(session)
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, UnreadableError):
                raise
            reason: EndReason = "other-rules" if isinstance(error, OtherRulesRefusal) else "unreadable"
            await self._give_up(row.address, reason, error, is_over=row.state == "over")

    async def _give_up(
        self, lost: Address, reason: EndReason, error: Exception | None = None, *, is_over: bool = False
    ) -> None:
        """Free the channel of a game or lobby that can't go on, and notify its players."""
        log.error("table %d is set aside as %s", lost.id, reason, exc_info=error)
        if is_over:
            # It stays finished, without its score posted.
            await self._store.mark_score_posted(lost.id)
        else:
            await self._store.set_aside(lost.id, reason, self._now())
        try:
            await self.events_at(lost.place).restore_failed(lost)
        except PlaceGoneError:
            log.info("the place of table %d is gone too, so nobody is told", lost.id)
        await self.events_at(lost.place).remove_buttons(lost)

    async def tidy(self) -> None:
        """Remove the buttons left on ended games, and forget their messages."""
        for address in await self._store.untidied_tables():
            await self.events_at(address.place).remove_buttons(address)

    async def backfill_results(self) -> None:
        """Replay and count the games of older versions, one after the other, so that no player waits."""
        for number in await self._store.games_without_results():
            await self.clock.wait_for(self.connectivity.wait())
            try:
                ended = await self.replays.ended(number)
                ending = ending_of(ended.game, ended.history)
            except StoreError:
                raise
            except Exception:
                log.exception("game %d cannot be read, it stays without a result", number)
                ending = None
            await self._store.backfill_result(number, ending)
            await self.clock.wait_for(asyncio.sleep(0.1))
        # In order: none is counted before the results of all earlier games are known.
        await self.clock.wait_for(self.connectivity.wait())
        await self._store.count_older_games()

    async def end(self, session: Session, by: int, name: str) -> None:
        """End a game without a score for the person called ``name``; raises `Refusal` if it is over."""
        if not await self.close(session, "ended", by, name):
            raise Refusal("refusal-game-over")

    async def leave(
        self,
        session: Session,
        seat: Seat,
        person: int,
        choose_name: Callable[[Sequence[str]], str],
        *,
        removed: bool = False,
    ) -> None:
        """Hand a person's seat to a computer player, or end a game without persons; raises `Refusal`."""
        before, step = session.seats[seat], session.step
        await session.hand_to_computer(seat, choose_name, person, replaced=removed)
        if session.snapshot.everyone_has_left():
            # If this fails, the game's loop retries it, even after a crash.
            await self.close(session, "left")
        if session.is_running:
            await self.events_at(session.row.place).seat_left(session, step, before, removed=removed)

    async def take_seat(
        self, session: Session, seat: Seat, person: int, name: str, offer: MessageRef | None = None
    ) -> None:
        """Give a seat to a person, in place of the ``offer``, or ask the host about it; raises `Refusal`."""
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
        """Undo the last choice in practice and all after it; raises `Refusal` if ``step`` isn't current."""
        async with session.choosing:
            session.refuse_ended()
            if not session.snapshot.is_practice:
                raise Refusal("refusal-no-practice")
            if not session.asks(step):
                raise Refusal("refusal-round-over")
            before = session.snapshot
            back = await asyncio.to_thread(before.last_choice, seat)
            if back is None:
                raise Refusal("refusal-first-choice")
            then = as_of(before, back)
            await _cancel(session)
            try:
                # A tip may have been chosen until now.
                tips = tips_before_step(session.snapshot.tips, back)
                await session.rewind(replace(then, tips=tips))
                await self.events_at(session.row.place).stepped_back(session, before)
            finally:
                # The game goes on whatever has failed, unless everything stops.
                if session.id in self.running:
                    self._let_run(session)

    async def leave_to_others(self, is_theirs: Callable[[TableRow], bool]) -> None:
        """Hand the games that match over to other processes."""
        for session in [each for each in self if is_theirs(each.row)]:
            await session.leave_to_others()
            await self._forget(session)

    async def place_gone(self, channel: int) -> None:
        """Close the games of a deleted channel, including those in threads opened from it."""
        # If one fails, it and the others are closed when they next find their channel gone.
        for session in self:
            if channel in (session.row.place, session.row.channel):
                await self.close(session, "gone")

    def wake(self, server: int | None = None) -> None:
        """Retry resting games, of one server or all: their permissions may be back."""
        for session in self:
            if server in (None, session.row.server):
                session.woken.set()

    async def go_on(self) -> None:
        """Shift all clocks by the time without a connection, and start them again."""
        if self.connectivity.is_lost:
            await self.connectivity.regain(self._shift_clocks)
            self.wake()

    async def _shift_clocks(self, seconds: float) -> None:
        """Shift all clocks, in the store and in memory, with no row read or written in between."""
        async with self._changing_lobbies, self._beginning, AsyncExitStack() as held:
            for session in self:
                await held.enter_async_context(session.row_lock)
            await self._store.shift_deadlines(seconds)
            for session in self:
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
            if session.id not in self.running or not _holds(reason, session.snapshot, self._now()):
                return False
            if session.row.state == "over":
                await self._store.mark_score_posted(session.id)
            else:
                await session.change_row(
                    lambda row: replace(
                        row, state="closed", deadline=None, reason=reason, ended=self._now(), ended_by=by
                    )
                )
            await self._forget(session)
        try:
            await events.remove_buttons(session.row.address, session)
        except Exception as error:
            log.warning("what game %d has left is looked for again later: %s", session.id, error)
        if reason != "gone":
            await events.ended_early(session, name)
        return True

    async def stop(self) -> None:
        """Stop all tasks; the games stay in the store as they are."""
        stopped = list(self)
        self.running.clear()
        await _cancel(*stopped)

    def get(self, table: int) -> Session:
        """Return a running game by its number; raises `Refusal` if it is over."""
        found = self.running.get(table)
        if found is None or not found.is_running:
            raise Refusal("refusal-game-over")
        return found

    def at(self, place: int) -> Session | None:
        """Return the running game of a channel or thread, or None."""
        return next((each for each in self if each.is_running and each.row.place == place), None)

    def from_channel(self, channel: int, person: int | None = None) -> list[Session]:
        """Return the games played in a channel, then in its threads; those of ``person`` come first."""
        found = [each for each in self if each.is_running and channel in (each.row.place, each.row.channel)]
        found.sort(key=lambda session: session.row.place != channel)
        return found if person is None else sorted(found, key=lambda session: session.seat_of(person) is None)

    def of_person(self, person: int) -> list[Session]:
        """Return the running games in which a person has a seat, by number."""
        found = [each for each in self if each.is_running and each.seat_of(person) is not None]
        return sorted(found, key=lambda session: session.id)

    def _let_run(self, session: Session) -> None:
        self.running[session.id] = session
        session.task = asyncio.create_task(self._keep_going(session), name=f"game {session.id}")

    async def _keep_going(self, session: Session) -> None:
        """Run a game to its end; a restored one takes its turn to announce itself."""
        row = session.row
        table_at_hand.set(row.id)
        shard_at_hand.set(self._shard_of(row.server))
        async with AsyncExitStack() as turn:
            if session.snapshot.resumed or session.is_taken_over:
                await self.clock.wait_for(self.connectivity.wait())
                await turn.enter_async_context(self._announcing)
            await GameLoop(
                session,
                events=self.events_at(row.place),
                computers=ComputerTurns(row.id, row.options, self._computer, self.clock, session.changed.set),
                clock=self.clock,
                connectivity=self.connectivity,
                close=self.close,
                announced=turn.aclose,
            ).run()
        await self._forget(session)

    async def _forget(self, session: Session) -> None:
        self.running.pop(session.id, None)
        if session.task is not asyncio.current_task():
            await _cancel(session)


async def _cancel(*sessions: Session) -> None:
    tasks = [session.task for session in sessions if session.task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


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
