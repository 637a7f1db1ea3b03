"""What a city, or a neighbour who sells, can deliver in one round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.base.bundle import BYTE, NOTHING, UNITS, Bundle, beyond, has, parts, size, units
from engine.base.effects import Produce

Options = tuple[Bundle, ...]
"""The units of which one source of choice delivers one a round."""


@dataclass(frozen=True, slots=True, eq=False)
class Supply:
    """Resources that are always there, and sources of which one resource may be used a round.

    ``kinds`` has every byte full of the resources that can come from here, ``choice_kinds`` of those
    among the sources of choice. Made by :func:`supply_of`, which gives the same object for the same
    contents: caches tell supplies apart by identity.
    """

    fixed: Bundle
    choices: tuple[Options, ...]
    kinds: Bundle
    choice_kinds: Bundle

    def plus(self, effect: Produce) -> Supply:
        """Add what an effect produces."""
        if len(effect.options) == 1:
            (unit,) = units(effect.options)
            return supply_of(self.fixed + effect.amount * unit, self.choices)
        return supply_of(self.fixed, tuple(sorted((*self.choices, units(effect.options)))))


@lru_cache(1 << 16)
def supply_of(fixed: Bundle = NOTHING, choices: tuple[Options, ...] = ()) -> Supply:
    """Give the supply of these resources and these sources of choice, sorted."""
    always = {unit for unit in UNITS.values() if has(fixed, unit)}
    sometimes = {unit for options in choices for unit in options}
    return Supply(fixed, choices, BYTE * sum(always | sometimes), BYTE * sum(sometimes))


@lru_cache(1 << 14)
def shortfalls(need: Bundle, supply: Supply) -> tuple[Bundle, ...]:
    """List the smallest bundles that may still be missing after the supply gave what it can.

    They differ by how the sources of choice are used. All have the same size: using a source on
    something needed is never worse than not using it. ``(0,)`` means that nothing is missing.
    """
    rest = beyond(need, supply.fixed)
    if not rest & supply.choice_kinds:
        return (rest,)
    return _after_choices(rest, _relevant(rest, supply.choices))


@lru_cache(1 << 14)
def deliveries(wanted: Bundle, supply: Supply) -> frozenset[Bundle]:
    """List every part of the wanted bundle that the supply can deliver in one round."""
    rest = beyond(wanted, supply.fixed)
    if not rest & supply.choice_kinds:
        return parts(wanted - rest)
    return _with_choices(wanted, wanted - rest, _relevant(rest, supply.choices))


def _relevant(rest: Bundle, choices: tuple[Options, ...]) -> tuple[Options, ...]:
    """Leave out what cannot help with the rest, so that more cities share one answer."""
    helpful = [tuple([unit for unit in options if rest & BYTE * unit]) for options in choices]
    return tuple(sorted(filter(None, helpful)))


@lru_cache(1 << 16)
def _after_choices(rest: Bundle, choices: tuple[Options, ...]) -> tuple[Bundle, ...]:
    rests = {rest}
    for options in choices:
        rests = {
            left - unit
            for left in rests
            for unit in ([unit for unit in options if has(left, unit)] or [NOTHING])
        }
    least = min(map(size, rests))
    return tuple(sorted(left for left in rests if size(left) == least))


@lru_cache(1 << 16)
def _with_choices(wanted: Bundle, fixed: Bundle, choices: tuple[Options, ...]) -> frozenset[Bundle]:
    delivered = parts(fixed)
    for options in choices:
        delivered |= {part + unit for part in delivered for unit in options if has(wanted - part, unit)}
    return delivered
