"""What a game has to bring for its score pad: what is counted, within which limits, and how."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from bot.common.options import GameName
from bot.languages.translator import Translator
from engine.game import JsonObject, Score
from engine.rules import ScoreRow

Names = Sequence[str]
"""The names of the players in seat order."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a player counts: its name in the engine's score pad, and what it can be."""

    name: str
    least: int = 0
    most: int = 100
    only: tuple[int, ...] = ()

    def allows(self, number: int) -> bool:
        """Return whether it can be this number."""
        return self.least <= number <= self.most and (not self.only or number in self.only)


@dataclass(frozen=True, slots=True)
class Field:
    """A line of the form: figures that are counted together. Discord takes five fields a form.

    ``others`` are the last of them: rows of points that only the box has, which no text of the field knows.
    """

    key: str
    figures: tuple[Figure, ...]
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Filled:
    """What has been filled in for a player: figures by name, and boards."""

    figures: Mapping[str, int]
    boards: tuple[str, ...]

    def as_json(self) -> JsonObject:
        """Return it as JSON."""
        return {"figures": dict(self.figures), "boards": list(self.boards)}


@dataclass(frozen=True, slots=True)
class CountedSeat:
    """What a player came to: points by category, the place among the players, the board if there is one.

    ``wonders`` are those that stand, where nobody begins with a board.
    """

    place: int
    total: int
    points: Mapping[str, int]
    wonder: str | None = None
    side: str | None = None
    wonders: tuple[str, ...] = ()


def counted_seat(
    place: int,
    score: Score,
    wonder: str | None = None,
    side: str | None = None,
    wonders: tuple[str, ...] = (),
) -> CountedSeat:
    """Return what a player came to."""
    return CountedSeat(place, score.total, score.rows, wonder, side, wonders)


def other_rows(rows: Iterable[ScoreRow], known: Collection[ScoreRow]) -> tuple[str, ...]:
    """Name the rows of a box that are not ``known``: their points are counted as they are."""
    return tuple(row.name for row in rows if row not in known)


@dataclass(frozen=True, slots=True)
class PadPicture:
    """A picture of a game that has been counted, and its words."""

    name: str
    draw: Callable[[Names, Translator], Image.Image]
    describe: Callable[[Names, Translator], str]


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A game that has been counted: who came to what, how it was won where there are several ways."""

    seats: tuple[CountedSeat, ...]
    victory: str | None
    headline: Callable[[Names, Translator], str]
    pictures: tuple[PadPicture, ...]


def _always(filled: Sequence[Filled]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class PadGame:
    """A game as its score pad knows it; its texts are those of its ``rules``.

    Of ``boards`` a player has at least one and at most ``most_boards``; what stands before the ``|`` of one
    lies before one player only. ``decisions`` lists what is settled for the whole table by the values and
    words of a list, the usual one first; empty where nothing is. ``adds_up`` says whether the figures of all
    players can be those of one game.
    """

    game: GameName
    rules: str
    fields: tuple[Field, ...]
    boards: tuple[str, ...]
    board_name: Callable[[str, Translator], str]
    most_boards: int
    decisions: Callable[[Names, Translator], list[tuple[str, str]]]
    count: Callable[[Sequence[Filled], str], CountedGame]
    adds_up: Callable[[Sequence[Filled]], bool] = _always
