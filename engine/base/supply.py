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
from engine.terms import Resource


class Need:
    """Resources that something costs.

    ``rests`` answers what is left to be found when a city has given what is always there, by how much
    of the ``kinds`` needed that is.
    """

    __slots__ = ("kinds", "resources", "rests")

    def __init__(self, resources: Bundle) -> None:
        self.resources = resources
        self.kinds = kinds_in(resources)
        self.rests = Remembered(self._rest_of)

    def _rest_of(self, fixed: Bundle) -> Bundle:
        return beyond(self.resources, fixed)


class Sources:
    """Sources of choice: of the ``choices`` of each, one resource may be used a round.

    ``shortfalls`` answers what may still be missing of a rest when all were used for it as well as can
    be, ``deliveries`` which parts can be delivered of something that is there and of a rest.
    """

    __slots__ = ("choices", "deliveries", "kinds", "shortfalls")

    def __init__(self, choices: tuple[Kinds, ...]) -> None:
        self.choices = choices
        self.kinds: Kinds = NOTHING
        for kinds in choices:
            self.kinds |= kinds
        self.shortfalls = Remembered(self._shortfalls_of)
        self.deliveries = Remembered(self._deliveries_of)

    def _shortfalls_of(self, rest: Bundle) -> tuple[Bundle, ...]:
        rests = {rest}
        for kinds in self.choices:
            rests = {left - unit for left in rests for unit in units_of(left & kinds) or (NOTHING,)}
        least = min(map(size, rests))
        return tuple(sorted(left for left in rests if size(left) == least))

    def _deliveries_of(self, wanted: tuple[Bundle, Bundle]) -> frozenset[Bundle]:
        there, rest = wanted
        delivered = parts(there)
        for kinds in self.choices:
            delivered |= {
                part + unit for part in delivered for unit in units_of((there + rest - part) & kinds)
            }
        return delivered


class Supply:
    """Resources that are always there, and sources of which one resource may be used a round.

    ``fixed`` is what is always there, ``choice_kinds`` are those that come from sources of choice,
    ``kinds`` all. ``deliveries`` answers which parts of something wanted can be delivered in one round.

    Made by :func:`supply_of`, which gives the same object for the same contents, so that its answers
    serve every city that has the same.
    """

    __slots__ = ("_more", "choice_kinds", "deliveries", "fixed", "kinds", "sources")

    def __init__(self, fixed: Bundle, sources: Sources) -> None:
        self.fixed = fixed
        self.sources = sources
        self.choice_kinds = sources.kinds
        self.kinds: Kinds = kinds_in(fixed) | sources.kinds
        self.deliveries = Remembered(self._deliveries_of)
        self._more = Remembered(self._with)

    @property
    def choices(self) -> tuple[Kinds, ...]:
        """The kinds of which each source of choice delivers one a round, sorted."""
        return self.sources.choices

    def plus(self, effect: Produce) -> Supply:
        """Add what an effect produces."""
        return self._more[effect.options, effect.amount]

    def _with(self, source: tuple[tuple[Resource, ...], int]) -> Supply:
        options, amount = source
        if len(options) == 1:
            return supply_of(self.fixed + amount * UNITS[options[0]], self.choices)
        return supply_of(self.fixed, tuple(sorted((*self.choices, kinds_of(options)))))

    def shortfalls(self, need: Bundle) -> tuple[Bundle, ...]:
        """List what may still be missing after this supply gave what it can.

        These are the smallest bundles; they differ by how the sources of choice are used, but not in
        size, as using a source on something needed is never worse than not using it. ``(0,)`` means
        that nothing is missing.
        """
        rest = beyond(need, self.fixed)
        return self.sources.shortfalls[rest] if rest & self.choice_kinds else (rest,)

    def _deliveries_of(self, wanted: Bundle) -> frozenset[Bundle]:
        rest = beyond(wanted, self.fixed)
        there = wanted - rest
        return self.sources.deliveries[there, rest] if rest & self.choice_kinds else parts(there)


@lru_cache(1 << 12)
def supply_of(fixed: Bundle = NOTHING, choices: tuple[Kinds, ...] = ()) -> Supply:
    """Give the supply of these resources and these sources of choice, sorted."""
    return Supply(fixed, sources_of(choices))


@lru_cache(1 << 12)
def sources_of(choices: tuple[Kinds, ...]) -> Sources:
    """Give the sources of these choices, sorted."""
    return Sources(choices)
