"""The games that a process brings back, and when they speak.

They come one after the other, those first at which somebody does something, and tell a few at a time where
they stand, those first for which somebody waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.common.clock import Clock
from bot.common.rows import TableRow
from bot.tables.connectivity import Connectivity

AT_ONCE = 4
"""How many games that were brought back tell at the same time where they stand."""


class RestoreQueue:
    """Knows which games are still to come, and who waits for one of them."""

    def __init__(self) -> None:
        """Begin with nothing known: until games are brought back, all may be still to come."""
        self._to_come: dict[int, TableRow] = {}
        self._wanted: dict[int, asyncio.Event] = {}
        self._is_known = False

    async def bring(self, rows: Iterable[TableRow], bring: Callable[[TableRow], Awaitable[None]]) -> None:
        """Let ``bring`` bring back the game of each row; where it fails, nobody waits any more."""
        self._to_come, self._is_known = {row.id: row for row in rows}, True
        try:
            for table in [each for each in self._wanted if each not in self._to_come]:
                self._wanted.pop(table).set()
            while self._to_come:
                table = next((each for each in self._wanted), next(iter(self._to_come)))
                await bring(self._to_come[table])
                del self._to_come[table]
                if (come := self._wanted.pop(table, None)) is not None:
                    come.set()
        finally:
            self._is_known = False
            while self._wanted:
                self._wanted.popitem()[1].set()

    def is_still_to_come(self, table: int) -> bool:
        """Return whether a game may be one of those that are brought back and are not there yet."""
        return not self._is_known or table in self._to_come

    async def want(self, table: int) -> None:
        """Wait for a game that is still to come, which comes before those that nobody waits for."""
        if self.is_still_to_come(table):
            await self._wanted.setdefault(table, asyncio.Event()).wait()


class AnnouncementLimiter:
    """Hands out turns to speak: to those who are waited for first, then in the order of asking."""

    def __init__(self, reach: Connectivity, clock: Clock, at_once: int = AT_ONCE) -> None:
        """Let so many have a turn at the same time, once their players can be reached."""
        self.reach = reach
        self.clock = clock
        self._free = at_once
        self._waited_for: deque[asyncio.Event] = deque()
        self._others: deque[asyncio.Event] = deque()

    def turn(self, *, is_waited_for: bool = True) -> Turn:
        """Return a turn to come; ``is_waited_for`` says whether somebody waits for what is told in it."""
        return Turn(self, self._waited_for if is_waited_for else self._others)

    def aside(self) -> Turn:
        """Return leave to go on without waiting for others: nothing is to be told."""
        return Turn(self, None)

    async def take(self, queue: deque[asyncio.Event]) -> None:
        """Wait in a queue until there is a place among those that speak."""
        come = asyncio.Event()
        queue.append(come)
        self._let_in()
        try:
            await come.wait()
        except asyncio.CancelledError:
            if come.is_set():
                self.give_back()
            else:
                queue.remove(come)
            raise

    def give_back(self) -> None:
        """Let the next one speak."""
        self._free += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._free and (queue := self._waited_for or self._others):
            self._free -= 1
            queue.popleft().set()


class Turn:
    """The turn of one game: from when it comes until the game waits for people the first time."""

    def __init__(self, turns: AnnouncementLimiter, queue: deque[asyncio.Event] | None) -> None:
        """Use `AnnouncementLimiter.turn` instead."""
        self._turns = turns
        self._queue = queue
        self._has_come = False

    async def take(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work when the turn has come; it goes on after the turn."""
        await self._turns.clock.wait_for(self._turns.reach.wait())
        if self._queue is not None:
            await self._turns.take(self._queue)
            self._has_come = True
        try:
            await work()
        finally:
            self._end()

    async def wait_for(self, awaitable: Awaitable[Any]) -> Any:
        """Wait for people, who need no turn."""
        self._end()
        return await self._turns.clock.wait_for(awaitable)

    def _end(self) -> None:
        if self._has_come:
            self._has_come = False
            self._turns.give_back()
