"""The ways in which a city can pay a cost (rulebook, Trade).

A city uses its own production and buys the rest: from its two neighbours, who keep the use of what they sell,
and from the bank if a card allows it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from operator import attrgetter
from typing import Literal, NamedTuple

from engine import facts
from engine.terms import RESOURCES, Resource
from engine.values import value

# -- bundles of resources -----------------------------------------------------------------------------

Bundle = int
"""Amounts of resources, one byte each: ``0x000102`` is two wood and one stone.

Adding bundles is adding integers. No amount exceeds 127, so bytes never overflow and the highest bit of each
is free: it is the guard of :func:`beyond`.
"""

ResourceSet = int
"""A set of resources: all bits of their bytes are set."""

NOTHING: Bundle = 0
BITS = 8
BYTE = 0xFF
UNITS: Mapping[Resource, Bundle] = {name: 1 << BITS * place for place, name in enumerate(RESOURCES)}
BYTES = tuple([(unit, BYTE * unit) for unit in UNITS.values()])
EACH = sum(UNITS.values())
LAST = BITS * (len(UNITS) - 1)
GUARD_BIT = BITS - 1
GUARDS = EACH << GUARD_BIT


def bundle(amounts: Mapping[Resource, int]) -> Bundle:
    """Pack amounts by resource."""
    return sum([UNITS[resource] * amount for resource, amount in amounts.items()])


def amounts(packed: Bundle) -> dict[Resource, int]:
    """Unpack a bundle; resources not in it are omitted."""
    return {resource: count for resource, unit in UNITS.items() if (count := packed // unit & BYTE)}


def size(packed: Bundle) -> int:
    """Count the resources in a bundle, up to 255: the highest byte of the product is the sum of all bytes."""
    return packed * EACH >> LAST & BYTE


def beyond(packed: Bundle, taken: Bundle) -> Bundle:
    """Subtract a bundle from another, each amount down to 0.

    A guard bit above each amount absorbs the borrow: if it is gone, there was less than was subtracted.
    """
    guarded = (packed | GUARDS) - taken
    left = guarded & GUARDS
    return guarded & (left - (left >> GUARD_BIT))


def parts_of(packed: Bundle) -> list[Bundle]:
    """Return every part of a bundle, including the empty one and the whole."""
    found = [NOTHING]
    for unit, byte in BYTES:
        if packed & byte:
            alike = range(NOTHING, (packed & byte) + unit, unit)
            found = [each + part for each in found for part in alike]
    return found


def resource_set(names: Iterable[Resource]) -> ResourceSet:
    """Pack the names of resources."""
    return BYTE * sum([UNITS[name] for name in names])


OPTIONS: Mapping[ResourceSet, tuple[tuple[Bundle, ResourceSet], ...]] = {
    sum(byte for _, byte in some): some
    for number in range(len(BYTES) + 1)
    for some in combinations(BYTES, number)
}
"""A unit and the byte of each resource in a set."""


# -- what there is ------------------------------------------------------------------------------------


class Supply(NamedTuple):
    """Fixed resources, and sources of choice that each deliver one resource of several a round.

    ``choices`` are the options of each source of choice, sorted; ``resources`` are all that occur, and
    ``most`` is the most of each that is possible.
    """

    fixed: Bundle = NOTHING
    choices: tuple[ResourceSet, ...] = ()
    resources: ResourceSet = NOTHING
    most: Bundle = NOTHING

    def plus(self, options: tuple[Resource, ...], amount: int = 1) -> Supply:
        """Return the supply with ``amount`` of a resource, or one source of choice, added."""
        added = resource_set(options)
        most = amount * (added & EACH)
        fixed, choices = (most, ()) if len(options) == 1 else (NOTHING, (added,) * amount)
        return self.with_supply(Supply(fixed, choices, added, most))

    def with_supply(self, other: Supply) -> Supply:
        """Return the sum of two supplies."""
        choices = tuple(sorted(self.choices + other.choices)) if other.choices else self.choices
        resources, most = self.resources | other.resources, self.most + other.most
        return Supply(self.fixed + other.fixed, choices, resources, most)

    def shortfalls(self, need: Bundle) -> tuple[Bundle, ...]:
        """List the smallest bundles that can be missing after this supply gave what it can, sorted.

        They differ by the use of the sources of choice, but not in size, as using a source for something
        needed is never worse than not using it. ``(0,)`` means that nothing is missing.
        """
        missing = beyond(need, self.fixed) if need & self.resources else need
        if not (missing and self.choices):
            return (missing,)
        rests = {missing}
        for choice in self.choices:
            if missing & choice:
                options = OPTIONS[choice]
                rests = {rest - unit for rest in rests for unit, byte in options if rest & byte} or rests
        return tuple(sorted(rests) if len(rests) > 1 else rests)

    def parts(self, need: Bundle) -> list[Bundle]:
        """List the parts of a need that this supply can give, including none."""
        return [part for part in parts_of(need & self.resources) if NOTHING in self.shortfalls(part)]


# -- what is paid -------------------------------------------------------------------------------------

How = Literal["free", "chain", "own", "trade", "power"]
"""The reason for a price: no cost, a chain, own resources, bought ones, Olympia's free building."""


@value
class Payment:
    """The coins paid to the bank, to the left and to the right neighbour, and in total."""

    how: How
    bank: int = 0
    left: int = 0
    right: int = 0
    total: int = 0


