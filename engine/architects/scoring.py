"""The points of each row, and the ranking (rulebook, End of the game)."""

from collections.abc import Sequence

from engine import game
from engine.architects.city import Box, City
from engine.architects.terms import STAGE
from engine.game import JsonObject, Seat, ranked
from engine.rules import ScoreRow
from engine.terms import TokenId


class Score(game.Score):
    """The points of one seat; built stages break a tie."""

    __slots__ = ()

    def as_json(self) -> JsonObject:
        """Return the score as its line in a result."""
        return {"seat": self.seat, **self.points(), "built": self.tie_break, "rank": self.rank}


def cat_points(box: Box, city: City, pawns: int) -> int:
    """Return the points of the cat pawn, if the city has it."""
    return pawns * box.points_of_cat


def military_points(box: Box, city: City, pawns: int) -> int:
    """Return the points of the military victory tokens."""
    return city.victories * box.points_of_victory


def progress_points(box: Box, city: City, pawns: int = 0) -> int:
    """Return the points of the progress tokens; copies of a token count together."""
    return sum([token_points(box, city, each) for each in dict.fromkeys(city.tokens)])


def points_without_cat(box: Box, city: City) -> int:
    """Return all points of a city as if the game ended now, without the cat pawn."""
    progress = progress_points(box, city) if city.tokens else 0
    return sum(city.points.values()) + city.victories * box.points_of_victory + progress


def token_points(box: Box, city: City, token: TokenId) -> int:
    """Return the points of all copies of a progress token in a city."""
    return box.tokens[token].effect.points(city, city.tokens.count(token))


SCORE_ROWS = (
    ScoreRow("stages", (STAGE,)),
    ScoreRow("cat", count=cat_points),
    ScoreRow("blue", ("blue",)),
    ScoreRow("military", count=military_points),
    ScoreRow("progress", count=progress_points),
)
"""The rows of the game, in the order of the rulebook (End of the game)."""


def score_cities(box: Box, cities: Sequence[City], cat: Seat | None) -> tuple[Score, ...]:
    """Score every seat as if the game ended now; ``cat`` is the seat with the cat pawn."""
    scores = []
    for seat, city in enumerate(cities):
        rows = box.count_rows(city.points.items(), box, city, 1 if seat == cat else 0)
        scores.append(Score(Seat(seat), rows, sum(rows.values()), len(city.stages)))
    return ranked(scores)
