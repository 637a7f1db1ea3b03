"""The interface of the processes that serve the bot together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp

from bot.common.clock import Clock
from bot.storage.store import Store
from bot.tables.registry import Sessions
from bot.tables.snapshot import GameSnapshot

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


class Cluster(Protocol):
    """The processes that serve one bot. Defaults are those of a single process."""

    arrivals: dict[int, Arrival]
    """How interactions have reached this process, by id; a single process gets all from Discord."""

    # -- lifecycle ------------------------------------------------------------------------------------

    async def open(self) -> Store:
        """Open the store of this process; raises `bot.storage.errors.StoreError`."""

    def hold_back(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig | None:
        """Return a trace that limits the rate of requests to Discord, in addition to ``trace``."""
        return trace

    async def begin(self, host: Host) -> None:
        """Restore the games that this process serves, now and whenever there are more."""

    def be_ready(self) -> None:
        """Note that the connection to Discord is up."""
        return

    async def beat(self) -> None:
        """Note that this process is alive."""
        return

    async def hand_over(self) -> bool:
        """Hand everything over to other processes; return False if there are none."""
        return False

    async def close(self) -> None:
        """Stop serving."""
        return

    # -- coordination ---------------------------------------------------------------------------------

    def serves(self, server: int) -> bool:
        """Whether this process serves the tables of a server, or of direct messages if 0."""
        return True

    def exclusively(self, name: str) -> AbstractAsyncContextManager[None]:
        """Return a lock that only one process at a time can hold."""

    async def until_calm(self) -> None:
        """Wait until no request to Discord is queued, the time for low-priority ones."""
        return

    # -- other processes ------------------------------------------------------------------------------

    async def games_of(self, person: int) -> list[GameSnapshot]:
        """Return the running games of a person that other processes serve, as stored now."""
        return []

    async def broadcast(self, event: str, *arguments: Any) -> None:
        """Dispatch an event to the clients of all other processes."""
        return

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Have other processes free a person's seats at their tables; raises `Refusal`."""
        return
