"""The evaluation of the choices of one decision, as terms of a sum in points."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.base.box import Box
from engine.base.choice import BaseChoice, BuildStage, CardChoice, PaidChoice, Sell
from engine.base.city import City, cheapest_build
from engine.base.deal import Deal
from engine.base.player.evaluation import (
    SALE,
    Evaluator,
    Fact,
    counted_of,
    known_features,
    parts_of,
    payment_key,
    things_of,
)
from engine.base.resolve import place, take_effect
from engine.base.table import Table
from engine.base.view import View
from engine.game import Decision, Seat, left_of, right_of
from engine.players.learned import changed_features
from engine.players.player import best_first, tell_nobody
from engine.terms import CardId

KEPT = "kept: card"
AHEAD = "beside: coins for who is ahead"
"""Coins help a neighbour with more points to win."""


class Opinion:
    """Values the choices of one decision by the expected gain in points."""

    def __init__(
        self,
        evaluator: Evaluator,
        now: tuple[int, int],
        cities: Sequence[City],
        decision: Decision[BaseChoice],
        receiver: Seat | None,
        totals: Sequence[int],
    ) -> None:
        """Look at a table in this round of an age; ``receiver`` gets the rest of the hand next.

        ``totals`` are the points of all seats as if the game ended now.
        """
        self.evaluator, self.receiver = evaluator, receiver
        self._cities, self._decision = cities, decision
        self._totals = totals
        self._kept: dict[CardId, float] = {}
        if receiver is not None:
            evaluator.look(*now, cities, receiver)
            for choice in decision.choices:
                if isinstance(choice, CardChoice) and choice.card not in self._kept:
                    self._kept[choice.card] = net_worth(evaluator, choice.card)
        evaluator.look(*now, cities, decision.seat)

    def value(self, choice: BaseChoice) -> float:
        """Return the estimated value of a choice."""
        return sum(self.terms(choice).values())

    def features(self, choice: BaseChoice) -> dict[str, float]:
        """Return the features of a choice that have learned weights."""
        known = known_features(self.evaluator.box)
        found = changed_features(self._changes(choice), known.__getitem__)
        changed = {name: amount for name, amount in found.items() if amount}
        totals, seat = self._totals, self._decision.seat
        paid = sellers_of(choice, seat, len(self._cities))
        # The card's value to the player who gets the hand next is denied to them.
        kept = self._kept.get(choice.card, 0.0) if isinstance(choice, CardChoice) else 0.0
        ahead = sum([coins for seller, coins in paid if totals[seller] > totals[seat]])
        return {**changed, KEPT: kept, AHEAD: ahead}

    def terms(self, choice: BaseChoice) -> dict[str, float]:
        """Return the terms that add up to the value of a choice, by feature."""
        weights = self.evaluator.now.weights
        return {name: weights.get(name, 0.0) * amount for name, amount in self.features(choice).items()}

    def _changes(self, choice: BaseChoice) -> Iterator[tuple[Fact, Fact]]:
        """List the facts that a choice changes, each before and after.

        A choice for the Free City has its effect on its player, and the opposite effect on the other one.
        """
        player, before, evaluator = self._decision.chooser, self._cities, self.evaluator
        if player == self._decision.seat:
            for thing in things_of(before, player, choice):
                yield from evaluator.changes_by(thing)
            return
        later = after(evaluator.box, before, self._decision.seat, choice)
        for earlier, then, seat in (before, later, player), (later, before, Seat(1 - player)):
            yield from zip(parts_of(earlier, seat), parts_of(then, seat), strict=True)
            yield counted_of(earlier, seat), counted_of(then, seat)


def opinion_of(view: View, decision: Decision[BaseChoice]) -> Opinion:
    """Return the evaluation of the player who is asked."""
    receiver = None
    if decision.kind in {"round", "free_city"} and view.round < view.box.rounds:
        receiver = (left_of if view.passing == "left" else right_of)(decision.chooser, view.players)
    totals = [score.total for score in view.scores]
    return Opinion(Evaluator(view.box), (view.age, view.round), view.cities, decision, receiver, totals)


def use_of(choice: BaseChoice) -> object:
    """Return the use of a card, the same for all ways to pay."""
    if not isinstance(choice, CardChoice):
        return choice
    copied = choice.copy if isinstance(choice, BuildStage) else None
    by_power = isinstance(choice, PaidChoice) and choice.payment.how == "power"
    return choice.action, choice.card, copied, by_power


def ranked(view: View, decision: Decision[BaseChoice]) -> list[tuple[BaseChoice, float]]:
    """List the uses of a decision's cards with their evaluations, best first.

    Each is paid in the best way: who gets the coins matters. Of uses with the same effect on the city, such
    as sales, only two remain.
    """
    alike = Counter[object]()
    best: dict[object, tuple[BaseChoice, float]] = {}
    for choice, value in best_first(decision.choices, opinion_of(view, decision).value):
        use = use_of(choice)
        same = (
            (choice.action, getattr(choice, "copy", None)) if isinstance(choice, BuildStage | Sell) else use
        )
        if use not in best and alike[same] < 2:
            alike[same] += 1
            best[use] = choice, value
    return list(best.values())


def judged_as(view: View, decision: Decision[BaseChoice], choice: BaseChoice) -> BaseChoice:
    """Return the same use of a card, paid in the best way."""
    alike = tuple(each for each in decision.choices if use_of(each) == use_of(choice))
    return ranked(view, Decision(decision.seat, decision.chooser, decision.kind, alike))[0][0]


def sellers_of(choice: BaseChoice, seat: Seat, seats: int) -> list[tuple[Seat, int]]:
    """List the neighbours that a choice of a seat pays, each with their coins, the left one first."""
    if not isinstance(choice, PaidChoice):
        return []
    paid = (left_of(seat, seats), choice.payment.left), (right_of(seat, seats), choice.payment.right)
    return [(neighbour, coins) for neighbour, coins in paid if coins]


def net_worth(evaluator: Evaluator, card_id: CardId) -> float:
    """Return the value of building a card beyond selling it; 0 if it can't be built."""
    payment = cheapest_build(evaluator.cities, evaluator.seat, evaluator.box.cards[card_id])
    if payment is None:
        return 0.0
    return max(0.0, evaluator.worth(card_id) + evaluator.worth(payment_key(payment)) - evaluator.worth(SALE))


def after(box: Box, cities: Sequence[City], seat: Seat, choice: BaseChoice) -> tuple[City, ...]:
    """Return the cities after a choice of this seat; ``cities`` are unchanged."""
    table = Table(box, Deal(0, 0, tuple([city.board for city in cities]), ()))
    table.cities = tuple([city.copy() for city in cities])
    _, effects = place(table, seat, choice, [choice.card] if isinstance(choice, CardChoice) else [], False)
    take_effect(table, seat, effects, tell_nobody)
    return table.cities
