"""The result of a game, as stored, and what can be shown of games that can't be replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.common.refusal import Refusal
from bot.common.rows import Drafted, Ending, Result, SeatRow, StoredGame
from engine.course import AnyGame
from engine.game import JsonObject, Seat
from engine.story import PlayedStep


def ending_of(game: AnyGame, steps: Sequence[PlayedStep]) -> Ending | None:
    """Return the ending of a game that was played in ``steps``, or None while it runs."""
    if not game.over:
        return None
    outcome = game.outcome()
    lines, victory = outcome["result"], outcome.get("victory")
    assert isinstance(lines, list)
    boards = dict(enumerate(boards_of(game.record())))
    drafted = dict(enumerate(game.rules.drafted(game.deal, game.table)))
    feats = dict(enumerate(game.rules.feats(steps, game.view(None))))
    results = tuple(
        Result(
            Seat(line["seat"]),
            line["rank"],
            line["total"],
            line,
            wonder,
            side,
            tuple(Drafted(wonder, built) for wonder, built in drafted.get(line["seat"], ())),
            feats.get(line["seat"], frozenset()),
        )
        for line in lines
        for wonder, side in (boards.get(line["seat"], (None, None)),)
    )
    return Ending(results, None if victory is None else str(victory))


def same_points(one: Ending | None, other: Ending) -> bool:
    """Return whether two endings agree in what older versions stored too: ranks, points and boards."""
    return one is not None and _points(one) == _points(other)


def _points(ending: Ending) -> Ending:
    plain = tuple(replace(each, wonders=(), feats=frozenset()) for each in ending.results)
    return replace(ending, results=plain)


def boards_of(record: JsonObject) -> Iterator[tuple[str, str | None]]:
    """Yield the wonder of each seat in order, with its side if it has one; nothing if none is dealt."""
    wonders = record.get("wonders", [])
    assert isinstance(wonders, list)
    for board in wonders:
        if isinstance(board, Mapping):
            yield str(board["wonder"]), str(board["side"])
        else:
            yield str(board), None


def with_board(seat: SeatRow, board: tuple[str, str | None] | None) -> SeatRow:
    """Return the seat with the board it plays, or unchanged in games without boards."""
    return seat if board is None else replace(seat, wonder=board[0], side=board[1])


# -- games that cannot be played again ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placement:
    """The rank, the name and the points of a seat."""

    rank: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class ResultSummary:
    """The result of a game, winner first; ``ended`` is in seconds since 1970, None if unknown."""

    placed: tuple[Placement, ...]
    victory: str | None
    ended: float | None


class OtherRulesRefusal(Refusal):
    """A game was played by incompatible rules; its result is shown if it was ``kept``."""

    def __init__(self, kept: ResultSummary | None = None) -> None:
        super().__init__("refusal-game-of-other-rules")
        self.kept = kept


def refusal_of(stored: StoredGame) -> OtherRulesRefusal:
    """Return the refusal to show a game of the store."""
    if stored.ending is None:
        return OtherRulesRefusal()
    names = {seat.seat: seat.name for seat in stored.seats}
    placed = [
        Placement(result.rank, names[result.seat], result.total)
        for result in stored.ending.results
        if result.seat in names
    ]
    in_order = tuple(sorted(placed, key=lambda each: each.rank))
    return OtherRulesRefusal(ResultSummary(in_order, stored.ending.victory, stored.row.ended))
