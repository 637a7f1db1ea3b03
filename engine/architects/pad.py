"""A score pad: the result of a game of Architects at a real table, from the players' counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.architects.city import Box, City
from engine.architects.scoring import Score
from engine.game import Seat, ranked
from engine.terms import WonderId
from engine.values import FrozenMapping

Line = Mapping[str, int]
"""One player's counts: ``built`` stages, ``victories``, the points of every row but military and cat."""


@dataclass(frozen=True, slots=True)
class Pad:
    """The result of a counted game: of its cities only the number of stages is known."""

    players: int
    scores: tuple[Score, ...]
    cities: tuple[City, ...]
    over: bool = True


def most_stage_points(box: Box) -> int:
    """Return the most points that all stages of a wonder of the box are worth."""
    return max(sum(stage.victory_points for stage in each.stages) for each in box.wonders.values())


def count(box: Box, lines: Sequence[Line], wonders: Sequence[WonderId], cat: Seat | None) -> Pad:
    """Score everybody's counts, in seat order, and rank them; ``cat`` is the seat with the cat pawn."""
    scores = []
    for seat, line in enumerate(lines):
        pawn = box.points_of_cat if seat == cat else 0
        counted = {**line, "cat": pawn, "military": line["victories"] * box.points_of_victory}
        rows = FrozenMapping({row.name: counted[row.name] for row in box.score_rows})
        scores.append(Score(Seat(seat), rows, sum(rows.values()), line["built"]))
    cities = [
        City(box.wonders[wonder], {}, {}, {}, (), stages=(*range(line["built"]),))
        for wonder, line in zip(wonders, lines, strict=True)
    ]
    return Pad(len(lines), ranked(scores), tuple(cities))
