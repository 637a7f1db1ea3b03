"""Counts many finished games: older ones while the bot runs, or all of them again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.common.rows import Ending
from bot.statistics.finished import FinishedGame, FinishedSeat, summarise
from bot.statistics.players import NOBODY, PlayerKey
from bot.statistics.ratings import Rating
from bot.storage.counting import AGGREGATES, TENURE, RatingOf, count, read_ratings_for
from bot.storage.database import Transaction
from bot.storage.errors import UnreadableError
from bot.storage.forgetting import Forgetting
from bot.storage.games import RESULT
from bot.storage.statements import listed
from bot.storage.tables import SEAT, TABLE, read_table
from engine.game import Seat

log = logging.getLogger(__name__)

BATCH_SIZE = 10
"""The most older games counted in one transaction."""

TARGET_SECONDS = 0.02
"""The target duration of a transaction, for which players wait, even on a slow machine."""

RECOUNT_BATCH_SIZE = 500
"""The number of games counted at once while the bot does not run."""

_NumberedTable = tuple[int, int, bool]
"""The table of a finished game, its own number, and whether rankings were on when it ended."""


class Recounting(Forgetting):
    """Counts the finished games of an older version, and recounts all of them for an operator."""

    async def games_without_results(self) -> list[int]:
        """List the finished games without results, left by an older version, the oldest first."""
        rows = await self._database.rows(
            "SELECT table_id FROM uncounted"
            " WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = uncounted.table_id)"
            " ORDER BY ended, table_id"
        )
        return [table for (table,) in rows]

    async def still_counting(self, server: int | None) -> bool:
        """Whether finished games of a server, or with None of any, are still uncounted."""
        if server is not None:
            return bool(await self._database.rows("SELECT 1 FROM uncounted WHERE server = ? LIMIT 1", server))
        return bool(await self._database.rows("SELECT 1 FROM uncounted LIMIT 1"))

    async def count_older_games(self) -> None:
        """Count the finished games that an older version left uncounted, a few at a time.

        Others write in between. Each batch is committed, so it can be called again after an error. Games that
        end meanwhile on the same server are counted after them, which keeps their order.
        """
        uncounted = (await self._database.rows("SELECT count(*) FROM uncounted"))[0][0]
        if not uncounted:
            return
        log.info("%d finished games are being counted", uncounted)
        most = 1
        while True:
            begun = time.monotonic()
            took = await self._database.transact(partial(_count_some, most=most))
            if took is None:
                break
            most = next_most(most, took)
            # Half of the time is left to players.
            await asyncio.sleep(time.monotonic() - begun)
        log.info("all finished games are counted")

    async def recount(self) -> int:
        """Recount all finished games that the bot has run, ratings included; return their number.

        For operators, while the bot does not run.
        """
        # A half-forgotten person would be counted under two names.
        await self.finish_forgetting()
        return await self._database.transact(_count_all)


def next_most(most: int, took: float) -> int:
    """Return the size of the next batch, after one of ``most`` games took ``took`` seconds."""
    fitting = 2 * most if took <= TARGET_SECONDS / 2 else int(most * TARGET_SECONDS / took)
    return max(1, min(fitting, 2 * most, BATCH_SIZE))


def _count_some(transaction: Transaction, most: int) -> float | None:
    """Count the next games, in the order in which they ended; return the seconds it took.

    Returns None if there are no more.
    """
    begun = time.monotonic()
    transaction.lock_counting(None)
    rows = transaction.execute("SELECT table_id, rated FROM uncounted ORDER BY ended, table_id LIMIT ?", most)
    numbers = transaction.numbers_of_finished_games(len(rows))
    games = _load(
        transaction, [(table, number, rated) for number, (table, rated) in zip(numbers, rows, strict=True)]
    )
    count(transaction, games, read_ratings_for(transaction, games))
    transaction.run([("DELETE FROM uncounted WHERE table_id = ?", (table,)) for table, _ in rows])
    return time.monotonic() - begun if rows else None


def _count_all(transaction: Transaction) -> int:
    while _count_some(transaction, BATCH_SIZE) is not None:
        pass
    ratings: dict[RatingOf, Rating] = {}
    games: list[_NumberedTable] = transaction.execute(
        "SELECT table_id, number, rated FROM finished_games WHERE origin = 'bot' ORDER BY ended, number"
    )
    transaction.run([(f"DELETE FROM {table}", ()) for table in AGGREGATES])
    for first in range(0, len(games), RECOUNT_BATCH_SIZE):
        batch = _load(transaction, games[first : first + RECOUNT_BATCH_SIZE])
        count(transaction, _with_nameless(transaction, batch), ratings)
    return len(games)


def _with_nameless(transaction: Transaction, games: Sequence[FinishedGame]) -> list[FinishedGame]:
    """Return games with the nameless players that replaced forgotten persons.

    Only the finished seats tell which of these had the same player, and whose result counted.
    """
    stored: dict[tuple[int, Seat], tuple[PlayerKey | None, bool, PlayerKey | None, str | None]] = {}
    nameless, numbers = f"{NOBODY}%", [game.number for game in games]
    for number, seat, player, whole, left_by, left_name in transaction.execute(
        "SELECT number, seat, player, whole, left_by, left_name FROM finished_seats"
        f" WHERE number IN {listed(numbers)} AND (player LIKE ? OR left_by LIKE ?)",
        *numbers,
        nameless,
        nameless,
    ):
        stored[number, seat] = player, bool(whole), left_by, left_name

    def named(number: int, seat: FinishedSeat) -> FinishedSeat:
        if (number, seat.seat) not in stored:
            return seat
        player, whole, left_by, left_name = stored[number, seat.seat]
        return replace(seat, player=player, whole=whole, left_by=left_by, left_name=left_name)

    return [replace(game, seats=tuple(named(game.number, seat) for seat in game.seats)) for game in games]


def _load(transaction: Transaction, games: Iterable[_NumberedTable]) -> list[FinishedGame]:
    """Load and summarise games, in their order; unreadable ones are left out."""
    tables = [table for table, _, _ in games]

    def of_each(columns: object, source: str) -> dict[int, list[Sequence[Any]]]:
        found: dict[int, list[Sequence[Any]]] = defaultdict(list)
        query = f"SELECT {columns} FROM {source} IN {listed(tables)} ORDER BY 1, 2"
        for table, *row in transaction.execute(query, *tables):
            found[table].append(row)
        return found

    rows = of_each(f"id, victory, {TABLE}", "tables WHERE id")
    seats = of_each(f"table_id, {SEAT}", "seats WHERE table_id")
    tenures = of_each(f"table_id, {TENURE}", "tenures WHERE table_id")
    results = of_each(f"table_id, {RESULT}", "results WHERE table_id")
    loaded = []
    for table, number, rated in games:
        ((victory, *row),) = rows[table]
        try:
            game = summarise(
                number,
                read_table(row),
                [*map(SEAT.read, seats[table])],
                [*map(TENURE.read, tenures[table])],
                Ending(tuple(map(RESULT.read, results[table])), victory),
            )
        except (UnreadableError, ValueError) as error:
            log.warning("game %d is not counted: %s", table, error)
        else:
            loaded.append(replace(game, rankings_on=bool(rated)))
    return loaded
