"""Counting what an effect pays for: cards by colour, wonder stages, defeat tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.base.effects import Coins, Income, Per
from engine.base.tableau import Tableau


def count(cities: Sequence[Tableau], seat: int, per: Per) -> int:
    """Count what ``per`` pays for, seen from the city of this seat."""
    own, left, right = cities[seat], cities[(seat + 1) % len(cities)], cities[seat - 1]
    counted: tuple[Tableau, ...] = ()
    if per.scope != "neighbours":
        counted += (own,)
    if per.scope != "self":
        counted += (left, right)
    match per.of:
        case "cards":
            return sum(city.colours[colour] for city in counted for colour in per.colours)
        case "wonder_stages":
            return sum(city.stages for city in counted)
        case "defeat_tokens":
            return sum(token < 0 for city in counted for token in city.conflicts)


def coins_when_built(cities: Sequence[Tableau], seat: int, income: Iterable[Income]) -> int:
    """Add up the coins that are given once; all cards of the round must lie already."""
    return sum(
        each.amount if isinstance(each, Coins) else each.coins * count(cities, seat, each) for each in income
    )
