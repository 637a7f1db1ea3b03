"""A base game told from its end: the points after each round, the conflicts and what was built when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.events import BaseEvent, Conflict, StageBuilt
from engine.base.scoring import winners
from engine.base.view import View
from engine.game import Seat
from engine.story import PlayedStep, Race, ends_of, totals_after


@dataclass(frozen=True, slots=True)
class Round:
    """A round of an age; both count from 1."""

    age: int
    round: int


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    ``rounds`` are those of ``race``; ``told`` is what was seen, with the number of its round, from 1.
    """

    race: Race
    rounds: tuple[Round, ...]
    told: tuple[tuple[int, BaseEvent], ...]
    end: View

    @property
    def conflicts(self) -> list[Conflict]:
        """Every comparison of shields, in the order of the ages."""
        return [event for _, event in self.told if isinstance(event, Conflict)]

    @property
    def stages(self) -> list[tuple[int, StageBuilt]]:
        """Every stage that was built, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, StageBuilt)]

    def tokens(self, seat: Seat, age: int) -> int:
        """Give what the conflict tokens of an age are worth to a seat."""
        fought = [each for each in self.conflicts if each.age == age and each.winner is not None]
        won = sum(each.token for each in fought if each.winner == seat)
        return won - sum(each.winner != seat and seat in (each.seat, each.left) for each in fought)


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Tell a game by its steps and what lies there at its end."""
    moments = [Round(step.before.age, step.before.round) for step in steps]
    ends = ends_of(moments)
    numbers = [1 + sum(last < number for last in ends) for number in range(len(steps))]
    told = [(number, event) for number, step in zip(numbers, steps, strict=True) for event in step.events]
    race = Race(
        totals_after(steps, end, ends),
        tuple(Seat(seat) for seat in range(end.players)),
        tuple(score.seat for score in winners(end.scores, end.players)),
    )
    return Story(race, tuple(moments[number] for number in ends), tuple(told), end)
