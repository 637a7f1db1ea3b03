"""The SQLite file: opened, brought to the newest form, read, and written in whole transactions."""

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

AWAY = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
)
"""What a disk refuses that has no room left, fails or cannot be reached."""

ROWS_AT_ONCE = 64
"""How many rows a cursor of aiosqlite fetches at once; nothing here goes through one."""

READERS = 2
"""How many reads run at the same time: a long one holds up no others."""

Answer = TypeVar("Answer")


class SqliteTransaction:
    """A transaction of the one connection that writes: it is alone anyway."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, *values: object) -> list[Any]:
        """Run a statement, and list the rows that it finds."""
        return self.connection.execute(statement, values).fetchall()

    def run(self, statements: Sequence[Statement]) -> None:
        """Run statements that change something, in their order."""
        for statement, alike in groupby(statements, key=itemgetter(0)):
            self.connection.executemany(statement, [values for _, values in alike])

    def insert(self, statement: str, *values: object) -> int:
        """Run a statement that makes a new row, and return the number of the row."""
        number = self.connection.execute(statement, values).lastrowid
        assert number is not None
        return number

    def last_number(self, table: str, key: str) -> int | None:
        """Return the last number that was given to a row of a table, also where it is gone; or None."""
        rows = self.execute("SELECT seq FROM sqlite_sequence WHERE name = ? AND seq > 0", table)
        return next((number for (number,) in rows), None)

    def go_on_after(self, table: str, key: str, number: int) -> None:
        """Give no number up to this one to a row of a table again."""
        self.execute("DELETE FROM sqlite_sequence WHERE name = ?", table)
        self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, number)

    def numbers_of_finished_games(self, games: int) -> list[int]:
        """Return as many numbers for the next finished games; none is given to two."""
        last = self.last_number("finished_games", "number") or 0
        return [*range(last + 1, last + 1 + games)]

    def count_alone(self, server: int | None) -> None:
        """Change nothing: nobody else writes meanwhile."""


class Connection(aiosqlite.Connection):
    """A connection with a thread of its own, on which whole pieces of work are done.

    aiosqlite offers one call of `sqlite3` at a time in public. A transaction here reads, decides and writes:
    one way to the thread and back for each statement would take the store longer than SQLite itself takes,
    and leave it half done where a task is cancelled. So two private parts of aiosqlite are used: the queue
    of its thread (``_execute``), and the thread (``_thread``), for which a process that fails must not wait.
    """

    def __init__(self, opened: sqlite3.Connection) -> None:
        """Let the thread have a connection that is open; it starts when this one is awaited."""
        super().__init__(lambda: opened, ROWS_AT_ONCE)
        self._opened = opened
        self._thread.daemon = True

    async def run(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do some work on the thread, and return what it returns; raises what it raises.

        It goes on to its end also where the task that asked for it is cancelled.
        """
        execute: Callable[..., Awaitable[Answer]] = self._execute
        return await execute(work, self._opened)


async def connect_beside_the_loop(connect: Callable[[], sqlite3.Connection]) -> Connection:
    """Open a connection that never holds up the event loop; raises as ``connect``.

    It is opened before its thread starts: the thread of a connection that cannot be opened may outlive the
    event loop, and complain of that at the shell.
    """
    connection = Connection(await asyncio.to_thread(connect))
    await connection
    return connection


class Pool:
    """Connections opened alike when they are needed; each serves one task at a time, in order of asking."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], size: int) -> None:
        """Open up to ``size`` connections with ``connect``."""
        self._connect = connect
        self._size = size
        self._closed = False
        # None stands for a connection that is opened when it is needed.
        self._free: asyncio.LifoQueue[Connection | None] = asyncio.LifoQueue()
        for _ in range(size):
            self._free.put_nowait(None)

    async def close(self) -> None:
        """Close the connections after what they are doing; nothing is lent any more."""
        if self._closed:
            return
        self._closed = True
        for _ in range(self._size):
            connection = await self._free.get()
            if connection is not None:
                await _close(connection)

    async def transact(self, begin: str, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do some work in a transaction: committed in the end, or rolled back whatever goes wrong.

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
                connection = await connect_beside_the_loop(self._connect)
            return await connection.run(transaction)
        except BaseException:
            # A connection does one thing after the other: whoever is lent it next comes after the rollback,
            # also where the task that asks for it is cancelled here.
            if connection is not None and not await _roll_back(connection):
                connection = None
            raise
        finally:
            self._free.put_nowait(connection)


class SqliteDatabase(Database):
    """The file, served by this process alone.

    There is one connection to write. Reads have connections of their own: they see what has been committed,
    and wait for no writer, whichever program it is in.
    """

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._under_way = set[asyncio.Task[Any]]()
        self._path = path
        self._lock = lock
        self._writing = Pool(partial(connect_to_write, path), 1)
        self._reading = Pool(partial(connect_to_read, path), READERS)

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
        lock = FileLock.take(path)
        try:
            migrate(path)
        except BaseException:
            lock.give_back()
            raise
        return cls(path, lock)

    async def close(self) -> None:
        """Close the file after what is being written."""
        while self._under_way:
            await asyncio.wait(self._under_way)
        await self._writing.close()
        await self._reading.close()
        self._lock.give_back()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds, all at the same moment."""
        with _as_store_errors(self._path):
            # The first query of a transaction fixes the moment that all of them see.
            return await self._reading.transact(
                "BEGIN", lambda connection: [connection.execute(*query).fetchall() for query in queries]
            )

    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction, beside the event loop, and return what it returns."""
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
    """Raise what SQLite refuses as an error of the store."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise ConflictError(f"The database {path} refuses this: {error}.") from error
    except sqlite3.Error as error:
        kind = OutageError if getattr(error, "sqlite_errorcode", 0) & PRIMARY in AWAY else StoreError
        raise kind(f"The database {path} cannot be used: {error}.{how_to_restore(error)}") from error


async def _roll_back(connection: Connection) -> bool:
    """Leave nothing of a failed transaction; a connection that cannot do so is closed, and gives False."""
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
