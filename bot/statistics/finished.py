"""A finished game in short: who had which seat, on which board, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.common.rows import Drafted
from bot.statistics.players import PlayerKey
from engine.game import JsonObject, Seat

Origin = Literal["bot", "score-pad"]
"""Whether the bot has run the game, or somebody has entered what a game at a real table came to."""

NO_CATEGORIES = frozenset({"seat", "rank", "total", "built"})
"""What stands in a score line beside the points by category."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """A player's seat of a finished game, or a line of a score pad; a Free City has none.

    ``player`` is who had it at the end; None for a person of whom nothing is kept any more, and for somebody
    without a Discord account. ``points`` are by category, as in the score lines of the game's records. Places
    begin with 1, and those who are equal share one. ``wonders`` are those that were drafted here, where
    nobody begins with a board; a line of a score pad knows those that stand. ``whole`` says whether its
    result counts as theirs. ``left_by`` is who had begun the game here and left it for good, called
    ``left_name``. ``feats`` is what is true of how the seat was played.
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
        """The wonders that it has played: each with its side, empty where it has none, and whether it stands.

        A board that a player begins with always does.
        """
        if self.wonder is not None:
            yield self.wonder, self.side or "", True
        for each in self.wonders:
            yield each.wonder, "", each.built


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page of games ends; the next one begins behind it."""

    ended: float
    number: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game; ``number`` is its own, ``table`` that of its table, None on a score pad.

    Times are seconds since 1970; nobody has written down when some games began. ``victory`` says how it was
    won where there are several ways. ``entered_by`` is the person who has entered it from a score pad, and
    ``counted_from`` what it was counted from, without names; None where nobody has kept that. ``hints`` says
    whether a tap told what a strong player would do: such a game is not rated, nor is one that ended without
    ``rankings_on``. The history has only the second of the two; the table's options have the first.
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
        """How many players there were."""
        return len(self.seats)

    @property
    def cursor(self) -> Cursor:
        """Where this game stands in a history."""
        return Cursor(self.ended, self.number)

    @property
    def scored(self) -> bool:
        """Whether points decided: a duel that ended at once by a supremacy was never counted to its end."""
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
    """Return a game at a real table as a person has entered it, before the history gives it a number."""
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
