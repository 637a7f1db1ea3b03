"""What pictures show of many games: plain numbers, counted elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from renders.drawing.numerals import MINUS, plain
from renders.parts.language import Text
from renders.parts.result import Backdrop, Category, Icon


class CategoryFigure(NamedTuple):
    """The points that a category brings a game on average: to the person, and to all of the server."""

    category: Category
    mine: float
    everybody: float


class TableFigure(NamedTuple):
    """What the games of so many players came to."""

    players: int
    games: int
    wins: int
    average: float | None
    best: int | None


class ShareFigure(NamedTuple):
    """How many of the games with something were won: with a board, or by a kind of victory."""

    name: str
    icon: Icon
    wins: int
    games: int


class OpponentFigure(NamedTuple):
    """How often the person was placed before somebody, and behind; the rest of the games they were level."""

    name: str
    ahead: int
    behind: int
    games: int


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """What a person has reached in one game: at least one game has been played.

    Averages and best scores are None where no game was decided by points. ``places`` counts the games that
    ended in the first, second … place; ``streak`` is the longest row of wins, None for who may
    have several seats. ``by_players``, ``shares`` and
    ``opponents`` stand in the order in which they are shown, and what there is no room for is left out;
    ``shares_of`` is the title of the ``shares``.
    """

    name: str
    game: str
    where: str
    games: int
    wins: int
    average: float | None
    best: int | None
    streak: int | None
    backdrop: Backdrop
    places: Sequence[int]
    categories: Sequence[CategoryFigure]
    by_players: Sequence[TableFigure]
    shares_of: str
    shares: Sequence[ShareFigure]
    opponents: Sequence[OpponentFigure]


NONE = "–"
"""Stands for a number that there is not."""


def decimal(number: float | None, text: Text) -> str:
    """Write a number with one decimal place, as the language does."""
    if number is None:
        return NONE
    return text("number-decimal", number=round(number, 1) or 0.0).replace("-", MINUS)


def whole(number: int | None) -> str:
    """Write a whole number."""
    return NONE if number is None else plain(number)


def share(part: int, whole: int) -> int:
    """Give a share in whole percent."""
    return round(100 * part / whole) if whole else 0
