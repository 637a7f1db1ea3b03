"""What this process serves of all that several serve: taken, kept, handed over, and told to the others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from threading import Event, Thread
from typing import Any, Protocol

from bot.cluster.postgres.leases import BEAT_SECONDS, Duties, Leases
from bot.cluster.postgres.listening import listen
from bot.cluster.postgres.process_mailbox import Kind, Letter, Letters
from bot.cluster.postgres.remote_store import VisitingStore
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.common.settings import Share
from bot.storage.errors import FencedError, StoreError
from bot.storage.store import Store
from bot.tables.abandonment import Abandonment
from bot.tables.registry import Sessions
from bot.tables.replay import Replays
from bot.tables.session import Session

log = logging.getLogger(__name__)

FREEING_SECONDS = 10.0
"""For so long other processes may take to free somebody's seats."""

FREEING_LOOK_SECONDS = 0.2

REMEMBERED_SECONDS = 10.0
"""For so long a tap is remembered that was heard of: who serves its shard next may hear of it as well."""


class Served(Protocol):
    """The client that serves Discord."""

    store: Store
    sessions: Sessions
    abandonment: Abandonment

    def start_chore(self, chore: Coroutine[Any, Any, None], name: str) -> object:
        """Do something beside everything else."""
        ...

    @property
    def free_seat(self) -> Callable[[int, int], Awaitable[None]]:
        """Free, at a table of this number that is served here, the seat of a person."""
        ...

    def dispatch(self, event: str, /, *heard: Any) -> None:
        """Let those hear of an event who listen to it."""
        ...

    async def hear_languages(self) -> None:
        """Hear which languages others have chosen."""
        ...

    @property
    def now(self) -> Callable[[], float]:
        """Tell the time."""
        ...


