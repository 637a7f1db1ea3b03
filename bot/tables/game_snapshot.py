"""A game at one moment, from which everything is posted and drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.common.stored_rows import Departure, MessageKey, MessageRef, Posted, SeatRow, TableRow
from bot.statistics.figures import Honour
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.record import resume
from engine.story import PlayedStep

LATE_ROUNDS_BEFORE_AWAY = 3
"""How many late rounds in a row make a player away; the computer plays until they are back."""


@dataclass(frozen=True, slots=True, eq=False)
class GameSnapshot:
    """The state of a game at one moment; ``header`` is its deal as a record.

    ``game`` is never played on: the next step makes another snapshot.
    """

    row: TableRow
    seats: Sequence[SeatRow]
    header: JsonObject
    game: AnyGame
    history: Sequence[PlayedStep] = ()
    picks: Mapping[Seat, Any] = field(default_factory=dict)
    posted: Posted = field(default_factory=Posted)
    tips: Mapping[tuple[int, int], str] = field(default_factory=dict)
    departures: Sequence[Departure] = ()
    honour: Honour | None = None
    announced_steps: int = 0
    resumed: bool = False
    selected: int | None = None

    # -- state ----------------------------------------------------------------------------------------

    @property
    def id(self) -> int:
        """The number of its table in the store."""
        return self.row.id

    @property
    def messages(self) -> Mapping[MessageKey, MessageRef]:
        """The messages that have been posted for it."""
        return self.posted.messages

    @property
    def is_running(self) -> bool:
        """Whether the game is neither over nor stopped."""
        return self.row.state == "playing"

    @property
    def is_practice(self) -> bool:
        """Whether this is one person's practice table."""
        return self.row.options.practice == "yes"

    @property
    def step(self) -> int:
        """The number of the step that is being decided, from 0."""
        return len(self.history)

    def asks(self, step: int) -> bool:
        """Whether this is the step that is being decided."""
        return self.is_running and self.step == step

    def still_asks(self, before: GameSnapshot) -> bool:
        """Whether the step asked in ``before`` is still open; after an undo its number may be reused."""
        return self.asks(before.step) and self.history == before.history

    # -- seats ----------------------------------------------------------------------------------------

    @property
    def host_name(self) -> str:
        """The host's name, empty if the host has no seat any more."""
        return next((each.name for each in self.seats if each.person == self.row.host), "")

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of a person, or None for a spectator."""
        return next((each.seat for each in self.seats if each.person == person), None)

    def plays_itself(self, seat: Seat) -> bool:
        """Whether a computer player plays this seat now."""
        row = self.seats[seat]
        return row.person is None or row.late >= LATE_ROUNDS_BEFORE_AWAY

    def was_replaced(self, person: int) -> bool:
        """Whether a person was replaced and not readmitted by the host."""
        return any(each.person == person and each.replaced for each in self.departures)

    def everyone_is_away(self) -> bool:
        """Whether persons have seats but none of them plays."""
        persons = [row.seat for row in self.seats if row.person is not None]
        return bool(persons) and all(map(self.plays_itself, persons))

    def everyone_has_left(self) -> bool:
        """Whether no person has a seat any more."""
        return all(row.person is None for row in self.seats)

    # -- decisions ------------------------------------------------------------------------------------

    def pending(self) -> tuple[Decision[Any], ...]:
        """Return the decisions of this step that are still open."""
        return self.game.decisions(self.picks)

    def deciding(self) -> list[Seat]:
        """Return the seats of players who decide in this step, picked or not."""
        return sorted({decision.chooser for decision in self.game.decisions()})

    def waiting_for(self) -> list[Seat]:
        """Return the seats of players who have not picked yet."""
        return sorted({decision.chooser for decision in self.pending()})

    def awaited(self) -> list[Seat]:
        """Return the seats of persons who have not picked yet, except those played by the computer.

        While everyone is away, the computer plays for nobody.
        """
        away = self.everyone_is_away()
        return [seat for seat in self.waiting_for() if away or not self.plays_itself(seat)]

    def decision(self, chooser: Seat) -> Decision[Any] | None:
        """Return the next decision of a player, or None."""
        return next((each for each in self.pending() if each.chooser == chooser), None)

    def decisions_so_far(self) -> list[Decision[Any]]:
        """Return the decisions of this step that have come up so far, including those made."""
        chosen: dict[Seat, Any] = {}
        found: list[Decision[Any]] = []
        while True:
            fresh = [each for each in self.game.decisions(chosen) if each not in found]
            found += fresh
            made = {each.seat: self.picks[each.seat] for each in fresh if each.seat in self.picks}
            if not made:
                return found
            chosen |= made

    def picks_but_for(self, chooser: Seat) -> dict[Seat, Any]:
        """Return the picks of all players except ``chooser``."""
        theirs = {each.seat for each in self.decisions_so_far() if each.chooser == chooser}
        return {each: choice for each, choice in self.picks.items() if each not in theirs}

    def ends_choosing(self, chooser: Seat, seat: Seat, choice: Any) -> bool:
        """Whether a choice ends the step: the player has no other one to make, and no other person plays."""
        others = (row.seat for row in self.seats if row.seat != chooser)
        if not all(map(self.plays_itself, others)):
            return False
        kept = self.picks_but_for(chooser) if seat == chooser else self.picks
        if not any(each.seat == seat and choice in each.choices for each in self.game.decisions(kept)):
            return False
        return all(each.chooser != chooser for each in self.game.decisions({**kept, seat: choice}))

    # -- steps ----------------------------------------------------------------------------------------

    def last_choice(self, seat: Seat) -> int | None:
        """Return the last step in which a player had a choice, or None before their first."""
        game, found = resume(self.header), None
        for number, step in enumerate(self.history):
            asked = [each for each in game.decisions() if each.chooser == seat]
            if seat in step.choices and any(len(each.choices) > 1 for each in asked):
                found = number
            if step.choices:
                game.play(step.choices)
        return found

    def after(self, choices: Mapping[Seat, Any]) -> GameSnapshot:
        """Return the game after a step; raises `IllegalChoice`, and `BrokenGameError` if the rules fail."""
        game = self.game.copy()
        played = PlayedStep(game.view(None), choices, tuple(game.play(choices)))
        return replace(self, game=game, history=(*self.history, played), picks={}, selected=None)


def read_step(game: AnyGame, record: JsonObject) -> dict[Seat, Any]:
    """Return the choices of a stored step, those for a city without a player last; raises `Malformed`."""
    chosen: dict[Seat, Any] = {}
    while True:
        known = [each for each in game.decisions(chosen) if str(each.seat) in record]
        if not known:
            return chosen
        for decision in known:
            chosen[decision.seat] = game.read_choice(decision.seat, record[str(decision.seat)], chosen)


def replay_step(game: AnyGame, record: JsonObject, before: Sequence[PlayedStep]) -> PlayedStep:
    """Play a stored step on ``game``, which follows ``before``, and return it."""
    if not record or game.pass_over(record):
        # An older version asked for it; the game has made this choice in the step before. It keeps its
        # number, since messages are keyed by that.
        return PlayedStep(before[-1].before, {}, ())
    view, choices = game.view(None), read_step(game, record)
    return PlayedStep(view, choices, tuple(game.play(choices)))
