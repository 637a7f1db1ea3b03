"""The bot as most people run it: one process, which serves everything."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import MappingProxyType

from bot.cluster.heartbeat import Heartbeat
from bot.cluster.interface import Cluster, Host
from bot.common.keyed_lock import KeyedLock
from bot.common.settings import DatabaseServer
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening import open_store
from bot.storage.store import Store

log = logging.getLogger(__name__)


class SingleProcess(Cluster):
    """Serves all that there is, and notes until when it did: clocks of games stand still while it is down."""

    def __init__(self, database: Path | DatabaseServer) -> None:
        self.arrivals = MappingProxyType({})
        self._database = database
        self._locks = KeyedLock()
        self._is_fenced = False

    async def open(self) -> Store:
        """Open the store, which no other process has open; raises `bot.storage.errors.StoreError`."""
        return await open_store(self._database)

    async def begin(self, host: Host) -> None:
        """Bring every game back where it was."""
        self._host, self._heartbeat = host, Heartbeat(host.store)
        await self._heartbeat.stop_clocks(host.clock.now())
        await self.beat()
        host.sessions.reach.lose()
        await host.sessions.resume()

    async def beat(self) -> None:
        """Write until when the players could be reached; end where the database has gone back."""
        if self._is_fenced:
            return
        try:
            await self._heartbeat.write(self._host.sessions.reach.last)
        except FencedError as error:
            self._is_fenced = True
            self._host.end(error)

    async def close(self) -> None:
        """Write when it ends."""
        try:
            await self.beat()
        except StoreError as error:
            log.warning("the clocks go on from the last heartbeat, its end could not be written: %s", error)

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Do one such thing after the other."""
        return self._locks(name)
