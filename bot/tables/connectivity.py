"""The connection to Discord, without which no clock runs."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.common.clock import Now


class Connectivity:
    """The state of the connection to Discord over which taps arrive."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._lost_at: float | None = None
        self._regaining = asyncio.Lock()
        self._back = asyncio.Event()
        self._back.set()

    @property
    def is_lost(self) -> bool:
        """Whether the connection is lost."""
        return not self._back.is_set()

    @property
    def last(self) -> float:
        """The last time the players could be reached, in seconds since 1970."""
        return self._now() if self._lost_at is None else self._lost_at

    def lose(self) -> None:
        """Note that the connection is lost, unless it is already."""
        if self._lost_at is None:
            self._lost_at = self._now()
            self._back.clear()

    async def regain(self, shift_clocks: Callable[[float], Awaitable[None]]) -> None:
        """Note that the connection is back, once ``shift_clocks`` has shifted them by the lost seconds."""
        async with self._regaining:
            if self._lost_at is None:
                return
            before, self._lost_at = self._lost_at, None
            try:
                await shift_clocks(self._now() - before)
            except BaseException:
                self._lost_at = before
                raise
            if self._lost_at is None:
                self._back.set()

    async def wait(self) -> None:
        """Wait until the connection is up."""
        await self._back.wait()
