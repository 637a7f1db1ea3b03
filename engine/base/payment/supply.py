"""What a city, or somebody who sells, can deliver in one round."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.base.payment.bundle import (
    NOTHING,
    UNITS,
    Bundle,
    Kinds,
    beyond,
    kinds_in,
    kinds_of,
    size,
    units_in,
)
from engine.terms import Resource


class Supply(NamedTuple):
    """Resources that are always there, and sources of choice that deliver one resource a round each.

    ``fixed`` is what is always there; ``choices`` are the kinds between which each source of choice has
    the choice, sorted; ``kinds`` are all kinds that there are.
    """

    fixed: Bundle = NOTHING
    choices: tuple[Kinds, ...] = ()
    kinds: Kinds = NOTHING

    def plus(self, options: tuple[Resource, ...], amount: int = 1) -> Supply:
        """Add ``amount`` of a resource, or one source of choice between several."""
        if len(options) == 1:
            unit = UNITS[options[0]]
            return Supply(self.fixed + amount * unit, self.choices, self.kinds | kinds_in(unit))
        kinds = kinds_of(options)
        return Supply(self.fixed, tuple(sorted((*self.choices, *[kinds] * amount))), self.kinds | kinds)

    def with_supply(self, other: Supply) -> Supply:
        """Put two supplies together."""
        choices = tuple(sorted(self.choices + other.choices))
        return Supply(self.fixed + other.fixed, choices, self.kinds | other.kinds)

    def choices_of(self, kinds: Kinds) -> tuple[Kinds, ...]:
        """Tell what the sources of choice have of these kinds."""
        return _of_these_kinds(self.choices, kinds)

    def shortfalls(self, need: Bundle) -> tuple[Bundle, ...]:
        """List what may still be missing after this supply gave what it can, sorted.

        These are the smallest bundles; they differ by how the sources of choice are used, but not in
        size, as using a source on something needed is never worse than not using it. ``(0,)`` means
        that nothing is missing.
        """
        return shared_out(beyond(need, self.fixed), self.choices)


@lru_cache(1 << 12)
def shared_out(need: Bundle, choices: tuple[Kinds, ...]) -> tuple[Bundle, ...]:
    """List what may still be missing after sources of choice gave what they can (`Supply.shortfalls`)."""
    rests = {need}
    for kinds in choices:
        if need & kinds:
            rests = {left - unit for left in rests for unit in units_in(left & kinds) or (NOTHING,)}
    if len(rests) == 1:
        return tuple(rests)
    least = min(map(size, rests))
    return tuple(sorted(left for left in rests if size(left) == least))


@lru_cache(1 << 12)
def _of_these_kinds(choices: tuple[Kinds, ...], kinds: Kinds) -> tuple[Kinds, ...]:
    return tuple(choice & kinds for choice in choices if choice & kinds)
