"""A score pad: what a game at a real table came to, from what its players count up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.box import Board, Box
from engine.base.scoring import COINS_FOR_A_POINT, Score, ranked, science_points
from engine.game import Seat
from engine.terms import WonderId

MOST_DEFEATS, MOST_VICTORY_POINTS = 6, 18
"""Of three ages with two neighbours each (rulebook, End of an age)."""

MOST_WONDER_POINTS = 20
"""Of the four stages of Giza B."""
MOST_CIVILIAN_POINTS = 58
"""Of all thirteen blue cards, each of which a city builds once."""
MOST_COMMERCIAL_POINTS = 25
"""Of the four yellow cards of Age III: for 3 grey cards, 13 brown or yellow ones, 4 stages, and to spare."""
MOST_GUILD_POINTS = 63
"""Of 7 guilds: 44 for the 38 cards of both neighbours, 6 of them grey, 19 for brown, grey and purple ones."""
MOST_SYMBOLS = 6
"""Of one kind: four green cards, a stage of Babylon or Olympia, the Scientists Guild."""

_LEAST_PLAYERS_FOR_MILITARY = 3
"""With two players the tokens of the Free City are not counted."""
_MOST_GAINED_BY_ALL = 6
"""What each pair of neighbours gains at most together: 0, 2 and 4 points, the victories less the defeats."""


def military_adds_up(totals: Sequence[int]) -> bool:
    """Whether players can have these military points together: each victory is a neighbour's defeat."""
    if len(totals) < _LEAST_PLAYERS_FOR_MILITARY:
        return True
    together = sum(totals)
    return together % 2 == 0 and 0 <= together <= _MOST_GAINED_BY_ALL * len(totals)


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


def count(box: Box, lines: Sequence[Line], boards: Sequence[Board]) -> Pad:
    """Count what everybody has, in seat order, and rank them; equal totals by coins.

    The ``boards`` are those of ``box``.
    """
    scores = ranked([_score(Seat(seat), line) for seat, line in enumerate(lines)])
    return Pad(len(lines), scores, tuple([_city(box, board) for board in boards]))


def _score(seat: Seat, line: Line) -> Score:
    """Score a line; its rank is not known yet."""
    treasury = line.coins // COINS_FOR_A_POINT
    scientific = science_points({"tablet": line.tablet, "compass": line.compass, "gear": line.gear})
    points = (line.military, treasury, line.wonder, line.civilian, scientific, line.commercial, line.guilds)
    return Score(seat, *points, total=sum(points), rank=0, coins=line.coins)


def _city(box: Box, board: Board) -> PadCity:
    stages = box.wonders[board.wonder].sides[board.side]
    return PadCity(board.wonder, len(stages), stages)
