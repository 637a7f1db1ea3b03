"""What things cost on any market, remembered: markets that differ only in what is not needed are one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from engine.base.payment import (
    BYTE,
    FULL_PRICE,
    NOTHING,
    UNITS,
    Bundle,
    Cost,
    Payment,
    Prices,
    ResourceSet,
    Supply,
    beyond,
    size,
    ways_to_pay,
)
from engine.base.player.known import Known
from engine.base.table import City, market_of
from engine.game import Seat

MOST_KNOWN = 1 << 14
"""So many prices are remembered; then all are forgotten."""

_Purchase = tuple[
    tuple[Bundle, ...],
    int,
    Bundle,
    tuple[ResourceSet, ...],
    Bundle,
    tuple[ResourceSet, ...],
    Prices | None,
]
"""What is missing, the coins for the bank, and what of it each neighbour has, for sure and by choice."""

_FULL = Prices()


class _Lack(NamedTuple):
    """What is to be bought: ``number`` resources, of those ``wanted``, all of one of the ``shortfalls``."""

    number: int
    wanted: ResourceSet
    shortfalls: tuple[Bundle, ...]


class KnownPrices:
    """Finds the cheapest ways to pay and remembers them: they are the same for whoever asks."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._lacks: Mapping[tuple[Bundle, tuple[ResourceSet, ...]], _Lack] = Known(_lack)
        self._helpful: Mapping[tuple[tuple[ResourceSet, ...], ResourceSet], tuple[ResourceSet, ...]] = Known(
            _helpful
        )
        self._known: dict[_Purchase, Payment | None] = {}

    def cheapest(self, cities: Sequence[City], seat: Seat, cost: Cost) -> Payment | None:
        """Give the cheapest way to pay for something; None where the city cannot."""
        city = cities[seat]
        fixed, choices, resources, _ = city.supply
        bank = cost.coins
        coins = city.coins - bank
        missing = beyond(cost.need, fixed)
        if not missing:
            return cost.without_trade if coins >= 0 else None
        number, wanted, shortfalls = self._lacks[missing, choices]
        prices = None if city.prices == _FULL else city.prices
        if coins < (number if prices else FULL_PRICE * number):
            return None
        if not number:
            return cost.without_trade
        left, right = cities[seat + 1 - len(cities)].for_sale, cities[seat - 1].for_sale
        if wanted & ~(resources | left.resources | right.resources):
            return None
        key = (
            shortfalls,
            bank,
            left.fixed & wanted,
            left.choices and self._helpful[left.choices, wanted],
            right.fixed & wanted,
            right.choices and self._helpful[right.choices, wanted],
            prices,
        )
        try:
            found = self._known[key]
        except KeyError:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            ways = ways_to_pay(market_of(cities, seat), cost)
            found = self._known[key] = ways[0] if ways else None
        return found if found is not None and found.total <= city.coins else None


def _lack(of: tuple[Bundle, tuple[ResourceSet, ...]]) -> _Lack:
    """Tell what is to be bought where sources of choice help with something missing."""
    missing, choices = of
    shortfalls = Supply(NOTHING, choices).shortfalls(missing)
    wanted = reduce(or_, map(_resources_in, shortfalls))
    return _Lack(size(shortfalls[0]), wanted, shortfalls)


def _resources_in(packed: Bundle) -> ResourceSet:
    """Return which resources are in a bundle."""
    return BYTE * sum([unit for unit in UNITS.values() if packed & BYTE * unit])


def _helpful(of: tuple[tuple[ResourceSet, ...], ResourceSet]) -> tuple[ResourceSet, ...]:
    """Leave out what is not wanted of sources of choice, and those of which nothing is."""
    choices, wanted = of
    return tuple([choice & wanted for choice in choices if choice & wanted])


@cache
def known_prices() -> KnownPrices:
    """Give the prices that all who play on quickly share."""
    return KnownPrices()
