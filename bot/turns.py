"""Games that are brought back speak a few at a time: what people ask for comes before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.port import Park
from bot.reach import Reach

AT_ONCE = 4
"""How many games that were brought back tell at the same time where they stand."""


class Turns:
    """Hands out turns to speak, in the order in which they are asked for."""

    def __init__(self, reach: Reach, park: Park, at_once: int = AT_ONCE) -> None:
        """Let so many have a turn at the same time, once their players can be reached."""
        self._reach = reach
        self._park = park
        self._free = asyncio.Semaphore(at_once)

    def turn(self) -> Turn:
        """Give a turn to come."""
        return Turn(self._free, self._reach, self._park)


class Turn:
    """The turn of one game: from when it comes until the game waits for people the first time."""

    def __init__(self, free: asyncio.Semaphore, reach: Reach, park: Park) -> None:
        """Use `Turns.turn` instead."""
        self._free = free
        self._reach = reach
        self._park = park
        self._has_come = False

    async def take(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work when the turn has come; it goes on after the turn."""
        await self._park(self._reach.wait())
        await self._free.acquire()
        self._has_come = True
        try:
            await work()
        finally:
            self._end()

    async def park(self, awaitable: Awaitable[Any]) -> Any:
        """Wait for people, who need no turn."""
        self._end()
        return await self._park(awaitable)

    def _end(self) -> None:
        if self._has_come:
            self._has_come = False
            self._free.release()
