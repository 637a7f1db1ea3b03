"""How many people may still be written to for the first time.

Discord refuses bots that open direct messages too fast (error 40003) and locks up those that open many. It
names no numbers; bots that report them were stopped after ten in ten minutes and after 25 to 40 together.
"""

from __future__ import annotations

import asyncio
import json

from bot.common.clock import Now
from bot.storage.store import Store

DAY_SECONDS = 86_400.0
AT_ONCE_SECONDS = 600.0
MOST_AT_ONCE = 10

OPENED = "direct messages opened"
"""The fact that remembers when direct messages were opened in the last day: seconds since 1970."""


class DirectMessageBudget:
    """Counts the direct messages that are opened, also over restarts."""

    def __init__(self, store: Store, now: Now, a_day: int) -> None:
        """Allow so many ``a_day``, and ten in ten minutes."""
        self._store = store
        self._now = now
        self._a_day = a_day
        self._taking = asyncio.Lock()

    async def take(self) -> bool:
        """Count one more; return False, and counts nothing, where there have been enough."""
        async with self._taking:
            now = self._now()
            opened = [
                at for at in json.loads(await self._store.fact(OPENED) or "[]") if at > now - DAY_SECONDS
            ]
            at_once = sum(at > now - AT_ONCE_SECONDS for at in opened)
            if len(opened) >= self._a_day or at_once >= MOST_AT_ONCE:
                return False
            await self._store.put_fact(OPENED, json.dumps([*opened, now]))
            return True
