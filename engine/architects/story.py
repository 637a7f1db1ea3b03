"""A game of Architects told from its end: the points after each round of turns, the battles, the wonders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.architects.events import ArchitectsEvent, Battle, StageBuilt
from engine.architects.view import View
from engine.game import Seat
from engine.story import PlayedStep, Race, totals_after


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    In a round everybody has one turn, in the last one maybe not all; ``told`` is what was seen, with the
    number of its round, from 1.
    """

    race: Race
    told: tuple[tuple[int, ArchitectsEvent], ...]
    end: View

    @property
    def battles(self) -> list[tuple[int, Battle]]:
        """Every battle, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, Battle)]

    @property
    def stages(self) -> list[tuple[int, StageBuilt]]:
        """Every stage that was built, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, StageBuilt)]


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Tell a game by its steps and what lies there at its end."""
    first = steps[0].before.turn
    acting = [step.before.turn for step in steps]
    begins = [
        number
        for number, seat in enumerate(acting)
        if seat == first and acting[number - 1 : number] != [first]
    ]
    numbers = [sum(begin <= number for begin in begins) for number in range(len(steps))]
    ends = [*(begin - 1 for begin in begins[1:]), len(steps) - 1]
    told = [(number, event) for number, step in zip(numbers, steps, strict=True) for event in step.events]
    race = Race(
        totals_after(steps, end, ends),
        tuple(Seat(seat) for seat in range(end.players)),
        tuple(score.seat for score in end.scores if score.rank == 1),
    )
    return Story(race, tuple(told), end)
