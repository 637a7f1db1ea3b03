"""Connections to one file that are lent for a transaction each, and always come back usable."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import aiosqlite

from bot.sqlite.connection import connect_beside_the_loop

log = logging.getLogger(__name__)


class Pool:
    """Connections opened alike when they are needed; each serves one task at a time, in order of asking."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], size: int) -> None:
        """Open up to ``size`` connections with ``connect``."""
        self._connect = connect
        self._size = size
        self._closed = False
        # None stands for a connection that is opened when it is needed.
        self._free: asyncio.LifoQueue[aiosqlite.Connection | None] = asyncio.LifoQueue()
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

    @asynccontextmanager
    async def transaction(self, begin: str) -> AsyncIterator[aiosqlite.Connection]:
        """Lend a connection for a transaction: committed in the end, or rolled back whatever goes wrong.

        Raises `sqlite3.Error`.
        """
        async with self._lent() as connection:
            await connection.execute_fetchall(begin)
            yield connection
            await connection.commit()

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[aiosqlite.Connection]:
        """Lend a connection, which comes back outside of any transaction."""
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


async def _roll_back(connection: aiosqlite.Connection) -> bool:
    """Leave nothing of a failed transaction; a connection that cannot do so is closed, and gives False."""
    try:
        await connection.rollback()
    except sqlite3.Error:
        log.exception("a transaction could not be rolled back, its connection is closed")
        await _close(connection)
        return False
    return True


async def _close(connection: aiosqlite.Connection) -> None:
    try:
        await connection.close()
    except sqlite3.Error:
        log.exception("a connection could not be closed in order")
