"""What a game came to, as the store keeps it: taken from the game once, when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.rows import Ending, Result, SeatRow
from engine.game import Game, JsonObject, Seat


def ending_of(game: Game[Any, Any, Any]) -> Ending | None:
    """Give what a game came to, or None while it runs."""
    if not game.over:
        return None
    outcome = game.outcome()
    lines, victory = outcome["result"], outcome.get("victory")
    assert isinstance(lines, list)
    boards = dict(enumerate(boards_of(game.record())))
    results = tuple(
        Result(Seat(line["seat"]), line["rank"], line["total"], line, *boards.get(line["seat"], (None, None)))
        for line in lines
    )
    return Ending(results, None if victory is None else str(victory))


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
