"""Games of older versions: counted, with those that were played to their end without keeping the result."""

from __future__ import annotations

import asyncio
import logging

from bot.storage.errors import StoreError
from bot.storage.store import Store
from bot.tables.registry import Sessions

log = logging.getLogger(__name__)

PAUSE_SECONDS = 0.1
"""Between two older games whose results are worked out."""


async def settle_older_games(store: Store, sessions: Sessions) -> None:
    """Count them one after the other, with a pause behind each: nobody who plays waits for it.

    One that cannot be played again stays without a result.
    """
    for number in await store.unsettled_games():
        await sessions.clock.wait_for(sessions.reach.wait())
        try:
            ending = await sessions.replays.ending(number)
        except StoreError:
            raise
        except Exception:
            log.exception("game %d cannot be read, it stays without a result", number)
            ending = None
        await store.settle(number, ending)
        await sessions.clock.wait_for(asyncio.sleep(PAUSE_SECONDS))
    # In their order: none is counted before the results of all that ended before it are known.
    await sessions.clock.wait_for(sessions.reach.wait())
    await store.count_older_games()
