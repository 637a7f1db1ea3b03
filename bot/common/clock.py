"""The time, and the ways of waiting for it to pass or for people to act."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

Answer = TypeVar("Answer")

Now = Callable[[], float]
"""The time in seconds since 1970."""


class Clock:
    """The clock of the machine. Tests have clocks of their own, on which hours pass at once."""

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()

    async def wait_for(self, awaitable: Awaitable[Answer]) -> Answer:
        """Wait for what people do, or for a moment that may be far away."""
        return await awaitable

    async def rest(self, seconds: float) -> None:
        """Wait as a computer player does before its turn."""
        await asyncio.sleep(seconds)

    async def be_patient(self, seconds: float) -> None:
        """Wait until a tap without an answer is to be acknowledged."""
        await asyncio.sleep(seconds)
