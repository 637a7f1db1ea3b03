"""The SQLite file: migrated when opened, read, and written in transactions."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.storage.database import Database, Transaction, Work
from bot.storage.errors import ConflictError, OutageError, StoreError
from bot.storage.migrating import migrate_file
from bot.storage.sqlite.backup import how_to_restore
from bot.storage.sqlite.connection import PRIMARY, connect_to_read, connect_to_write, lock_file
from bot.storage.statements import Statement

OUTAGES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
)
"""Error codes of a disk that is full, fails or cannot be reached."""

READERS = 2
"""The number of concurrent reads: a long one does not delay the others."""

Answer = TypeVar("Answer")


class _SqliteTransaction(Transaction):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, *values: object) -> list[Any]:
        return self._connection.execute(statement, values).fetchall()

    def run(self, statements: Sequence[Statement]) -> None:
        for statement, alike in groupby(statements, key=itemgetter(0)):
            self._connection.executemany(statement, [values for _, values in alike])

    def last_number(self, table: str, key: str) -> int | None:
        rows = self.execute("SELECT seq FROM sqlite_sequence WHERE name = ? AND seq > 0", table)
        return next((number for (number,) in rows), None)

    def set_last_number(self, table: str, key: str, number: int) -> None:
        self.execute("DELETE FROM sqlite_sequence WHERE name = ?", table)
        self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, number)

    def lock_counting(self, server: int | None) -> None:
        # There are no other writers.
        pass


class SqliteDatabase(Database):
    """The file, served by this process alone.

    There is one connection to write. Reads have separate connections: they see what is committed, and never
    wait for a writer, even one in another program.
    """

    def __init__(self, path: Path) -> None:
        """Lock the file, and bring it to the newest schema; blocks, and raises what `open` converts."""
        self._path = path
        self._is_closed = False
        self._writing = ThreadPoolExecutor(1, "sqlite-writer")
        self._reading = ThreadPoolExecutor(READERS, "sqlite-reader")
        real = path.resolve()
        self._lock = lock_file(real)
        try:
            migrate_file(real)
            self._writer = connect_to_write(real)
            self._free_readers = [connect_to_read(real) for _ in range(READERS)]
        except BaseException:
            self._lock.close()
            raise

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, created if missing, in a thread; raises `StoreError`."""
        with _as_store_errors(path):
            return await asyncio.to_thread(cls, path)

    async def close(self) -> None:
        """Finish pending writes and close the file."""
        self._is_closed = True
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        for connection in (self._writer, *self._free_readers, self._lock):
            connection.close()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows of each query, all from one snapshot."""
        return await self._in_thread(self._reading, lambda: self._read(queries))

    def _read(self, queries: Sequence[Statement]) -> list[list[Any]]:
        reader = self._free_readers.pop()
        try:
            # The first query of a transaction fixes the moment that all of them see.
            with _transaction(reader, "BEGIN"):
                return [reader.execute(*query).fetchall() for query in queries]
        finally:
            self._free_readers.append(reader)

    async def transact(self, work: Work[Answer]) -> Answer:
        """Run ``work`` in one transaction, outside the event loop, and return its result."""
        return await self._in_thread(self._writing, lambda: self._transact(work))

    def _transact(self, work: Work[Answer]) -> Answer:
        with _transaction(self._writer, "BEGIN IMMEDIATE"):
            return work(_SqliteTransaction(self._writer))

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
        """Run ``work`` on one of the threads, to its end even if the awaiting task is cancelled."""
        if self._is_closed:
            raise StoreError(f"The database {self._path} cannot be used: it is closed.")
        with _as_store_errors(self._path):
            return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, work))


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    """Commit in the end, or roll back after any error."""
    if connection.in_transaction:
        # The one before could not be rolled back.
        connection.rollback()
    try:
        connection.execute(begin)
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


@contextmanager
def _as_store_errors(path: object) -> Iterator[None]:
    """Raise errors of SQLite as errors of the store."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise ConflictError(f"The database {path} refuses this: {error}.") from error
    except sqlite3.Error as error:
        kind = OutageError if getattr(error, "sqlite_errorcode", 0) & PRIMARY in OUTAGES else StoreError
        raise kind(f"The database {path} cannot be used: {error}.{how_to_restore(error)}") from error
