"""The bot as most people run it: one process, which serves everything."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import aiohttp

from bot.cluster.heartbeat import Heartbeat
from bot.cluster.interface import Arrival, Host
from bot.common.keyed_lock import KeyedLock
from bot.common.settings import DatabaseServer
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening import open_store
from bot.storage.store import Store
from bot.tables.session import Session

log = logging.getLogger(__name__)


class SingleProcess:
    """Serves all that there is, and notes until when it did: clocks of games stand still while it is down."""

    def __init__(self, database: Path | DatabaseServer) -> None:
        self.arrivals: dict[int, Arrival] = {}
        self._database = database
        self._locks = KeyedLock()
        self._is_fenced = False

    async def open(self) -> Store:
        """Open the store, which no other process has open; raises `bot.storage.errors.StoreError`."""
        return await open_store(self._database)

    def hold_back(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig | None:
        """Return ``trace`` as it is: discord.py keeps to the limits of one process."""
        return trace

    async def begin(self, host: Host) -> None:
        """Bring every game back where it was."""
        self._host, self._heartbeat = host, Heartbeat(host.store)
        await self._heartbeat.stop_clocks(host.clock.now())
        await self.beat()
        host.sessions.reach.lose()
        await host.sessions.resume()

    def be_ready(self) -> None:
        """Do nothing: the games are there."""

    async def beat(self) -> None:
        """Write until when the players could be reached; end where the database has gone back."""
        if self._is_fenced:
            return
        try:
            await self._heartbeat.write(self._host.sessions.reach.last)
        except FencedError as error:
            self._is_fenced = True
            self._host.end(error)

    async def hand_over(self) -> bool:
        """Return False: nobody else serves anything."""
        return False

    async def close(self) -> None:
        """Write when it ends."""
        try:
            await self.beat()
        except StoreError as error:
            log.warning("the clocks go on from the last heartbeat, its end could not be written: %s", error)

    def serves(self, server: int) -> bool:
        """Return True."""
        return True

    def hears(self, server: int) -> bool:
        """Return True."""
        return True

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Do one such thing after the other."""
        return self._locks(name)

    async def until_calm(self) -> None:
        """Return at once."""

    async def games_of(self, person: int) -> list[Session]:
        """Return none: all are here."""
        return []

    async def tell(self, event: str, *heard: Any) -> None:
        """Do nothing: nobody else is there."""

    async def touch(self, session: Session) -> None:
        """Do nothing: no game was brought here."""

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Do nothing: all tables are here."""
