"""The SQLite file: migrated when opened, read, and written in transactions."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

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


class Connection(aiosqlite.Connection):
    """A connection with its own thread, which runs whole transactions.

    The public methods of aiosqlite run one call of `sqlite3` at a time. A transaction here reads, decides and
    writes: a round trip to the thread for each statement would take longer than SQLite itself, and cancelling
    the task would leave the transaction half done. So two private parts of aiosqlite are used: the queue of
    its thread (``_execute``), and the thread (``_thread``), for which a failing process must not wait.
    """

    def __init__(self, opened: sqlite3.Connection) -> None:
        """Give the thread an open connection; it starts when this one is awaited."""
        # The second argument is for cursors, which are not used here.
        super().__init__(lambda: opened, 64)
        self._opened = opened
        self._thread.daemon = True

    async def transact(self, begin: str, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Run ``work`` on the thread in a transaction: committed in the end, or rolled back after any error.

        It is completed even if the awaiting task is cancelled. Raises what ``work`` raises, and
        `sqlite3.Error`.
        """
        execute: Callable[..., Awaitable[Answer]] = self._execute
        return await execute(_transact, self._opened, begin, work)


def _transact(
    connection: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], Answer]
) -> Answer:
    if connection.in_transaction:
        # The one before could not be rolled back.
        connection.rollback()
    try:
        connection.execute(begin)
        answer = work(connection)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return answer


class SqliteDatabase(Database):
    """The file, served by this process alone.

    There is one connection to write. Reads have separate connections: they see what is committed, and never
    wait for a writer, even one in another program.
    """

    def __init__(self, path: Path, lock: sqlite3.Connection, connections: Sequence[Connection]) -> None:
        self._path = path
        self._lock = lock
        self._connections = connections
        self._is_closed = False
        self._writer = connections[0]
        self._readers = asyncio.Queue[Connection]()
        for reader in connections[1:]:
            self._readers.put_nowait(reader)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, created if missing, in a thread; raises `StoreError`."""
        with _as_store_errors(path):
            lock, opened = await asyncio.to_thread(_open, path)
        connections = [*map(Connection, opened)]
        for connection in connections:
            await connection
        return cls(path, lock, connections)

    async def close(self) -> None:
        """Finish pending writes and close the file."""
        self._is_closed = True
        for connection in self._connections:
            await connection.close()
        self._lock.close()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows of each query, all from one snapshot."""
        reader = await self._readers.get()
        try:
            self._check_open()
            with _as_store_errors(self._path):
                # The first query of a transaction fixes the moment that all of them see.
                return await reader.transact(
                    "BEGIN", lambda connection: [connection.execute(*query).fetchall() for query in queries]
                )
        finally:
            self._readers.put_nowait(reader)

    async def transact(self, work: Work[Answer]) -> Answer:
        """Run ``work`` in one transaction, outside the event loop, and return its result."""
        self._check_open()
        with _as_store_errors(self._path):
            return await self._writer.transact(
                "BEGIN IMMEDIATE", lambda connection: work(_SqliteTransaction(connection))
            )

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError(f"The database {self._path} cannot be used: it is closed.")


def _open(path: Path) -> tuple[sqlite3.Connection, list[sqlite3.Connection]]:
    """Lock and migrate a file; return the lock, a connection to write and those to read."""
    path = path.resolve()
    lock = lock_file(path)
    try:
        migrate_file(path)
        return lock, [connect_to_write(path), *(connect_to_read(path) for _ in range(READERS))]
    except BaseException:
        lock.close()
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
