"""A score pad: what a game at a real table came to, from what its players count up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.scoring import COINS_FOR_A_POINT, Score, ranked, science_points
from engine.base.wonders import Board, wonder
from engine.game import Seat
from engine.terms import WonderId

MOST_DEFEATS, MOST_VICTORY_POINTS = 6, 18
"""Of three ages with two neighbours each (rulebook, End of an age)."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one player counts: points of most categories, coins, and scientific symbols as they count best."""

    military: int
    coins: int
    wonder: int
    civilian: int
    tablet: int
    compass: int
    gear: int
    commercial: int
    guilds: int


@dataclass(frozen=True, slots=True)
class PadCity:
    """A city of which only the board is known; its wonder counts as whole."""

    wonder: WonderId
    stages: int
    planned_stages: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """A game that has been counted, as far as a score sheet tells of it."""

    players: int
    scores: tuple[Score, ...]
    cities: tuple[PadCity, ...]
    over: bool = True
    free_city: None = None


def count(lines: Sequence[Line], boards: Sequence[Board]) -> Pad:
    """Count what everybody has, in seat order, and rank them; equal totals by coins."""
    scores = ranked([_score(Seat(seat), line) for seat, line in enumerate(lines)])
    return Pad(len(lines), scores, tuple(map(_city, boards)))


def _score(seat: Seat, line: Line) -> Score:
    """Score a line; its rank is not known yet."""
    treasury = line.coins // COINS_FOR_A_POINT
    scientific = science_points({"tablet": line.tablet, "compass": line.compass, "gear": line.gear})
    points = (line.military, treasury, line.wonder, line.civilian, scientific, line.commercial, line.guilds)
    return Score(seat, *points, total=sum(points), rank=0, coins=line.coins)


def _city(board: Board) -> PadCity:
    stages = wonder(board.wonder).sides[board.side]
    return PadCity(board.wonder, len(stages), stages)
