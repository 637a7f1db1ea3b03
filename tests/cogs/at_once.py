"""An event loop and a database connection without threads, for tests that don't need them."""

import asyncio
import selectors
import sqlite3
import threading
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import aiosqlite

from bot.storage.sqlite.connection import SECONDS_FOR_A_LOCK
from bot.storage.sqlite.database import Connection

STEPS = 32
"""How often in a row the loop continues with ready callbacks before it polls files."""


class RareSelector(selectors.DefaultSelector):
    """A selector that polls only now and then while callbacks are ready."""

    _left = STEPS

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0 and self._left:
            self._left -= 1
            return []
        self._left = STEPS
        return super().select(timeout)


class QuickLoop(asyncio.SelectorEventLoop):
    """An event loop that runs an executor's work at once, and answers in a later step.

    Tests that need threads use the fixture ``threads``.
    """

    has_threads = False

    def __init__(self) -> None:
        super().__init__(RareSelector())
        self._thread = threading.get_ident()

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        if self.has_threads:
            return super().run_in_executor(executor, func, *args)
        answer = self.create_future()
        try:
            done = func(*args)
        except BaseException as error:
            self.call_soon(_answer, answer.set_exception, answer, error)
        else:
            self.call_soon(_answer, answer.set_result, answer, done)
        return answer

    def _write_to_self(self) -> None:
        # The loop's own thread needs no wake-up.
        if threading.get_ident() != self._thread:
            super()._write_to_self()  # type: ignore[misc]


def _answer(tell: Callable[[Any], None], answer: asyncio.Future[Any], what: Any) -> None:
    if not answer.done():
        tell(what)


class ConnectionAtOnce(Connection):
    """A connection that works in the caller's thread, and answers in a later step.

    As with a thread, work is finished even if its caller is cancelled. Tests of the store, of its faults and
    of the bot's own process use threads.
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
    """Open a file as the bot does, but with a cache of statements, as there is only one thread."""
    return sqlite3.connect(path, timeout=SECONDS_FOR_A_LOCK, isolation_level=None, check_same_thread=False)
