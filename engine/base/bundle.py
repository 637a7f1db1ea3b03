"""Bundles of resources as one number, so that trade can be solved by adding and subtracting.

Each resource has its own byte: ``0x000102`` is two wood and one stone. Nobody has more than 127 of
anything, so bytes never run over, adding two bundles is adding two numbers, and the highest bit of each
byte is free: it is the guard of :func:`beyond`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from engine.terms import RESOURCES, Resource

Bundle = int

Kinds = int
"""Some of the resources: every byte is full of those that are meant."""

NOTHING: Bundle = 0
UNITS: Mapping[Resource, Bundle] = {resource: 1 << 8 * place for place, resource in enumerate(RESOURCES)}
BYTE = 0xFF
GUARDS = 0x80 * sum(UNITS.values())


def bundle(amounts: Mapping[Resource, int]) -> Bundle:
    """Pack amounts by resource."""
    return sum(UNITS[resource] * amount for resource, amount in amounts.items())


def amounts(packed: Bundle) -> dict[Resource, int]:
    """Unpack a bundle; resources that are not in it are left out."""
    counts = {resource: packed // unit & BYTE for resource, unit in UNITS.items()}
    return {resource: count for resource, count in counts.items() if count}


@lru_cache(1 << 14)
def size(packed: Bundle) -> int:
    """Count the resources in a bundle."""
    return sum(count for _, count in counted(packed))


@lru_cache(1 << 14)
def price(packed: Bundle, prices: tuple[int, ...]) -> int:
    """Add up what a bundle costs at these prices, coins a unit in the order of ``RESOURCES``."""
    return sum((packed // unit & BYTE) * each for unit, each in zip(UNITS.values(), prices, strict=True))


@cache
def counted(packed: Bundle) -> tuple[tuple[Bundle, int], ...]:
    """List the units in a bundle with how often each is there."""
    counts = ((unit, packed // unit & BYTE) for unit in UNITS.values())
    return tuple((unit, count) for unit, count in counts if count)


def beyond(packed: Bundle, taken: Bundle) -> Bundle:
    """Give what is left of a bundle when as much of another as it holds has been taken out of it.

    A guard bit above each number pays for borrowing: where it is still there, something (or just
    nothing) is left; where it is gone, more was taken than there was, and the byte is cleared.
    """
    guarded = (packed | GUARDS) - taken
    left = guarded & GUARDS
    return guarded & (left - (left >> 7))


@cache
def parts(packed: Bundle) -> frozenset[Bundle]:
    """List every bundle that can be taken out of this one, itself and nothing included."""
    found = [NOTHING]
    for unit, count in counted(packed):
        found = [part + unit * taken for part in found for taken in range(count + 1)]
    return frozenset(found)


def units_of(packed: Bundle) -> tuple[Bundle, ...]:
    """Give the unit of each resource that is in a bundle."""
    return tuple([unit for unit, _ in counted(packed)])


@lru_cache(1 << 14)
def kinds_in(packed: Bundle) -> Kinds:
    """Tell which resources are in a bundle."""
    return BYTE * sum(units_of(packed))


def kinds_of(names: Iterable[Resource]) -> Kinds:
    """Pack the names of resources."""
    return BYTE * sum(UNITS[name] for name in names)


def resources_of(kinds: Kinds) -> tuple[Resource, ...]:
    """Unpack the names of resources, in the order of ``RESOURCES``."""
    return tuple(resource for resource, unit in UNITS.items() if kinds & unit)
