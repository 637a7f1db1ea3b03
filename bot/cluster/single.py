"""The usual setup: one process that serves everything."""

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
"""The fact that stores when a single process was last alive: clocks have stood still since."""

PUT_BACK = "The database is as it was before: start the bot again, with what the database holds now."


class SingleProcess(Cluster):
    """Serves all servers in one process."""

    def __init__(self, database: Path | DatabaseServer) -> None:
        self.arrivals = {}
        self._database = database
        self._locks = KeyedLock()
        self._written = set[str]()
        self._is_fenced = False

    async def open(self) -> Store:
        """Open the store, exclusively; raises `bot.storage.errors.StoreError`."""
        return await open_store(self._database)

    async def begin(self, host: Host) -> None:
        """Shift all clocks by the downtime, and restore every game."""
        self._host = host
        last = await host.store.fact(HEARTBEAT)
        if last is not None:
            await host.store.shift_deadlines(max(0.0, host.clock.now() - float(last)))
        await self.beat()
        host.sessions.connectivity.lose()
        await host.sessions.resume()

    async def beat(self) -> None:
        """Store when players could last be reached; stop if the database was put back meanwhile.

        This process would remember more than is stored.
        """
        async with self._locks(HEARTBEAT):
            if self._is_fenced:
                return
            store, at = self._host.store, repr(self._host.sessions.connectivity.last)
            if self._written and await store.fact(HEARTBEAT) not in self._written:
                self._is_fenced = True
                self._host.end(FencedError(PUT_BACK))
                return
            # If writing fails, this value may or may not have been stored.
            self._written.add(at)
            await store.put_fact(HEARTBEAT, at)
            self._written = {at}

    async def close(self) -> None:
        """Store when the process ends, if it has begun."""
        try:
            if self._written:
                await self.beat()
        except StoreError as error:
            log.warning("the clocks go on from the last heartbeat, its end could not be written: %s", error)

    def exclusively(self, name: str) -> AbstractAsyncContextManager[None]:
        """Return the lock of a name."""
        return self._locks(name)
