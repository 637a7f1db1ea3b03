"""The limit on first direct messages to new people.

Discord refuses bots that open direct messages too fast (error 40003) and locks up those that open many. It
gives no figures; bots whose owners reported them were stopped after ten in ten minutes and after 25 to 40.
"""

import asyncio
import json

from bot.common.clock import Now
from bot.storage.store import Store

DAY_SECONDS = 86_400.0
AT_ONCE_SECONDS = 600.0
MOST_AT_ONCE = 10

OPENED = "direct messages opened"
"""The stored fact that lists when direct messages were opened in the last day, in seconds since 1970."""


class DirectMessageBudget:
    """Counts the direct messages that are opened, across restarts."""

    def __init__(self, store: Store, now: Now, a_day: int) -> None:
        """Allow ``a_day`` direct messages a day, and ten in ten minutes."""
        self._store = store
        self._now = now
        self._a_day = a_day
        self._taking = asyncio.Lock()

    async def take(self) -> bool:
        """Count one more and return True, or return False if the limit is reached."""
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
