"""Conflicts between neighbours at the end of an age (rulebook, End of an age)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.events import Conflict
from engine.base.tableau import Tableau
from engine.game import Seat
from engine.ring import left_of
from engine.rules import Tell

VICTORY = {1: 1, 2: 3, 3: 5}
DEFEAT = -1


def fight_conflicts(cities: Sequence[Tableau], age: int, tell: Tell[Conflict]) -> None:
    """Hand out the tokens of an age and tell each comparison once, between a seat and its left one."""
    for seat in range(len(cities)):
        tell(_compare(cities, Seat(seat), age))


def _compare(cities: Sequence[Tableau], seat: Seat, age: int) -> Conflict:
    left = left_of(seat, len(cities))
    own, other = cities[seat].shields, cities[left].shields
    if own == other:
        return Conflict(age, seat, left, own, other, winner=None, token=0)
    winner, loser = (seat, left) if own > other else (left, seat)
    cities[winner].conflicts.append(VICTORY[age])
    cities[loser].conflicts.append(DEFEAT)
    return Conflict(age, seat, left, own, other, winner=winner, token=VICTORY[age])
