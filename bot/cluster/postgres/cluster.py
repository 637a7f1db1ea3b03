"""One of several processes that serve the bot together, sharing a PostgreSQL database."""

import asyncio
import os
from collections.abc import AsyncIterator, Collection
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any

import aiohttp

from bot.cluster.interface import Cluster, Host
from bot.cluster.postgres.interaction_forwarder import InteractionForwarder
from bot.cluster.postgres.leases import Leases
from bot.cluster.postgres.parent import SERVES
from bot.cluster.postgres.process_mailbox import ProcessMailbox
from bot.cluster.postgres.request_budget import RequestBudget
from bot.cluster.postgres.shard_manager import ShardManager
from bot.common.refusal import Refusal
from bot.common.settings import DatabaseServer, ShardAssignment
from bot.storage.opening import open_store
from bot.storage.store import Store
from bot.tables.snapshot import GameSnapshot

FREEING_SECONDS = 10.0
"""How long other processes can take to free a person's seats."""

FREEING_LOOK_SECONDS = 0.2

LANGUAGES_SECONDS = 30.0


class PostgresCluster(Cluster):
    """Shares the tables with other processes by leases, and communicates with them by letters."""

    def __init__(
        self,
        assignment: ShardAssignment,
        server: DatabaseServer,
        *,
        predecessor: int | None = None,
        parent: int | None = None,
    ) -> None:
        """Serve ``assignment``, in place of the owner ``predecessor``.

        ``parent`` is the descriptor on which this process reports to its parent.
        """
        super().__init__(server)
        self._join = partial(Leases, server, assignment, predecessor)
        self._parent = parent
        self._assignment = assignment
        self._budget = RequestBudget(assignment)
        self._has_begun = False

    # -- lifecycle ------------------------------------------------------------------------------------

    async def open(self) -> Store:
        """Join the processes that serve the database; raises `bot.storage.errors.StoreError`."""
        self._leases = await asyncio.to_thread(self._join)
        return await open_store(self._leases.server, self._leases.begin)

    def rate_limiting_trace(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig:
        """Return a trace that limits the rate of requests to Discord, in addition to ``trace``."""
        return self._budget.rate_limiting_trace(trace)

    async def begin(self, host: Host) -> None:
        """Serve shards that no other process serves; games are restored once their shards are taken."""
        self._host = host
        self._mailbox = ProcessMailbox(host.store.database)
        self._shards = ShardManager(self._leases, host, self._read_letters)
        host.sessions.connectivity.lose()
        self._forwarder = InteractionForwarder(host, self._shards, self._mailbox)
        self.arrivals = self._forwarder.arrivals
        self._shards.start()
        self._has_begun = True
        host.start_chore(self._tell_parent(), "telling the parent")
        host.repeat(self._hear_languages, LANGUAGES_SECONDS, "languages chosen elsewhere")

    async def _tell_parent(self) -> None:
        """Report to the parent which owner of leases this process is, and when it serves a shard."""
        if (pipe := self._parent) is not None:
            # If the parent is gone, `bot.app` stops this process.
            with suppress(BrokenPipeError):
                os.write(pipe, f"{self._leases.owner}\n".encode())
                await self._shards.serving.wait()
                os.write(pipe, SERVES)

    async def _hear_languages(self) -> None:
        self._host.dispatch("languages_chosen")

    def mark_ready(self) -> None:
        """Offer to serve shards from now on."""
        self._shards.mark_ready()

    async def beat(self) -> None:
        """Do nothing: leases are renewed on a thread of their own."""

    async def hand_over(self) -> bool:
        """Hand everything over to other processes, which answer from now on."""
        if self._has_begun:
            await self._shards.stop_serving()
        return self._has_begun

    async def close(self) -> None:
        """Give up all leases and sign off."""
        await self._shards.close()

    # -- coordination ---------------------------------------------------------------------------------

    def serves(self, server: int) -> bool:
        """Whether this process serves the tables of a server, or of direct messages if 0."""
        return self._shards.serves(server)

    @asynccontextmanager
    async def exclusively(self, name: str) -> AsyncIterator[None]:
        """Hold a lock that only one process at a time can hold."""
        with ExitStack() as stack:
            await asyncio.to_thread(stack.enter_context, self._leases.exclusively(name))
            yield

    async def wait_until_idle(self) -> None:
        """Wait until no request to Discord is queued."""
        await self._budget.wait_until_idle()

    # -- other processes ------------------------------------------------------------------------------

    async def games_of(self, person: int) -> list[GameSnapshot]:
        """Return the running games of a person that other processes serve, as stored now."""
        store, replays = self._host.store, self._host.sessions.replays
        rows = [await store.table(number) for number in (await store.person_summary(person)).running]
        return [await replays.load(row.id) for row in rows if row is not None and not self.serves(row.server)]

    async def broadcast(self, event: str, *arguments: Any) -> None:
        """Dispatch an event to the clients of all other processes."""
        for shard in self._shards.others():
            await self._mailbox.send_event(shard, event, *arguments)

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Have other processes free a person's seats at their tables; raises `Refusal`."""
        rows = [await self._host.store.table(table) for table in tables]
        there = {row.id: row.server for row in rows if row is not None and not self.serves(row.server)}
        written = [
            await self._mailbox.send_event(self._assignment.of(server), "seat_to_free", table, person)
            for table, server in there.items()
        ]
        try:
            async with asyncio.timeout(FREEING_SECONDS):
                while await self._has_seats(person, there):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(FREEING_LOOK_SECONDS)
        except TimeoutError:
            for number in written:
                await self._mailbox.take_back(number)
            raise Refusal("refusal-moving") from None

    async def _has_seats(self, person: int, tables: Collection[int]) -> bool:
        kept = await self._host.store.person_summary(person)
        return not {*kept.lobbies, *kept.running}.isdisjoint(tables)

    # -- letters --------------------------------------------------------------------------------------

    async def _read_letters(self) -> None:
        for kind, body in await self._mailbox.read(self._shards.held):
            if kind == "tap":
                self._forwarder.answer(body)
            elif kind == "event":
                self._host.dispatch(body["event"], *body["heard"])
