"""What a city pays for resources, also for those that nobody sells yet."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.base.bundle import Bundle, size
from engine.base.supply import Supply, supply_of
from engine.base.trade import Market, all_splits

FULL_PRICE = 2
"""Coins for a resource without a discount (rulebook, Trade)."""


class Price(NamedTuple):
    """Coins for the resources bought, and how many are missing that nobody near has for sale."""

    coins: int
    unsold: int


@lru_cache(1 << 16)
def price_on(market: Market, need: Bundle) -> Price:
    """Find the cheapest way to get these resources on a market."""
    short = market.own.shortfalls(need)
    unsold = size(_within_reach(market.own, market.left, market.right).shortfalls(need)[0])
    if unsold:
        return Price(FULL_PRICE * (size(short[0]) - unsold), unsold)
    return Price(all_splits(market, need)[0].total, 0)


@lru_cache(1 << 12)
def _within_reach(own: Supply, left: Supply, right: Supply) -> Supply:
    """Put together what a city and its neighbours have."""
    return supply_of(
        own.fixed + left.fixed + right.fixed, tuple(sorted((*own.choices, *left.choices, *right.choices)))
    )
