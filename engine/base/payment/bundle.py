"""Bundles of resources as one number, so that trade is solved by adding and subtracting.

Each resource has its own byte: ``0x000102`` is two wood and one stone. Nobody has more than 127 of
anything, so bytes never run over, adding two bundles is adding two numbers, and the highest bit of each
byte is free: it is the guard of :func:`beyond`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.terms import RESOURCES, Resource

Bundle = int

ResourceSet = int
"""Some of the resources: every byte is full of those that are meant."""

NOTHING: Bundle = 0
UNITS: Mapping[Resource, Bundle] = {resource: 1 << 8 * place for place, resource in enumerate(RESOURCES)}
BYTE = 0xFF
EACH = sum(UNITS.values())
LAST = 8 * (len(UNITS) - 1)
GUARDS = 0x80 * EACH


def bundle(amounts: Mapping[Resource, int]) -> Bundle:
    """Pack amounts by resource."""
    packed = NOTHING
    for resource, amount in amounts.items():
        packed += UNITS[resource] * amount
    return packed


def amounts(packed: Bundle) -> dict[Resource, int]:
    """Unpack a bundle; resources that are not in it are left out."""
    counts = {resource: packed // unit & BYTE for resource, unit in UNITS.items()}
    return {resource: count for resource, count in counts.items() if count}


def size(packed: Bundle) -> int:
    """Count the resources in a bundle, up to 255: the highest byte of the product adds up all bytes."""
    return packed * EACH >> LAST & BYTE


def beyond(packed: Bundle, taken: Bundle) -> Bundle:
    """Give what is left of a bundle when as much of another as it holds has been taken out of it.

    A guard bit above each number pays for borrowing: where it is still there, something (or just
    nothing) is left; where it is gone, more was taken than there was, and the byte is cleared.
    """
    guarded = (packed | GUARDS) - taken
    left = guarded & GUARDS
    return guarded & (left - (left >> 7))


@lru_cache(1 << 12)
def units_in(packed: Bundle) -> tuple[Bundle, ...]:
    """Give the unit of each resource that is in a bundle."""
    return tuple(unit for unit in UNITS.values() if packed // unit & BYTE)


@lru_cache(1 << 12)
def resources_in(*bundles: Bundle) -> ResourceSet:
    """Tell which resources are in any of these bundles."""
    return resource_set(
        tuple(name for name, unit in UNITS.items() if any(each // unit & BYTE for each in bundles))
    )


@lru_cache(1 << 7)
def resource_set(names: tuple[Resource, ...]) -> ResourceSet:
    """Pack the names of resources."""
    return BYTE * sum([UNITS[name] for name in names])


def names_of(resources: ResourceSet) -> tuple[Resource, ...]:
    """Unpack the names of resources, in the order of ``RESOURCES``."""
    return tuple(resource for resource, unit in UNITS.items() if resources & unit)
