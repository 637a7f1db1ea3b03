"""The order in which a process restores its games, and in which they announce themselves.

Games are restored one after the other, those with waiting players first. A few at a time announce where they
stand, those with undelivered messages first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.common.clock import Clock
from bot.common.priority_semaphore import PrioritySemaphore
from bot.common.rows import TableRow
from bot.tables.connectivity import Connectivity


class RestoreQueue:
    """Knows which games are yet to be restored, and who waits for one of them."""

    def __init__(self) -> None:
        """Start without a list: until `bring`, any game may be yet to be restored."""
        self._pending: dict[int, TableRow] = {}
        self._wanted: dict[int, asyncio.Event] = {}
        self._is_known = False

    async def bring(self, rows: Iterable[TableRow], bring: Callable[[TableRow], Awaitable[None]]) -> None:
        """Restore the game of each row with ``bring``; if that fails, all waiting ends."""
        self._pending, self._is_known = {row.id: row for row in rows}, True
        try:
            for table in [each for each in self._wanted if each not in self._pending]:
                self._wanted.pop(table).set()
            while self._pending:
                table = next((each for each in self._wanted), next(iter(self._pending)))
                await bring(self._pending[table])
                del self._pending[table]
                if (come := self._wanted.pop(table, None)) is not None:
                    come.set()
        finally:
            self._is_known = False
            while self._wanted:
                self._wanted.popitem()[1].set()

    def is_pending(self, table: int) -> bool:
        """Return whether a game may be yet to be restored."""
        return not self._is_known or table in self._pending

    async def want(self, table: int) -> None:
        """Wait until a game is restored, ahead of those that nobody waits for."""
        if self.is_pending(table):
            await self._wanted.setdefault(table, asyncio.Event()).wait()


class AnnouncingSlot:
    """A slot in which one restored game announces itself, until it first waits for people."""

    def __init__(
        self, gate: PrioritySemaphore | None, connectivity: Connectivity, clock: Clock, *, is_urgent: bool
    ) -> None:
        """Take the slot once ``gate`` admits the game and its players can be reached.

        It ``is_urgent`` if somebody waits for a message. Without a gate there is nothing to announce.
        """
        self._gate = gate
        self._connectivity = connectivity
        self._clock = clock
        self._is_urgent = is_urgent
        self._has_come = False

    async def take(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run ``work`` once the slot is free; the work may outlast the slot."""
        await self._clock.wait_for(self._connectivity.wait())
        if self._gate is not None:
            await self._gate.enter(is_urgent=self._is_urgent)
            self._has_come = True
        try:
            await work()
        finally:
            self._end()

    async def wait_for(self, awaitable: Awaitable[Any]) -> Any:
        """Wait for people, which needs no slot."""
        self._end()
        return await self._clock.wait_for(awaitable)

    def _end(self) -> None:
        if self._gate is not None and self._has_come:
            self._has_come = False
            self._gate.leave()
