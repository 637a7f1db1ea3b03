"""One of several processes that serve the bot together, sharing a PostgreSQL database."""

import asyncio
import logging
import os
from collections import deque
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from threading import Event, Thread
from typing import Any

import aiohttp

from bot.cluster.postgresql.leases import BEAT_SECONDS, Duties, Leases
from bot.cluster.postgresql.process_mailbox import ProcessMailbox, listen
from bot.cluster.postgresql.request_budget import RequestBudget
from bot.cluster.single_process import Arrival, Cluster, Host, RawInteraction
from bot.cluster.supervisor import SERVES
from bot.common.refusal import Refusal
from bot.common.settings import DatabaseServer, ShardAssignment
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening_and_moving import open_store
from bot.storage.store import Store
from bot.tables.game_snapshot import GameSnapshot

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 2.0
"""How long a tap waits for a process that serves it; Discord waits for three seconds."""

READING_SECONDS = 1.2
"""A process that hasn't read a forwarded interaction after this long won't any more."""

LOOK_SECONDS = 0.2

MOST_ARRIVALS = 10_000
"""How many arrivals are remembered; unanswered ones are dropped, oldest first."""

TAP, FORM = 3, 5
"""Discord's numbers of interaction types: a component and a modal."""

ACKNOWLEDGED = "acknowledged"
"""The key added to an interaction that is forwarded after a first response."""

OF_ALL_TABLES = frozenset({"privacy"})
"""Topics of buttons that concern all games of a person."""

OF_NO_TABLE = frozenset({"pad", "person", "record", "reference", "replay", "stats"})
"""Topics of buttons whose number isn't a table's, or which need only the store."""

REMEMBERED_TAPS = 1000
"""How many handled taps are remembered: the next process to serve the shard may get them too."""

