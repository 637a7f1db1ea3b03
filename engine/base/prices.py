"""What a city pays its neighbours for resources (rulebook, Trade)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from engine.base.bundle import Bundle, price
from engine.base.effects import TradeDiscount
from engine.base.remembered import Remembered
from engine.terms import RESOURCES

UnitPrices = tuple[int, ...]
"""Coins a unit at one neighbour, in the order of ``RESOURCES``."""

FULL_PRICES: UnitPrices = (2,) * len(RESOURCES)
"""A resource costs 2 coins without a discount (rulebook, Trade)."""


class Split(NamedTuple):
    """The coins paid to the left and to the right neighbour."""

    left: int
    right: int

    @property
    def total(self) -> int:
        """Coins paid to both."""
        return self.left + self.right


Splits = tuple[Split, ...]

NOTHING_TO_BUY: Splits = (Split(0, 0),)
"""The one split of a purchase of nothing."""


Purchase = tuple[Bundle, frozenset[Bundle], frozenset[Bundle]]
"""Exactly what is bought, and the parts of it that the left and the right neighbour can deliver.

Nothing else about the neighbours matters for the price, so that many markets share one answer.
"""


class Prices:
    """What a city pays its two neighbours.

    ``splits`` answers what a purchase can cost, cheapest total first; ``best_splits`` leaves out what
    another split beats. Made by :func:`prices_of`, which gives the same object for the same prices.
    """

    __slots__ = ("best_splits", "left", "right", "splits")

    def __init__(self, left: UnitPrices, right: UnitPrices) -> None:
        self.left = left
        self.right = right
        self.splits = Remembered(self._splits_of)
        self.best_splits = Remembered(self._best_splits_of)

    def with_discount(self, effect: TradeDiscount) -> Prices:
        """Take an effect into account."""
        return prices_of(
            _discounted(self.left, effect) if "left" in effect.neighbours else self.left,
            _discounted(self.right, effect) if "right" in effect.neighbours else self.right,
        )

    def split(self, left: Bundle, right: Bundle) -> Split:
        """Give the price of what is bought on the left and on the right."""
        return Split(price(left, self.left), price(right, self.right))

    def _splits_of(self, purchase: Purchase) -> Splits:
        return in_order(self._all_splits_of(purchase))

    def _best_splits_of(self, purchase: Purchase) -> Splits:
        return unbeaten(self._all_splits_of(purchase))

    def _all_splits_of(self, purchase: Purchase) -> set[Split]:
        return {self.split(left, right) for left, right in shares(purchase)}


@cache
def prices_of(left: UnitPrices = FULL_PRICES, right: UnitPrices = FULL_PRICES) -> Prices:
    """Give the prices that these are at the two neighbours."""
    return Prices(left, right)


def shares(purchase: Purchase) -> list[tuple[Bundle, Bundle]]:
    """List every way to buy from the two neighbours together what is wanted, the left one's part first."""
    wanted, from_left, from_right = purchase
    return [(bought, wanted - bought) for bought in from_left if wanted - bought in from_right]


def in_order(splits: Collection[Split]) -> Splits:
    """Sort splits, the cheapest total first."""
    return tuple(sorted(splits, key=_cheapest_first) if len(splits) > 1 else splits)


def unbeaten(splits: Collection[Split]) -> Splits:
    """Leave out every split for which another one pays neither neighbour more and one of them less.

    The others are in order, the cheapest total first.
    """
    kept: list[Split] = []
    # Paying the left one more, as each split does here, is worth it only if it pays the right one less.
    for split in sorted(splits):
        if not kept or split.right < kept[-1].right:
            kept.append(split)
    return in_order(kept)


@lru_cache(1 << 14)
def best_of(*found: Splits) -> Splits:
    """Put the splits of several purchases together that serve equally well, and leave out what is beaten."""
    return unbeaten(set(chain.from_iterable(found)))


def _cheapest_first(split: Split) -> tuple[int, int]:
    left, right = split
    return left + right, left


def _discounted(prices: UnitPrices, effect: TradeDiscount) -> UnitPrices:
    return tuple(
        min(each, effect.price) if resource in effect.resources else each
        for resource, each in zip(RESOURCES, prices, strict=True)
    )