CHEAPEST_FIRST = attrgetter("total", "left", "right")
FREE, CHAIN, POWER = Payment("free"), Payment("chain"), Payment("power")


@dataclass(frozen=True, slots=True)
class Cost(facts.Cost):
    """A cost with its resources as a bundle; ``is_nothing`` if there is nothing to pay.

    ``without_trade`` is the payment of a city that produces everything needed.
    """

    need: Bundle = field(init=False, compare=False, repr=False)
    is_nothing: bool = field(init=False, compare=False, repr=False)
    without_trade: Payment = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Compute what is the same for every city."""
        object.__setattr__(self, "need", bundle(self.resources))
        object.__setattr__(self, "is_nothing", not self.resources and not self.coins)
        object.__setattr__(self, "without_trade", Payment("own", self.coins, total=self.coins))


# -- trade --------------------------------------------------------------------------------------------

FULL_PRICE = 2
"""The price of a neighbour's resource without a discount (rulebook, Trade)."""

Seller = Literal["left", "right", "bank"]
"""The sellers of resources: both neighbours, and the bank if a card says so."""

SELLERS: tuple[Seller, ...] = ("left", "right", "bank")

UnitPrices = tuple[int, ...]
"""The price of a unit of each resource, in the order of ``RESOURCES``."""

FULL_PRICES: UnitPrices = (FULL_PRICE,) * len(RESOURCES)


class Prices(NamedTuple):
    """A city's prices at each seller, 0 for what it doesn't sell.

    ``packed`` has the same in a byte each, the first resource in the highest.
    """

    left: UnitPrices = FULL_PRICES
    right: UnitPrices = FULL_PRICES
    bank: UnitPrices = (0,) * len(RESOURCES)
    packed: tuple[int, ...] = (FULL_PRICE * EACH, FULL_PRICE * EACH, 0)

    def with_price(self, resources: Collection[Resource], sellers: Collection[Seller], price: int) -> Prices:
        """Return the prices with at most ``price`` for these resources at these sellers."""
        left, right, bank = [
            _lowered(prices, resources, price) if seller in sellers else prices
            for seller, prices in zip(SELLERS, self, strict=False)
        ]
        return Prices(left, right, bank, tuple([int.from_bytes(each, "big") for each in (left, right, bank)]))


def _lowered(prices: UnitPrices, resources: Collection[Resource], price: int) -> UnitPrices:
    pairs = zip(RESOURCES, prices, strict=True)
    return tuple([min(each or price, price) if resource in resources else each for resource, each in pairs])


class Market:
    """A city's sources of resources: its own, each seller's, and its prices.

    ``reach`` is the most of each resource that all of them have together, with its guard bits.
    """

    __slots__ = ("bank", "left", "own", "prices", "reach", "right")

    def __init__(self, own: Supply, left: Supply, right: Supply, prices: Prices, bank: Supply) -> None:
        """Combine a city and its sellers."""
        self.own = own
        self.left = left
        self.right = right
        self.bank = bank
        self.prices = prices
        self.reach = own.most + left.most + right.most + bank.most | GUARDS

    @property
    def everything(self) -> Supply:
        """The supply of all of them together."""
        return self.own.with_supply(self.left).with_supply(self.right).with_supply(self.bank)


def ways_to_pay(
    market: Market, cost: Cost, purse: float = inf, *, dearer: bool = False
) -> tuple[Payment, ...]:
    """List the ways to pay a cost with these coins, cheapest first.

    A way is omitted if another one pays nobody more and somebody less, with ``dearer`` only if something is
    bought that isn't needed.
    """
    need, coins = cost.need, cost.coins
    shortfalls = market.own.shortfalls(need)
    if NOTHING in shortfalls:
        return (cost.without_trade,) if coins <= purse else ()
    ways = []
    on_left, on_right, on_bank = market.prices.packed
    for missing in shortfalls:
        for of_bank in market.bank.parts(missing) if market.bank.resources else (NOTHING,):
            rest = missing - of_bank
            for of_left in left_shares(market, rest):
                # The highest byte of amounts times prices is their sum.
                left, right = of_left * on_left >> LAST & BYTE, (rest - of_left) * on_right >> LAST & BYTE
                bank = coins + (of_bank * on_bank >> LAST & BYTE) if of_bank else coins
                total = left + right + bank
                if total <= purse:
                    ways.append(Payment("trade", bank, left, right, total))
    if len(ways) > 1:
        ways = sorted(set(ways), key=CHEAPEST_FIRST) if dearer else unbeaten(ways)
    return tuple(ways)


def left_shares(market: Market, missing: Bundle) -> list[Bundle]:
    """List the parts of the missing resources that can be bought on the left, with the rest on the right."""
    shares = []
    for of_left in market.right.shortfalls(missing):
        for of_right in market.left.shortfalls(missing):
            # What one neighbour lacks is bought from the other, and each part of what both have from either.
            alone = of_left + of_right
            if alone == missing:
                shares.append(of_left)
            elif ((missing | GUARDS) - alone) & GUARDS == GUARDS:
                shares += [of_left + part for part in parts_of(missing - alone)]
    return shares


def unbeaten(ways: Iterable[Payment]) -> list[Payment]:
    """Remove equal ways to pay, and those for which another one pays nobody more and somebody less."""
    kept: list[Payment] = []
    for way in sorted(ways, key=CHEAPEST_FIRST):
        for other in kept:
            if other.left <= way.left and other.right <= way.right and other.bank <= way.bank:
                break
        else:
            kept.append(way)
    return kept
