"""Buying from neighbours, solved exactly (rulebook, Trade).

Two ways to pay are compared by what each neighbour gets: a way is kept unless another one pays neither
neighbour more and one of them less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.base.bundle import Bundle, amounts, bundle, price
from engine.base.choice import Choice
from engine.base.city import City, tableaus
from engine.base.supply import Supply, deliveries, shortfalls
from engine.base.tableau import Prices, Tableau
from engine.base.terms import RESOURCES, Resource
from engine.game import IllegalChoice, Seat


class Split(NamedTuple):
    """The coins paid to the left and to the right neighbour."""

    left: int
    right: int

    @property
    def total(self) -> int:
        """Coins paid to both."""
        return self.left + self.right


class Market(NamedTuple):
    """All that the price of a purchase depends on, so that equal markets share their answers."""

    own: Supply
    left: Supply
    right: Supply
    left_prices: Prices
    right_prices: Prices


def market_of(cities: Sequence[Tableau], seat: int) -> Market:
    """Describe where the city of this seat finds resources."""
    own = cities[seat]
    left = cities[(seat + 1) % len(cities)]
    right = cities[seat - 1]
    return Market(own.supply, left.for_sale, right.for_sale, own.left_prices, own.right_prices)


@lru_cache(1 << 14)
def all_splits(market: Market, need: Bundle) -> tuple[Split, ...]:
    """List every split of a purchase without waste: nothing is bought that is not needed.

    Cheapest total first. ``(Split(0, 0),)`` where the city needs to buy nothing, empty where the
    resources cannot be had.
    """
    found = {
        Split(price(bought, market.left_prices), price(rest - bought, market.right_prices))
        for rest in shortfalls(need, market.own)
        for bought in _from_left(rest, market)
    }
    return tuple(sorted(found, key=lambda split: (split.total, split.left)))


@lru_cache(1 << 14)
def best_splits(market: Market, need: Bundle) -> tuple[Split, ...]:
    """List the splits that no other split beats, cheapest total first."""
    found = all_splits(market, need)
    return tuple(split for split in found if not any(_beats(other, split) for other in found))


def cannot_be_had(market: Market, need: Bundle) -> tuple[Resource, ...]:
    """Name resources that are missing although both neighbours sell all they can; empty if none."""
    rests = [
        missing
        for rest in shortfalls(need, market.own)
        for bought in deliveries(rest, market.left)
        for missing in shortfalls(rest - bought, market.right)
    ]
    fewest = min(rests, key=lambda rest: (sum(amounts(rest).values()), rest))
    return tuple(resource for resource in RESOURCES if resource in amounts(fewest))


def purchases(
    cities: Sequence[City], seat: Seat, choice: Choice
) -> tuple[Mapping[Resource, int], Mapping[Resource, int]]:
    """Say what is bought from the left and from the right neighbour for the coins of this choice.

    Where several purchases cost the same, one of them. Raises `IllegalChoice` where the coins of the
    choice buy nothing that it needs.
    """
    tables = tableaus(cities)
    if choice.how != "trade":
        return {}, {}
    market = market_of(tables, seat)
    for rest in shortfalls(bundle(tables[seat].cost_of(choice).resources), market.own):
        for bought in sorted(_from_left(rest, market)):
            split = Split(price(bought, market.left_prices), price(rest - bought, market.right_prices))
            if split == (choice.left, choice.right):
                return amounts(bought), amounts(rest - bought)
    raise IllegalChoice("no purchase costs these coins")


def _from_left(rest: Bundle, market: Market) -> list[Bundle]:
    from_right = deliveries(rest, market.right)
    return [bought for bought in deliveries(rest, market.left) if rest - bought in from_right]


def _beats(one: Split, other: Split) -> bool:
    return one != other and one.left <= other.left and one.right <= other.right
