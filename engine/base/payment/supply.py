"""What a city, or somebody who sells, can deliver in one round."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.base.payment.bundle import (
    NOTHING,
    UNITS,
    Bundle,
    ResourceSet,
    beyond,
    resource_set,
    size,
    units_in,
)
from engine.terms import Resource

NOTHING_MISSING: tuple[Bundle, ...] = (NOTHING,)
"""The shortfalls where there is none."""


class Supply(NamedTuple):
    """Resources that are always there, and sources of choice that deliver one resource a round each.

    ``fixed`` is what is always there; ``choices`` are the resources between which each source of choice
    has the choice, sorted; ``resources`` are all that there are.
    """

    fixed: Bundle = NOTHING
    choices: tuple[ResourceSet, ...] = ()
    resources: ResourceSet = NOTHING

    def plus(self, options: tuple[Resource, ...], amount: int = 1) -> Supply:
        """Add ``amount`` of a resource, or one source of choice between several."""
        added = resource_set(options)
        if len(options) == 1:
            return Supply(self.fixed + amount * UNITS[options[0]], self.choices, self.resources | added)
        return Supply(self.fixed, tuple(sorted((*self.choices, *[added] * amount))), self.resources | added)

    def with_supply(self, other: Supply) -> Supply:
        """Put two supplies together."""
        choices = tuple(sorted(self.choices + other.choices)) if other.choices else self.choices
        return Supply(self.fixed + other.fixed, choices, self.resources | other.resources)

    def only(self, wanted: ResourceSet) -> Supply:
        """Leave out all but these resources."""
        fixed, choices, resources = self
        return Supply(fixed & wanted, choices and between(choices, wanted), resources & wanted)

    def shortfalls(self, need: Bundle) -> tuple[Bundle, ...]:
        """List what may still be missing after this supply gave what it can, sorted.

        These are the smallest bundles; they differ by how the sources of choice are used, but not in
        size, as using a source on something needed is never worse than not using it. ``(0,)`` means
        that nothing is missing.
        """
        missing = beyond(need, self.fixed)
        return _shared_out(missing, self.choices) if missing and self.choices else (missing,)


@lru_cache(1 << 12)
def _shared_out(need: Bundle, choices: tuple[ResourceSet, ...]) -> tuple[Bundle, ...]:
    rests = {need}
    for choice in choices:
        if need & choice:
            rests = {left - unit for left in rests for unit in units_in(left & choice) or (NOTHING,)}
    if len(rests) == 1:
        return tuple(rests)
    least = min(map(size, rests))
    return tuple(sorted(left for left in rests if size(left) == least))


@lru_cache(1 << 12)
def between(choices: tuple[ResourceSet, ...], wanted: ResourceSet) -> tuple[ResourceSet, ...]:
    """Give sources of choice as they are where only these resources are wanted; idle ones are left out."""
    return tuple(choice & wanted for choice in choices if choice & wanted)
