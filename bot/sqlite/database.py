"""The SQLite file: opened, brought to the newest form, read, and written in whole transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.sqlite.claim import Claim
from bot.sqlite.connection import connect_to_read, connect_to_write
from bot.sqlite.migrating import migrate
from bot.sqlite.pool import Pool
from bot.store import StoreError

READERS = 2
"""How many reads run at the same time: a long one holds up no others."""

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks."""

Answer = TypeVar("Answer")


class ConflictError(StoreError):
    """What was to be written contradicts what is there."""


class Database:
    """The file, served by this process alone.

    There is one connection to write. Reads have connections of their own: they see what has been committed,
    and wait for no writer, whichever program it is in.
    """

    def __init__(self, path: Path, claim: Claim) -> None:
        """Use `Database.open` instead."""
        self._path = path
        self._claim = claim
        self._writing = Pool(partial(connect_to_write, path), 1)
        self._reading = Pool(partial(connect_to_read, path), READERS)
        self._transactions: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made new where there is none, and bring it to the newest form.

        Raises `StoreError` where it cannot be opened, is no database of this bot, or is served by another
        process.
        """
        with _as_store_errors(path):
            return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> Self:
        path = path.resolve()
        claim = Claim.take(path)
        try:
            migrate(path)
        except BaseException:
            claim.give_back()
            raise
        return cls(path, claim)

    async def close(self) -> None:
        """Close the file after what is being written."""
        while self._transactions:
            await asyncio.wait(self._transactions)
        await self._writing.close()
        await self._reading.close()
        self._claim.give_back()

    # -- reading --------------------------------------------------------------------------------------

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows that a query finds."""
        return (await self.read((query, values)))[0]

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds, all at the same moment."""
        with _as_store_errors(self._path):
            # The first query of a transaction fixes the moment that all of them see.
            async with self._reading.transaction("BEGIN") as connection:
                return [list(await connection.execute_fetchall(*query)) for query in queries]

    # -- writing --------------------------------------------------------------------------------------

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""

        async def run(connection: aiosqlite.Connection) -> None:
            await run_all(connection, statements)

        await self.transact(run)

    async def transact(self, work: Callable[[aiosqlite.Connection], Awaitable[Answer]]) -> Answer:
        """Do some work in one transaction and give what it gives.

        It is on disk when this returns. A transaction goes on to its end also where the task that asked
        for it is cancelled. Raises `ConflictError` where the database refuses what is written.
        """
        task = asyncio.create_task(self._transact(work), name="transaction")
        self._transactions.add(task)
        task.add_done_callback(self._transactions.discard)
        return await asyncio.shield(task)

    async def _transact(self, work: Callable[[aiosqlite.Connection], Awaitable[Answer]]) -> Answer:
        with _as_store_errors(self._path):
            async with self._writing.transaction("BEGIN IMMEDIATE") as connection:
                return await work(connection)


async def run_all(connection: aiosqlite.Connection, statements: Sequence[Statement]) -> None:
    """Run statements that change something, in their order."""
    for statement, alike in groupby(statements, key=itemgetter(0)):
        await connection.executemany(statement, [values for _, values in alike])


async def insert(connection: aiosqlite.Connection, statement: str, *values: object) -> int:
    """Run a statement that makes a new row, and give the number of the row."""
    number = await connection.execute_insert(statement, values)
    assert number is not None
    return int(number[0])


@contextmanager
def _as_store_errors(path: Path) -> Iterator[None]:
    """Raise what SQLite refuses as an error of the store."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise ConflictError(f"The database {path} refuses this: {error}.") from error
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be used: {error}.") from error
