"""The SQLite file: migrated when opened, read, and written in transactions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.storage.database import Database, Work
from bot.storage.errors import ConflictError, OutageError, StoreError
from bot.storage.sqlite.backup import how_to_restore
from bot.storage.sqlite.connection import (
    PRIMARY,
    FileLock,
    connect_to_read,
    connect_to_write,
)
from bot.storage.sqlite.migrating import migrate
from bot.storage.statements import Statement

log = logging.getLogger(__name__)

OUTAGES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
)
"""Error codes of a disk that is full, fails or cannot be reached."""

ROWS_AT_ONCE = 64
"""The batch size of aiosqlite's cursors, which are not used here."""

READERS = 2
"""The number of concurrent reads: a long one does not delay the others."""

Answer = TypeVar("Answer")


class SqliteTransaction:
    """A transaction of the only writing connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, *values: object) -> list[Any]:
        """Run a statement, and list its rows."""
        return self.connection.execute(statement, values).fetchall()

    def run(self, statements: Sequence[Statement]) -> None:
        """Run writing statements in order."""
        for statement, alike in groupby(statements, key=itemgetter(0)):
            self.connection.executemany(statement, [values for _, values in alike])

    def insert(self, statement: str, *values: object) -> int:
        """Insert a row, and return its ``id``."""
        number = self.connection.execute(statement, values).lastrowid
        assert number is not None
        return number

    def last_number(self, table: str, key: str) -> int | None:
        """Return the last number given to a row of a table, even a deleted one, or None."""
        rows = self.execute("SELECT seq FROM sqlite_sequence WHERE name = ? AND seq > 0", table)
        return next((number for (number,) in rows), None)

    def set_last_number(self, table: str, key: str, number: int) -> None:
        """Let the numbering of a table's rows continue after ``number``."""
        self.execute("DELETE FROM sqlite_sequence WHERE name = ?", table)
        self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, number)

    def numbers_of_finished_games(self, games: int) -> list[int]:
        """Reserve numbers for the next finished games, never given twice."""
        last = self.last_number("finished_games", "number") or 0
        return [*range(last + 1, last + 1 + games)]

    def lock_counting(self, server: int | None) -> None:
        """Do nothing: there are no other writers."""


class Connection(aiosqlite.Connection):
    """A connection with its own thread, which runs whole transactions.

    The public methods of aiosqlite run one call of `sqlite3` at a time. A transaction here reads, decides and
    writes: a round trip to the thread for each statement would take longer than SQLite itself, and cancelling
    the task would leave the transaction half done. So two private parts of aiosqlite are used: the queue of
    its thread (``_execute``), and the thread (``_thread``), for which a failing process must not wait.
    """

    def __init__(self, opened: sqlite3.Connection) -> None:
        """Give the thread an open connection; it starts when this one is awaited."""
        super().__init__(lambda: opened, ROWS_AT_ONCE)
        self._opened = opened
        self._thread.daemon = True

    async def run(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Run ``work`` on the thread, and return its result; raises what it raises.

        It is completed even if the awaiting task is cancelled.
        """
        execute: Callable[..., Awaitable[Answer]] = self._execute
        return await execute(work, self._opened)


async def connect_in_thread(connect: Callable[[], sqlite3.Connection]) -> Connection:
    """Open a connection without blocking the event loop; raises as ``connect``.

    It is opened before its thread starts: the thread of a connection that cannot be opened may outlive the
    event loop, and print a traceback.
    """
    connection = Connection(await asyncio.to_thread(connect))
    await connection
    return connection


class Pool:
    """Connections opened on demand; each serves one task at a time, first come, first served."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], size: int) -> None:
        """Open up to ``size`` connections with ``connect``."""
        self._connect = connect
        self._size = size
        self._closed = False
        # None stands for a connection not opened yet.
        self._free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        for _ in range(size):
            self._free.put_nowait(None)

    async def close(self) -> None:
        """Finish running transactions and close the connections; no more are lent."""
        if self._closed:
            return
        self._closed = True
        for _ in range(self._size):
            connection = await self._free.get()
            if connection is not None:
                await _close(connection)

    async def transact(self, begin: str, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Run ``work`` in a transaction: committed in the end, or rolled back after any error.

        Raises `sqlite3.Error`.
        """

        def transaction(connection: sqlite3.Connection) -> Answer:
            connection.execute(begin)
            answer = work(connection)
            connection.commit()
            return answer

        if self._closed:
            raise sqlite3.ProgrammingError("it is closed")
        connection = await self._free.get()
        try:
            if connection is None:
                connection = await connect_in_thread(self._connect)
            return await connection.run(transaction)
        except BaseException:
            # A connection runs one call after the other: its next user comes after the rollback, even if this
            # task is cancelled here.
            if connection is not None and not await _roll_back(connection):
                connection = None
            raise
        finally:
            self._free.put_nowait(connection)


class SqliteDatabase(Database):
    """The file, served by this process alone.

    There is one connection to write. Reads have separate connections: they see what is committed, and never
    wait for a writer, even one in another program.
    """

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._under_way = set[asyncio.Task[Any]]()
        self._path = path
        self._lock = lock
        self._writing = Pool(partial(connect_to_write, path), 1)
        self._reading = Pool(partial(connect_to_read, path), READERS)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, created if missing, and bring it to the newest schema.

        Raises `StoreError` if it cannot be opened, is no database of this bot, or is served by another
        process.
        """
        with _as_store_errors(path):
            return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> Self:
        path = path.resolve()
        lock = FileLock.take(path)
        try:
            migrate(path)
        except BaseException:
            lock.release()
            raise
        return cls(path, lock)

    async def close(self) -> None:
        """Finish pending writes and close the file."""
        while self._under_way:
            await asyncio.wait(self._under_way)
        await self._writing.close()
        await self._reading.close()
        self._lock.release()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows of each query, all from one snapshot."""
        with _as_store_errors(self._path):
            # The first query of a transaction fixes the moment that all of them see.
            return await self._reading.transact(
                "BEGIN", lambda connection: [connection.execute(*query).fetchall() for query in queries]
            )

    async def transact(self, work: Work[Answer]) -> Answer:
        """Run ``work`` in one transaction, outside the event loop, and return its result."""
        task = asyncio.create_task(self._transact(work), name="transaction")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _transact(self, work: Work[Answer]) -> Answer:
        with _as_store_errors(self._path):
            return await self._writing.transact(
                "BEGIN IMMEDIATE", lambda connection: work(SqliteTransaction(connection))
            )


@contextmanager
def _as_store_errors(path: Path) -> Iterator[None]:
    """Raise errors of SQLite as errors of the store."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise ConflictError(f"The database {path} refuses this: {error}.") from error
    except sqlite3.Error as error:
        kind = OutageError if getattr(error, "sqlite_errorcode", 0) & PRIMARY in OUTAGES else StoreError
        raise kind(f"The database {path} cannot be used: {error}.{how_to_restore(error)}") from error


async def _roll_back(connection: Connection) -> bool:
    """Roll back a failed transaction; if that fails, close the connection and return False."""
    try:
        await connection.rollback()
    except sqlite3.Error:
        log.exception("a transaction could not be rolled back, its connection is closed")
        await _close(connection)
        return False
    return True


async def _close(connection: Connection) -> None:
    try:
        await connection.close()
    except sqlite3.Error:
        log.exception("a connection could not be closed in order")
