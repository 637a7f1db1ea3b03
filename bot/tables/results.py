"""What a game came to, as the store keeps it: taken from the game once, when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.common.rows import Drafted, Ending, Result, SeatRow
from engine.course import AnyGame
from engine.game import JsonObject, Seat
from engine.story import PlayedStep


def ending_of(game: AnyGame, steps: Sequence[PlayedStep]) -> Ending | None:
    """Give what a game came to that was played in some ``steps``, or None while it runs."""
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
    """Tell whether two endings agree in what older versions have kept as well: ranks, points and boards."""
    return one is not None and _points(one) == _points(other)


def _points(ending: Ending) -> Ending:
    plain = tuple(replace(each, wonders=(), feats=frozenset()) for each in ending.results)
    return replace(ending, results=plain)


def boards_of(record: JsonObject) -> Iterator[tuple[str, str | None]]:
    """Give the wonder of each seat in order, with its side where it has one; nothing where none is dealt."""
    wonders = record.get("wonders", [])
    assert isinstance(wonders, list)
    for board in wonders:
        if isinstance(board, Mapping):
            yield str(board["wonder"]), str(board["side"])
        else:
            yield str(board), None


def with_board(seat: SeatRow, board: tuple[str, str | None] | None) -> SeatRow:
    """Give a seat the board that it plays, where the game has boards."""
    return seat if board is None else replace(seat, wonder=board[0], side=board[1])
