"""Buying from neighbours, solved exactly (rulebook, Trade).

Two ways to pay are compared by what each neighbour gets: a way is kept unless another one pays neither
neighbour more and one of them less.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.base.bundle import UNITS, Bundle, amounts, price
from engine.base.choice import Choice
from engine.base.city import City, tableaus
from engine.base.supply import Supply, deliveries, shortfalls
from engine.base.tableau import Prices, Tableau
from engine.base.terms import RESOURCES, Resource
from engine.game import IllegalChoice, Seat

SINGLE_RESOURCES = frozenset(UNITS.values())


class Split(NamedTuple):
    """The coins paid to the left and to the right neighbour."""

    left: int
    right: int

    @property
    def total(self) -> int:
        """Coins paid to both."""
        return self.left + self.right


class Market(NamedTuple):
    """All that the price of a purchase depends on, so that equal markets share their answers.

    ``sold`` are the kinds that some neighbour sells, ``cheapest`` the lowest price of a resource.
    """

    own: Supply
    left: Supply
    right: Supply
    left_prices: Prices
    right_prices: Prices
    sold: Bundle
    cheapest: int


def market_of(cities: Sequence[Tableau], seat: int) -> Market:
    """Describe where the city of this seat finds resources."""
    own = cities[seat]
    left = cities[(seat + 1) % len(cities)]
    right = cities[seat - 1]
    return Market(
        own=own.supply,
        left=left.for_sale,
        right=right.for_sale,
        left_prices=own.left_prices,
        right_prices=own.right_prices,
        sold=left.for_sale.kinds | right.for_sale.kinds,
        cheapest=min(*own.left_prices, *own.right_prices),
    )


def all_splits(market: Market, rests: Iterable[Bundle]) -> tuple[Split, ...]:
    """List every split of a purchase without waste: nothing is bought that is not needed.

    ``rests`` are what the city may be short of, as `shortfalls` gives them. Cheapest total first;
    ``(Split(0, 0),)`` where nothing is short, empty where the resources cannot be had.
    """
    found: set[Split] = set()
    for rest in rests:
        if rest & ~market.sold:
            continue
        if rest in SINGLE_RESOURCES:
            if rest & market.left.kinds:
                found.add(Split(price(rest, market.left_prices), 0))
            if rest & market.right.kinds:
                found.add(Split(0, price(rest, market.right_prices)))
        else:
            found.update(_splits_of(market, rest))
    return tuple(sorted(found, key=_cheapest_first)) if len(found) > 1 else tuple(found)


def best_splits(market: Market, rests: Iterable[Bundle]) -> tuple[Split, ...]:
    """List the splits that no other split beats, cheapest total first."""
    found = all_splits(market, rests)
    if len(found) < 2:
        return found
    return tuple([split for split in found if not any(_beats(other, split) for other in found)])


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
    for rest in shortfalls(tables[seat].need_of(choice), market.own):
        for bought in sorted(_from_left(market, rest)):
            split = Split(price(bought, market.left_prices), price(rest - bought, market.right_prices))
            if split == (choice.left, choice.right):
                return amounts(bought), amounts(rest - bought)
    raise IllegalChoice("no purchase costs these coins")


def _splits_of(market: Market, rest: Bundle) -> list[Split]:
    """Give the price of every way to buy exactly this."""
    left_prices, right_prices = market.left_prices, market.right_prices
    return [
        Split(price(bought, left_prices), price(rest - bought, right_prices))
        for bought in _from_left(market, rest)
    ]


def _from_left(market: Market, rest: Bundle) -> list[Bundle]:
    """List what may be bought on the left so that what is left of the rest can be bought on the right."""
    from_left = deliveries(rest, market.left)
    from_right = deliveries(rest, market.right)
    return [bought for bought in from_left if rest - bought in from_right]


def _cheapest_first(split: Split) -> tuple[int, int]:
    return split.left + split.right, split.left


def _beats(one: Split, other: Split) -> bool:
    return one != other and one.left <= other.left and one.right <= other.right
