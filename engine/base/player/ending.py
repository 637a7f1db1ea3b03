"""How well a game ends for a player, and how well it may end from between two ages.

Both are whole hundredths of points: the own ones, less half the best rival's, and more for a victory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from engine.base.box import Box
from engine.base.player.forecast import UNIT, forecast_after
from engine.base.scoring import places, score_cities
from engine.base.table import City
from engine.game import Seat
from engine.values import FrozenMapping

VICTORY = 4
"""What winning counts, in points."""

DOUBLINGS: Mapping[int, int] = FrozenMapping({1: 3, 2: 4})
"""How sure forecasts are, by the age that they follow: who leads wins as powers of 2 to this tell."""


def ended(box: Box, cities: Sequence[City], players: int, player: Seat) -> int:
    """Tell how well a game has ended."""
    scores = score_cities(box, cities)
    rival = max([score.total for score in scores[:players] if score.seat != player])
    first = [seat for seat, place in places(scores, players).items() if place == 1]
    victory = VICTORY * UNIT // len(first) if player in first else 0
    return UNIT * scores[player].total - UNIT * rival // 2 + victory


def foretold(cities: Sequence[City], players: int, player: Seat, age: int) -> int:
    """Foretell how well a game ends that stands after an age.

    Each seat may end above or below its forecast, so that every rival counts, the better ones more: a mean
    of powers does this with nothing but exact arithmetic.
    """
    forecast = forecast_after(age)
    points = [max(1, forecast.points(cities, Seat(seat))) / UNIT for seat in range(players)]
    own, doublings = points[player], DOUBLINGS[age]
    strength = _power(own, doublings)
    rivals = sum([_power(each, doublings) for seat, each in enumerate(points) if seat != player])
    rival = rivals
    for _ in range(doublings):
        rival = sqrt(rival)
    return round(UNIT * (own - rival / 2 + VICTORY * strength / (strength + rivals)))


def _power(number: float, doublings: int) -> float:
    for _ in range(doublings):
        number *= number
    return number
