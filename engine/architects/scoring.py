"""The five categories of points and the ranking (rulebook, End of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.architects.city import Box, City
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


class Line(NamedTuple):
    """What a player counts: the points of most categories, stages that stand, military victory tokens."""

    stages: int
    built: int
    blue: int
    victories: int
    progress: int


def score_cities(box: Box, cities: Sequence[City], cat: Seat | None) -> tuple[Score, ...]:
    """Count the points of every seat as if the game ended now."""
    lines = [
        Line(
            each.stage_points, len(each.stages), each.blue_points, each.victories, progress_points(box, each)
        )
        for each in cities
    ]
    return score_lines(lines, cat)


def score_lines(lines: Sequence[Line], cat: Seat | None) -> tuple[Score, ...]:
    """Score everybody, in seat order; ``cat`` is who has the cat pawn.

    They are ranked by total, then by stages; who is equal in both shares the rank.
    """
    scores = []
    for seat, line in enumerate(lines):
        pawn = CAT_POINTS if cat == seat else 0
        points = (line.stages, pawn, line.blue, line.victories * VICTORY_POINTS, line.progress)
        scores.append(Score(Seat(seat), *points, total=sum(points), built=line.built, rank=0))
    standing = [(score.total, score.built) for score in scores]
    ranks = [1 + sum([other > own for other in standing]) for own in standing]
    return tuple([score._replace(rank=rank) for score, rank in zip(scores, ranks, strict=True)])


def progress_points(box: Box, city: City) -> int:
    """Count the points of the progress tokens; several copies of a token count together."""
    return sum(token_points(box, city, each) for each in dict.fromkeys(city.tokens))


def token_points(box: Box, city: City, token: TokenId) -> int:
    """Count the points of all copies of a progress token that a city has."""
    return box.tokens[token].effect.points(city, city.tokens.count(token))
