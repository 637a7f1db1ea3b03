"""The SQLite file: opened, brought to the newest form, read, and written in whole transactions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.sql.database import ConflictError, Statement, UnderWay, Work
from bot.sqlite.backup import how_to_restore
from bot.sqlite.claim import Claim
from bot.sqlite.connection import (
    PRIMARY,
    Connection,
    connect_beside_the_loop,
    connect_to_read,
    connect_to_write,
)
from bot.sqlite.migrating import migrate
from bot.store import OutageError, StoreError

log = logging.getLogger(__name__)

AWAY = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
)
"""What a disk refuses that has no room left, fails or cannot be reached."""

READERS = 2
"""How many reads run at the same time: a long one holds up no others."""

Answer = TypeVar("Answer")


class SqliteTransaction:
    """A transaction of the one connection that writes: it is alone anyway."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Use a connection on which a transaction has begun."""
        self._connection = connection

    def execute(self, statement: str, values: Sequence[object] = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        return self._connection.execute(statement, values)

    def run(self, statements: Sequence[Statement]) -> None:
        """Run statements that change something, in their order."""
        for statement, alike in groupby(statements, key=itemgetter(0)):
            self._connection.executemany(statement, [values for _, values in alike])

    def insert(self, statement: str, *values: object) -> int:
        """Run a statement that makes a new row, and give the number of the row."""
        number = self._connection.execute(statement, values).lastrowid
        assert number is not None
        return number

    def numbers_of_finished_games(self, games: int) -> list[int]:
        """Give as many numbers for the next finished games; none is given to two."""
        rows = self._connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'finished_games'")
        last = sum(int(row[0]) for row in rows)
        return [*range(last + 1, last + 1 + games)]

    def count_alone(self, server: int | None) -> None:
        """Change nothing: nobody else writes meanwhile."""


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

        async with self.lent() as connection:
            return await connection.run(transaction)

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Connection]:
        """Lend a connection, which comes back outside of any transaction; raises `sqlite3.Error`.

        A statement that is run alone is a transaction by itself.
        """
        if self._closed:
            raise sqlite3.ProgrammingError("it is closed")
        connection = await self._free.get()
        try:
            if connection is None:
                connection = await connect_beside_the_loop(self._connect)
            yield connection
        except BaseException:
            # A connection does one thing after the other: whoever is lent it next comes after the rollback,
            # also where the task that asks for it is cancelled here.
            if connection is not None and not await _roll_back(connection):
                connection = None
            raise
        finally:
            self._free.put_nowait(connection)


class SqliteDatabase:
    """The file, served by this process alone.

    There is one connection to write. Reads have connections of their own: they see what has been committed,
    and wait for no writer, whichever program it is in.
    """

    def __init__(self, path: Path, claim: Claim) -> None:
        """Use `SqliteDatabase.open` instead."""
        self._path = path
        self._claim = claim
        self._writing = Pool(partial(connect_to_write, path), 1)
        self._reading = Pool(partial(connect_to_read, path), READERS)
        self._under_way = UnderWay()

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
        await self._under_way.ended()
        await self._writing.close()
        await self._reading.close()
        self._claim.give_back()

    # -- reading --------------------------------------------------------------------------------------

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows that a query finds."""
        with _as_store_errors(self._path):
            async with self._reading.lent() as connection:
                return list(await connection.execute_fetchall(query, values))

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds, all at the same moment."""
        with _as_store_errors(self._path):
            # The first query of a transaction fixes the moment that all of them see.
            return await self._reading.transact(
                "BEGIN", lambda connection: [list(connection.execute(*query)) for query in queries]
            )

    # -- writing --------------------------------------------------------------------------------------

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""
        if len(statements) == 1:
            await self._to_its_end(self._run(*statements))
        else:
            await self.transact(lambda transaction: transaction.run(statements))

    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction, beside the event loop, and give what it gives.

        It is on disk when this returns. A transaction goes on to its end also where the task that asked
        for it is cancelled. Raises `ConflictError` where the database refuses what is written.
        """
        return await self._to_its_end(self._transact(work))

    async def _to_its_end(self, transaction: Coroutine[Any, Any, Answer]) -> Answer:
        task = asyncio.create_task(transaction, name="transaction")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _transact(self, work: Work[Answer]) -> Answer:
        with _as_store_errors(self._path):
            return await self._writing.transact(
                "BEGIN IMMEDIATE", lambda connection: work(SqliteTransaction(connection))
            )

    async def _run(self, statement: Statement) -> None:
        with _as_store_errors(self._path):
            async with self._writing.lent() as connection:
                await connection.execute_fetchall(*statement)


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
