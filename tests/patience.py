"""Waiting in tests, however slow the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which something that was to happen counts as missing; no test depends on being fast."""


async def happens(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds of which nothing tells; raises `TimeoutError` when it never does."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.005)
