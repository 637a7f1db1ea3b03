"""The processes that serve the bot, as the rest of it knows them; the usual case is a single one."""

import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import aiohttp

from bot.common.clock import Clock
from bot.common.keyed_lock import KeyedLock
from bot.common.settings import DatabaseServer
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening_and_moving import open_store
from bot.storage.store import Store
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.sessions import Sessions

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
"""The fact that stores when a single process was last alive: clocks have stood still since."""

PUT_BACK = "The database is as it was before: start the bot again, with what the database holds now."

RawInteraction = Mapping[str, Any]
"""An interaction as Discord sends it."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """How an interaction has reached this process.

    ``fault`` is why it can't be answered. If it ``is_acknowledged``, the process that forwarded it has sent
    Discord a first response. ``forward`` passes it on to the process that serves a server, after a first
    response or not, and returns False if none takes it.
    """

    fault: Exception | None
    is_acknowledged: bool
    forward: Callable[[int, bool], Awaitable[bool]]


class Host(Protocol):
    """The part of the client that a cluster uses."""

    clock: Clock
    store: Store
    sessions: Sessions

    def start_chore(self, chore: Coroutine[Any, Any, None], name: str) -> object:
        """Run a coroutine in the background."""

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        """Run ``work`` in the background every ``seconds``."""

    def dispatch(self, event: str, /, *arguments: Any) -> None:
        """Call the listeners of an event."""

    def reroute(self, route: Callable[[RawInteraction], None]) -> Callable[[RawInteraction], None]:
        """Send every interaction to ``route`` from now on; return the previous handler."""

    def end(self, error: Exception) -> None:
        """Stop serving, because others do or the database was put back."""


class Cluster:
    """The processes that serve one bot; this class is a single process that serves everything."""

    def __init__(self, database: Path | DatabaseServer) -> None:
        self.arrivals: dict[int, Arrival] = {}
        """How interactions have reached this process, by id; a single process gets all from Discord."""

        self._database = database
        self._locks = KeyedLock()
        self._written = set[str]()
        self._is_fenced = False

    async def open(self) -> Store:
        """Open the store of this process; raises `bot.storage.errors.StoreError`."""
        return await open_store(self._database)

    def rate_limiting_trace(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig | None:
        """Return a trace that limits the rate of requests to Discord, in addition to ``trace``."""
        return trace

    async def begin(self, host: Host) -> None:
        """Restore the games that this process serves, now and whenever there are more."""
        self._host = host
        last = await host.store.fact(HEARTBEAT)
        if last is not None:
            await host.store.shift_deadlines(max(0.0, host.clock.now() - float(last)))
        await self.beat()
        host.sessions.connectivity.lose()
        await host.sessions.resume()

    def mark_ready(self) -> None:
        """Note that the connection to Discord is up."""

    async def beat(self) -> None:
        """Store when players could last be reached; stop if the database was put back meanwhile."""
        async with self._locks(HEARTBEAT):
            if self._is_fenced:
                return
            store, at = self._host.store, repr(self._host.sessions.connectivity.last)
            if self._written and await store.fact(HEARTBEAT) not in self._written:
                # This process would remember more than is stored.
                self._is_fenced = True
                self._host.end(FencedError(PUT_BACK))
                return
            # If writing fails, this value may or may not have been stored.
            self._written.add(at)
            await store.put_fact(HEARTBEAT, at)
            self._written = {at}

    async def hand_over(self) -> bool:
        """Hand everything over to other processes; return False if there are none."""
        return False

    async def close(self) -> None:
        """Stop serving; a single process stores when it ends."""
        try:
            if self._written:
                await self.beat()
        except StoreError as error:
            log.warning("the clocks go on from the last heartbeat, its end could not be written: %s", error)

    def serves(self, server: int) -> bool:
        """Whether this process serves the tables of a server, or of direct messages if 0."""
        return True

    def exclusively(self, name: str) -> AbstractAsyncContextManager[None]:
        """Return a lock that only one process at a time can hold."""
        return self._locks(name)

    async def wait_until_idle(self) -> None:
        """Wait until no request to Discord is queued, the time for low-priority ones."""

    async def games_of(self, person: int) -> list[GameSnapshot]:
        """Return the running games of a person that other processes serve, as stored now."""
        return []

    async def broadcast(self, event: str, *arguments: Any) -> None:
        """Dispatch an event to the clients of all other processes."""

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Have other processes free a person's seats at their tables; raises `Refusal`."""
