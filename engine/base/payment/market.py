"""Where a city finds resources, and what they cost it (rulebook, Trade)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.base.payment.bundle import BYTE, NOTHING, UNITS, Bundle, ResourceSet, beyond, units_in
from engine.base.payment.supply import Supply
from engine.terms import RESOURCES, Neighbour, Resource

FULL_PRICE = 2
"""Coins for a resource without a discount (rulebook, Trade)."""

UnitPrices = tuple[int, ...]
"""Coins a unit at one seller, in the order of ``RESOURCES``."""

FULL_PRICES: UnitPrices = (FULL_PRICE,) * len(RESOURCES)

Payee = Neighbour
"""Who is paid for a purchase."""


class Prices(NamedTuple):
    """What a city pays its two neighbours."""

    left: UnitPrices = FULL_PRICES
    right: UnitPrices = FULL_PRICES

    def with_discount(
        self, resources: tuple[Resource, ...], neighbours: tuple[Neighbour, ...], price: int
    ) -> Prices:
        """Pay these neighbours no more than ``price`` for these resources."""
        left, right = self
        return Prices(
            _lowered(left, resources, price) if "left" in neighbours else left,
            _lowered(right, resources, price) if "right" in neighbours else right,
        )


def _lowered(prices: UnitPrices, resources: tuple[Resource, ...], price: int) -> UnitPrices:
    pairs = zip(RESOURCES, prices, strict=True)
    return tuple([min(each, price) if resource in resources else each for resource, each in pairs])


class Seller(NamedTuple):
    """Somebody who sells: what there is, and the price of a unit of each resource."""

    payee: Payee
    stock: Supply
    prices: UnitPrices

    def only(self, wanted: ResourceSet) -> Seller:
        """Leave out all but these resources."""
        payee, stock, prices = self
        return Seller(payee, stock.only(wanted), prices)

    def offers(self, wanted: Bundle) -> Mapping[Bundle, int]:
        """Give every part of something wanted that can be bought here, nothing included, with its price."""
        there = wanted - beyond(wanted, self.stock.fixed)
        return _offers(there, self.stock.choices, self.prices, wanted if self.stock.choices else there)


@lru_cache(1 << 12)
def _offers(
    there: Bundle, choices: tuple[ResourceSet, ...], unit_prices: UnitPrices, wanted: Bundle
) -> Mapping[Bundle, int]:
    prices = dict(zip(UNITS.values(), unit_prices, strict=True))
    found = {NOTHING: 0}
    for unit in units_in(there):
        price = prices[unit]
        found = {
            part + unit * taken: coins + price * taken
            for part, coins in found.items()
            for taken in range((there // unit & BYTE) + 1)
        }
    for choice in choices:
        for part, coins in list(found.items()):
            for unit in units_in((wanted - part) & choice):
                found[part + unit] = coins + prices[unit]
    return found


class Market(NamedTuple):
    """The own resources of a city and those who sell to it; ``resources`` are all that can be had.

    A reduction is one more source of choice among the own resources for what it helps to pay for.
    """

    own: Supply
    sellers: tuple[Seller, ...]
    resources: ResourceSet


def open_market(own: Supply, *sellers: Seller) -> Market:
    """Bring together a city and those who sell to it."""
    resources = own.resources
    for seller in sellers:
        resources |= seller.stock.resources
    return Market(own, sellers, resources)
