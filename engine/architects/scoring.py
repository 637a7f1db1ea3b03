"""The five categories of points and the ranking (rulebook, End of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.architects.city import City
from engine.architects.terms import CAT_POINTS, VICTORY_POINTS, TokenId
from engine.architects.tokens import (
    PointsForCopies,
    PointsForWonder,
    PointsPer,
    token,
)
from engine.game import JsonObject, Seat


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat; ``built`` stages break a tie, equal ones share a ``rank`` (1 is best)."""

    seat: Seat
    stages: int
    cat: int
    blue: int
    military: int
    progress: int
    total: int
    built: int
    rank: int

    def as_json(self) -> JsonObject:
        """Give the score as its line in a result."""
        return {
            "seat": self.seat,
            "stages": self.stages,
            "cat": self.cat,
            "blue": self.blue,
            "military": self.military,
            "progress": self.progress,
            "total": self.total,
            "built": self.built,
            "rank": self.rank,
        }


def scores(cities: Sequence[City], cat: Seat | None) -> tuple[Score, ...]:
    """Count the points of every seat as if the game ended now."""
    totals = [_total(city, has_cat=cat == seat) for seat, city in enumerate(cities)]
    standing = [(total, len(city.stages)) for total, city in zip(totals, cities, strict=True)]
    return tuple(
        Score(
            seat=Seat(seat),
            stages=stage_points(city),
            cat=CAT_POINTS if cat == seat else 0,
            blue=city.blue_points,
            military=city.victories * VICTORY_POINTS,
            progress=progress_points(city),
            total=totals[seat],
            built=len(city.stages),
            rank=1 + sum(other > standing[seat] for other in standing),
        )
        for seat, city in enumerate(cities)
    )


def stage_points(city: City) -> int:
    """Count the points of the stages that stand."""
    return sum(city.board.stage(number).victory_points for number in city.stages)


def progress_points(city: City) -> int:
    """Count the points of the progress tokens; several copies of a token count together."""
    return sum(_token_points(city, each) for each in dict.fromkeys(city.tokens))


def _total(city: City, *, has_cat: bool) -> int:
    return (
        stage_points(city)
        + (CAT_POINTS if has_cat else 0)
        + city.blue_points
        + city.victories * VICTORY_POINTS
        + progress_points(city)
    )


def _token_points(city: City, token_id: TokenId) -> int:
    copies = city.tokens.count(token_id)
    match token(token_id).effect:
        case PointsForWonder(unfinished, finished):
            return copies * (finished if city.finished else unfinished)
        case PointsPer("cats", points):
            return copies * points * city.cats
        case PointsPer("victories", points):
            return copies * points * city.victories
        case PointsPer("tokens", points):
            return copies * points * len(city.tokens)
        case PointsForCopies(points_by_copies):
            return points_by_copies[copies - 1]
        case _:
            return 0
