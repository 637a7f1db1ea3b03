"""What else who plays on quickly likes, in points: what players choose beyond what plain terms tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.base.player.weights import ByAge
from engine.terms import CardId, Colour

MOST_SHIELDS_AHEAD = 3
MOST_SYMBOLS = 4
MOST_COINS = 5
"""Beyond these more makes no difference."""

Line = tuple[float, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Likings:
    """What is added to how well a choice ends.

    ``cards`` by card; ``later`` by colour, in the last round of an age, and before it in proportion;
    ``near`` for a resource that a neighbour sells; ``ahead`` for shields, by the lead that there is over each
    neighbour, from the farthest behind on; ``symbols`` for a symbol by how many there are; ``purse`` for the
    part of the coins that is paid; ``sale`` for a sale by coins, ``sale_later`` in the last round.
    """

    cards: Mapping[CardId, float]
    later: Mapping[Colour, ByAge]
    near: ByAge
    ahead: tuple[Line, Line, Line]
    symbols: tuple[Line, Line, Line]
    purse: ByAge
    sale: tuple[Line, Line, Line]
    sale_later: ByAge


def likings_of(row: Mapping[str, Any]) -> Likings:
    """Read likings from their data."""
    return Likings(
        row["cards"],
        {colour: _line(by_age) for colour, by_age in row["later"].items()},
        _line(row["near"]),
        _lines(row["ahead"]),
        _lines(row["symbols"]),
        _line(row["purse"]),
        _lines(row["sale"]),
        _line(row["sale_later"]),
    )


@cache
def no_likings() -> Likings:
    """Like nothing beyond plain terms; always the same, so that what is worked out with it is known again."""
    nothing = ((0.0,),) * 3
    return Likings({}, {}, (0.0, 0.0, 0.0), nothing, nothing, (0.0, 0.0, 0.0), nothing, (0.0, 0.0, 0.0))


def _line(numbers: Sequence[float]) -> ByAge:
    first, second, third = numbers
    return first, second, third


def _lines(lines: Sequence[Sequence[float]]) -> tuple[Line, Line, Line]:
    first, second, third = map(tuple, lines)
    return first, second, third
