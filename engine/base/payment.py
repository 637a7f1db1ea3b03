"""What things cost, and in which ways a city can pay for them (rulebook, Trade).

A city uses what it produces itself and buys the rest of its two neighbours, who use what they sell as
well: nobody has less for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from operator import attrgetter
from typing import Literal, NamedTuple

from engine import facts
from engine.terms import RESOURCES, Neighbour, Resource
from engine.values import value

# -- bundles of resources -----------------------------------------------------------------------------

Bundle = int
"""Amounts of resources, each in a byte of its own: ``0x000102`` is two wood and one stone.

Adding two bundles is adding two numbers. Nobody has more than 127 of anything, so bytes never run over and
the highest bit of each is free: it is the guard of :func:`beyond`.
"""

ResourceSet = int
"""Some of the resources: every byte is full of those that are meant."""

NOTHING: Bundle = 0
BITS = 8
BYTE = 0xFF
UNITS: Mapping[Resource, Bundle] = {resource: 1 << BITS * place for place, resource in enumerate(RESOURCES)}
EACH = sum(UNITS.values())
LAST = BITS * (len(UNITS) - 1)
GUARD_BIT = BITS - 1
GUARDS = EACH << GUARD_BIT


def bundle(amounts: Mapping[Resource, int]) -> Bundle:
    """Pack amounts by resource."""
    return sum([UNITS[resource] * amount for resource, amount in amounts.items()])


def amounts(packed: Bundle) -> dict[Resource, int]:
    """Unpack a bundle; resources that are not in it are left out."""
    counts = {resource: packed // unit & BYTE for resource, unit in UNITS.items()}
    return {resource: count for resource, count in counts.items() if count}


def size(packed: Bundle) -> int:
    """Count the resources in a bundle, up to 255: the highest byte of the product adds up all bytes."""
    return packed * EACH >> LAST & BYTE


def holds(packed: Bundle, part: Bundle) -> bool:
    """Tell whether a bundle has all of another: no byte of it borrows from its guard bit."""
    return ((packed | GUARDS) - part) & GUARDS == GUARDS


def beyond(packed: Bundle, taken: Bundle) -> Bundle:
    """Return what is left of a bundle when as much of another as it holds has been taken out of it.

    A guard bit above each number pays for borrowing: where it is still there, something (or just
    nothing) is left; where it is gone, more was taken than there was, and the byte is cleared.
    """
    guarded = (packed | GUARDS) - taken
    left = guarded & GUARDS
    return guarded & (left - (left >> GUARD_BIT))


def units_in(packed: Bundle) -> list[Bundle]:
    """Return a unit of each resource that is in a bundle."""
    units = []
    while packed:
        # The first resource is the one in whose byte the lowest bit lies that is set.
        unit = 1 << ((packed & -packed).bit_length() - 1 & -BITS)
        units.append(unit)
        packed &= ~(BYTE * unit)
    return units


def with_parts(packed: Bundle, more: Bundle) -> list[Bundle]:
    """Return a bundle with every part of another one added, nothing and all of it included."""
    found = [packed]
    for unit in units_in(more):
        alike = more & BYTE * unit
        found = [each + part for each in found for part in range(NOTHING, alike + unit, unit)]
    return found


def resources_in(packed: Bundle) -> ResourceSet:
    """Return which resources are in a bundle."""
    return BYTE * sum([unit for unit in UNITS.values() if packed // unit & BYTE])


def resource_set(names: Iterable[Resource]) -> ResourceSet:
    """Pack the names of resources."""
    return BYTE * sum([UNITS[name] for name in names])


def names_of(resources: ResourceSet) -> tuple[Resource, ...]:
    """Unpack the names of resources, in the order of ``RESOURCES``."""
    return tuple([resource for resource, unit in UNITS.items() if resources & unit])


# -- what there is ------------------------------------------------------------------------------------


class Supply(NamedTuple):
    """Resources that are always there, and sources of choice that deliver one resource a round each.

    ``fixed`` is what is always there; ``choices`` are the resources between which each source of choice
    has the choice, sorted; ``resources`` are all that there are, and ``most`` is as much of each as there
    can be.
    """

    fixed: Bundle = NOTHING
    choices: tuple[ResourceSet, ...] = ()
    resources: ResourceSet = NOTHING
    most: Bundle = NOTHING

    def plus(self, options: tuple[Resource, ...], amount: int = 1) -> Supply:
        """Add ``amount`` of a resource, or one source of choice between several."""
        added = resource_set(options)
        most = amount * (added & EACH)
        if len(options) == 1:
            return self.with_supply(Supply(most, (), added, most))
        return self.with_supply(Supply(NOTHING, (added,) * amount, added, most))

    def with_supply(self, other: Supply) -> Supply:
        """Put two supplies together."""
        choices = tuple(sorted(self.choices + other.choices)) if other.choices else self.choices
        return Supply(
            self.fixed + other.fixed, choices, self.resources | other.resources, self.most + other.most
        )

    def shortfalls(self, need: Bundle) -> tuple[Bundle, ...]:
        """List what may still be missing after this supply gave what it can, sorted.

        These are the smallest bundles; they differ by how the sources of choice are used, but not in
        size, as using a source on something needed is never worse than not using it. ``(0,)`` means
        that nothing is missing.
        """
        missing = beyond(need, self.fixed)
        if not (missing and self.choices):
            return (missing,)
        rests = {missing}
        for choice in self.choices:
            if missing & choice:
                rests = {rest - unit for rest in rests for unit in units_in(rest & choice)} or rests
        return tuple(sorted(rests))


# -- what is paid -------------------------------------------------------------------------------------


How = Literal["free", "chain", "own", "trade", "power"]
"""Why the price is what it is: no cost, a chain, own resources, bought ones, Olympia's free building."""


