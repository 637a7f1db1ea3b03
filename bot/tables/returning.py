"""The games that a process brings back, one after the other: those first at which somebody does something."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from bot.common.rows import TableRow


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
        """Tell whether a game may be one of those that are brought back and are not there yet."""
        return not self._is_known or table in self._to_come

    async def want(self, table: int) -> None:
        """Wait for a game that is still to come, which comes before those that nobody waits for."""
        if self.is_still_to_come(table):
            await self._wanted.setdefault(table, asyncio.Event()).wait()
