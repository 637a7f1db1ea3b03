"""A sitting: people at one game, what they have picked, and who plays which seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from bot.clock import StepClock
from bot.departures import Departures
from bot.lateness import LATE_ROUNDS_BEFORE_AWAY, Lateness
from bot.port import Now
from bot.refusal import Name, Refusal
from bot.results import ending_of
from bot.rows import USUAL_LEVEL, Departure, Post, SeatRow, TableRow
from bot.statistics.figures import Honour
from bot.store import PicksChangedError, Store, UnreadableError
from engine.game import Choice, Decision, Game, JsonObject, Seat
from engine.levels import Level
from engine.story import PlayedStep

AnyGame = Game[Any, Any, Any]

TOUCH_SECONDS = 3600.0
"""When a player does something again after so long, it is written down."""


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
        now: Now,
        reseated: Callable[[Sitting], None],
    ) -> None:
        """Use `bot.replays.Replays`, which makes it of what is kept; raises `UnreadableError`."""
        if [seat.seat for seat in seats] != [*range(len(seats))] or len(seats) != header["players"]:
            raise UnreadableError(row.id, "it has not one seat for each player")
        self.row = row
        self.seats = seats
        self.header = header
        self.game = game
        self.picks: dict[Seat, Any] = {}
        self.history: list[PlayedStep] = []
        self.posts: dict[str, Post] = {}
        self.departures = Departures()
        self.tips: dict[tuple[int, int], str] = {}
        self.honour: Honour | None = None
        self.told = 0
        self.resumed = False
        self.is_taken_over = False
        self.clock = StepClock(self, now)
        self.lateness = Lateness()
        self.choosing = asyncio.Lock()
        self.changed = asyncio.Event()
        self.woken = asyncio.Event()
        self.is_elsewhere = False
        self._store = store
        self._now = now
        self._reseated = reseated
        self._played = asyncio.Event()

    # -- what others ask ------------------------------------------------------------------------------

    @property
    def id(self) -> int:
        """The number of its table in the store."""
        return self.row.id

    @property
    def is_running(self) -> bool:
        """Whether the game is neither over nor stopped."""
        return self.row.state == "playing"

    @property
    def is_quiet(self) -> bool:
        """Whether its players have done nothing for so long that it is written down when one of them does."""
        warned = self.row.expires is not None
        return self.is_running and (warned or self._now() - self.row.active >= TOUCH_SECONDS)

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
        row = self.seats[seat]
        return row.person is None or row.late >= LATE_ROUNDS_BEFORE_AWAY

    def level_of(self, seat: Seat) -> Level:
        """Give the level of the computer player of a seat; the usual one plays for persons."""
        return self.seats[seat].level or USUAL_LEVEL

    def awaited(self) -> list[Seat]:
        """List the persons' seats that have not picked yet, but for those that are played for.

        While everyone is away nobody is played for.
        """
        away = self.everyone_is_away()
        return [seat for seat in self.waiting_for() if away or not self.plays_itself(seat)]

    def everyone_is_away(self) -> bool:
        """Tell whether persons have seats but none of them plays."""
        persons = [row.seat for row in self.seats if row.person is not None]
        return bool(persons) and all(map(self.plays_itself, persons))

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
            chooser = self._chooser_of(seat)
            kept = self._picks_but_for(chooser)
            if seat != chooser:
                kept = {each: choice for each, choice in self.picks.items() if each != seat}
            decision = next((each for each in self.game.decisions(kept) if each.seat == seat), None)
            if decision is None or choice not in decision.choices:
                raise Refusal("refusal-offer-changed")
            await self.replace_picks({**kept, seat: choice})
            self.lateness.in_step.discard(chooser)
            if self.seats[chooser].late:
                await self._change_seat(replace(self.seats[chooser], late=0))
            self.changed.set()

    async def take_back(self, seat: Seat, step: int) -> None:
        """Take back everything that a player has picked in this step; raises `Refusal`."""
        async with self.choosing:
            self._refuse_other_step(step)
            await self.replace_picks(self._picks_but_for(seat))
            self.changed.set()

    def _chooser_of(self, seat: Seat) -> Seat:
        """Give the player who chooses for a seat in this step; raises `Refusal` where nobody does."""
        if seat < len(self.seats):
            return seat
        owner = next((each.chooser for each in self._decisions_so_far() if each.seat == seat), None)
        if owner is None:
            raise Refusal("refusal-offer-changed")
        return owner

    def _picks_but_for(self, chooser: Seat) -> dict[Seat, Any]:
        """Give the picks that other players than ``chooser`` have made."""
        theirs = {each.seat for each in self._decisions_so_far() if each.chooser == chooser}
        return {each: choice for each, choice in self.picks.items() if each not in theirs}

    def _decisions_so_far(self) -> list[Decision[Any]]:
        """List the decisions of this step that have come up, those made included."""
        chosen: dict[Seat, Any] = {}
        found: list[Decision[Any]] = []
        while True:
            fresh = [each for each in self.game.decisions(chosen) if each not in found]
            found += fresh
            made = {each.seat: self.picks[each.seat] for each in fresh if each.seat in self.picks}
            if not made:
                return found
            chosen |= made

    async def hand_to_person(self, seat: Seat, person: int, name: str) -> None:
        """Give a seat to a person, with this step still theirs to decide; raises `Refusal`."""
        async with self.choosing:
            self._refuse_where_ended()
            if self.seats[seat].person not in (None, person):
                raise Refusal("refusal-seat-taken", name=Name(self.seats[seat].name))
            if self.seat_of(person) not in (None, seat):
                raise Refusal("refusal-already-seated")
            if self.departures.was_replaced(person):
                raise Refusal("refusal-replaced", host=Name(self.host_name))
            if self.row.options.is_practice and person != self.row.host:
                raise Refusal("refusal-practice-of", host=Name(self.host_name))
            in_turns = self.row.options.in_turns
            if not in_turns and self.departures.has_left_another(person, seat, self.step):
                # Where there are hands, a person has seen that of the other seat.
                raise Refusal("refusal-has-seen-a-hand")
            await self._change_seat(replace(self.seats[seat], person=person, name=name, late=0, level=None))
            self.lateness.in_turn.discard(seat)
            if not self.game.over:
                await self.replace_picks(self._picks_but_for(seat))
            await self.clock.give_half()
            self.changed.set()

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
            await self._change_seat(
                replace(self.seats[seat], person=None, name=name, late=0, level=USUAL_LEVEL), row, departure
            )
            self.departures.add(departure)
            self.changed.set()

    async def readmit(self, person: int) -> None:
        """Let a person who was replaced take a seat again."""
        async with self.choosing:
            self._refuse_where_ended()
            await self._store.readmit(self.id, person)
            self.departures.readmit(person)

    # -- steps -----------------------------------------------------------------------------------------

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
            self.play_step(self.read_step(record))

    def read_step(self, record: JsonObject) -> dict[Seat, Any]:
        """Read the choices of a step, own cards before those of a city without a player."""
        chosen: dict[Seat, Any] = {}
        while True:
            known = [each for each in self.game.decisions(chosen) if str(each.seat) in record]
            if not known:
                return chosen
            for decision in known:
                chosen[decision.seat] = self.game.read_choice(
                    decision.seat, record[str(decision.seat)], chosen
                )

    async def look_at_picks(self, seats: Collection[int]) -> None:
        """Take over what was picked for seats through another process, which has written it."""
        async with self.choosing:
            await self._take_over_picks()
            for seat in map(Seat, seats):
                chooser = self._chooser_of(seat)
                self.lateness.in_step.discard(chooser)
                if self.seats[chooser].late:
                    await self._change_seat(replace(self.seats[chooser], late=0))
            self.posts.update(await self._store.posts(self.id))
            self.changed.set()

    async def _take_over_picks(self) -> None:
        picked = await self._store.picks(self.id, self.step)
        self.picks = self.read_step({str(seat): choice for seat, choice in picked.items()})

    async def leave_to_others(self, store: Store) -> None:
        """Let another process serve it: what is still done here goes to ``store``, which tells that one."""
        async with self.choosing:
            self._store, self.is_elsewhere = store, True

    async def resolve(self) -> bool:
        """Play the step; gives False, and nothing has happened, where a pick is missing or has changed."""
        async with self.choosing:
            if self.pending():
                return False
            choices = dict(self.picks)
            record: JsonObject = {str(seat): choice.as_json() for seat, choice in sorted(choices.items())}
            row, seats = (
                replace(self.row, deadline=None),
                [self.lateness.counted(seat) for seat in self.seats],
            )
            # Played on a copy first: the last step is written together with what the game came to.
            after = self.game.copy()
            played = PlayedStep(after.view(None), choices, tuple(after.play(choices)))
            ending = ending_of(after, [*self.history, played])
            if ending is not None:
                row = self._over()
            played_for = self.lateness.played_for(self.seats, self.deciding())
            try:
                await self._store.put_step(
                    row, self.step, record, seats, played_for=played_for, ending=ending
                )
            except PicksChangedError:
                await self._take_over_picks()
                return False
            self.game = after
            self._remember(played)
            self.row, self.seats, self.picks = row, seats, {}
            self.lateness.go_on(self.deciding() if row.options.in_turns else ())
            self.resumed = False
            return True

    def _remember(self, step: PlayedStep) -> None:
        self.history.append(step)
        self._played.set()
        self._played = asyncio.Event()

    async def until_played(self, step: int) -> None:
        """Wait until a step has been played."""
        while self.step <= step:
            await self._played.wait()

    async def end_as_it_was_played(self) -> None:
        """Have the ending as it is kept; it is written where an older version wrote the last step alone."""
        if self.is_running and (ending := ending_of(self.game, self.history)) is not None:
            over = self._over()
            await self._store.put_ending(over, ending)
            self.row = over
        self.honour = await self._store.honour_of(self.id)

    def _over(self) -> TableRow:
        return replace(self.row, state="over", reason="played", ended=self._now(), deadline=None)

    # -- what is kept ----------------------------------------------------------------------------------

    def move_clock_on(self, seconds: float) -> None:
        """Go on after so many seconds in which nobody could be reached; the store has them already."""
        if self.clock.move_on(seconds):
            self.changed.set()

    async def speak(self, language: str) -> None:
        """Tell in another language what happens from now on; raises `Refusal` where the game is over."""
        async with self.choosing:
            self._refuse_where_ended()
            await self.save_row(replace(self.row, language=language))

    async def save_row(self, row: TableRow) -> None:
        """Write the row, then let it be the sitting's."""
        await self._store.save_table(row)
        self.row = row

    def _refuse_where_ended(self) -> None:
        if not self.is_running:
            raise Refusal("refusal-game-over")

    def _refuse_other_step(self, step: int) -> None:
        self._refuse_where_ended()
        if self.game.over or step != self.step:
            raise Refusal("refusal-round-over")
        if not self.pending():
            raise Refusal("refusal-everyone-has-picked")

    async def replace_picks(self, picks: dict[Seat, Any]) -> None:
        """Let these be the picks of this step; it is for who holds ``choosing``."""
        gone = [seat for seat in self.picks if seat not in picks]
        fresh = {seat: choice.as_json() for seat, choice in picks.items() if self.picks.get(seat) != choice}
        await self._store.replace_picks(self.id, self.step, gone, fresh)
        self.picks = picks

    async def _change_seat(
        self, seat: SeatRow, row: TableRow | None = None, departure: Departure | None = None
    ) -> None:
        self.lateness.in_step.discard(seat.seat)
        row, seats = row or self.row, [seat if each.seat == seat.seat else each for each in self.seats]
        await self._store.save(row, seats, departure)
        self.row, self.seats = row, seats
        self._reseated(self)
