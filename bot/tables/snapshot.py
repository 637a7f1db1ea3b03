"""A game at one moment: everything that is said and drawn of it is made from one of these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.common.rows import USUAL_LEVEL, Departure, MessageKey, MessageRef, Posted, SeatRow, TableRow
from bot.statistics.figures import Honour
from bot.storage.errors import UnreadableError
from bot.tables.timeouts import LATE_ROUNDS_BEFORE_AWAY
from engine.course import AnyGame
from engine.game import Decision, JsonObject, Seat
from engine.story import PlayedStep
from engine.terms import Level


@dataclass(frozen=True, slots=True, eq=False)
class GameSnapshot:
    """A game, its seats, its messages and the picks of its step, as they are at one moment.

    Nothing in it changes any more: what comes next is another snapshot. Its ``game`` is never played on;
    ``header`` is the deal as a record, ``told`` the number of steps that everybody has been told of.
    ``looked_at`` is what the player who decides this step has tapped last in a message for all.
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
    told: int = 0
    resumed: bool = False
    looked_at: int | None = None

    def __post_init__(self) -> None:
        """Raise `UnreadableError` where there is not one seat for each player."""
        if [each.seat for each in self.seats] != [*range(len(self.seats))] or (
            len(self.seats) != self.header["players"]
        ):
            raise UnreadableError(self.row.id, "it has not one seat for each player")

    # -- where it is ----------------------------------------------------------------------------------

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
        """Whether one person practises against computer players."""
        return self.row.options.practice == "yes"

    @property
    def step(self) -> int:
        """The number of the step that is being decided, from 0."""
        return len(self.history)

    def asks(self, step: int) -> bool:
        """Whether this is the step that is being decided."""
        return self.is_running and self.step == step

    def still_asks(self, before: GameSnapshot) -> bool:
        """Whether what was asked ``before`` is: a step back may lead to another step of its number."""
        return self.asks(before.step) and self.has_played(before)

    def has_played(self, before: GameSnapshot) -> bool:
        """Whether the same has been played as ``before``, and no more."""
        return self.history == before.history

    # -- its seats ------------------------------------------------------------------------------------

    @property
    def host_name(self) -> str:
        """The host's name, empty where the host has no seat any more."""
        return next((each.name for each in self.seats if each.person == self.row.host), "")

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of a person, or None for a spectator."""
        return next((each.seat for each in self.seats if each.person == person), None)

    def plays_itself(self, seat: Seat) -> bool:
        """Whether a computer player plays this seat now."""
        row = self.seats[seat]
        return row.person is None or row.late >= LATE_ROUNDS_BEFORE_AWAY

    def level_of(self, seat: Seat) -> Level:
        """Return the level of the computer player of a seat; the usual one plays for persons."""
        return self.seats[seat].level or USUAL_LEVEL

    def was_replaced(self, person: int) -> bool:
        """Whether a person was replaced, and the host has not let them come back."""
        return any(each.person == person and each.replaced for each in self.departures)

    def has_left_another(self, person: int, seat: Seat) -> bool:
        """Whether a person has left another seat than this one in this step."""
        left = (each for each in self.departures if (each.person, each.step) == (person, self.step))
        return any(each.seat != seat for each in left)

    def everyone_is_away(self) -> bool:
        """Whether persons have seats but none of them plays."""
        persons = [row.seat for row in self.seats if row.person is not None]
        return bool(persons) and all(map(self.plays_itself, persons))

    def everyone_has_left(self) -> bool:
        """Whether no person has a seat any more: such a game ends."""
        return all(row.person is None for row in self.seats)

    # -- what is decided ------------------------------------------------------------------------------

    def pending(self) -> tuple[Decision[Any], ...]:
        """Return the decisions that nobody has made yet in this step."""
        return self.game.decisions(self.picks)

    def deciding(self) -> list[Seat]:
        """Return the players' seats that have something to decide in this step, picked or not."""
        return sorted({decision.chooser for decision in self.game.decisions()})

    def waiting_for(self) -> list[Seat]:
        """Return the players' seats that have not picked yet."""
        return sorted({decision.chooser for decision in self.pending()})

    def awaited(self) -> list[Seat]:
        """Return the persons' seats that have not picked yet, but for those that are played for.

        While everyone is away nobody is played for.
        """
        away = self.everyone_is_away()
        return [seat for seat in self.waiting_for() if away or not self.plays_itself(seat)]

    def decision(self, chooser: Seat) -> Decision[Any] | None:
        """Return what a player has to decide next, or None."""
        return next((each for each in self.pending() if each.chooser == chooser), None)

    def decisions_so_far(self) -> list[Decision[Any]]:
        """Return the decisions of this step that have come up, those made included."""
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
        """Return the picks that other players than ``chooser`` have made."""
        theirs = {each.seat for each in self.decisions_so_far() if each.chooser == chooser}
        return {each: choice for each, choice in self.picks.items() if each not in theirs}

    def ends_choosing(self, chooser: Seat, seat: Seat, choice: Any) -> bool:
        """Whether a player has nothing more to choose in this step after a choice, and no other person plays.

        Where others play, they are waited for, and a choice can be changed until then.
        """
        others = (row.seat for row in self.seats if row.seat != chooser)
        if not all(map(self.plays_itself, others)):
            return False
        kept = self.picks_but_for(chooser) if seat == chooser else self.picks
        asked = (each for each in self.game.decisions(kept) if each.seat == seat)
        if not any(choice in decision.choices for decision in asked):
            return False
        following = self.game.decisions({**kept, seat: choice})
        return all(decision.chooser != chooser for decision in following)

    # -- steps ----------------------------------------------------------------------------------------

    def after(self, choices: Mapping[Seat, Any]) -> GameSnapshot:
        """Return the game after a step whose choices are all in.

        Raises `IllegalChoice`, and `BrokenGameError` where the rules fail; this one stays as it is.
        """
        game = self.game.copy()
        played = PlayedStep(game.view(None), choices, tuple(game.play(choices)))
        return replace(self, game=game, history=(*self.history, played), picks={}, looked_at=None)


def read_step(game: AnyGame, record: JsonObject) -> dict[Seat, Any]:
    """Return the choices of a step that was written down, own cards before those of a city without a player.

    Raises `Malformed`.
    """
    chosen: dict[Seat, Any] = {}
    while True:
        known = [each for each in game.decisions(chosen) if str(each.seat) in record]
        if not known:
            return chosen
        for decision in known:
            chosen[decision.seat] = game.read_choice(decision.seat, record[str(decision.seat)], chosen)


def lay_step(game: AnyGame, record: JsonObject, before: Sequence[PlayedStep]) -> PlayedStep:
    """Play a step on ``game`` that was written down after those ``before``, and return it.

    What older versions asked for though it left no choice keeps its number: messages are named by it.
    """
    if not record or game.pass_over(record):
        # It belongs to the step before it, in which the game has made it and told what came of it.
        return PlayedStep(before[-1].before, {}, ())
    view, choices = game.view(None), read_step(game, record)
    return PlayedStep(view, choices, tuple(game.play(choices)))
