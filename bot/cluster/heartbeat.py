"""Until when a process that serves alone was there, for the next one: its clocks have stood still since.

It also tells a store that was put back under a running process, which would remember more than is kept.
"""

from __future__ import annotations

import asyncio

from bot.storage.errors import FencedError
from bot.storage.store import Store

NAME = "heartbeat"
"""The fact in which the time stands."""

PUT_BACK = "The database is as it was before: start the bot again, with what the database holds now."


class Heartbeat:
    """Writes now and again that the process is there."""

    def __init__(self, store: Store) -> None:
        """Write into ``store``."""
        self._store = store
        self._written = set[str]()
        self._writing = asyncio.Lock()

    async def stop_clocks(self, now: float) -> None:
        """Move all clocks on by the time in which nobody was there."""
        last = await self._store.fact(NAME)
        if last is not None:
            await self._store.shift_deadlines(max(0.0, now - float(last)))

    async def write(self, at: float) -> None:
        """Write that this process was there; raises `FencedError` where the store has gone back."""
        async with self._writing:
            if self._written and await self._store.fact(NAME) not in self._written:
                raise FencedError(PUT_BACK)
            # Where the end of writing is not heard, it may have been written or not.
            self._written.add(repr(at))
            await self._store.put_fact(NAME, repr(at))
            self._written = {repr(at)}
