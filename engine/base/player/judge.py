"""What choices are worth to a city: what it may expect after each, and what it keeps from others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine.base.choice import BaseChoice, BuildStage, Decline, PaidChoice, Sell
from engine.base.effects import Ability
from engine.base.player.after import after
from engine.base.player.expectation import expected_points
from engine.base.player.moment import moment_of
from engine.base.player.outlook import Outlook
from engine.base.player.weights import Weights
from engine.base.table import City
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of


class Judge:
    """Values the choices of one decision."""

    def __init__(self, view: View, decision: Decision[BaseChoice], weights: Weights) -> None:
        """Look at the table as the player does who is asked."""
        self._view = view
        self._weights = weights
        self._city = decision.seat
        self._player = decision.chooser
        self._cities = view.cities
        self._moment = moment_of(view)
        self._receiver = self._next_holder(decision.kind)
        self._standings: dict[object, float] = {}

    def value(self, choice: BaseChoice) -> float:
        """Expect the points after a choice, and count what it gives to the others and keeps from them."""
        same = whatever_goes_away(choice)
        standing = self._standings.get(same)
        if standing is None:
            standing = self._standings[same] = self._standing(choice)
        return standing + self._kept_from_others(choice)

    def _standing(self, choice: BaseChoice) -> float:
        cities = after(self._view.box.cards, self._cities, self._city, choice)
        points = self._points(cities, self._player)
        if self._city != self._player:
            # What the Free City does matters as much by what it does to the only opponent.
            return points - self._points(cities, Seat(1 - self._player))
        if isinstance(choice, BuildStage):
            stage = self._cities[self._city].next_stage(choice.copy).stage
            if Ability("build_from_discard") in stage.effects:
                points += self._weights.abilities["build_from_discard"][self._view.age - 1]
        return points - self._given_to_others(choice)

    def _points(self, cities: Sequence[City], seat: Seat) -> float:
        return expected_points(self._outlook(cities, seat))

    def _outlook(self, cities: Sequence[City], seat: Seat) -> Outlook:
        return Outlook(cities, seat, self._moment, self._weights)

    def _given_to_others(self, choice: BaseChoice) -> float:
        """Count what the coins paid help the neighbours; one who is ahead must not be helped."""
        if not isinstance(choice, PaidChoice):
            return 0.0
        scores = self._view.scores
        given = 0.0
        for neighbour, coins in (
            (left_of(self._city, len(scores)), choice.left),
            (right_of(self._city, len(scores)), choice.right),
        ):
            ahead = scores[neighbour].total > scores[self._city].total
            given += coins * self._weights.coin_to_leader if ahead else coins * self._weights.coin_to_other
        return given

    def _kept_from_others(self, choice: BaseChoice) -> float:
        """Count what a card would have been worth to the player who gets the hand next."""
        if self._receiver is None or isinstance(choice, Decline):
            return 0.0
        return self._weights.kept_from_next * max(0.0, self._receiver.card(choice.card, self._view.age))

    def _next_holder(self, kind: str) -> Outlook | None:
        """Look at the table as the player does who gets this hand; None where it is not passed on."""
        if kind not in {"round", "free_city"} or self._view.round == self._view.box.rounds:
            return None
        beside = left_of if self._view.passing == "left" else right_of
        return self._outlook(self._cities, beside(self._player, self._view.players))


def ranked(
    choices: Sequence[BaseChoice], value: Callable[[BaseChoice], float]
) -> list[tuple[BaseChoice, float]]:
    """List different choices with their values, the best first.

    Of those that do the same to the city, such as sales, only two are left.
    """
    by_value = sorted(
        ((round(value(choice), 6), -number) for number, choice in enumerate(choices)), reverse=True
    )
    alike: Counter[object] = Counter()
    found = []
    for each, number in by_value:
        choice = choices[-number]
        same = whatever_goes_away(choice)
        alike[same] += 1
        if alike[same] <= 2:
            found.append((choice, each))
    return found


def whatever_is_paid(choice: BaseChoice) -> object:
    """Tell what a choice does, the same for all ways to pay for it."""
    return choice.action, None if isinstance(choice, Decline) else choice.card


def use_of(choice: BaseChoice) -> object:
    """Return what is done with which card, the same whoever is paid for it."""
    copied = choice.copy if isinstance(choice, BuildStage) else None
    return whatever_is_paid(choice), copied, isinstance(choice, PaidChoice) and choice.how == "power"


def whatever_goes_away(choice: BaseChoice) -> object:
    """Tell what a choice does to the city: the card under a stage and a card sold make no difference."""
    match choice:
        case BuildStage(_, payment, copy):
            return choice.action, payment, copy
        case Sell():
            return choice.action
        case _:
            return choice
