"""What can still be said of a game that cannot be played again: who came where, with what, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.common.refusal import Refusal
from bot.common.rows import StoredGame
from engine.reading import Malformed, Node

MOST_SEATS = 7
MOST_POINTS = 1_000


@dataclass(frozen=True, slots=True)
class Placed:
    """The rank, the name and the points of a seat."""

    rank: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class ResultSummary:
    """What a game came to, the winner first; ``ended`` is in seconds since 1970, None where nobody knows."""

    placed: tuple[Placed, ...]
    victory: str | None = None
    ended: float | None = None


class OtherRulesRefusal(Refusal):
    """A game was played by rules that those of today do not play alike; what is ``kept`` of it is told.

    ``stored`` is the game as the store has it, None where it is not from there or cannot be read.
    """

    def __init__(self, kept: ResultSummary | None = None, stored: StoredGame | None = None) -> None:
        """Keep what can be told."""
        super().__init__("refusal-game-of-other-rules")
        self.kept = kept
        self.stored = stored


def refusal_of(stored: StoredGame) -> OtherRulesRefusal:
    """Make the refusal to show a game of the store."""
    if stored.ending is None:
        return OtherRulesRefusal(None, stored)
    names = {seat.seat: seat.name for seat in stored.seats}
    placed = [
        Placed(result.rank, names[result.seat], result.total)
        for result in stored.ending.results
        if result.seat in names
    ]
    return OtherRulesRefusal(_in_order(placed, stored.ending.victory, stored.row.ended), stored)


def outcome_in(record: Node, names: Sequence[str]) -> ResultSummary | None:
    """Give what a record says that its game came to; None where it says nothing that can be read."""
    try:
        placed = [
            Placed(
                line["rank"].integer(1, MOST_SEATS),
                names[line["seat"].integer(0, len(names) - 1)],
                line["total"].integer(-MOST_POINTS, MOST_POINTS),
            )
            for line in record["result"].elements(1, MOST_SEATS)
        ]
        victory = record["victory"].text() if "victory" in record else None
    except Malformed:
        return None
    return _in_order(placed, victory, None)


def _in_order(placed: Sequence[Placed], victory: str | None, ended: float | None) -> ResultSummary:
    return ResultSummary(tuple(sorted(placed, key=lambda each: each.rank)), victory, ended)
