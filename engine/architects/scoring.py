"""The five categories of points and the ranking (rulebook, End of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.architects.box import Box
from engine.architects.city import City
from engine.architects.terms import CAT_POINTS, VICTORY_POINTS
from engine.game import JsonObject, Seat
from engine.terms import TokenId


class Score(NamedTuple):
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

    def points(self) -> dict[str, int]:
        """Give the points by category, and their total."""
        beside = {"seat", "built", "rank"}
        return {name: points for name, points in self._asdict().items() if name not in beside}

    def as_json(self) -> JsonObject:
        """Give the score as its line in a result."""
        return self._asdict()


def score_cities(box: Box, cities: Sequence[City], cat: Seat | None) -> tuple[Score, ...]:
    """Count the points of every seat as if the game ended now."""
    progress = [progress_points(box, city) for city in cities]
    cats = [CAT_POINTS if cat == seat else 0 for seat in range(len(cities))]
    totals = [
        points_without_cat(city, tokens) + pawn
        for city, tokens, pawn in zip(cities, progress, cats, strict=True)
    ]
    return ranked(
        [
            Score(
                seat=Seat(seat),
                stages=city.stage_points,
                cat=cats[seat],
                blue=city.blue_points,
                military=city.victories * VICTORY_POINTS,
                progress=progress[seat],
                total=totals[seat],
                built=len(city.stages),
                rank=0,
            )
            for seat, city in enumerate(cities)
        ]
    )


def ranked(scores: Sequence[Score]) -> tuple[Score, ...]:
    """Rank scores by total, then by stages; who is equal in both shares the rank."""
    standing = [(score.total, score.built) for score in scores]
    return tuple(
        score._replace(rank=1 + sum(other > own for other in standing))
        for score, own in zip(scores, standing, strict=True)
    )


def points_without_cat(city: City, progress: int) -> int:
    """Add up a city whose progress tokens are worth so much; the cat pawn is not in it."""
    return city.stage_points + city.blue_points + city.victories * VICTORY_POINTS + progress


def progress_points(box: Box, city: City) -> int:
    """Count the points of the progress tokens; several copies of a token count together."""
    return sum(token_points(box, city, each) for each in dict.fromkeys(city.tokens))


def token_points(box: Box, city: City, token: TokenId) -> int:
    """Count the points of all copies of a progress token that a city has."""
    return box.tokens[token].effect.points(city, city.tokens.count(token))
