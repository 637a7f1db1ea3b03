"""A score pad: what a game of Architects at a real table came to, from what its players count up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.architects.city import Box, City
from engine.architects.scoring import Line, Score, score_lines
from engine.game import Seat
from engine.terms import WonderId


@dataclass(frozen=True, slots=True)
class Pad:
    """A game that has been counted: of its cities a score sheet tells how many stages stand."""

    players: int
    scores: tuple[Score, ...]
    cities: tuple[City, ...]
    over: bool = True


def most_stage_points(box: Box) -> int:
    """Return what all stages of a wonder of the box are worth at most."""
    return max(sum(stage.victory_points for stage in each.stages) for each in box.wonders.values())


def count(box: Box, lines: Sequence[Line], wonders: Sequence[WonderId], cat: Seat | None) -> Pad:
    """Count what everybody has, in seat order, and rank them; ``cat`` is who has the cat pawn."""
    boards = [box.wonders[wonder] for wonder in wonders]
    cities = [
        City(board, {}, {}, (), stages=(*range(line.built),))
        for board, line in zip(boards, lines, strict=True)
    ]
    return Pad(len(lines), score_lines(lines, cat), tuple(cities))
