"""A finished game in short: its players, boards and results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.common.rows import Drafted
from bot.statistics.players import PlayerKey
from engine.game import JsonObject, Seat

Origin = Literal["bot", "score-pad"]
"""Whether the bot ran the game, or a person entered the result of one at a real table."""

NO_CATEGORIES = frozenset({"seat", "rank", "total", "built"})
"""The keys of a score line that aren't categories."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A player's result, as on a line of a score pad.

    ``player`` is None for a forgotten person, and for somebody without a Discord account. ``points`` are by
    category, as in the score lines of records. Places start at 1, and ties share one. ``wonders`` are those
    drafted, in games without boards; a score pad has only those that were built.
    """

    player: PlayerKey | None
    name: str
    place: int
    total: int
    points: Mapping[str, int]
    wonder: str | None = None
    side: str | None = None
    wonders: tuple[Drafted, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True, slots=True)
class FinishedSeat(PlayedSeat):
    """A player's seat in a finished game; a Free City has none.

    ``player`` is the one at the end. ``whole`` says whether the result counts as theirs. ``left_by`` is the
    player who began the game here and left it for good, named ``left_name``. ``feats`` are the seat's
    achievements.
    """

    seat: Seat = field(kw_only=True)
    whole: bool = field(default=True, kw_only=True)
    left_by: PlayerKey | None = field(default=None, kw_only=True)
    left_name: str | None = field(default=None, kw_only=True)
    feats: frozenset[str] = field(default=frozenset(), kw_only=True)

    @property
    def boards(self) -> Iterator[tuple[str, str, bool]]:
        """Yield the wonders of the seat: each with its side, empty if it has none, and whether it was built.

        The board that a player starts with always counts as built.
        """
        if self.wonder is not None:
            yield self.wonder, self.side or "", True
        for each in self.wonders:
            yield each.wonder, "", each.built


@dataclass(frozen=True, slots=True)
class Cursor:
    """The position in the history at which a page of games ends."""

    ended: float
    number: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game; ``number`` is its own, ``table`` that of its table, None on a score pad.

    Times are in seconds since 1970; for some games the beginning isn't known. ``victory`` is the way it was
    won if there are several. ``entered_by`` is the person who entered it from a score pad, and
    ``counted_from`` what it was counted from; None if that isn't stored. ``hints`` says whether hints were
    available: such a game isn't rated, nor is one that ended without ``rankings_on``. The history stores only
    the latter; the table's options have the former.
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
        """The game's position in a history."""
        return Cursor(self.ended, self.number)

    @property
    def scored(self) -> bool:
        """Whether points decided: a Duel that ends by supremacy isn't scored."""
        return self.victory in (None, "civilian")


@dataclass(frozen=True, slots=True)
class EnteredGame:
    """A game at a real table, as a person entered it; ``played`` in seconds since 1970.

    ``counted_from`` is what it was counted from, without names, in the form the score counter reads.
    """

    server: int
    game: str
    played: float
    entered_by: int
    seats: tuple[PlayedSeat, ...]
    victory: str | None = None
    counted_from: JsonObject | None = None


def points_by_category(line: JsonObject) -> dict[str, int]:
    """Return the points by category of a score line."""
    return {
        name: points for name, points in line.items() if isinstance(points, int) and name not in NO_CATEGORIES
    }
