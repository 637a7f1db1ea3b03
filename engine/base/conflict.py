"""Conflicts between neighbours at the end of an age (rulebook, End of an age)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.box import Age
from engine.base.city import City
from engine.base.events import Conflict
from engine.game import Seat
from engine.ring import left_of
from engine.rules import Tell

DEFEAT = -1


def fight_conflicts(cities: Sequence[City], age: Age, tell: Tell[Conflict]) -> None:
    """Hand out the tokens of an age and tell each comparison once, between a seat and its left one."""
    for seat in range(len(cities)):
        tell(_compare(cities, Seat(seat), left_of(seat, len(cities)), age))


def _compare(cities: Sequence[City], seat: Seat, left: Seat, age: Age) -> Conflict:
    own, other = cities[seat].shields, cities[left].shields
    if own == other:
        return Conflict(age.number, seat, left, own, other, winner=None, token=0)
    winner, loser = (seat, left) if own > other else (left, seat)
    cities[winner].conflicts += (age.victory,)
    cities[loser].conflicts += (DEFEAT,)
    return Conflict(age.number, seat, left, own, other, winner=winner, token=age.victory)
