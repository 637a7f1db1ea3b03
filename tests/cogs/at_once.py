"""The bot's database without threads of its own: most tests ask what is kept, not how it is waited for."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import aiosqlite

from bot.storage.sqlite.connection import SECONDS_FOR_A_LOCK
from bot.storage.sqlite.database import Connection


class ConnectionAtOnce(Connection):
    """Does what it is asked where it is asked, and lets all others go on before it answers.

    As with a thread, what is asked is done also where whoever asks is cancelled meanwhile. The tests of the
    store, of its faults and of the bot's own process have the threads.
    """

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._begin().__await__()

    async def _begin(self) -> aiosqlite.Connection:
        self._connection = self._connector()
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        done = fn(*args, **kwargs)
        await asyncio.sleep(0)
        return done

    def stop(self) -> None:
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def connect_with_memory(path: Path) -> sqlite3.Connection:
    """Open a file as the bot does, but keep prepared statements: nothing here is done on another thread."""
    return sqlite3.connect(path, timeout=SECONDS_FOR_A_LOCK, isolation_level=None, check_same_thread=False)
