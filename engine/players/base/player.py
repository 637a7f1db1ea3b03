"""Which of its choices the computer player of the base game takes."""

from __future__ import annotations

from random import Random

from engine.base.choice import Choice
from engine.base.city import tableaus
from engine.base.effects import Ability
from engine.base.table import ROUNDS
from engine.base.tableau import Tableau
from engine.base.terms import CardId
from engine.base.view import View
from engine.game import Decision, Seat
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
        self._city = decision.seat
        self._player = decision.chooser
        self._laid = tableaus(view.cities)
        self._moment = Moment(view.age, ROUNDS - view.round, coming(view))
        self._receiver = self._next_holder(decision.kind)
        self._standings: dict[Choice, float] = {}
        self._wanted: dict[CardId, float] = {}

    def value(self, choice: Choice) -> float:
        """Expect the points after a choice, less what it gives to the others."""
        # The card under a stage and a card sold make no difference to the city.
        key = choice if choice.action in {"build", "revive"} else choice._replace(card=None)
        standing = self._standings.get(key)
        if standing is None:
            standing = self._standings[key] = self._standing(key)
        return standing + self._denied(choice)

    def _standing(self, choice: Choice) -> float:
        cities = after(self._view.cities, self._laid, self._city, choice)
        points = self._points(cities, self._player) - self._fed(choice)
        if choice.action == "stage":
            stage = self._laid[self._city].next_stage(choice.copy).stage
            if self._city == self._player and Ability("build_from_discard") in stage.effects:
                points += self._weights.abilities["build_from_discard"][self._view.age - 1]
        if self._city != self._player:
            # What the Free City does matters as much by what it does to the only opponent.
            points -= self._points(cities, Seat(1 - self._player))
        return points

    def _points(self, cities: tuple[Tableau, ...], seat: Seat) -> float:
        return Expectation(cities, seat, self._moment, self._weights).points()

    def _fed(self, choice: Choice) -> float:
        """Count what the coins paid help the neighbours, the more the stronger they are."""
        if self._city != self._player:
            return 0.0
        cities = len(self._laid)
        fed = 0.0
        for neighbour, coins in (((self._city + 1) % cities, choice.left), (self._city - 1, choice.right)):
            if coins:
                ahead = self._view.scores[neighbour].total > self._view.scores[self._city].total
                fed += coins * self._weights.feed * (2 if ahead else 1)
        return fed

    def _denied(self, choice: Choice) -> float:
        """Count what the player who gets the hand next would have had from the card played."""
        if self._receiver is None or choice.card is None:
            return 0.0
        wanted = self._wanted.get(choice.card)
        if wanted is None:
            wanted = self._wanted[choice.card] = self._receiver.gain(choice.card)
        return self._weights.deny * wanted

    def _next_holder(self, kind: str) -> Expectation | None:
        """Look at the table as the player does who gets this hand; None where it is not passed on."""
        if kind not in {"round", "free_city"} or self._view.round == ROUNDS:
            return None
        step = 1 if self._view.passing == "left" else -1
        seat = (self._player + step) % self._view.players
        return Expectation(self._laid, seat, self._moment, self._weights)
