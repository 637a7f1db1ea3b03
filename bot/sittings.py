"""Every running game: begun, kept going, brought back after a crash."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bot.lobbies import Lobby
from bot.logs import shard_at_hand, table_at_hand
from bot.loop import GameLoop
from bot.port import Computer, Now, Park, PlaceGoneError, Port, Rest, wait_plainly
from bot.practice import last_choice
from bot.processes.visits import ElsewhereError, visited_at_hand
from bot.reach import Reach
from bot.refusal import Refusal
from bot.replays import OtherRulesError, Replays
from bot.results import boards_of, with_board
from bot.returning import Returning
from bot.rows import Address, EndReason, Post, TableRow
from bot.running import RunningSittings
from bot.sitting import Sitting
from bot.store import PlaceTakenError, Store, StoreError, UnreadableError
from bot.supervisor import Supervisor
from bot.thoughts import Thoughts
from bot.tips import as_told_before
from bot.turns import Turn, Turns
from engine.game import Seat
from engine.record import new_game, rules_version

log = logging.getLogger(__name__)

SEED_BITS = 128
"""Of the system's randomness: who knows some cards of a deal cannot try all seeds to find the others."""


class Sittings:
    """The running games by their numbers."""

    def __init__(
        self,
        store: Store,
        port: Port,
        computer: Computer,
        now: Now,
        park: Park = wait_plainly,
        rest: Rest = asyncio.sleep,
    ) -> None:
        """Keep the games in ``store`` and speak to their players through ``port``."""
        self._store = store
        self.port = port
        self._computer = computer
        self._rest = rest
        self._now = now
        self.park = park
        self.running = RunningSittings()
        self.shard_of: Callable[[int], int | None] = lambda _: None
        self.find: Callable[[int], Sitting | None] = self.running.by_number.get
        self.replays = Replays(store, now, self.running.seat)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._ending: set[int] = set()
        self.returning = Returning()
        self._beginning = asyncio.Lock()
        self.reach = Reach(now)
        self._turns = Turns(self.reach, lambda wait: self.park(wait))

    def __iter__(self) -> Iterator[Sitting]:
        """Walk through all games that run or have their score still to tell."""
        return iter(self.running)

    async def begin(self, lobby: Lobby) -> Sitting:
        """Turn a lobby into a game and let it run; raises `Refusal` where it cannot start."""
        async with self._beginning:
            return await self._begin(lobby)

    async def _begin(self, lobby: Lobby) -> Sitting:
        stored = await self._store.table(lobby.row.id)
        if stored is None or stored.state != "lobby":
            raise Refusal("refusal-game-has-begun")
        options, now = lobby.row.options, self._now()
        if not lobby.can_start:
            raise Refusal(f"refusal-too-few-players-{options.game}")
        game = new_game(options.game, len(lobby.seats), secrets.randbits(SEED_BITS), lobby.engine_options)
        header = game.record()
        boards = dict(enumerate(boards_of(header)))
        seats = [with_board(seat, boards.get(seat.seat)) for seat in lobby.seats]
        row = replace(lobby.row, state="playing", rules=rules_version(options.game), begun=now, active=now)
        try:
            await self._store.begin(row, header, seats)
        except PlaceTakenError:
            raise Refusal("refusal-channel-taken") from None
        return await self._run(row.id)

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
        sitting = await self.replays.load(number)
        sitting.is_taken_over = unnoticed
        if not unnoticed:
            sitting.mark_resumed()
        owes = await self.port.owes(sitting)
        turn = self._turns.turn(is_waited_for=owes) if owes or not unnoticed else self._turns.aside()
        self._let_run(sitting, turn)

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
        await self.port.closed(lost)

    async def _tell_lost(self, lost: Address) -> None:
        """Tell the players of a game that is lost, where its channel is still there."""
        try:
            await self.port.lost(lost)
        except PlaceGoneError:
            log.info("the place of game %d is gone too, so nobody is told", lost.id)

    async def tidy(self) -> None:
        """Take the buttons off games that have ended where any are left, and forget their messages."""
        for address in await self._store.untidied_tables():
            await self.port.closed(address)

    async def end(self, sitting: Sitting, by: int, name: str) -> None:
        """Stop a game without a score, as a person called ``name`` wishes; raises `Refusal` where it is over.

        Where the store fails, the game is still there and can be ended again.
        """
        self._refuse_where_ended(sitting)
        await self._end(sitting, "ended", by)
        await self.port.ended(sitting, name)

    async def leave(
        self, sitting: Sitting, seat: Seat, person: int, computer: str, *, removed: bool = False
    ) -> None:
        """Let a computer player of this name play the seat of a person, or end the game that nobody plays.

        Raises `Refusal` where the person does not have the seat any more.
        """
        before, step = sitting.seats[seat], sitting.step
        await sitting.hand_to_computer(seat, computer, person, replaced=removed)
        await self.port.seat_left(sitting, step, before, removed=removed)
        if all(row.person is None for row in sitting.seats):
            self._refuse_where_ended(sitting)
            await self._end(sitting, "left")
            await self.port.ended(sitting, None)

    async def sit_down(
        self, sitting: Sitting, seat: Seat, person: int, name: str, offer: Post | None = None
    ) -> None:
        """Give a seat to a person, and tell so in the place of the ``offer`` of it; raises `Refusal`.

        Where the person was replaced, the host is asked whether they may come back.
        """
        if sitting.departures.was_replaced(person):
            await self.port.ask_to_readmit(sitting, person, name)
        before = sitting.seats[seat]
        await sitting.hand_to_person(seat, person, name)
        if sitting.is_running:
            await self.port.seat_taken(sitting, before, offer)

    async def readmit(self, sitting: Sitting, person: int, asked: Post | None) -> None:
        """Let a person who was replaced take a seat again, and tell so where it was ``asked``."""
        await sitting.readmit(person)
        await self.port.readmitted(sitting, person, asked)

    async def step_back(self, sitting: Sitting, seat: Seat, step: int) -> None:
        """Take back the last choice of who practises, and all that came of it; ``step`` is asked now.

        The deal stays, so the computer players choose as they did. Raises `Refusal` where nothing has been
        chosen yet, and where it is another step meanwhile.
        """
        self._refuse_where_ended(sitting)
        if not sitting.row.options.is_practice:
            raise Refusal("refusal-no-practice")
        self._ending.add(sitting.id)
        try:
            async with sitting.choosing:
                if not sitting.asks(step):
                    raise Refusal("refusal-round-over")
                back = await asyncio.to_thread(last_choice, sitting.snapshot, seat)
                if back is None:
                    raise Refusal("refusal-first-choice")
                task = self._tasks[sitting.id]
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                try:
                    tips = as_told_before(sitting.snapshot.tips, back)
                    await self._store.step_back(replace(sitting.row, deadline=None), back, tips)
                    await self.port.stepped_back(sitting, back)
                finally:
                    # What is tapped meanwhile finds this one closed; another one goes on.
                    sitting.take_over_row(replace(sitting.row, state="closed"))
                    self._forget(sitting.id)
                    await self._run(sitting.id)
        finally:
            self._ending.discard(sitting.id)

    async def leave_to_others(
        self, is_theirs: Callable[[TableRow], bool], store: Callable[[TableRow], Store]
    ) -> None:
        """Let other processes serve some games, of which the last word is in the ``store`` from now on."""
        theirs = [each for each in self.running if is_theirs(each.row)]
        for sitting in theirs:
            # A step that is being written is written to its end.
            await sitting.leave_to_others(store(sitting.row))
            self._tasks[sitting.id].cancel()
        await asyncio.gather(*(self._tasks[each.id] for each in theirs), return_exceptions=True)
        for sitting in theirs:
            self._forget(sitting.id)
            await self.port.left_to_others(sitting.id)

    def _refuse_where_ended(self, sitting: Sitting) -> None:
        if sitting.is_elsewhere:
            raise ElsewhereError(sitting.row.server)
        if sitting.id not in self._tasks or sitting.id in self._ending or not sitting.is_running:
            raise Refusal("refusal-game-over")

    async def place_gone(self, channel: int) -> None:
        """Close the games that were played in a channel, or in threads that were opened from it."""
        here = [each for each in self.running.in_channel(channel) if each.id not in self._ending]
        # One that cannot be closed now keeps no other from it; who has asked for it asks again.
        closing = (self._end(each, "gone") for each in here)
        for fault in await asyncio.gather(*closing, return_exceptions=True):
            if fault is not None:
                raise fault

    def wake(self, server: int | None = None) -> None:
        """Let the games try again that were stopped, of one server or of all: their rights may be back."""
        for sitting in self.running:
            if server in (None, sitting.row.server):
                sitting.woken.set()

    async def abandon(self, sitting: Sitting) -> None:
        """Close a game that nobody plays any more; of one that is over the score is given up."""
        if sitting.id not in self._ending:
            await self._end(sitting, "abandoned")
            await self.port.abandoned(sitting)

    async def go_on(self) -> None:
        """Move the clocks on by the time in which nobody could be reached, and let them run again."""
        if self.reach.is_lost:
            away = self._now() - self.reach.last
            await self._store.shift_deadlines(away)
            for sitting in self.running:
                sitting.move_clock_on(away)
            self.reach.regain()
            self.wake()

    async def _end(self, sitting: Sitting, reason: EndReason, by: int | None = None) -> None:
        self._ending.add(sitting.id)
        try:
            # A step that is being written is written to its end: it may have been the last one.
            async with sitting.choosing:
                if reason in ("ended", "left") and not sitting.is_running:
                    raise Refusal("refusal-game-over")
                task = self._tasks[sitting.id]
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            await self._close(sitting.id, reason, by)
        finally:
            self._ending.discard(sitting.id)

    async def stop(self) -> None:
        """Stop every task; the games stay in the store as they are."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        self.running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def get(self, table: int) -> Sitting:
        """Give a running game by its number; raises `Refusal` where it is over."""
        found = self.running.by_number.get(table)
        if found is None or not found.is_running:
            raise Refusal("refusal-game-over")
        return found

    def find_visited_too(self, table: int) -> Sitting | None:
        """Give a game that runs or has its score still to tell or is only visited, or None."""
        visited = (each for each in visited_at_hand.get() if each.id == table)
        return next(visited, self.running.by_number.get(table))

    def at(self, place: int) -> Sitting | None:
        """Give the game that is played in a channel or thread, or None."""
        return next((sitting for sitting in self.from_channel(place) if sitting.row.place == place), None)

    def from_channel(self, channel: int, person: int | None = None) -> list[Sitting]:
        """List the games played in a channel, then those in threads that were opened from it.

        Those in which ``person`` has a seat come first.
        """
        found = [sitting for sitting in self.running.in_channel(channel) if sitting.is_running]
        found.sort(key=lambda sitting: sitting.row.place != channel)
        return found if person is None else sorted(found, key=lambda sitting: sitting.seat_of(person) is None)

    def of_person(self, person: int) -> list[Sitting]:
        """List the games in which a person has a seat."""
        found = [*self.running.of_person(person), *visited_at_hand.get()]
        return [each for each in found if each.is_running and each.seat_of(person) is not None]

    async def _run(self, number: int) -> Sitting:
        sitting = await self.replays.load(number)
        self._let_run(sitting)
        return sitting

    def _let_run(self, sitting: Sitting, turn: Turn | None = None) -> None:
        """Let a game go on, with its ``turn`` where it is brought back."""
        number = sitting.id
        self.running.add(sitting)
        park: Park = (lambda wait: self.park(wait)) if turn is None else turn.park
        thoughts = Thoughts(sitting, self._computer, self._rest)
        loop = GameLoop(sitting, port=self.port, thoughts=thoughts, park=park, reach=self.reach)
        supervisor = Supervisor(sitting, loop, self._store, self.port, park)
        going = partial(self._keep_going, number, supervisor)
        running = going() if turn is None else turn.take(going)
        self._tasks[number] = asyncio.create_task(running, name=f"game {number}")

    async def _keep_going(self, number: int, supervisor: Supervisor) -> None:
        """Let a game run until it is over, or its place is gone."""
        table_at_hand.set(number)
        shard_at_hand.set(self.shard_of(self.running.by_number[number].row.server))
        try:
            await supervisor.run()
        except PlaceGoneError:
            log.warning("game %d is closed: its channel is gone", number)
            await self._close(number, "gone")
        else:
            self._forget(number)

    async def _close(self, number: int, reason: EndReason, by: int | None = None) -> None:
        """Close a game in the store, then forget it: who no longer finds it here finds it closed there.

        One that has been played to its end stays so; its score can be told nowhere any more.
        """
        sitting = self.running.by_number[number]
        before = sitting.row
        if before.state == "over":
            await self._store.mark_told(number)
        else:
            await sitting.save_row(
                replace(before, state="closed", deadline=None, reason=reason, ended=self._now(), ended_by=by)
            )
        self._forget(number)
        await self.port.closed(sitting.row.address)

    def _forget(self, number: int) -> None:
        self.running.remove(number)
        self._tasks.pop(number, None)
