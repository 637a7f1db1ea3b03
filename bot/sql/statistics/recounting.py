"""Counting many finished games in SQL: older ones while others play, or all of them anew."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

from bot.rows import Ending
from bot.sql.database import Database, Transaction, listed
from bot.sql.forgetting import finish_forgetting
from bot.sql.reading import (
    RESULT_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    TENURE_COLUMNS,
    read_results,
    read_seats,
    read_table,
    read_tenures,
)
from bot.sql.statistics.counting import count, read_ratings_for
from bot.sql.statistics.writing import AGGREGATES, Kept, RatingOf
from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import NOBODY, PlayerKey
from bot.statistics.ratings import Rating
from bot.statistics.summary import summarise
from bot.store import UnreadableError
from engine.game import Seat

log = logging.getLogger(__name__)

GAMES_AT_ONCE = 10
"""So many older games are counted in one transaction at most."""

HOLD_SECONDS = 0.02
"""So long shall the work of a transaction last: whoever plays waits for it, on a slow machine too."""

RECOUNTED_AT_ONCE = 500
"""So many are added up at once while the bot does not run."""

Numbered = tuple[int, int, bool]
"""The table of a finished game, its own number, and whether rankings were on when it ended."""

KeptSeat = tuple[PlayerKey | None, bool, PlayerKey | None, str | None]
"""Who had a seat, whether the result counts as theirs, and who had left it under which name."""


async def count_older(database: Database) -> None:
    """Count the finished games that are not counted yet, some at a time; what is done stays done."""
    uncounted = (await database.rows("SELECT count(*) FROM uncounted"))[0][0]
    if not uncounted:
        return
    log.info("%d finished games are being counted", uncounted)
    most = 1
    while True:
        begun = time.monotonic()
        took = await database.transact(partial(_count_some, most=most))
        if took is None:
            break
        most = next_most(most, took)
        # Half of the time is for those who play.
        await asyncio.sleep(time.monotonic() - begun)
    log.info("all finished games are counted")


def next_most(most: int, took: float) -> int:
    """Give how many games are counted next, where to count ``most`` took so many seconds."""
    fitting = 2 * most if took <= HOLD_SECONDS / 2 else int(most * HOLD_SECONDS / took)
    return max(1, min(fitting, 2 * most, GAMES_AT_ONCE))


def _count_some(transaction: Transaction, most: int) -> float | None:
    """Count the next games, in the order in which they ended; gives the seconds that it took.

    Gives None where there are no more.
    """
    begun = time.monotonic()
    transaction.count_alone(None)
    rows = transaction.execute(
        "SELECT table_id, rated FROM uncounted ORDER BY ended, table_id LIMIT ?", (most,)
    ).fetchall()
    numbers = transaction.numbers_of_finished_games(len(rows))
    numbered = [(row[0], number, bool(row[1])) for number, row in zip(numbers, rows, strict=True)]
    games = _load(transaction, numbered)
    count(transaction, games, read_ratings_for(transaction, [game for game, _ in games]))
    transaction.run([("DELETE FROM uncounted WHERE table_id = ?", (table,)) for table, _ in rows])
    return time.monotonic() - begun if rows else None


async def read_unsettled(database: Database) -> list[int]:
    """List the finished games whose results an older form did not keep, the oldest first."""
    rows = await database.rows(
        "SELECT table_id FROM uncounted"
        " WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = uncounted.table_id)"
        " ORDER BY ended, table_id"
    )
    return [row[0] for row in rows]


async def recount(database: Database) -> int:
    """Count all finished games anew that the bot has run; gives how many there are."""
    # Half forgotten, a person would be counted under two names.
    await finish_forgetting(database)
    return await database.transact(_count_all)


def _count_all(transaction: Transaction) -> int:
    while _count_some(transaction, GAMES_AT_ONCE) is not None:
        pass
    ratings: dict[RatingOf, Rating] = {}
    games: list[Numbered] = [
        (table, number, bool(rated))
        for table, number, rated in transaction.execute(
            "SELECT table_id, number, rated FROM finished_games WHERE origin = 'bot' ORDER BY ended, number"
        )
    ]
    transaction.run([(f"DELETE FROM {table}", ()) for table in AGGREGATES])
    for some in _parted(games):
        loaded = _load(transaction, some)
        named = _with_nameless(transaction, [game for game, _ in loaded])
        count(transaction, list(zip(named, (rated for _, rated in loaded), strict=True)), ratings)
    return len(games)


def _with_nameless(transaction: Transaction, games: Sequence[FinishedGame]) -> list[FinishedGame]:
    """Give games with the nameless players that their seats have had since somebody was forgotten.

    Nothing else says any more that some of these seats had the same player, and whose result counted.
    """
    kept: dict[int, dict[Seat, KeptSeat]] = defaultdict(dict)
    nameless, numbers = f"{NOBODY}%", [game.number for game in games]
    for number, seat, player, whole, left_by, left_name in transaction.execute(
        "SELECT number, seat, player, whole, left_by, left_name FROM finished_seats"
        f" WHERE number IN {listed(numbers)} AND (player LIKE ? OR left_by LIKE ?)",
        (*numbers, nameless, nameless),
    ):
        kept[number][seat] = player, bool(whole), left_by, left_name

    def named(number: int, seat: FinishedSeat) -> FinishedSeat:
        if seat.seat not in kept[number]:
            return seat
        player, whole, left_by, left_name = kept[number][seat.seat]
        return replace(seat, player=player, whole=whole, left_by=left_by, left_name=left_name)

    return [
        replace(game, seats=tuple(named(game.number, seat) for seat in game.seats))
        if game.number in kept
        else game
        for game in games
    ]


def _load(transaction: Transaction, games: Sequence[Numbered]) -> list[Kept]:
    """Sum some games up, in their order; those that cannot be read are left out."""
    tables = [table for table, _, _ in games]

    def of_each(columns: str, source: str) -> dict[int, list[Sequence[Any]]]:
        found: dict[int, list[Sequence[Any]]] = defaultdict(list)
        query = f"SELECT {columns} FROM {source} IN {listed(tables)} ORDER BY 1, 2"
        for row in transaction.execute(query, tables):
            found[row[0]].append(row[1:])
        return found

    rows = of_each(f"{TABLE_COLUMNS}, victory", "tables WHERE id")
    seats = of_each(f"table_id, {SEAT_COLUMNS}", "seats WHERE table_id")
    tenures = of_each(f"table_id, {TENURE_COLUMNS}", "tenures WHERE table_id")
    results = of_each(f"table_id, {RESULT_COLUMNS}", "results WHERE table_id")
    loaded = []
    for table, number, rated in games:
        ((*row, victory),) = rows[table]
        try:
            game = summarise(
                number,
                read_table((table, *row)),
                read_seats(seats[table]),
                read_tenures(tenures[table]),
                Ending(tuple(read_results(results[table])), victory),
            )
        except (UnreadableError, ValueError) as error:
            log.warning("game %d is not counted: %s", table, error)
        else:
            loaded.append((game, rated))
    return loaded


def _parted(games: Iterable[Numbered]) -> Iterator[list[Numbered]]:
    rest = iter(games)
    while some := list(islice(rest, RECOUNTED_AT_ONCE)):
        yield some