@value
class Payment:
    """The coins paid to the bank, to the left and to the right neighbour, and all together."""

    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    total: int = 0


CHEAPEST_FIRST = attrgetter("total", "left")
FREE, CHAIN, POWER = Payment("free"), Payment("chain"), Payment("power")


def pay(bank: int = 0, left: int = 0, right: int = 0) -> Payment:
    """Add up a payment, and tell whether anything is bought with it."""
    trade = left + right
    return Payment("trade" if trade else "own", bank, left, right, bank + trade)


@dataclass(frozen=True, slots=True)
class Cost(facts.Cost):
    """A cost with its resources as a bundle; ``is_nothing`` where there is nothing to pay.

    ``without_trade`` is what a city pays that produces all that is needed.
    """

    need: Bundle = field(init=False, compare=False, repr=False)
    is_nothing: bool = field(init=False, compare=False, repr=False)
    without_trade: Payment = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Work out once for all what is the same for every city."""
        object.__setattr__(self, "need", bundle(self.resources))
        object.__setattr__(self, "is_nothing", not self.resources and not self.coins)
        object.__setattr__(self, "without_trade", pay(self.coins))


def read_cost(data: Mapping[str, int]) -> Cost:
    """Make a cost of an entry of the data files: resources and ``coins`` by name."""
    cost = facts.read_cost(data)
    return Cost(cost.coins, cost.resources)


# -- the market ---------------------------------------------------------------------------------------

FULL_PRICE = 2
"""Coins for a resource without a discount (rulebook, Trade)."""

UnitPrices = tuple[int, ...]
"""Coins for a unit of each resource, in the order of ``RESOURCES``."""

PackedPrices = int
"""The same in a byte each, the first resource in the highest."""

FULL_PRICES: UnitPrices = (FULL_PRICE,) * len(RESOURCES)


class Prices(NamedTuple):
    """What a city pays its two neighbours; ``packed`` is both as `for_trade` reckons with them."""

    left: UnitPrices = FULL_PRICES
    right: UnitPrices = FULL_PRICES
    packed: tuple[PackedPrices, PackedPrices] = (FULL_PRICE * EACH, FULL_PRICE * EACH)

    def with_discount(
        self, resources: tuple[Resource, ...], neighbours: tuple[Neighbour, ...], price: int
    ) -> Prices:
        """Pay these neighbours no more than ``price`` for these resources."""
        left = _lowered(self.left, resources, price) if "left" in neighbours else self.left
        right = _lowered(self.right, resources, price) if "right" in neighbours else self.right
        return Prices(left, right, (_packed(left), _packed(right)))

    def for_trade(self, bank: int, of_left: Bundle, of_right: Bundle) -> Payment:
        """Return what these purchases cost, beside the coins for the bank.

        The highest byte of a product of amounts and prices is their sum.
        """
        on_left, on_right = self.packed
        left, right = of_left * on_left >> LAST & BYTE, of_right * on_right >> LAST & BYTE
        return Payment("trade", bank, left, right, bank + left + right)


def _lowered(prices: UnitPrices, resources: tuple[Resource, ...], price: int) -> UnitPrices:
    pairs = zip(RESOURCES, prices, strict=True)
    return tuple([min(each, price) if resource in resources else each for resource, each in pairs])


def _packed(prices: UnitPrices) -> PackedPrices:
    return int.from_bytes(prices, "big")


class Market:
    """Where a city finds resources: what it has itself, what its neighbours sell, and its prices.

    ``reach`` is as much of each resource as the three cities can have together, with its guard bits.
    """

    __slots__ = ("left", "own", "prices", "reach", "right")

    def __init__(self, own: Supply, left: Supply, right: Supply, prices: Prices) -> None:
        """Bring together a city and its neighbours."""
        self.own = own
        self.left = left
        self.right = right
        self.prices = prices
        self.reach = own.most + left.most + right.most | GUARDS

    @property
    def everything(self) -> Supply:
        """What all three have together."""
        return self.own.with_supply(self.left).with_supply(self.right)


@dataclass(frozen=True, slots=True)
class Shortage:
    """Resources of which fewer can be had than something needs: ``needed`` with the amount of each.

    ``made`` of them the city produces itself, ``for_sale`` more it could buy. Several stand together where
    each alone could be had: a source of choice delivers one of them or the other.
    """

    needed: tuple[tuple[Resource, int], ...]
    made: int
    for_sale: int

    @property
    def resources(self) -> tuple[Resource, ...]:
        """What there is too little of."""
        return tuple([resource for resource, _ in self.needed])

    @property
    def missing(self) -> int:
        """How many the city does not produce."""
        return sum(amount for _, amount in self.needed) - self.made


def shortages(market: Market, cost: Cost) -> tuple[Shortage, ...]:
    """Say what there is too little of although both neighbours sell all they can; empty if nothing.

    These are single resources, and several together only if each of them alone could be had.
    """
    needed = tuple(amounts(cost.need).items())
    for count in range(1, len(needed) + 1):
        found = [_shortage(market, together) for together in combinations(needed, count)]
        if short := tuple([each for each in found if each.for_sale < each.missing]):
            return short
    return ()


def _shortage(market: Market, needed: tuple[tuple[Resource, int], ...]) -> Shortage:
    """Count what can be had of these resources, whether it is enough or not."""
    need = bundle(dict(needed))
    made, had = (size(need) - size(each.shortfalls(need)[0]) for each in (market.own, market.everything))
    return Shortage(needed, made, had - made)


def ways_to_pay(
    market: Market, cost: Cost, purse: float = inf, *, dearer: bool = False
) -> tuple[Payment, ...]:
    """List the ways in which a city with so many coins can pay for something, the cheapest first.

    A way is left out where another one pays nobody more and somebody less, with ``dearer`` only where
    something is bought that is not needed. Empty where the resources cannot be had.
    """
    need, bank = cost.need, cost.coins
    if (market.reach - need) & GUARDS != GUARDS:
        # Not even all three cities together have it.
        return ()
    shortfalls = market.own.shortfalls(need)
    if NOTHING in shortfalls:
        return (cost.without_trade,) if bank <= purse else ()
    ways = []
    for missing in shortfalls:
        for of_left in left_shares(market, missing):
            payment = market.prices.for_trade(bank, of_left, missing - of_left)
            if payment.total <= purse:
                ways.append(payment)
    if len(ways) > 1:
        ways = sorted(set(ways), key=CHEAPEST_FIRST) if dearer else unbeaten(ways)
    return tuple(ways)


def left_shares(market: Market, missing: Bundle) -> list[Bundle]:
    """List what a city can buy on its left of what it is missing, so that it gets the rest on its right."""
    shares = []
    for of_left in market.right.shortfalls(missing):
        for of_right in market.left.shortfalls(missing):
            # What one neighbour lacks is bought of the other, and each part of what both have of either.
            of_one = of_left + of_right
            if of_one == missing:
                shares.append(of_left)
            elif holds(missing, of_one):
                shares += with_parts(of_left, missing - of_one)
    return shares


def unbeaten(ways: Iterable[Payment]) -> list[Payment]:
    """Leave out ways to pay where another one pays nobody more and somebody less, and equal ones."""
    kept: list[Payment] = []
    for way in sorted(ways, key=CHEAPEST_FIRST):
        for other in kept:
            if other.left <= way.left and other.right <= way.right:
                break
        else:
            kept.append(way)
    return kept


def goods_bought(market: Market, cost: Cost, payment: Payment) -> Mapping[Neighbour, Mapping[Resource, int]]:
    """Say what is bought of whom with a payment; where several purchases cost the same, one of them.

    Raises `ValueError` where these coins buy nothing that is needed.
    """
    bought = [
        (of_left, missing - of_left)
        for missing in market.own.shortfalls(cost.need)
        for of_left in left_shares(market, missing)
    ]
    for of_left, of_right in sorted(bought, key=lambda each: (sum(each), each)):
        paid = market.prices.for_trade(payment.bank, of_left, of_right)
        if (paid.left, paid.right) == (payment.left, payment.right):
            return {"left": amounts(of_left), "right": amounts(of_right)}
    raise ValueError("no purchase costs these coins")
