"""The time, and the ways of waiting for it to pass or for people to act."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

ResultT = TypeVar("ResultT")

Now = Callable[[], float]
"""The time in seconds since 1970."""


class Clock:
    """The system clock. Tests use their own, on which hours pass at once."""

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()

    async def wait_for(self, awaitable: Awaitable[ResultT]) -> ResultT:
        """Wait for people to act, or for a time that may be far away."""
        return await awaitable

    async def rest(self, seconds: float) -> None:
        """Pause before a computer player's turn."""
        await asyncio.sleep(seconds)

    async def be_patient(self, seconds: float) -> None:
        """Wait until an unanswered tap must be acknowledged."""
        await asyncio.sleep(seconds)