FREEING_SECONDS = 10.0
"""How long other processes can take to free a person's seats."""

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
        self.assignment = assignment
        self.held: frozenset[int] = frozenset()
        """The shards that this process serves."""

        self._holders: dict[int, int | None] = {}
        self._server = server
        self._join = partial(Leases, server, assignment, predecessor)
        self._parent = parent
        self._budget = RequestBudget(assignment)
        self._recent_taps = deque[int](maxlen=REMEMBERED_TAPS)
        self._handled_before: set[int] = set()
        self._duties: asyncio.Queue[Duties | None] = asyncio.Queue()
        """The duties after each beat; None for a letter to read."""

        self._giving = asyncio.Lock()
        self._serving = asyncio.Event()
        self._changed = asyncio.Event()
        self._is_restoring = False
        self._is_ready = False
        self._wake = Event()
        """Set to beat now instead of at the next interval."""

        self._ends = Event()
        self._thread = Thread(target=self._beat_on, name="leases", daemon=True)

    # -- lifecycle ------------------------------------------------------------------------------------

    async def open(self) -> Store:
        """Join the processes that serve the database; raises `bot.storage.errors.StoreError`."""
        self._leases = await asyncio.to_thread(self._join)
        return await open_store(self._server, self._leases.begin)

    def rate_limiting_trace(self, trace: aiohttp.TraceConfig | None) -> aiohttp.TraceConfig:
        """Return a trace that limits the rate of requests to Discord, in addition to ``trace``."""
        return self._budget.rate_limiting_trace(trace)

    async def begin(self, host: Host) -> None:
        """Serve shards that no other process serves; games are restored once their shards are taken."""
        self._host = host
        self._loop = asyncio.get_running_loop()
        self._mailbox = ProcessMailbox(host.store.database)
        self._serve()
        host.sessions.connectivity.lose()
        self._deliver = host.reroute(self._receive)
        self._thread.start()
        host.start_chore(self._act_on_duties(), "leases")
        host.start_chore(listen(self._server, self._on_call), "calls of other processes")
        host.start_chore(self._tell_parent(), "telling the parent")
        host.repeat(self._hear_languages, LANGUAGES_SECONDS, "languages chosen elsewhere")

    async def _tell_parent(self) -> None:
        """Report to the parent which owner of leases this process is, and when it serves a shard."""
        if (pipe := self._parent) is not None:
            # If the parent is gone, `bot.app` stops this process.
            with suppress(BrokenPipeError):
                os.write(pipe, f"{self._leases.owner}\n".encode())
                await self._serving.wait()
                os.write(pipe, SERVES)

    async def _hear_languages(self) -> None:
        self._host.dispatch("languages_chosen")

    def mark_ready(self) -> None:
        """Offer to serve shards from now on."""
        self._is_ready = True
        self._wake.set()

    async def beat(self) -> None:
        """Do nothing: leases are renewed on a thread of their own."""

    async def hand_over(self) -> bool:
        """Hand everything over to other processes, which answer from now on."""
        if not self._thread.is_alive():
            return False
        self._is_ready = False
        try:
            await self._give_back(self.held)
        except StoreError as error:
            log.warning("what this process serves is taken by others when its lease ends: %s", error)
        return True

    async def close(self) -> None:
        """Give up all leases and sign off."""
        self._is_ready = False
        self._ends.set()
        self._wake.set()
        try:
            await asyncio.to_thread(self._leases.leave, [*self._recent_taps])
        except StoreError as error:
            log.warning("what this process served is taken by others when its lease ends: %s", error)

    # -- shards ---------------------------------------------------------------------------------------

    def _on_call(self, shard: str) -> None:
        if not shard:
            self._wake.set()
        elif int(shard) in self.held:
            self._duties.put_nowait(None)

    def _beat_on(self) -> None:
        """Renew the leases, on a thread of its own that the event loop can't block."""
        is_logged = False
        while not self._ends.is_set():
            # Changes from here on are handled by the next beat.
            self._wake.clear()
            try:
                duties = self._leases.beat(ready=self._is_ready)
            except FencedError as error:
                if not self._ends.is_set():
                    self._loop.call_soon_threadsafe(self._host.end, error)
                return
            except StoreError as error:
                if not is_logged:
                    log.warning("the lease cannot be renewed now: %s", error)
                is_logged = True
            else:
                is_logged = False
                if not self._ends.is_set():
                    self._loop.call_soon_threadsafe(self._duties.put_nowait, duties)
            self._wake.wait(BEAT_SECONDS)

    async def _act_on_duties(self) -> None:
        while True:
            duties = await self._duties.get()
            try:
                await (self._read_letters() if duties is None else self._act(duties))
            except StoreError as error:
                log.warning("what another process has left could not be taken now: %s", error)
            except Exception:
                log.exception("what another process has left could not be taken now")

    async def _act(self, duties: Duties) -> None:
        async with self._giving:
            if duties.given != self._leases.given:
                # These duties include shards that have been given back meanwhile.
                self._wake.set()
                return
            self._holders = duties.holders
            self._handled_before.update(*duties.taken.values())
            if not duties.held <= self.held:
                self._is_restoring = True
                self.held |= duties.held
                self._serve()
                log.info("serves shards %s", sorted(self.held))
            self._tell_change()
        try:
            if self._is_restoring:
                await self._host.sessions.resume(unnoticed=True, restored=self._tell_change)
                self._is_restoring = False
                self._serving.set()
                self._tell_change()
        finally:
            await self._read_letters()
        if duties.wanted:
            await self._give_back(duties.wanted)

    async def _give_back(self, shards: frozenset[int]) -> None:
        """Hand shards over to other processes, and start nothing more there."""
        async with self._giving:
            given = self.held & shards
            self.held -= given
            self._serve()
            await self._host.sessions.leave_to_others(lambda row: self.assignment.of(row.server) in given)
            for shard in given:
                self._holders[shard] = None
            await asyncio.to_thread(self._leases.give_back, given, [*self._recent_taps])
            log.info("leaves shards %s to others", sorted(given))
        self._tell_change()

    def _serve(self) -> None:
        self._host.store.serve(self.held, self.assignment.shards)

    def _tell_change(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def holder(self, shard: int) -> int | None:
        """Return the index of the process that serves a shard, or None if there is none."""
        return self.assignment.process if shard in self.held else self._holders.get(shard)

    # -- coordination ---------------------------------------------------------------------------------

    def serves(self, server: int) -> bool:
        """Whether this process serves the tables of a server, or of direct messages if 0."""
        return self.assignment.of(server) in self.held

    @asynccontextmanager
    async def exclusively(self, name: str) -> AsyncIterator[None]:
        """Hold a lock that only one process at a time can hold."""
        with closing(await asyncio.to_thread(self._leases.lock, name)):
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
        one_of_each = {holder: shard for shard, holder in self._holders.items() if shard not in self.held}
        for shard in one_of_each.values():
            await self._mailbox.send_event(shard, event, *arguments)

    async def free_seats(self, person: int, tables: Collection[int]) -> None:
        """Have other processes free a person's seats at their tables; raises `Refusal`."""
        rows = [await self._host.store.table(table) for table in tables]
        there = {row.id: row.server for row in rows if row is not None and not self.serves(row.server)}
        written = [
            await self._mailbox.send_event(self.assignment.of(server), "seat_to_free", table, person)
            for table, server in there.items()
        ]
        try:
            async with asyncio.timeout(FREEING_SECONDS):
                while await self._has_seats(person, there):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(LOOK_SECONDS)
        except TimeoutError:
            for number in written:
                await self._mailbox.take_back(number)
            raise Refusal("refusal-moving") from None

    async def _has_seats(self, person: int, tables: Collection[int]) -> bool:
        kept = await self._host.store.person_summary(person)
        return not {*kept.lobbies, *kept.running}.isdisjoint(tables)

    async def _read_letters(self) -> None:
        for kind, body in await self._mailbox.read(self.held):
            if kind == "tap":
                self._answer(body)
            elif kind == "event":
                self._host.dispatch(body["event"], *body["heard"])

    # -- interactions ---------------------------------------------------------------------------------

    # Discord sends those of a server to the process of its shard, and those of direct messages to that of
    # shard 0, whichever game they are about: a list of a person's games links to games everywhere. If another
    # process serves the game, the interaction is forwarded unchanged, which is all that a response needs.

    def _receive(self, raw: RawInteraction) -> None:
        self._host.start_chore(self._arrive(raw), "tap")

    async def _arrive(self, raw: RawInteraction) -> None:
        """Have an interaction answered here or elsewhere, or refused if neither is possible."""
        try:
            await self._route(raw, self.assignment.of(int(raw.get("guild_id") or 0)))
        except Exception as error:
            self._answer(raw, fault=error)

    async def _route(self, raw: RawInteraction, shard: int) -> None:
        until, table = self._loop.time() + PATIENCE_SECONDS, _table_of(raw)
        while not self._is_here(shard, table):
            holder = self.holder(shard)
            if holder not in (None, self.assignment.process):
                return await self._forward_or_refuse(raw, shard)
            if self._loop.time() > until:
                if shard in self.held and table is None:
                    break
                if holder is None or shard in self.held:
                    raise Refusal("refusal-moving")
                # This process's predecessor or successor, which receives the same, has answered.
                return None
            if table is not None:
                self._host.sessions.restore_next(table)
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._changed.wait()
            except TimeoutError:
                if shard not in self.held:
                    self._wake.set()
        if not self._register_tap(int(raw["id"])):
            return None
        row = None
        if table and table not in self._host.sessions.running:
            row = await self._host.store.table(table)
        if row is None or self.serves(row.server):
            return self._answer(raw)
        return await self._forward_or_refuse(raw, self.assignment.of(row.server))

    def _is_here(self, shard: int, table: int | None) -> bool:
        """Whether this process serves a shard and has restored a table of it, or with None all of them."""
        return shard in self.held and (
            not self._is_restoring or (table is not None and self._host.sessions.is_restored(table))
        )

    async def _forward_or_refuse(self, raw: RawInteraction, shard: int) -> None:
        if not await self._forward(raw, shard):
            raise Refusal("refusal-moving")

    async def _forward(self, raw: RawInteraction, shard: int) -> bool:
        """Forward an interaction to the process of a shard; return False if it isn't read in time."""
        number = await self._mailbox.send(shard, "tap", raw)
        await asyncio.sleep(READING_SECONDS)
        return not await self._mailbox.take_back(number)

    def _answer(self, raw: RawInteraction, fault: Exception | None = None) -> None:
        """Answer an interaction here, whether or not it was forwarded."""

        async def forward(server: int, is_acknowledged: bool) -> bool:
            passed_on = {**raw, ACKNOWLEDGED: True} if is_acknowledged else raw
            return await self._forward(passed_on, self.assignment.of(server))

        self.arrivals[int(raw["id"])] = Arrival(fault, ACKNOWLEDGED in raw, forward)
        if len(self.arrivals) > MOST_ARRIVALS:
            del self.arrivals[next(iter(self.arrivals))]
        self._deliver(raw)

    def _register_tap(self, tap: int) -> bool:
        """Remember a tap; return False if the previous process of its shard has handled it."""
        if tap in self._handled_before:
            return False
        self._recent_taps.append(tap)
        return True


def _table_of(raw: RawInteraction) -> int | None:
    """Return the number of the table of an interaction, as stated in the id of the component.

    It is 0 if it concerns no table, None if it may concern all games of a person.
    """
    words = str(raw["data"].get("custom_id", "")).split(":") if raw["type"] in (TAP, FORM) else []
    if len(words) < 3 or words[1] in OF_ALL_TABLES or not words[2].isdecimal():
        return None
    return 0 if words[1] in OF_NO_TABLE else int(words[2])
