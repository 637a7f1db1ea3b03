"""The normal computer player of the base game."""

from dataclasses import dataclass
from random import Random

from engine.base.choice import BaseChoice, Build, BuildStage, Sell
from engine.base.view import View
from engine.game import Decision
from engine.measuring.older.glance import JUDGED, Glance, no_likings, normal_weights
from engine.measuring.older.judge import Judge, Weights, ranked, use_of, whatever_is_paid


@dataclass(frozen=True, slots=True)
class NormalBasePlayer:
    """Takes what is best by what its city may expect and by what such choices have brought in many games."""

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        """Return one of the decision's choices; chance from ``source`` settles what is nearly equal."""
        opinion = _Opinion(view, decision)
        # One draw for all ways to pay for the same, so that chance never pays the stronger neighbour.
        moods: dict[object, float] = {}
        for choice in decision.choices:
            moods.setdefault(whatever_is_paid(choice), opinion.variety * source.random())
        return max(
            decision.choices, key=lambda choice: opinion.value(choice) + moods[whatever_is_paid(choice)]
        )


def most_promising(view: View, decision: Decision[BaseChoice]) -> list[tuple[BaseChoice, float]]:
    """List different choices of a decision with what the normal player sees in each, the best first."""
    return ranked(decision.choices, _Opinion(view, decision).value)


def best_paid(view: View, decision: Decision[BaseChoice]) -> list[tuple[BaseChoice, float]]:
    """List the uses of a decision's cards with what the normal player sees in each, the best first.

    Each is paid in the way that this player prefers: who gets the coins matters.
    """
    best: dict[object, tuple[BaseChoice, float]] = {}
    for choice, value in most_promising(view, decision):
        best.setdefault(use_of(choice), (choice, value))
    return list(best.values())


class _Opinion:
    """Values the choices of one decision, in points by which a game ends better."""

    def __init__(self, view: View, decision: Decision[BaseChoice]) -> None:
        self._judge = Judge(view, decision, Weights())
        self._judged = 1.0
        self._glance: Glance | None = None
        self._city = view.cities[decision.seat]
        self.variety = Weights().variety
        if decision.kind in {"round", "seventh_card"}:
            self._judged = JUDGED[view.age - 1]
            self._glance = Glance(view.box, normal_weights(), no_likings())
            self._glance.look(view.age, view.round, view.cities, decision.seat)
            self.variety = self._glance.weights.variety

    def value(self, choice: BaseChoice) -> float:
        """Estimate a choice."""
        return self._judged * self._judge.value(choice) + self._at_a_glance(choice)

    def _at_a_glance(self, choice: BaseChoice) -> float:
        glance, city = self._glance, self._city
        if glance is None:
            return 0.0
        match choice:
            case Build(card, payment):
                return glance.card(card) - glance.price(payment)
            case BuildStage(_, payment, copy):
                stage = city.next_stage(copy)
                is_last = city.stages + 1 == len(city.plan)
                return glance.stage(stage, is_last=is_last) - glance.price(payment)
            case Sell():
                return glance.sale
            case _:
                return 0.0
