"""The SQLite file: opened, brought to the newest form, read, and written in whole transactions."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.sqlite.claim import Claim
from bot.sqlite.connection import connect_to_read, connect_to_write
from bot.sqlite.migrating import migrate
from bot.store import StoreError

log = logging.getLogger(__name__)

READERS = 2
"""How many reads run at the same time: a long one holds up no others."""

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks."""

Answer = TypeVar("Answer")


class ConflictError(StoreError):
    """What was to be written contradicts what is there."""


class Database:
    """The file, served by this process alone.

    A transaction is written by one thread from its first statement to its last. Reads have connections of
    their own: they see what has been committed, and wait for no writer, whichever program it is in.
    """

    def __init__(self, path: Path, claim: Claim, writing: sqlite3.Connection) -> None:
        """Use `Database.open` instead."""
        self._path = path
        self._claim = claim
        self._writing: sqlite3.Connection | None = writing
        self._readers: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        self._writer_thread = ThreadPoolExecutor(1, "store writer")
        self._reader_threads = ThreadPoolExecutor(READERS, "store reader")

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made new where there is none, and bring it to the newest form.

        Raises `StoreError` where it cannot be opened, is no database of this bot, or is served by another
        process.
        """
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> Self:
        path = path.resolve()
        claim = Claim.take(path)
        try:
            migrate(path)
            database = cls(path, claim, connect_to_write(path))
            for _ in range(READERS):
                database._readers.put(connect_to_read(path))
        except sqlite3.Error as error:
            claim.give_back()
            raise StoreError(f"The database {path} cannot be used: {error}.") from error
        except BaseException:
            claim.give_back()
            raise
        return database

    async def close(self) -> None:
        """Close the file after what is being written."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer_thread.shutdown()
        self._reader_threads.shutdown()
        while not self._readers.empty():
            self._readers.get().close()
        if self._writing is not None:
            self._writing.close()
        self._claim.give_back()

    # -- reading --------------------------------------------------------------------------------------

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows that a query finds."""
        return (await self.read((query, values)))[0]

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds, all at the same moment."""
        return await self._in_thread(self._reader_threads, lambda: self._read(queries))

    def _read(self, queries: Sequence[Statement]) -> list[list[Any]]:
        connection = self._readers.get()
        try:
            # The first query of a transaction fixes the moment that all of them see.
            connection.execute("BEGIN")
            try:
                return [connection.execute(query, values).fetchall() for query, values in queries]
            finally:
                connection.execute("COMMIT")
        finally:
            self._readers.put(connection)

    # -- writing --------------------------------------------------------------------------------------

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""

        def run(connection: sqlite3.Connection) -> None:
            for statement, values in statements:
                connection.execute(statement, values)

        await self.transact(run)

    async def transact(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do some work in one transaction and give what it gives.

        It is on disk when this returns. A transaction goes on to its end also where the task that asked
        for it is cancelled. Raises `ConflictError` where the database refuses what is written.
        """
        return await self._in_thread(self._writer_thread, lambda: self._transact(work))

    def _transact(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        connection = self._writable()
        try:
            connection.execute("BEGIN IMMEDIATE")
            answer = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            self._roll_back(connection)
            raise
        return answer

    def _writable(self) -> sqlite3.Connection:
        if self._writing is None:
            self._writing = connect_to_write(self._path)
        return self._writing

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Leave nothing of a failed transaction; a connection that cannot do so is given up."""
        try:
            # SQLite may have rolled back by itself, as it does when the disk is full.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("a transaction could not be rolled back, its connection is closed")
            self._writing = None
            connection.close()

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
        """Do some work in a thread; what SQLite refuses becomes an error of the store."""
        try:
            return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, work))
        except sqlite3.IntegrityError as error:
            raise ConflictError(f"The database {self._path} refuses this: {error}.") from error
        except sqlite3.Error as error:
            raise StoreError(f"The database {self._path} cannot be used: {error}.") from error
