"""Bundles of resources as one number, so that trade can be solved by adding and subtracting.

Each resource has its own hexadecimal digit: ``0x0012`` is two wood and one stone. No city has sixteen
of anything, so digits never run over and adding two bundles is adding two numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from engine.base.terms import RESOURCES, Resource

Bundle = int

NOTHING: Bundle = 0
UNITS: Mapping[Resource, Bundle] = {resource: 1 << 4 * place for place, resource in enumerate(RESOURCES)}
DIGIT = 15


def bundle(amounts: Mapping[Resource, int]) -> Bundle:
    """Pack amounts by resource."""
    return sum(UNITS[resource] * amount for resource, amount in amounts.items())


def amounts(packed: Bundle) -> dict[Resource, int]:
    """Unpack a bundle; resources that are not in it are left out."""
    counts = {resource: packed // unit & DIGIT for resource, unit in UNITS.items()}
    return {resource: count for resource, count in counts.items() if count}


def has(packed: Bundle, unit: Bundle) -> bool:
    """Tell whether a bundle holds at least one of the resource of this unit."""
    return bool(packed & DIGIT * unit)


@lru_cache(1 << 14)
def size(packed: Bundle) -> int:
    """Count the resources in a bundle."""
    return sum(count for _, count in counted(packed))


@lru_cache(1 << 14)
def price(packed: Bundle, prices: tuple[int, ...]) -> int:
    """Add up what a bundle costs at these prices, coins a unit in the order of ``RESOURCES``."""
    return sum((packed // unit & DIGIT) * each for unit, each in zip(UNITS.values(), prices, strict=True))


@cache
def counted(packed: Bundle) -> tuple[tuple[Bundle, int], ...]:
    """List the units in a bundle with how often each is there."""
    counts = ((unit, packed // unit & DIGIT) for unit in UNITS.values())
    return tuple((unit, count) for unit, count in counts if count)


def common(one: Bundle, other: Bundle) -> Bundle:
    """Give the largest bundle that both hold; quickest where ``one`` is the smaller."""
    both = NOTHING
    for unit, count in counted(one):
        there = other // unit & DIGIT
        both += unit * (there if there < count else count)
    return both


@cache
def parts(packed: Bundle) -> frozenset[Bundle]:
    """List every bundle that can be taken out of this one, itself and nothing included."""
    found = [NOTHING]
    for unit, count in counted(packed):
        found = [part + unit * taken for part in found for taken in range(count + 1)]
    return frozenset(found)


def units(names: Iterable[Resource]) -> tuple[Bundle, ...]:
    """Give the unit of each of these resources."""
    return tuple(UNITS[name] for name in names)


def resources(options: Iterable[Bundle]) -> tuple[Resource, ...]:
    """Name the resource of each of these units."""
    names = {unit: resource for resource, unit in UNITS.items()}
    return tuple(names[unit] for unit in options)
