"""Playing a game on to its end quickly, as the strong player does thousands of times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from random import Random

from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, Revive
from engine.base.city import Card, City, Stage, market_of
from engine.base.payment import CHAIN, FREE, GUARDS, POWER, Cost, Payment, beyond, size, ways_to_pay
from engine.base.player.evaluation import Evaluator, Rounds
from engine.base.player.features import SALE, next_stage_key, payment_key
from engine.base.table import Table
from engine.game import Decision, Seat
from engine.terms import CardId

MOST_KNOWN = 1 << 14
"""So many prices are remembered; then all are forgotten."""


@cache
def _known_prices() -> dict[object, Payment | None]:
    return {}


def cheapest(cities: Sequence[City], seat: Seat, cost: Cost) -> Payment | None:
    """Give the cheapest way to pay for something; None where the city cannot."""
    city = cities[seat]
    own, need, coins = city.supply, cost.need, city.coins
    missing = beyond(need, own.fixed)
    if not missing:
        return cost.without_trade if cost.coins <= coins else None
    left, right = cities[seat + 1 - len(cities)].for_sale, cities[seat - 1].for_sale
    # Nothing is sold for less than a coin, and mostly not even all together have what something costs.
    if (
        size(missing) > coins - cost.coins + len(own.choices)
        or ((own.most + left.most + right.most + city.bank.most | GUARDS) - need) & GUARDS != GUARDS
    ):
        return None
    known = _known_prices()
    key = (
        (need, cost.coins, own.fixed, own.choices, left.fixed, left.choices, right.fixed, right.choices),
        city.prices.packed,
        city.bank,
    )
    try:
        found = known[key]
    except KeyError:
        if len(known) >= MOST_KNOWN:
            known.clear()
        ways = ways_to_pay(market_of(cities, seat), cost)
        found = known[key] = ways[0] if ways else None
    return found if found is not None and found.total <= coins else None


def cheapest_build(cities: Sequence[City], seat: Seat, card: Card) -> Payment | None:
    """Return the cheapest way to build a card without a power; None where the city cannot."""
    city = cities[seat]
    if city.has(card):
        return None
    return CHAIN if card.id in city.chained else cheapest(cities, seat, card.cost)


STYLES = 64


@lru_cache(16)
def _styles(box: Box, noise: float) -> Sequence[Mapping[CardId | None, float]]:
    """Draw some styles: by how much colours and cards are preferred, and at the key None stages."""
    random = Random(1).random
    colours = sorted({card.colour for card in box.cards.values()})
    styles = []
    for _ in range(STYLES):
        by_colour = {colour: 2 * noise * random() for colour in colours}
        style: dict[CardId | None, float] = {
            name: by_colour[card.colour] + noise * random() for name, card in box.cards.items()
        }
        style[None] = 3 * noise * random()
        styles.append(style)
    return styles


class Quick:
    """Plays on at a table of a box."""

    def __init__(self, box: Box, noise: float = 0.15, rounds: Rounds | None = None) -> None:
        """Choose as has been learned, or by other weights; ``noise`` is how much styles differ by a card."""
        self._box = box
        self._styles = _styles(box, noise)
        self.evaluator = Evaluator(box, rounds)
        self.start(Random(0))

    def start(self, source: Random) -> None:
        """Draw chance from this source from now on; first of all the style of each seat.

        So it stays the same in games that go on after different choices: they are compared with less noise.
        """
        self._random = random = source.random
        styles = self._styles
        self._preferred = [
            styles[int(random() * STYLES)] for _ in range(self._box.cities(self._box.most_players))
        ]

    def choose(self, table: Table, decision: Decision[BaseChoice]) -> BaseChoice:
        """Give one of the legal choices of a decision."""
        if decision.kind in {"round", "seventh_card"}:
            return self._of_hand(table, decision.seat)
        if decision.kind == "revive":
            evaluator = self.evaluator
            evaluator.look(table.age_number, table.round, table.cities, decision.seat)
            revived = [each for each in decision.choices if isinstance(each, Revive)]
            return max(revived, key=lambda each: evaluator.worth(each.card))
        choices = decision.choices
        return choices[int(self._random() * len(choices))]

    def _of_hand(self, table: Table, seat: Seat) -> BaseChoice:
        """Choose the best that can be paid, taken in the order of what it is worth without its price."""
        cities, evaluator, preferred = table.cities, self.evaluator, self._preferred[seat]
        city, cards = cities[seat], self._box.cards
        evaluator.look(table.age_number, table.round, cities, seat)
        aspects, known, paying = evaluator.aspects, evaluator.known, evaluator.paying
        ranked: list[tuple[float, CardId | Stage]] = [
            (known[aspects[name]][name] + preferred[name], name) for name in table.hands[seat]
        ]
        for option in city.next_stages:
            key = next_stage_key(cities, seat, option.copy)
            ranked.append((evaluator.worth(key) + preferred[None], option))
        ranked.sort(key=itemgetter(0), reverse=True)
        best: CardId | Stage | None = None
        most, paid = paying[SALE], FREE
        named, chained, powerful = city.named, city.chained, city.can_build_free()
        for worth, thing in ranked:
            if worth <= most:
                break
            if isinstance(thing, Stage):
                payment = cheapest(cities, seat, thing.price)
            else:
                card = cards[thing]
                if card.building in named:
                    continue
                if card.cost.is_nothing:
                    return card.build_free
                if thing in chained:
                    return card.build_by_chain
                payment = cheapest(cities, seat, card.cost)
            if payment is not None:
                net = worth + paying[payment_key(payment)] if payment.total else worth
                if net > most:
                    most, best, paid = net, thing, payment
            if powerful and not isinstance(thing, Stage):
                net = worth + paying[payment_key(POWER)]
                if net > most:
                    most, best, paid = net, thing, POWER
        if best is not None and not isinstance(best, Stage):
            return Build(best, paid)
        least = [thing for _, thing in ranked if not isinstance(thing, Stage)][-1]
        return cards[least].sell if best is None else BuildStage(least, paid, best.copy)
