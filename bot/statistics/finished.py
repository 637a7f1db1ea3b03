"""The summary of a finished game: the player, board and result of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.common.rows import Drafted
from bot.statistics.players import PlayerKey
from engine.game import JsonObject, Seat

Origin = Literal["bot", "score-pad"]
"""Whether the bot ran the game, or a person entered it from a score pad."""

NO_CATEGORIES = frozenset({"seat", "rank", "total", "built"})
"""The fields of a score line that are not points of a category."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """A player's seat of a finished game, or a line of a score pad; a Free City has none.

    ``player`` had the seat at the end; None for a forgotten person or one without a Discord account.
    ``points`` are by category, as in the score lines of the game's records. Places begin with 1, and ties
    share one. ``wonders`` are the drafted ones, in games without a starting board; a score pad lists those
    built. ``whole`` says whether the result counts as the player's. ``left_by``, named ``left_name``, began
    the game here and left it for good. ``feats`` are the achievements of the seat.
    """

    player: PlayerKey | None
    name: str
    place: int
    total: int
    points: Mapping[str, int]
    wonder: str | None = None
    side: str | None = None
    wonders: tuple[Drafted, ...] = field(default=(), kw_only=True)
    seat: Seat = field(kw_only=True)
    whole: bool = field(default=True, kw_only=True)
    left_by: PlayerKey | None = field(default=None, kw_only=True)
    left_name: str | None = field(default=None, kw_only=True)
    feats: frozenset[str] = field(default=frozenset(), kw_only=True)

    @property
    def boards(self) -> Iterator[tuple[str, str, bool]]:
        """The wonders played: each with its side, or an empty string, and whether it was built.

        A starting board is always built.
        """
        if self.wonder is not None:
            yield self.wonder, self.side or "", True
        for each in self.wonders:
            yield each.wonder, "", each.built


@dataclass(frozen=True, slots=True)
class Cursor:
    """The position of a game in the history, after which the next page begins."""

    ended: float
    number: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game; ``number`` is its own, ``table`` that of its table, None on a score pad.

    Times are seconds since 1970; ``begun`` is unknown for some games. ``victory`` says how the game was won
    if there are several ways. ``entered_by`` is the person who entered it from a score pad, and
    ``counted_from`` the pad without names, or None if it was not saved. ``hints`` says whether the game had
    hints: such a game is not rated, nor is one that ended without ``rankings_on``. The history stores only
    ``rankings_on``; the table's options have ``hints``.
    """

    number: int
    table: int | None
    origin: Origin
    server: int
    game: str
    begun: float | None
    ended: float
    victory: str | None
    seats: tuple[FinishedSeat, ...]
    entered_by: int | None = None
    counted_from: JsonObject | None = None
    hints: bool = False
    rankings_on: bool = True

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)

    @property
    def cursor(self) -> Cursor:
        """The position of this game in the history."""
        return Cursor(self.ended, self.number)

    @property
    def scored(self) -> bool:
        """Whether points decided: a duel that ended in an instant victory has no final score."""
        return self.victory in (None, "civilian")


def entered_game(
    server: int,
    game: str,
    played: float,
    entered_by: int,
    seats: tuple[FinishedSeat, ...],
    victory: str | None = None,
    counted_from: JsonObject | None = None,
) -> FinishedGame:
    """Return a game entered from a score pad, before the history gives it a number."""
    return FinishedGame(
        0,
        None,
        "score-pad",
        server,
        game,
        None,
        played,
        victory,
        seats,
        entered_by,
        counted_from,
        rankings_on=False,
    )


def points_by_category(line: JsonObject) -> dict[str, int]:
    """Return the points by category of a score line."""
    return {
        name: points for name, points in line.items() if isinstance(points, int) and name not in NO_CATEGORIES
    }
