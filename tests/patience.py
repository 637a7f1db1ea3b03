"""Waiting in tests, however slow the machine is."""

import asyncio
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which something expected counts as missing; no test depends on being fast."""


async def happens(condition: Callable[[], bool]) -> None:
    """Poll until a condition holds; raises `TimeoutError` if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.005)
