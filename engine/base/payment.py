"""What things cost, and in which ways a city can pay for them (rulebook, Trade).

A city uses what it produces itself and buys the rest of those who sell: of its two neighbours, who use what
they sell as well, so that nobody has less for it, and of the bank where a card lets it.
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
"""Amounts of resources, each in a byte of its own: ``0x000102`` is two wood and one stone.

Adding two bundles is adding two numbers. Nobody has more than 127 of anything, so bytes never run over and
the highest bit of each is free: it is the guard of :func:`beyond`.
"""

ResourceSet = int
"""Some of the resources: every byte is full of those that are meant."""

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
    """Unpack a bundle; resources that are not in it are left out."""
    return {resource: count for resource, unit in UNITS.items() if (count := packed // unit & BYTE)}


def size(packed: Bundle) -> int:
    """Count the resources in a bundle, up to 255: the highest byte of the product adds up all bytes."""
    return packed * EACH >> LAST & BYTE


def beyond(packed: Bundle, taken: Bundle) -> Bundle:
    """Return what is left of a bundle when as much of another as it holds has been taken out of it.

    A guard bit above each number pays for borrowing: where it is gone, there was less than was taken.
    """
    guarded = (packed | GUARDS) - taken
    left = guarded & GUARDS
    return guarded & (left - (left >> GUARD_BIT))


def parts_of(packed: Bundle) -> list[Bundle]:
    """Return every part of a bundle, nothing and all of it included."""
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
"""A unit and the byte of each resource that is in a set."""


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
        fixed, choices = (most, ()) if len(options) == 1 else (NOTHING, (added,) * amount)
        return self.with_supply(Supply(fixed, choices, added, most))

    def with_supply(self, other: Supply) -> Supply:
        """Put two supplies together."""
        choices = tuple(sorted(self.choices + other.choices)) if other.choices else self.choices
        resources, most = self.resources | other.resources, self.most + other.most
        return Supply(self.fixed + other.fixed, choices, resources, most)

    def shortfalls(self, need: Bundle) -> tuple[Bundle, ...]:
        """List the least that may still be missing after this supply gave what it can, sorted.

        These bundles differ by how the sources of choice are used, but not in size, as using a source on
        something needed is never worse than not using it. ``(0,)`` means that nothing is missing.
        """
        missing = beyond(need, self.fixed) if need & self.resources else need
        if not (missing and self.choices):
            return (missing,)
        rests = {missing}
        for choice in self.choices:
            if missing & choice:
                options = OPTIONS[choice]
                rests = {rest - unit for rest in rests for unit, byte in options if rest & byte} or rests
        return tuple(sorted(rests))

    def parts(self, need: Bundle) -> list[Bundle]:
        """List what of a need this supply can give, nothing included."""
        return [part for part in parts_of(need & self.resources) if NOTHING in self.shortfalls(part)]


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


CHEAPEST_FIRST = attrgetter("total", "left", "right")
FREE, CHAIN, POWER = Payment("free"), Payment("chain"), Payment("power")


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
        object.__setattr__(self, "without_trade", Payment("own", self.coins, total=self.coins))


# -- trade --------------------------------------------------------------------------------------------

FULL_PRICE = 2
"""Coins for a resource of a neighbour without a discount (rulebook, Trade)."""

Seller = Literal["left", "right", "bank"]
"""Who sells resources: both neighbours what they produce, the bank what a card says."""

SELLERS: tuple[Seller, ...] = ("left", "right", "bank")

UnitPrices = tuple[int, ...]
"""Coins for a unit of each resource, in the order of ``RESOURCES``."""

FULL_PRICES: UnitPrices = (FULL_PRICE,) * len(RESOURCES)


class Prices(NamedTuple):
    """What a city pays each seller, 0 for what that does not sell.

    ``packed`` has the same in a byte each, the first resource in the highest.
    """

    left: UnitPrices = FULL_PRICES
    right: UnitPrices = FULL_PRICES
    bank: UnitPrices = (0,) * len(RESOURCES)
    packed: tuple[int, ...] = (FULL_PRICE * EACH, FULL_PRICE * EACH, 0)

    def with_price(self, resources: Collection[Resource], sellers: Collection[Seller], price: int) -> Prices:
        """Pay these sellers ``price`` for these resources, or what they cost there if that is less."""
        left, right, bank = [
            _lowered(prices, resources, price) if seller in sellers else prices
            for seller, prices in zip(SELLERS, self, strict=False)
        ]
        return Prices(left, right, bank, tuple([int.from_bytes(each, "big") for each in (left, right, bank)]))


def _lowered(prices: UnitPrices, resources: Collection[Resource], price: int) -> UnitPrices:
    pairs = zip(RESOURCES, prices, strict=True)
    return tuple([min(each or price, price) if resource in resources else each for resource, each in pairs])


class Market:
    """Where a city finds resources: what it has itself, what each seller has for it, and its prices.

    ``reach`` is as much of each resource as there can be of all of them together, with its guard bits.
    """

    __slots__ = ("bank", "left", "own", "prices", "reach", "right")

    def __init__(self, own: Supply, left: Supply, right: Supply, prices: Prices, bank: Supply) -> None:
        """Bring together a city and its sellers."""
        self.own = own
        self.left = left
        self.right = right
        self.bank = bank
        self.prices = prices
        self.reach = own.most + left.most + right.most + bank.most | GUARDS

    @property
    def everything(self) -> Supply:
        """What all of them have together."""
        return self.own.with_supply(self.left).with_supply(self.right).with_supply(self.bank)


def ways_to_pay(
    market: Market, cost: Cost, purse: float = inf, *, dearer: bool = False
) -> tuple[Payment, ...]:
    """List the ways in which a city with so many coins can pay for something, the cheapest first.

    A way is left out where another one pays nobody more and somebody less, with ``dearer`` only where
    something is bought that is not needed.
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
    """List what a city can buy on its left of what it is missing, so that it gets the rest on its right."""
    shares = []
    for of_left in market.right.shortfalls(missing):
        for of_right in market.left.shortfalls(missing):
            # What one neighbour lacks is bought of the other, and each part of what both have of either.
            alone = of_left + of_right
            if alone == missing:
                shares.append(of_left)
            elif ((missing | GUARDS) - alone) & GUARDS == GUARDS:
                shares += [of_left + part for part in parts_of(missing - alone)]
    return shares


def unbeaten(ways: Iterable[Payment]) -> list[Payment]:
    """Leave out ways to pay where another one pays nobody more and somebody less, and equal ones."""
    kept: list[Payment] = []
    for way in sorted(ways, key=CHEAPEST_FIRST):
        for other in kept:
            if other.left <= way.left and other.right <= way.right and other.bank <= way.bank:
                break
        else:
            kept.append(way)
    return kept
