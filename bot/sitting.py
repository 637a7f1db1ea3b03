"""A sitting: people at one game, and the loop that asks, waits for everyone, resolves and tells."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.clock import StepClock
from bot.departures import Departures
from bot.lateness import Lateness, everyone_is_away, plays_itself
from bot.picking import PlayedStep, chooser_of, is_only_action, picks_but_for, read_step
from bot.port import Computer, Now, Park, Port
from bot.reach import Reach
from bot.refusal import Refusal
from bot.results import ending_of
from bot.rows import Departure, Post, SeatRow, TableRow
from bot.store import Store
from engine.game import Choice, Decision, Game, JsonObject, Seat

AnyGame = Game[Any, Any, Any]


class Sitting:
    """A game, its seats and its clock. All that must survive a crash is in the store."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        header: JsonObject,
        game: AnyGame,
        *,
        store: Store,
        port: Port,
        computer: Computer,
        now: Now,
        park: Park,
        reach: Reach,
        reseated: Callable[[Sitting], None],
    ) -> None:
        """Use `bot.sittings.Sittings`, which begins games and brings them back."""
        self.row = row
        self.seats = seats
        self.header = header
        self.game = game
        self.picks: dict[Seat, Any] = {}
        self.history: list[PlayedStep] = []
        self.posts: dict[str, Post] = {}
        self.departures = Departures()
        self.told = 0
        self.resumed = False
        self._store = store
        self._port = port
        self._computer = computer
        self._now = now
        self.clock = StepClock(self, now)
        self._park = park
        self._reach = reach
        self._reseated = reseated
        self._changed = asyncio.Event()
        self._played = asyncio.Event()
        self.choosing = asyncio.Lock()
        self._reminded = -1
        self._lateness = Lateness()

    # -- what others ask ------------------------------------------------------------------------------

    @property
    def id(self) -> int:
        """The number of its table in the store."""
        return self.row.id

    @property
    def is_running(self) -> bool:
        """Whether the game is neither over nor stopped."""
        return self.row.state == "playing"

    def asks(self, step: int) -> bool:
        """Tell whether this is the step that is being decided."""
        return self.is_running and self.step == step

    @property
    def step(self) -> int:
        """The number of the step that is being decided, from 0."""
        return len(self.history)

    def pending(self) -> tuple[Decision[Any], ...]:
        """List the decisions that nobody has made yet in this step."""
        return self.game.decisions(self.picks)

    def deciding(self) -> list[Seat]:
        """List the players' seats that have something to decide in this step, picked or not."""
        return sorted({decision.chooser for decision in self.game.decisions()})

    def waiting_for(self) -> list[Seat]:
        """List the players' seats that have not picked yet."""
        return sorted({decision.chooser for decision in self.pending()})

    def seat_of(self, person: int) -> Seat | None:
        """Give the seat of a person, or None for a spectator."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    @property
    def host_name(self) -> str:
        """The host's name, empty where the host has no seat any more."""
        return next((seat.name for seat in self.seats if seat.person == self.row.host), "")

    def plays_itself(self, seat: Seat) -> bool:
        """Tell whether a computer player plays this seat now."""
        return plays_itself(self.seats[seat])

    def everyone_is_away(self) -> bool:
        """Tell whether persons have seats but none of them plays."""
        return everyone_is_away(self.seats)

    def decision(self, chooser: Seat) -> Decision[Any] | None:
        """Give what a player has to decide next, or None where nothing is asked of them."""
        return next((each for each in self.pending() if each.chooser == chooser), None)

    # -- what persons do ------------------------------------------------------------------------------

    async def choose(self, seat: Seat, step: int, choice: Choice) -> None:
        """Take a player's choice; it is on disk when this returns, and replaces an earlier one.

        Raises `Refusal` where the step is over or the choice is no longer legal.
        """
        async with self.choosing:
            self._refuse_other_step(step)
            chooser = chooser_of(self.game, self.picks, seat, len(self.seats))
            kept = picks_but_for(self.game, self.picks, chooser)
            if seat != chooser:
                kept = {each: choice for each, choice in self.picks.items() if each != seat}
            decision = next((each for each in self.game.decisions(kept) if each.seat == seat), None)
            if decision is None or choice not in decision.choices:
                raise Refusal("refusal-offer-changed")
            await self._replace_picks({**kept, seat: choice})
            self._lateness.forgive(chooser)
            if self.seats[chooser].late:
                await self._change_seat(replace(self.seats[chooser], late=0))
            self._changed.set()

    async def take_back(self, seat: Seat, step: int) -> None:
        """Take back everything that a player has picked in this step; raises `Refusal`."""
        async with self.choosing:
            self._refuse_other_step(step)
            await self._replace_picks(picks_but_for(self.game, self.picks, seat))
            self._changed.set()

    async def hand_to_person(self, seat: Seat, person: int, name: str) -> None:
        """Give a seat to a person, with this step still theirs to decide; raises `Refusal`."""
        async with self.choosing:
            self._refuse_where_ended()
            if self.seats[seat].person not in (None, person):
                raise Refusal("refusal-seat-taken", name=self.seats[seat].name)
            if self.seat_of(person) not in (None, seat):
                raise Refusal("refusal-already-seated")
            if self.departures.was_replaced(person):
                raise Refusal("refusal-replaced", host=self.host_name)
            in_turns = self.row.options.in_turns
            if not in_turns and self.departures.has_left_another(person, seat, self.step):
                # Where there are hands, a person has seen that of the other seat.
                raise Refusal("refusal-has-seen-a-hand")
            await self._change_seat(replace(self.seats[seat], person=person, name=name, late=0))
            self._lateness.begin_anew(seat)
            if not self.game.over:
                await self._replace_picks(picks_but_for(self.game, self.picks, seat))
            await self.clock.give_half()
            self._changed.set()

    async def hand_to_computer(self, seat: Seat, name: str, person: int, *, replaced: bool = False) -> None:
        """Let a computer player play the seat of a person from now on; raises `Refusal`.

        Another person becomes the host, if need be. Who was ``replaced`` returns only with the host's word.
        """
        async with self.choosing:
            if self.seats[seat].person != person:
                raise Refusal("refusal-seat-changed")
            others = [row.person for row in self.seats if row.person is not None and row.seat != seat]
            row = replace(self.row, host=others[0]) if person == self.row.host and others else self.row
            departure = Departure(person, seat, self.step, replaced)
            await self._change_seat(replace(self.seats[seat], person=None, name=name, late=0), row, departure)
            self.departures.add(departure)
            self._changed.set()

    async def readmit(self, person: int) -> None:
        """Let a person who was replaced take a seat again."""
        async with self.choosing:
            self._refuse_where_ended()
            await self._store.readmit(self.id, person)
            self.departures.readmit(person)

    def play_step(self, choices: Mapping[Seat, Any]) -> None:
        """Play a step whose choices are all in, and remember it."""
        before = self.game.view(None)
        self._remember(PlayedStep(before, choices, tuple(self.game.play(choices))))

    def lay_step(self, record: JsonObject) -> None:
        """Play a step that was written down before.

        What older versions asked for though it left no choice keeps its number: messages are named by it.
        """
        if not record or self.game.passes_over(record):
            # It belongs to the step before it, in which the game has made it and told what came of it.
            self._remember(PlayedStep(self.history[-1].before, {}, ()))
        else:
            self.play_step(read_step(self.game, record))

    def _remember(self, step: PlayedStep) -> None:
        self.history.append(step)
        self._played.set()
        self._played = asyncio.Event()

    async def until_played(self, step: int) -> None:
        """Wait until a step has been played."""
        while self.step <= step:
            await self._played.wait()

    # -- the loop -------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play the game to its end. Stopped at any moment and called again, it goes on.

        The game is over in the store with its last step: who sees the score finds it so.
        """
        if self.history:
            await self._port.close_step(self)
        while not self.game.over:
            await self._wait_for_somebody()
            # What happens from here on, also while the hands are sent, is looked at when all are asked.
            self._changed.clear()
            await self._let_computers_choose()
            await self._start_clock()
            await self._port.open_step(self)
            # A seat may change hands after the last pick: then there is something to wait for again.
            await self._collect()
            while not await self._resolve():
                await self._collect()
            await self._port.close_step(self)
        await self._end_as_it_was_played()
        await self._port.finish(self)

    async def _end_as_it_was_played(self) -> None:
        """Write the ending of a game whose last step an older version wrote without it."""
        if self.is_running and (ending := ending_of(self.game)) is not None:
            over = self._over()
            await self._store.put_ending(over, ending)
            self.row = over

    def _over(self) -> TableRow:
        return replace(self.row, state="over", reason="played", ended=self._now(), deadline=None)

    async def _wait_for_somebody(self) -> None:
        """Let the game sleep while every person is away: the computers would play it to its end alone."""
        if self.everyone_is_away():
            await self._port.sleep(self)
        while self.everyone_is_away():
            self._changed.clear()
            await self._park(self._changed.wait())

    async def _collect(self) -> None:
        while self.pending():
            try:
                async with asyncio.timeout(self._seconds_to_alarm()):
                    await self._park(self._changed.wait())
            except TimeoutError:
                await self._alarm()
            else:
                self._changed.clear()
                await self._let_computers_choose()
                await self._start_clock()
                await self._port.show_progress(self)

    async def _let_computers_choose(self, late: frozenset[Seat] = frozenset()) -> set[Seat]:
        """Choose for the computer players and the ``late``; gives those of them who had not picked."""
        played: set[Seat] = set()
        async with self.choosing:
            chosen = dict(self.picks)
            while True:
                asked = self.game.decisions(chosen)
                ours = (each for each in asked if self._chosen_by_itself(each) or each.chooser in late)
                if (decision := next(ours, None)) is None:
                    break
                if decision.chooser in late:
                    played.add(decision.chooser)
                source = random.Random(f"{self.id} {self.step} {decision.seat}")
                view = self.game.view(decision.chooser)
                chosen[decision.seat] = await self._computer.choose(view, decision, source)
            if chosen != self.picks:
                await self._replace_picks(chosen)
        return played

    def _chosen_by_itself(self, decision: Decision[Any]) -> bool:
        if self.everyone_is_away():
            return False
        forced = self.row.options.in_turns and is_only_action(decision)
        return forced or self._lateness.plays_on(decision.chooser) or self.plays_itself(decision.chooser)

    async def _resolve(self) -> bool:
        """Play the step; gives False, and nothing has happened, where a pick is missing."""
        async with self.choosing:
            if self.pending():
                return False
            choices = dict(self.picks)
            record: JsonObject = {str(seat): choice.as_json() for seat, choice in sorted(choices.items())}
            row, seats = (
                replace(self.row, deadline=None),
                [self._lateness.counted(seat) for seat in self.seats],
            )
            # Played on a copy first: the last step is written together with what the game came to.
            after = self.game.copy()
            played = PlayedStep(after.view(None), choices, tuple(after.play(choices)))
            ending = ending_of(after)
            if ending is not None:
                row = self._over()
            played_for = self._lateness.played_for(self.seats, self.deciding())
            await self._store.put_step(row, self.step, record, seats, played_for=played_for, ending=ending)
            self.game = after
            self._remember(played)
            self.row, self.seats, self.picks = row, seats, {}
            self._lateness.go_on(self.deciding() if row.options.in_turns else ())
            self.resumed = False
            return True

    # -- the clock ------------------------------------------------------------------------------------

    async def _start_clock(self) -> None:
        if self.pending() and not self.everyone_is_away():
            await self.clock.start()

    def move_clock_on(self, seconds: float) -> None:
        """Go on after so many seconds in which nobody could be reached; the store has them already."""
        if self.clock.move_on(seconds):
            self._changed.set()

    def _seconds_to_alarm(self) -> float | None:
        return self.clock.seconds_to_alarm(reminded=self._reminded == self.step)

    async def save_row(self, row: TableRow) -> None:
        """Write the row, then let it be the table's."""
        await self._store.save_table(row)
        self.row = row

    async def _alarm(self) -> None:
        if self._reach.is_lost:
            await self._park(self._reach.wait())
        if self._seconds_to_alarm():
            # The clock has been moved on: it stood still while nobody could be reached.
            return
        waiting = self.waiting_for()
        if self._reminded != self.step:
            await self._port.remind(self, waiting)
            self._reminded = self.step
            return
        # What cannot be shown to the players now may have kept them from choosing in time.
        await self._port.prove_reach(self)
        self._lateness.add(await self._let_computers_choose(frozenset(waiting)))

    def _refuse_where_ended(self) -> None:
        if not self.is_running:
            raise Refusal("refusal-game-over")

    def _refuse_other_step(self, step: int) -> None:
        self._refuse_where_ended()
        if self.game.over or step != self.step:
            raise Refusal("refusal-round-over")
        if not self.pending():
            raise Refusal("refusal-everyone-has-picked")

    async def _replace_picks(self, picks: dict[Seat, Any]) -> None:
        gone = [seat for seat in self.picks if seat not in picks]
        fresh = {seat: choice.as_json() for seat, choice in picks.items() if self.picks.get(seat) != choice}
        await self._store.replace_picks(self.id, self.step, gone, fresh)
        self.picks = picks

    async def _change_seat(
        self, seat: SeatRow, row: TableRow | None = None, departure: Departure | None = None
    ) -> None:
        self._lateness.forgive(seat.seat)
        row, seats = row or self.row, [seat if each.seat == seat.seat else each for each in self.seats]
        await self._store.save(row, seats, departure)
        self.row, self.seats = row, seats
        self._reseated(self)
