"""What answers, tables and the client need of the processes that serve the bot together."""

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
    """How an interaction has come to one of several processes.

    ``fault`` is why it cannot be answered. Where it ``is_acknowledged``, Discord has a first answer of the
    process that forwarded it. ``forward`` lets the process that serves a server answer, behind a first answer
    or not, and gives False where none takes it.
    """

    fault: Exception | None
    is_acknowledged: bool
    forward: Callable[[int, bool], Awaitable[bool]]


class Host(Protocol):
    """The client, as far as a cluster needs it."""

    clock: Clock
    store: Store
    sessions: Sessions

    def start_chore(self, chore: Coroutine[Any, Any, None], name: str) -> object:
        """Do something beside everything else."""

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        """Do something now and again."""

    def dispatch(self, event: str, /, *heard: Any) -> None:
        """Let those hear of an event who listen to it."""

    def reroute(self, route: Callable[[RawInteraction], None]) -> Callable[[RawInteraction], None]:
        """Send every interaction to ``route`` from now on; return what answers one."""

    def end(self, error: Exception) -> None:
        """Stop serving: others do, or the database is not as this process knows it."""


class Cluster(Protocol):
    """The processes that serve one bot. What they need not say themselves is so where there is only one."""

    arrivals: dict[int, Arrival]
    """How interactions have come here, by their ids; with one process all come straight from Discord."""

    # -- its course -----------------------------------------------------------------------------------

    async def open(self) -> Store:
        """Open the store as this process may use it; raises `bot.storage.errors.StoreError`."""

    def hold_back(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig | None:
        """Return what makes requests to Discord wait their turn, beside what ``trace`` does with them."""
        return trace

    async def begin(self, host: Host) -> None:
        """Bring back the games that are to be served here, now or whenever there are some."""

    def be_ready(self) -> None:
        """Notice that Discord is heard."""
        return

    async def beat(self) -> None:
        """Note that this process is there."""
        return

    async def hand_over(self) -> bool:
        """Let others serve what this process does; return False where there are none."""
        return False

    async def close(self) -> None:
        """Serve nothing any more."""
        return

    # -- who does what --------------------------------------------------------------------------------

    def serves(self, server: int) -> bool:
        """Return whether this process serves the tables of a server, or with 0 those of direct messages."""
        return True

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Do what only one process is to do at a time."""

    async def until_calm(self) -> None:
        """Wait until no request to Discord has to wait: what nobody waits for may be sent then."""
        return

    # -- what others serve ----------------------------------------------------------------------------

    async def games_of(self, person: int) -> list[GameSnapshot]:
        """List the running games of a person that other processes serve, as they are kept now."""
        return []

    async def tell(self, event: str, *heard: Any) -> None:
        """Let the clients of all other processes hear of an event."""
        return

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Let other processes free a person's seats at tables that they serve; raises `Refusal`."""
        return
