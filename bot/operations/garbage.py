"""What refers to itself and is used no more: looked for among all that lives seldom, and while nobody waits.

Python looks through everything whenever a quarter more has come. With a thousand games that takes a fifth
of a second in which nothing is answered, several times a minute. What dies young is found by the short looks,
which stay as they are; what does not refer to itself goes at once, as ever.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Collection
from contextlib import suppress
from typing import Any

COLLECTING_SECONDS = 300.0
"""How often it is seen whether everything is to be looked through."""

LONGEST_WAIT = 10.0
"""For so long it waits for a moment in which nobody waits for an answer."""

NEVER = 2**31 - 1
USUAL = 10
"""So many looks through what has lived for a while come before one through everything (Python, gc)."""


def settle() -> None:
    """Leave everything that is loaded by now aside, and let nothing look through all the rest by itself."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def collect_in_passing(answering: Collection[asyncio.Task[Any]]) -> None:
    """Look through everything, if much has come since the last time, when none of these tasks answers."""
    if gc.get_count()[2] < USUAL:
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            while answering:
                await asyncio.wait(answering)
    gc.collect()
