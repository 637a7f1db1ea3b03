"""The eight categories of points, the ranking and instant victories (rules, Victoire civile)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.duel.cards import card
from engine.duel.city import City, counted
from engine.duel.conflict import CAPITAL, lead, military_points
from engine.duel.effects import Effect, Per, VictoryPoints
from engine.duel.science import has_supremacy
from engine.duel.terms import SEATS, Victory
from engine.duel.tokens import progress_token
from engine.duel.wonders import wonder
from engine.game import JsonObject, Seat

COINS_FOR_A_POINT = 3


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat; ``rank`` is 1 for the winner, and for both where nothing parts them."""

    seat: Seat
    civilian: int
    scientific: int
    commercial: int
    guilds: int
    wonders: int
    progress: int
    treasury: int
    military: int
    total: int
    rank: int

    def as_json(self) -> JsonObject:
        """Give the score line of the formats."""
        return {
            "seat": self.seat,
            "civilian": self.civilian,
            "scientific": self.scientific,
            "commercial": self.commercial,
            "guilds": self.guilds,
            "wonders": self.wonders,
            "progress": self.progress,
            "treasury": self.treasury,
            "military": self.military,
            "total": self.total,
            "rank": self.rank,
        }


def supremacy(cities: Sequence[City], pawn: int) -> tuple[Victory, Seat] | None:
    """Find an instant victory: the pawn at a capital or six different symbols in a city."""
    for seat in SEATS:
        if lead(pawn, seat) >= CAPITAL:
            return "military", seat
    for seat in SEATS:
        if has_supremacy(cities[seat]):
            return "scientific", seat
    return None


def score_cities(cities: Sequence[City], pawn: int) -> tuple[Score, ...]:
    """Score both seats as if the game ended now, in seat order.

    Ranked by total, then by the points of blue cards; after an instant victory the winner comes first
    whatever the totals.
    """
    scores = [_score(cities, seat, pawn) for seat in SEATS]
    won = supremacy(cities, pawn)
    if won is not None:
        return tuple(replace(score, rank=1 if score.seat == won[1] else 2) for score in scores)
    best = max((score.total, score.civilian) for score in scores)
    return tuple(replace(score, rank=1 if (score.total, score.civilian) == best else 2) for score in scores)


def winner(scores: Sequence[Score]) -> Seat | None:
    """Give the seat that alone has rank 1, or None."""
    first = [score.seat for score in scores if score.rank == 1]
    return first[0] if len(first) == 1 else None


def _score(cities: Sequence[City], seat: Seat, pawn: int) -> Score:
    city = cities[seat]
    by_colour = {"blue": 0, "green": 0, "yellow": 0, "purple": 0}
    for building in city.buildings:
        points = _points(card(building).effects, cities, city)
        if points:
            by_colour[card(building).colour] += points
    wonders = sum(_points(wonder(each).effects, cities, city) for each in city.built_wonders)
    progress = sum(_points(progress_token(each).effects, cities, city) for each in city.tokens)
    treasury = city.coins // COINS_FOR_A_POINT
    military = military_points(pawn, seat)
    return Score(
        seat=seat,
        civilian=by_colour["blue"],
        scientific=by_colour["green"],
        commercial=by_colour["yellow"],
        guilds=by_colour["purple"],
        wonders=wonders,
        progress=progress,
        treasury=treasury,
        military=military,
        total=sum(by_colour.values()) + wonders + progress + treasury + military,
        rank=0,
    )


def _points(effects: Sequence[Effect], cities: Sequence[City], own: City) -> int:
    points = 0
    for effect in effects:
        if isinstance(effect, VictoryPoints):
            points += effect.amount
        elif isinstance(effect, Per) and effect.points:
            points += effect.points * counted(cities, own, effect)
    return points
