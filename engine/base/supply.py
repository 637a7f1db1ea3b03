"""What a city, or a neighbour who sells, can deliver in one round."""

from __future__ import annotations

from functools import lru_cache

from engine.base.bundle import (
    NOTHING,
    UNITS,
    Bundle,
    Kinds,
    beyond,
    kinds_in,
    kinds_of,
    parts,
    size,
    units_of,
)
from engine.base.effects import Produce
from engine.base.remembered import Remembered
from engine.base.terms import Resource


class Supply:
    """Resources that are always there, and sources of which one resource may be used a round.

    ``choices`` are the kinds of which each source delivers one a round, ``kinds`` all that can come from
    here. ``shortfalls`` answers what may still be missing of a need after this supply gave what it can,
    ``deliveries`` which parts of something wanted it can deliver in one round. Made by
    :func:`supply_of`, which gives the same object for the same contents: so its answers serve every city
    that has the same.
    """

    __slots__ = ("_choice_kinds", "_with", "choices", "deliveries", "fixed", "kinds", "shortfalls")

    def __init__(self, fixed: Bundle, choices: tuple[Kinds, ...]) -> None:
        self.fixed = fixed
        self.choices = choices
        self._choice_kinds: Kinds = 0
        for kinds in choices:
            self._choice_kinds |= kinds
        self.kinds: Kinds = kinds_in(fixed) | self._choice_kinds
        self.shortfalls = Remembered(self._shortfalls_of)
        self.deliveries = Remembered(self._deliveries_of)
        self._with = Remembered(self._with_source)

    def plus(self, effect: Produce) -> Supply:
        """Add what an effect produces."""
        return self._with[effect.options, effect.amount]

    def _with_source(self, source: tuple[tuple[Resource, ...], int]) -> Supply:
        options, amount = source
        if len(options) == 1:
            return supply_of(self.fixed + amount * UNITS[options[0]], self.choices)
        return supply_of(self.fixed, tuple(sorted((*self.choices, kinds_of(options)))))

    def _shortfalls_of(self, need: Bundle) -> tuple[Bundle, ...]:
        """List the smallest bundles that may still be missing after the supply gave what it can.

        They differ by how the sources of choice are used. All have the same size: using a source on
        something needed is never worse than not using it. ``(0,)`` means that nothing is missing.
        """
        rest = beyond(need, self.fixed)
        if not rest & self._choice_kinds:
            return (rest,)
        return after_choices(rest, self._helpful(rest))

    def _deliveries_of(self, wanted: Bundle) -> frozenset[Bundle]:
        rest = beyond(wanted, self.fixed)
        if not rest & self._choice_kinds:
            return parts(wanted - rest)
        return with_choices(wanted, wanted - rest, self._helpful(rest))

    def _helpful(self, rest: Bundle) -> tuple[Kinds, ...]:
        """Leave out of the sources of choice what cannot help with the rest: more cities share an answer."""
        wanted = kinds_in(rest)
        return tuple(sorted([kinds & wanted for kinds in self.choices if kinds & wanted]))


@lru_cache(1 << 12)
def supply_of(fixed: Bundle = NOTHING, choices: tuple[Kinds, ...] = ()) -> Supply:
    """Give the supply of these resources and these sources of choice, sorted."""
    return Supply(fixed, choices)


@lru_cache(1 << 16)
def after_choices(rest: Bundle, choices: tuple[Kinds, ...]) -> tuple[Bundle, ...]:
    """List the smallest bundles that may be left of a rest when each source of choice has given one."""
    rests = {rest}
    for kinds in choices:
        rests = {left - unit for left in rests for unit in units_of(left & kinds) or (NOTHING,)}
    least = min(map(size, rests))
    return tuple(sorted(left for left in rests if size(left) == least))


@lru_cache(1 << 16)
def with_choices(wanted: Bundle, fixed: Bundle, choices: tuple[Kinds, ...]) -> frozenset[Bundle]:
    """List the parts of something wanted that sources of choice and what is always there can deliver."""
    delivered = parts(fixed)
    for kinds in choices:
        delivered |= {part + unit for part in delivered for unit in units_of((wanted - part) & kinds)}
    return delivered
