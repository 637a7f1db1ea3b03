"""The first normal computer player of 7 Wonders, unchanged as a reference."""

from dataclasses import dataclass, field
from random import Random

from engine.base.choice import BaseChoice
from engine.base.view import View
from engine.game import Decision
from engine.measuring.older.judge import Judge, Weights, ranked, whatever_is_paid


@dataclass(frozen=True, slots=True)
class BasePlayer:
    """Takes the choice with the highest expectation for its city."""

    weights: Weights = field(default_factory=Weights)

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Return one of the decision's choices; nearly equal ones are drawn from ``source``."""
        judge = Judge(view, decision, self.weights)
        # One draw for all ways to pay for the same, so that chance never pays the stronger neighbour.
        moods: dict[object, float] = {}
        for choice in decision.choices:
            moods.setdefault(whatever_is_paid(choice), self.weights.variety * source.random())
        return max(decision.choices, key=lambda choice: judge.value(choice) + moods[whatever_is_paid(choice)])


def most_promising(view: View, decision: Decision[BaseChoice]) -> list[tuple[BaseChoice, float]]:
    """List different choices of a decision with the city's expectation of each, best first."""
    return ranked(decision.choices, Judge(view, decision, Weights()).value)
