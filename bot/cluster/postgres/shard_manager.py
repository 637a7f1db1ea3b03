"""The shards that this process serves: taken, kept, and handed over."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from threading import Event, Thread

from bot.cluster.interface import Host
from bot.cluster.postgres.leases import BEAT_SECONDS, Duties, Leases
from bot.cluster.postgres.process_mailbox import listen
from bot.storage.errors import FencedError, StoreError

log = logging.getLogger(__name__)

REMEMBERED_SECONDS = 10.0
"""How long handled taps are remembered: the next process to serve the shard may get them too."""


class ShardManager:
    """Takes, keeps and hands over the shards of this process."""

    def __init__(self, leases: Leases, host: Host, read_letters: Callable[[], Awaitable[None]]) -> None:
        """Serve the shards of ``leases``, and call ``read_letters`` whenever there may be some."""
        self.assignment = leases.assignment
        self.held: frozenset[int] = frozenset()
        self.holders: dict[int, int | None] = {}
        self.serving = asyncio.Event()
        self._is_restoring = False
        self._changed = asyncio.Event()
        self._leases = leases
        self._host = host
        self._read_letters = read_letters
        self._ready = False
        self._recent_taps: deque[tuple[float, int]] = deque()
        self._handled_before: set[int] = set()
        self._duties: asyncio.Queue[Duties | None] = asyncio.Queue()
        """The duties after each beat; None for a letter to read."""

        self._loop = asyncio.get_running_loop()
        self._wake = Event()
        self._ends = Event()
        self._thread = Thread(target=self._beat_on, name="leases", daemon=True)
        self._giving = asyncio.Lock()
        self._serve()

    # -- beats ----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start to renew the leases, on a thread of its own that the event loop can't block."""
        self._thread.start()
        self._host.start_chore(self._act_on(), "leases")
        self._host.start_chore(listen(self._leases._server, self._called), "calls of other processes")

    def _called(self, shard: str) -> None:
        if not shard:
            self.wake()
        elif int(shard) in self.held:
            self._duties.put_nowait(None)

    def wake(self) -> None:
        """Beat now instead of at the next interval."""
        self._wake.set()

    def mark_ready(self) -> None:
        """Offer to serve shards from now on."""
        self._ready = True
        self.wake()

    def _beat_on(self) -> None:
        is_told = False
        while not self._ends.is_set():
            # Changes from here on are handled by the next beat.
            self._wake.clear()
            try:
                duties = self._leases.beat(ready=self._ready)
            except FencedError as error:
                self._loop.call_soon_threadsafe(self._host.end, error)
                return
            except StoreError as error:
                if not is_told:
                    log.warning("the lease cannot be renewed now: %s", error)
                is_told = True
            else:
                is_told = False
                if not self._ends.is_set():
                    self._loop.call_soon_threadsafe(self._duties.put_nowait, duties)
            self._wake.wait(BEAT_SECONDS)

    async def _act_on(self) -> None:
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
                self.wake()
                return
            self.holders = duties.holders
            self._handled_before.update(*duties.taken.values())
            fresh = duties.held - self.held
            if fresh:
                self._is_restoring = True
                self.held |= fresh
                self._serve()
                log.info("serves shards %s", sorted(self.held))
            self._tell_change()
        try:
            if self._is_restoring:
                await self._host.sessions.resume(unnoticed=True, restored=self._tell_change)
                self._is_restoring = False
                self.serving.set()
                self._tell_change()
        finally:
            await self._read_letters()
        if duties.wanted:
            await self._hand_over(duties.wanted)

    def _serve(self) -> None:
        self._host.store.serve(self.held, self.assignment.shards)

    def _tell_change(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # -- handing over ---------------------------------------------------------------------------------

    async def _hand_over(self, shards: frozenset[int]) -> None:
        """Hand shards over to other processes, and start nothing more there."""
        async with self._giving:
            given = self.held & shards
            self.held -= given
            self._serve()
            await self._host.sessions.leave_to_others(lambda row: self.assignment.of(row.server) in given)
            for shard in given:
                self.holders[shard] = None
            await asyncio.to_thread(self._leases.give_back, given, self._recent_tap_ids())
            log.info("leaves shards %s to others", sorted(given))
        self._tell_change()

    async def stop_serving(self) -> None:
        """Hand everything over, and take no more shards."""
        self._ready = False
        try:
            await self._hand_over(self.held)
        except StoreError as error:
            log.warning("what this process serves is taken by others when its lease ends: %s", error)

    async def close(self) -> None:
        """Give up all leases and sign off."""
        self._ready = False
        self._ends.set()
        self._wake.set()
        try:
            await asyncio.to_thread(self._leases.leave, self._recent_tap_ids())
        except StoreError as error:
            log.warning("what this process served is taken by others when its lease ends: %s", error)

    # -- lookup ---------------------------------------------------------------------------------------

    def serves(self, server: int) -> bool:
        """Whether this process serves the tables of a server."""
        return self.assignment.of(server) in self.held

    def has(self, table: int) -> bool:
        """Whether a game runs in this process."""
        return table in self._host.sessions.running

    def holder(self, shard: int) -> int | None:
        """Return the index of the process that serves a shard, or None if there is none."""
        return self.assignment.process if shard in self.held else self.holders.get(shard)

    def others(self) -> list[int]:
        """Return one shard of every other process."""
        return [*{holder: shard for shard, holder in self.holders.items() if shard not in self.held}.values()]

    def is_here(self, shard: int, table: int | None) -> bool:
        """Whether this process serves a shard and has restored a table of it, or with None all of them."""
        return shard in self.held and (
            not self._is_restoring or (table is not None and self._host.sessions.is_restored(table))
        )

    async def wait_for_change(self, table: int | None) -> None:
        """Wait until this process serves other shards, or has restored a game; ``table`` goes first."""
        if table is not None:
            self._host.sessions.restore_next(table)
        await self._changed.wait()

    def register_tap(self, tap: int) -> bool:
        """Remember a tap; return False if the previous process of its shard has handled it."""
        if tap in self._handled_before:
            return False
        self._recent_taps.append((time.monotonic(), tap))
        return True

    def _recent_tap_ids(self) -> list[int]:
        before = time.monotonic() - REMEMBERED_SECONDS
        while self._recent_taps and self._recent_taps[0][0] < before:
            self._recent_taps.popleft()
        return [tap for _, tap in self._recent_taps]
