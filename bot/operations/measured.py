"""A store that measures its response times and counts what was played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from bot.common.rows import Ending, TableRow
from bot.operations.meters import Meters
from bot.storage.database import Database, Work
from bot.storage.errors import ConflictError, StoreError
from bot.storage.statements import Statement
from bot.storage.store import Store
from bot.storage.tables import LIVE

Answer = TypeVar("Answer")


class MeasuredDatabase(Database):
    """Measures another database."""

    def __init__(self, database: Database, meters: Meters) -> None:
        self._database = database
        self._meters = meters

    async def close(self) -> None:
        """Close the database after the pending writes."""
        await self._database.close()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """Return the rows of each query, all read at the same moment."""
        with self._measured("read"):
            return await self._database.read(*queries)

    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction."""
        with self._measured("write"):
            return await self._database.transact(work)

    @contextmanager
    def _measured(self, kind: str) -> Iterator[None]:
        began, failed = time.perf_counter(), False
        try:
            yield
        except StoreError as error:
            # A conflict is a valid answer, not an error.
            failed = not isinstance(error, ConflictError)
            raise
        finally:
            self._meters.database.labels(kind).observe(time.perf_counter() - began)
            self._meters.faults.labels(kind).inc(failed)


class MeasuredStore(Store):
    """A store that counts games and steps."""

    def __init__(self, store: Store, meters: Meters) -> None:
        super().__init__(MeasuredDatabase(store.database, meters))
        self._meters = meters

    async def tables_by_game(self) -> list[tuple[str, str, int]]:
        """Count the lobbies and the running games, by state and game."""
        rows = await self._database.rows(
            f"SELECT state, game, count(*) FROM tables WHERE {LIVE} GROUP BY state, game"
        )
        return [(state, game, number) for state, game, number in rows]

    async def put_step(self, row: TableRow, *step: Any, ending: Ending | None = None, **more: Any) -> None:
        """Store a step, and count it."""
        await super().put_step(row, *step, ending=ending, **more)
        self._meters.steps.labels(row.options.game).inc()
        self._meters.ended.labels(row.options.game).inc(ending is not None)
