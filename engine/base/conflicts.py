"""Conflicts between neighbours at the end of an age (rulebook, End of an age)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import Conflict
from engine.base.tableau import Tableau
from engine.game import Seat

VICTORY = {1: 1, 2: 3, 3: 5}
DEFEAT = -1


def resolve_conflicts(cities: Sequence[Tableau], age: int) -> list[Conflict]:
    """Hand out the tokens of an age and tell each comparison once, between a seat and its left one."""
    return [_resolve(cities, Seat(seat), age) for seat in range(len(cities))]


def _resolve(cities: Sequence[Tableau], seat: Seat, age: int) -> Conflict:
    left = Seat((seat + 1) % len(cities))
    own, other = cities[seat].shields, cities[left].shields
    if own == other:
        return Conflict(age, seat, left, own, other, winner=None, token=0)
    winner, loser = (seat, left) if own > other else (left, seat)
    cities[winner].conflicts.append(VICTORY[age])
    cities[loser].conflicts.append(DEFEAT)
    return Conflict(age, seat, left, own, other, winner=winner, token=VICTORY[age])
