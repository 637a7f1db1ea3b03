"""What a city pays for resources, also for those that nobody sells yet."""

from __future__ import annotations

from typing import NamedTuple

from engine.base.payment import FULL_PRICE, Cost, Market, Supply, size, ways_to_pay


class Price(NamedTuple):
    """Coins for the resources bought, and how many are missing that nobody near has for sale."""

    coins: int
    unsold: int


def price_on(market: Market, within_reach: Supply, cost: Cost) -> Price:
    """Find the cheapest way to get the resources of a cost on a market; coins to the bank are left out.

    ``within_reach`` is what a city has and what is for sale to it, put together.
    """
    ways = ways_to_pay(market, cost)
    if ways:
        return Price(ways[0].total - cost.coins, 0)
    need = cost.need
    unsold = size(within_reach.shortfalls(need)[0])
    return Price(FULL_PRICE * (size(market.own.shortfalls(need)[0]) - unsold), unsold)
