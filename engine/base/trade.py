"""Buying from neighbours, solved exactly (rulebook, Trade).

Two ways to pay are compared by what each neighbour gets: a way is kept unless another one pays neither
neighbour more and one of them less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from engine.base.bundle import Bundle, amounts
from engine.base.choice import PaidChoice
from engine.base.city import City, tableaus
from engine.base.prices import Prices, Splits, in_order, shares
from engine.base.supply import Supply
from engine.base.tableau import Tableau
from engine.game import IllegalChoice, Seat
from engine.terms import RESOURCES, Resource


class Market(NamedTuple):
    """Where a city finds resources and what they cost it at its neighbours."""

    own: Supply
    left: Supply
    right: Supply
    prices: Prices


def market_of(cities: Sequence[Tableau], seat: int) -> Market:
    """Describe where the city of this seat finds resources."""
    own = cities[seat]
    left = cities[(seat + 1) % len(cities)]
    right = cities[seat - 1]
    return Market(own.supply, left.for_sale, right.for_sale, own.prices)


def all_splits(market: Market, need: Bundle) -> Splits:
    """List every split of a purchase without waste: nothing is bought that is not needed.

    Cheapest total first; ``NOTHING_TO_BUY`` where the city has all it needs, empty where the resources
    cannot be had.
    """
    own, left, right, prices = market
    found = [
        prices.splits[rest, left.deliveries[rest], right.deliveries[rest]] for rest in own.shortfalls(need)
    ]
    return in_order(set(chain.from_iterable(found))) if len(found) > 1 else found[0]


def cannot_be_had(market: Market, need: Bundle) -> tuple[Resource, ...]:
    """Name resources that are missing although both neighbours sell all they can; empty if none."""
    rests = [
        missing
        for rest in market.own.shortfalls(need)
        for bought in market.left.deliveries[rest]
        for missing in market.right.shortfalls(rest - bought)
    ]
    fewest = min(rests, key=lambda rest: (sum(amounts(rest).values()), rest))
    return tuple(resource for resource in RESOURCES if resource in amounts(fewest))


def purchases(
    cities: Sequence[City], seat: Seat, choice: PaidChoice
) -> tuple[Mapping[Resource, int], Mapping[Resource, int]]:
    """Say what is bought from the left and from the right neighbour for the coins of this choice.

    Where several purchases cost the same, one of them. Raises `IllegalChoice` where the coins of the
    choice buy nothing that it needs.
    """
    tables = tableaus(cities)
    if choice.how != "trade":
        return {}, {}
    own, left, right, prices = market_of(tables, seat)
    for rest in own.shortfalls(tables[seat].need_of(choice)):
        for bought in sorted(shares((rest, left.deliveries[rest], right.deliveries[rest]))):
            if prices.split(*bought) == (choice.left, choice.right):
                return amounts(bought[0]), amounts(bought[1])
    raise IllegalChoice("no purchase costs these coins")
