"""Connections to an SQLite file, made alike wherever one is needed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

SECONDS_FOR_A_LOCK = 5.0
"""How long a writer waits for another program that writes to the file."""

PRIMARY = 0xFF
"""The part of an error's number that names its kind (SQLite, Result and Error Codes)."""

ROWS_AT_ONCE = 64
"""How many rows a cursor fetches at once; nothing here goes through one row by row."""

Answer = TypeVar("Answer")


class Connection(aiosqlite.Connection):
    """A connection with a thread of its own, on which whole pieces of work are done."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        """Open it with ``connector`` when it is awaited."""
        super().__init__(connector, iter_chunk_size)
        # A process that fails before it has closed everything shall end, not wait for this thread for ever.
        self._thread.daemon = True

    async def run(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do some work on the thread of the connection, and give what it gives; raises what it raises.

        It is one way there and back, however many statements there are, and goes on to its end also where
        the task that asked for it is cancelled.
        """
        execute: Callable[..., Awaitable[Answer]] = self._execute
        return await execute(lambda: work(self._conn))


def connect(path: Path) -> sqlite3.Connection:
    """Open a file, made new where there is none; any thread may use the connection, one at a time.

    Nothing keeps prepared statements: a cursor that another thread lets go resets the one that it shares,
    also in the middle of its next use (python/cpython#118172).
    """
    return sqlite3.connect(
        path,
        timeout=SECONDS_FOR_A_LOCK,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=0,
    )


def connect_to_write(path: Path) -> sqlite3.Connection:
    """Open a file for transactions that are on disk when they have been committed."""
    connection = connect(path)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open a file in which nothing can be changed through this connection."""
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


async def connect_beside_the_loop(connect: Callable[[], sqlite3.Connection]) -> Connection:
    """Open a connection that never holds up the event loop; raises as ``connect``.

    It is opened before its thread starts: the thread of a connection that cannot be opened may outlive the
    event loop, and complain of that at the shell.
    """
    opened = await asyncio.to_thread(connect)
    connection = Connection(lambda: opened, ROWS_AT_ONCE)
    await connection
    return connection
