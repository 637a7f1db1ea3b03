"""Cities told in a few words, for exhibits and tests: what lies in each, without how it came there."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.box import Box
from engine.base.city import Board, City
from engine.base.table import new_city
from engine.game import Seat
from engine.terms import CardId, Neighbour


@dataclass(frozen=True, slots=True)
class Sketch:
    """What is told of a city; the words are those of `engine.base.city.City`."""

    board: Board
    coins: int
    buildings: tuple[CardId, ...] = ()
    stages: int = 0
    conflicts: tuple[int, ...] = ()
    free_build_used: bool = False
    copied: tuple[Neighbour, ...] = ()


def lay_out(box: Box, sketches: Sequence[Sketch]) -> tuple[City, ...]:
    """Lay out cities side by side, in seat order."""
    boards = [sketch.board for sketch in sketches]
    cities = tuple(new_city(box, boards, Seat(seat)) for seat in range(len(sketches)))
    for city, sketch in zip(cities, sketches, strict=True):
        for building in sketch.buildings:
            city.build(box.cards[building])
        copied = iter(sketch.copied)
        for _ in range(sketch.stages):
            city.build_stage(None if city.next_stages[0].copy is None else next(copied))
        city.coins, city.conflicts = sketch.coins, sketch.conflicts
        city.free_build_used = sketch.free_build_used
    return cities
