"""What a city pays for resources, also for those that nobody sells yet."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.base.bundle import Bundle, size
from engine.base.supply import shortfalls
from engine.base.trade import Market, all_splits, cannot_be_had

FULL_PRICE = 2


class Price(NamedTuple):
    """Coins for what is sold, and how many resources are not to be had at all."""

    coins: int
    unsold: int


@lru_cache(1 << 16)
def price_on(market: Market, need: Bundle) -> Price:
    """Find the cheapest way to get these resources on a market."""
    splits = all_splits(market, need)
    if splits:
        return Price(splits[0].total, 0)
    unsold = len(cannot_be_had(market, need))
    bought = size(shortfalls(need, market.own)[0]) - unsold
    return Price(FULL_PRICE * bought, unsold)
