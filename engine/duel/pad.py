"""A score pad: what a duel at a real table came to, from what its players count up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.duel.city import DraftedWonder
from engine.duel.scoring import CAPITAL, COINS_FOR_A_POINT, ZONES, Score, ranked, winner
from engine.duel.terms import MilitaryTokenId, Symbol, Victory
from engine.game import Seat
from engine.terms import WonderId

MILITARY_POINTS = (0, *(zone.points for zone in ZONES))
"""What the conflict pawn can be worth to a player."""

MOST_CIVILIAN_POINTS = 67
"""Of all fourteen blue cards."""
MOST_SCIENTIFIC_POINTS = 18
"""Of all twelve green cards."""
MOST_COMMERCIAL_POINTS = 15
"""Of the five yellow cards of Age III."""
MOST_WONDER_POINTS = 23
"""Of the Pyramids, the Sphinx, the Great Library and the Great Lighthouse."""
MOST_PROGRESS_POINTS = 29
"""Of six tokens, five from the board and one from the Great Library: Agriculture, Philosophy, Mathematics."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one player counts: points of most categories, and coins."""

    civilian: int
    scientific: int
    commercial: int
    guilds: int
    wonders: int
    progress: int
    coins: int
    military: int


@dataclass(frozen=True, slots=True)
class PadCity:
    """A city of which only the wonders that stand are known; nobody has written its symbols down."""

    wonders: tuple[DraftedWonder, ...]
    symbols: Mapping[Symbol, int] = field(default_factory=dict)

    @property
    def built_wonders(self) -> list[WonderId]:
        """The wonders that stand."""
        return [each.wonder for each in self.wonders]


@dataclass(frozen=True, slots=True)
class Pad:
    """A duel that has been counted, as far as a score sheet tells of it."""

    scores: tuple[Score, ...]
    cities: tuple[PadCity, ...]
    victory: Victory
    winner: Seat | None
    pawn: int = 0
    military_tokens: tuple[MilitaryTokenId, ...] = ()


def count(
    lines: Sequence[Line],
    built: Sequence[Sequence[WonderId]],
    victory: Victory = "civilian",
    won: Seat | None = None,
) -> Pad:
    """Count what both have and rank them; after a supremacy ``won`` is first whatever the points are."""
    scores = ranked([_score(Seat(seat), line) for seat, line in enumerate(lines)], won)
    cities = tuple(PadCity(tuple(DraftedWonder(each, built=True) for each in own)) for own in built)
    pawn = {None: 0, 0: CAPITAL, 1: -CAPITAL}[won] if victory == "military" else 0
    return Pad(scores, cities, victory, winner(scores), pawn)


def _score(seat: Seat, line: Line) -> Score:
    """Score a line; its rank is not known yet."""
    treasury = line.coins // COINS_FOR_A_POINT
    cards = (line.civilian, line.scientific, line.commercial, line.guilds)
    points = (*cards, line.wonders, line.progress, treasury, line.military)
    return Score(seat, *points, total=sum(points), rank=0)
