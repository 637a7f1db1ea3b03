"""Full garbage collections, run while no one waits for an answer.

By itself, Python runs one whenever its long-lived objects have grown by a quarter. With a thousand games that
blocks the bot for a fifth of a second, several times a minute.
"""

import asyncio
import gc
from collections.abc import Collection
from contextlib import suppress
from typing import Any

COLLECTING_SECONDS = 300.0
"""How often to check whether a full collection is due."""

COLLECTIONS_BEFORE_FULL = 10
"""Collections of the middle generation before a full one (Python, gc)."""


def freeze_garbage() -> None:
    """Freeze loaded objects and turn off automatic full collections."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, 2**31 - 1)


async def collect_when_idle(answering: Collection[asyncio.Task[Any]]) -> None:
    """Run a full collection, if one is due, once none of these tasks is answering."""
    if gc.get_count()[2] < COLLECTIONS_BEFORE_FULL:
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(10.0):
            while answering:
                await asyncio.wait(answering)
    gc.collect()
