"""Whether the bot reaches its players at all: while it does not, no clock runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.common.clock import Now


class Connectivity:
    """The connection to Discord by which taps come in: lost at a moment, back at another."""

    def __init__(self, now: Now) -> None:
        """Begin with the players within reach."""
        self._now = now
        self._lost: float | None = None
        self._is_lost_again = False
        self._regaining = asyncio.Lock()
        self._back = asyncio.Event()
        self._back.set()

    @property
    def is_lost(self) -> bool:
        """Whether nobody can be reached now."""
        return self._lost is not None

    @property
    def last(self) -> float:
        """The last moment at which the players could be reached; seconds since 1970."""
        return self._now() if self._lost is None else self._lost

    def lose(self) -> None:
        """Notice that nobody can be reached any more; where that is known already, nothing changes."""
        self._is_lost_again = True
        if self._lost is None:
            self._lost = self._now()
            self._back.clear()

    async def regain(self, move_on: Callable[[float], Awaitable[None]]) -> None:
        """Notice that the players can be reached again: the clocks ``move_on`` by so many seconds, once.

        Where that fails, or they are lost once more meanwhile, the clocks still stand.
        """
        async with self._regaining:
            if self._lost is None:
                return
            now, self._is_lost_again = self._now(), False
            await move_on(now - self._lost)
            if self._is_lost_again:
                self._lost = now
            else:
                self._lost = None
                self._back.set()

    async def wait(self) -> None:
        """Wait until the players can be reached."""
        await self._back.wait()