class Sharing:
    """The part of the tables that this process serves."""

    def __init__(self, leases: Leases, client: Served, deliver: Callable[[Mapping[str, Any]], None]) -> None:
        """Serve what ``leases`` say; ``deliver`` hands a tap that another process has heard to the client."""
        self.share: Share = leases.share
        self.letters = Letters(client.store.database)
        self.held: frozenset[int] = frozenset()
        self.is_bringing_back = False
        self.changed = asyncio.Event()
        self.fenced: asyncio.Future[FencedError] = asyncio.get_running_loop().create_future()
        self.serving = asyncio.Event()
        self._leases = leases
        self._client = client
        self._deliver = deliver
        self._ready = False
        self._holders: dict[int, int | None] = {}
        self._heard: deque[tuple[float, int]] = deque()
        self._heard_before: set[int] = set()
        self._duties: asyncio.Queue[Duties] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._wake = Event()
        self._ends = Event()
        self._thread = Thread(target=self._beat_on, name="leases", daemon=True)
        self._giving = asyncio.Lock()
        self._serve()

    # -- beats ----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to renew the leases, on a thread of its own: no work of the loop can hold it up."""
        self._thread.start()
        self._client.start_chore(self._act_on(), "leases")
        self._client.start_chore(listen(self._leases.server, self.wake), "calls of other processes")

    def wake(self) -> None:
        """Look now, not only at the next beat."""
        self._wake.set()

    def be_ready(self) -> None:
        """Be one of those who serve shards from now on."""
        self._ready = True
        self.wake()

    def _beat_on(self) -> None:
        is_told = False
        while not self._ends.is_set():
            # What happens from here on is looked at with the next beat.
            self._wake.clear()
            try:
                duties = self._leases.beat(ready=self._ready)
            except FencedError as error:
                self._loop.call_soon_threadsafe(self.fenced.set_result, error)
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
                await self._act(duties)
            except StoreError as error:
                log.warning("what another process has left could not be taken now: %s", error)
            except Exception:
                log.exception("what another process has left could not be taken now")

    async def _act(self, duties: Duties) -> None:
        async with self._giving:
            if duties.given != self._leases.given:
                # It tells of shards that have been given back meanwhile.
                self.wake()
                return
            self._holders = duties.holders
            self._heard_before.update(*duties.taken.values())
            fresh = duties.held - self.held
            if fresh:
                self.is_bringing_back = True
                self.held |= fresh
                self._serve()
                log.info("serves shards %s", sorted(self.held))
            self._tell_change()
        try:
            if self.is_bringing_back:
                await self._client.sessions.resume(unnoticed=True)
                self.is_bringing_back = False
                self.serving.set()
                self._tell_change()
        finally:
            await self._read_letters()
        if duties.wanted:
            await self._hand_over(duties.wanted)

    def _serve(self) -> None:
        self._client.store.serve(self.held, self.share.shards)

    def _tell_change(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    # -- handing over ---------------------------------------------------------------------------------

    async def _hand_over(self, shards: frozenset[int]) -> None:
        """Let other processes serve shards, and begin nothing more there."""
        async with self._giving:
            given = self.held & shards
            self.held -= given
            self._serve()
            await self._client.sessions.leave_to_others(
                lambda row: self.share.of(row.server) in given, self.visiting_store
            )
            for shard in given:
                self._holders[shard] = None
            await asyncio.to_thread(self._leases.give_back, given, self._heard_lately())
            log.info("leaves shards %s to others", sorted(given))
        self._tell_change()

    async def stop_serving(self) -> None:
        """Hand everything over, and take nothing more."""
        self._ready = False
        try:
            await self._hand_over(self.held)
        except StoreError as error:
            log.warning("what this process serves is taken by others when its lease ends: %s", error)

    async def close(self) -> None:
        """Be none of those any more who serve."""
        self._ready = False
        self._ends.set()
        self._wake.set()
        try:
            await asyncio.to_thread(self._leases.leave, self._heard_lately())
        except StoreError as error:
            log.warning("what this process served is taken by others when its lease ends: %s", error)

    # -- taps -----------------------------------------------------------------------------------------

    def holder(self, shard: int) -> int | None:
        """Tell which process serves a shard, by its place among all; None where nobody does."""
        return self.share.process if shard in self.held else self._holders.get(shard)

    def is_here(self, shard: int, table: int | None) -> bool:
        """Tell whether a shard is served here, with a table of it, or with None all that are to come."""
        if shard not in self.held or not self.is_bringing_back:
            return shard in self.held
        return table is not None and not self._client.sessions.returning.is_still_to_come(table)

    async def comes(self, shard: int, table: int | None) -> None:
        """Wait until what `is_here` tells may have changed; a table that is asked for comes first."""
        if shard in self.held and table is not None:
            await self._client.sessions.returning.want(table)
        else:
            await self.changed.wait()

    def hear(self, tap: int) -> bool:
        """Remember that a tap was heard of; gives False where who served its shard before has heard of it."""
        if tap in self._heard_before:
            return False
        self._heard.append((time.monotonic(), tap))
        return True

    def _heard_lately(self) -> list[int]:
        before = time.monotonic() - REMEMBERED_SECONDS
        while self._heard and self._heard[0][0] < before:
            self._heard.popleft()
        return [tap for _, tap in self._heard]

    async def visit(self, row: TableRow) -> Session:
        """Bring a game here that another process serves, for one tap."""
        store = self.visiting_store(row)
        session = await Replays(store, self._client.now, lambda _: None).load(row.id)
        session.is_elsewhere = True
        return session

    def has(self, table: int) -> bool:
        """Tell whether a game runs in this process."""
        return table in self._client.sessions.running.by_number

    async def row(self, table: int) -> TableRow | None:
        """Give the row of a table, or None."""
        return await self._client.store.table(table)

    async def games_elsewhere(self, person: int) -> list[TableRow]:
        """List the running games of a person that other processes serve."""
        numbers = (await self._client.store.kept_of(person)).running
        rows = [await self._client.store.table(number) for number in numbers]
        return [row for row in rows if row is not None and self.share.of(row.server) not in self.held]

    async def touch(self, session: Session) -> None:
        """Tell who serves a game that a player of it is there."""
        await self.letters.send(self.share.of(session.row.server), "touch", {"table": session.id})

    async def tell_languages(self) -> None:
        """Let the other processes hear at once which languages have been chosen."""
        await self._tell_all_others("languages", {})

    async def tell_forgotten(self) -> None:
        """Let the other processes let go of what they remember of somebody who was forgotten."""
        await self._tell_all_others("forgotten", {})

    async def tell_silence(self, person: int, besides: int | None) -> None:
        """Let the other processes take the tips away that a person has, but for those of a message."""
        await self._tell_all_others("silence", {"person": person, "besides": besides})

    async def _tell_all_others(self, kind: Kind, body: Mapping[str, Any]) -> None:
        others = {holder: shard for shard, holder in self._holders.items() if shard not in self.held}
        for shard in others.values():
            await self.letters.send(shard, kind, body)

    async def free_seats_elsewhere(self, person: int, tables: Collection[int]) -> None:
        """Let other processes free a person's seats at the tables that they serve; raises `Refusal`."""
        rows = [await self.row(table) for table in tables]
        shards = {row.id: self.share.of(row.server) for row in rows if row is not None}
        there = {table: shard for table, shard in shards.items() if shard not in self.held}
        written = [
            await self.letters.send(shard, "free", {"table": table, "person": person})
            for table, shard in there.items()
        ]
        try:
            async with asyncio.timeout(FREEING_SECONDS):
                while await self._has_seats(person, there):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(FREEING_LOOK_SECONDS)
        except TimeoutError:
            for number in written:
                await self.letters.take_back(number)
            raise Refusal("refusal-moving") from None

    async def _has_seats(self, person: int, tables: Collection[int]) -> bool:
        kept = await self._client.store.kept_of(person)
        return not {*kept.lobbies, *kept.running}.isdisjoint(tables)

    def visiting_store(self, row: TableRow) -> VisitingStore:
        """Give the store of a game that another process serves."""
        return VisitingStore(self._client.store, self.share, row.server)

    # -- letters --------------------------------------------------------------------------------------

    async def _read_letters(self) -> None:
        for letter in await self.letters.read(self.held):
            try:
                await self._read(letter)
            except Exception:
                log.exception("a letter of another process could not be answered")

    async def _read(self, letter: Letter) -> None:
        body = letter.body
        match letter.kind:
            case "tap":
                self._deliver(body)
            case "free":
                # Others are told of it: no letter waits for that.
                self._client.start_chore(self._free_seat(body["table"], body["person"]), "free seat")
            case "languages":
                await self._client.hear_languages()
            case "forgotten":
                await self._client.hear_languages()
                self._client.dispatch("forgotten")
            case "silence":
                self._client.dispatch("silenced", body["person"], body["besides"])
            case _:
                session = self._client.sessions.running.by_number.get(body["table"])
                if session is None:
                    return
                session.woken.set()
                if letter.kind == "touch":
                    await self._client.abandonment.write_touch(session)
                else:
                    await session.look_at_picks(body["seats"])

    async def _free_seat(self, table: int, person: int) -> None:
        try:
            await self._client.free_seat(table, person)
        except Exception:
            log.exception("a seat could not be freed for who is forgotten")
