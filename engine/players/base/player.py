"""Which of its choices the computer player of the base game takes."""

from __future__ import annotations

from random import Random

from engine.base.choice import Choice
from engine.base.city import tableaus
from engine.base.table import ROUNDS
from engine.base.view import View
from engine.game import Decision
from engine.players.base.after import after
from engine.players.base.coming import coming
from engine.players.base.expectation import Expectation, Moment
from engine.players.base.weights import Weights


class BasePlayer:
    """Takes the choice after which its city may expect most."""

    def __init__(self, weights: Weights | None = None) -> None:
        """Play by these beliefs."""
        self._weights = weights or Weights()

    def choose(self, view: View, decision: Decision[Choice], source: Random) -> Choice:
        """Give one of the decision's choices; chance from ``source`` settles what is nearly equal."""
        judge = _Judge(view, decision, self._weights)
        return max(
            decision.choices, key=lambda choice: judge.value(choice) + self._weights.variety * source.random()
        )


class _Judge:
    """Values the choices of one decision."""

    def __init__(self, view: View, decision: Decision[Choice], weights: Weights) -> None:
        self._view = view
        self._weights = weights
        self._seat = decision.seat
        self._cities = view.cities
        self._laid = tableaus(view.cities)
        self._moment = Moment(
            view.age, ROUNDS - view.round, coming(view.cities, view.players, view.age, view.round)
        )
        self._values: dict[Choice, float] = {}

    def value(self, choice: Choice) -> float:
        """Expect the points of the city after a choice."""
        # The card under a stage and a card sold make no difference to the city.
        key = choice if choice.action in {"build", "revive"} else choice._replace(card=None)
        value = self._values.get(key)
        if value is None:
            cities = after(self._cities, self._laid, self._seat, choice)
            value = Expectation(cities, self._seat, self._moment, self._weights).points()
            self._values[key] = value
        return value
