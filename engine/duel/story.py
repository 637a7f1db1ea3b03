"""A duel told from its end: after each turn the points and where the pawn stands, and what was built when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.duel.events import DuelEvent
from engine.duel.terms import SEATS
from engine.duel.view import View
from engine.story import PlayedStep, Race, totals_after


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    The rounds of ``race`` are turns, those of the draft left out. ``ages`` has the age of each, ``pawn``
    where it stood before the first turn and after each; ``told`` is what was seen, with the number of its
    turn, from 1.
    """

    race: Race
    ages: tuple[int, ...]
    pawn: tuple[int, ...]
    told: tuple[tuple[int, DuelEvent], ...]
    end: View


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Tell a duel by its steps and what lies there at its end."""
    played = [step for step in steps if step.before.age]
    # What a turn makes somebody choose belongs to it, and so does who begins an age to its first turn.
    begins = [_begins_a_turn(played, number) for number in range(len(played))]
    numbers = [sum(begins[: number + 1]) for number in range(len(played))]
    ends = [number for number in range(len(played)) if number + 1 == len(played) or begins[number + 1]]
    told = [(number, event) for number, step in zip(numbers, played, strict=True) for event in step.events]
    seen = [*(step.before for step in played), end]
    race = Race(
        totals_after(played, end, ends), SEATS, tuple(score.seat for score in end.scores if score.rank == 1)
    )
    return Story(
        race,
        tuple(played[number].before.age for number in ends),
        tuple(view.pawn for view in (seen[0], *(seen[number + 1] for number in ends))),
        tuple(told),
        end,
    )


def _begins_a_turn(played: Sequence[PlayedStep], number: int) -> bool:
    if number == 0:
        return True
    kinds = set(played[number].before.deciding.values())
    if "begin" in kinds:
        return True
    return "turn" in kinds and "begin" not in played[number - 1].before.deciding.values()
