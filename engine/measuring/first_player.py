"""The first normal computer player of the base game: others are measured against it, so it never changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from engine.base.choice import BaseChoice
from engine.base.view import View
from engine.game import Decision
from engine.measuring.older.judge import Judge, Weights, ranked, whatever_is_paid


@dataclass(frozen=True, slots=True)
class BasePlayer:
    """Takes the choice after which its city may expect most."""

    weights: Weights = field(default_factory=Weights)

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Return one of the decision's choices; chance from ``source`` settles what is nearly equal."""
        judge = Judge(view, decision, self.weights)
        # One draw for all ways to pay for the same, so that chance never pays the stronger neighbour.
        moods: dict[object, float] = {}
        for choice in decision.choices:
            moods.setdefault(whatever_is_paid(choice), self.weights.variety * source.random())
        return max(decision.choices, key=lambda choice: judge.value(choice) + moods[whatever_is_paid(choice)])


def most_promising(view: View, decision: Decision[BaseChoice]) -> list[tuple[BaseChoice, float]]:
    """List different choices of a decision with what the city may expect of each, the best first."""
    return ranked(decision.choices, Judge(view, decision, Weights()).value)
