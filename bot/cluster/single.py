"""The bot as most people run it: one process, which serves everything."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from bot.cluster.interface import Cluster, Host
from bot.common.keyed_lock import KeyedLock
from bot.common.settings import DatabaseServer
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening import open_store
from bot.storage.store import Store

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
"""The fact that says until when a process that serves alone was there: clocks have stood still since."""

PUT_BACK = "The database is as it was before: start the bot again, with what the database holds now."


class SingleProcess(Cluster):
    """Serves all that there is."""

    def __init__(self, database: Path | DatabaseServer) -> None:
        self.arrivals = {}
        self._database = database
        self._locks = KeyedLock()
        self._written = set[str]()
        self._is_fenced = False

    async def open(self) -> Store:
        """Open the store, which no other process has open; raises `bot.storage.errors.StoreError`."""
        return await open_store(self._database)

    async def begin(self, host: Host) -> None:
        """Move all clocks on by the time in which nobody was there, and bring every game back."""
        self._host = host
        last = await host.store.fact(HEARTBEAT)
        if last is not None:
            await host.store.shift_deadlines(max(0.0, host.clock.now() - float(last)))
        await self.beat()
        host.sessions.reach.lose()
        await host.sessions.resume()

    async def beat(self) -> None:
        """Write until when players could be reached; end where the store was put back under this process.

        It would remember more than is kept.
        """
        async with self._locks(HEARTBEAT):
            if self._is_fenced:
                return
            store, at = self._host.store, repr(self._host.sessions.reach.last)
            if self._written and await store.fact(HEARTBEAT) not in self._written:
                self._is_fenced = True
                self._host.end(FencedError(PUT_BACK))
                return
            # Where the end of writing is not heard, it may have been written or not.
            self._written.add(at)
            await store.put_fact(HEARTBEAT, at)
            self._written = {at}

    async def close(self) -> None:
        """Write when it ends, where it has begun."""
        try:
            if self._written:
                await self.beat()
        except StoreError as error:
            log.warning("the clocks go on from the last heartbeat, its end could not be written: %s", error)

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Do one such thing after the other."""
        return self._locks(name)
