"""What answers, tables and the client need of the processes that serve the bot together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import aiohttp

from bot.common.clock import Clock
from bot.storage.store import Store
from bot.tables.registry import Sessions
from bot.tables.session import Session

RawInteraction = Mapping[str, Any]
"""An interaction as Discord sends it."""


class Arrival(Protocol):
    """How an interaction has come to one of several processes, and how it goes on to another."""

    games: Sequence[Session]
    """Games of other processes that it is about, brought here for it."""

    fault: Exception | None
    """Why it cannot be answered."""

    is_acknowledged: bool
    """Whether Discord has a first answer already, of the process that has forwarded it."""

    async def forward(self, server: int, *, is_acknowledged: bool) -> bool:
        """Let the process that serves a server answer; return False where none takes it."""
        ...

    def end(self) -> None:
        """Notice that it is answered."""
        ...


class Host(Protocol):
    """The client, as far as a cluster needs it."""

    @property
    def clock(self) -> Clock:
        """The time."""
        ...

    @property
    def store(self) -> Store:
        """What is kept."""
        ...

    @property
    def sessions(self) -> Sessions:
        """The games that are served here."""
        ...

    def start_chore(self, chore: Coroutine[Any, Any, None], name: str) -> object:
        """Do something beside everything else."""
        ...

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        """Do something now and again."""
        ...

    def dispatch(self, event: str, /, *heard: Any) -> None:
        """Let those hear of an event who listen to it."""
        ...

    def reroute(self, route: Callable[[RawInteraction], None]) -> Callable[[RawInteraction], None]:
        """Give every interaction to ``route`` from now on; return what answers one."""
        ...

    def end(self, error: Exception) -> None:
        """Stop serving: others do, or the database is not as this process knows it."""
        ...


class Cluster(Protocol):
    """The processes that serve one bot. `bot.cluster.single.SingleProcess` is enough for most."""

    @property
    def arrivals(self) -> Mapping[int, Arrival]:
        """How interactions have come here, by their ids: those that have not come straight from Discord."""
        ...

    # -- its course -----------------------------------------------------------------------------------

    async def open(self) -> Store:
        """Open the store as this process may use it; raises `bot.storage.errors.StoreError`."""
        ...

    def hold_back(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig | None:
        """Return what makes requests to Discord wait their turn, beside what ``trace`` does with them."""
        ...

    async def begin(self, host: Host) -> None:
        """Bring back the games that are to be served here, now or whenever there are some."""
        ...

    def be_ready(self) -> None:
        """Notice that Discord is heard."""
        ...

    async def beat(self) -> None:
        """Note that this process is there."""
        ...

    async def hand_over(self) -> bool:
        """Let others serve what this process does; return False where there are none."""
        ...

    async def close(self) -> None:
        """Serve nothing any more."""
        ...

    # -- who does what --------------------------------------------------------------------------------

    def serves(self, server: int) -> bool:
        """Tell whether this process serves the tables of a server, or with 0 those of direct messages."""
        ...

    def hears(self, server: int) -> bool:
        """Tell whether this process hears what happens on a server."""
        ...

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Do what only one process is to do at a time."""
        ...

    async def until_calm(self) -> None:
        """Wait until no request to Discord has to wait: what nobody waits for may be sent then."""
        ...

    # -- what others serve ----------------------------------------------------------------------------

    async def games_of(self, person: int) -> list[Session]:
        """Bring the running games of a person here that other processes serve, to look at them."""
        ...

    async def tell(self, event: str, *heard: Any) -> None:
        """Let the clients of all other processes hear of an event, of which this one's has heard."""
        ...

    async def touch(self, session: Session) -> None:
        """Tell who serves a game that was brought here that a player of it is there."""
        ...

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Let other processes free a person's seats at tables that they serve; raises `Refusal`."""
        ...
