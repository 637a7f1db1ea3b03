"""The games that a process brings back, and when they speak.

They come one after the other, those first at which somebody does something, and tell a few at a time where
they stand, those first for which somebody waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.common.clock import Clock
from bot.common.gate import Gate
from bot.common.rows import TableRow
from bot.tables.connectivity import Connectivity


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


class Turn:
    """The turn of one game to speak: from when it comes until the game waits for people the first time."""

    def __init__(self, gate: Gate | None, reach: Connectivity, clock: Clock, *, is_urgent: bool) -> None:
        """Speak when ``gate`` lets in the game, and its players can be reached.

        It ``is_urgent`` where somebody waits for what is told. Without a gate nothing is to be told.
        """
        self._gate = gate
        self._reach = reach
        self._clock = clock
        self._is_urgent = is_urgent
        self._has_come = False

    async def take(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work when the turn has come; it goes on after the turn."""
        await self._clock.wait_for(self._reach.wait())
        if self._gate is not None:
            await self._gate.enter(is_urgent=self._is_urgent)
            self._has_come = True
        try:
            await work()
        finally:
            self._end()

    async def wait_for(self, awaitable: Awaitable[Any]) -> Any:
        """Wait for people, who need no turn."""
        self._end()
        return await self._clock.wait_for(awaitable)

    def _end(self) -> None:
        if self._gate is not None and self._has_come:
            self._has_come = False
            self._gate.leave()
