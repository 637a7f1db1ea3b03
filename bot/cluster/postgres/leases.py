"""Which process serves which shard: leases by the database's clock, renewed by live processes.

The shards of a process that dies are taken by others once its lease runs out. A process whose lease was taken
can't write any more: `GUARD` begins each of its transactions.
"""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import TypeVar

import psycopg

from bot.common.settings import DatabaseServer, ShardAssignment
from bot.storage.errors import FencedError, StoreError
from bot.storage.migrating import migrate_server
from bot.storage.postgresql.database import Connection, as_store_errors, connect
from bot.storage.tables import LIVE, TIMES

ResultT = TypeVar("ResultT")

LEASE_SECONDS = 6.0
"""How long a process can be silent before others take its shards."""

STARTING_SECONDS = 8.0
"""How long an unserved shard is left to the process that receives its events while it starts."""

BEAT_SECONDS = 1.5
"""How often a process renews its lease, and checks whether those of others have run out."""

IDLE_MILLISECONDS = 3000
"""When an idle transaction is ended, so that a stalled process doesn't block the others."""

NOW = "extract(epoch FROM clock_timestamp())::double precision"
LOCK_LEASES = "SELECT pg_advisory_xact_lock(hashtext('leases: ' || current_schema()))"
OWNER_LOCK = "hashtext('owner: ' || current_schema()), {}"

GUARD = (
    f"BEGIN; SET LOCAL idle_in_transaction_session_timeout = {IDLE_MILLISECONDS};"
    f" SELECT pg_advisory_xact_lock_shared({OWNER_LOCK}); SELECT 1 FROM owners WHERE id = {{}}"
)
"""Begins a transaction during which no other process can take the owner's lease."""

ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('alone: ' || current_schema()), hashtext(%s))"

BEATS = "beats"
"""The fact that counts renewals of leases: if it decreases, the database was put back."""

PROCESSES = "processes"
"""The fact that stores how many processes share the database."""

COUNT_BEAT = (
    f"INSERT INTO facts (name, value) VALUES ('{BEATS}', '1') ON CONFLICT (name)"
    " DO UPDATE SET value = (facts.value::bigint + 1)::text RETURNING value"
)

CHANNEL = "'seven_wonders_' || replace(hashtext(current_schema())::text, '-', 'n')"
"""The notification channel of the processes that share the database."""

CALL = f"SELECT pg_notify({CHANNEL}, '')"
"""Notifies the others, when the transaction ends, that there are shards to take."""

SILENT = "This process was silent for so long that others serve its tables now: it has to start again."

PUT_BACK = (
    "The database is as it was before: this process has to start again, and goes on with what it holds now."
)


@dataclass(frozen=True)
class Duties:
    """The shards of a process after a beat.

    ``taken`` are its new shards, each with the taps that were already handled; ``wanted`` are those of its
    own that another process should serve. ``holders`` maps each shard to the index of the process that serves
    it, or None. ``given`` counts how often shards had been given back by then.
    """

    held: frozenset[int]
    taken: dict[int, list[int]]
    wanted: frozenset[int]
    holders: dict[int, int | None]
    given: int


@dataclass(frozen=True)
class _Owner:
    id: int
    process: int
    ready: int
    until: float


class Leases:
    """The leases of one process. All methods block: call them in a thread."""

    def __init__(
        self, server: DatabaseServer, assignment: ShardAssignment, predecessor: int | None = None
    ) -> None:
        """Join the processes that serve a database, without a shard yet; raises `StoreError`.

        The shards of ``predecessor``, the owner that ended in the same place, are free at once.
        """
        self.server = server
        self.assignment = assignment
        self.owner = 0
        self.given = 0
        self._connection: Connection | None = None
        self._lock = Lock()
        self._patient_until = 0.0
        self._beats = 0
        with as_store_errors(server):
            with closing(connect(server.url)) as connection:
                migrate_server(connection, str(server))
            self._transact(lambda connection: self._join(connection, predecessor))

    def _join(self, connection: Connection, predecessor: int | None) -> None:
        before = _owners(connection).get(predecessor or 0)
        if before is not None and before.process == self.assignment.process:
            # A transaction that is still running on the server keeps the lease until it ends.
            self._fence(connection, before)
        others = _number(connection, "SELECT count(*) FROM leases")
        living = _number(connection, f"SELECT count(*) FROM owners WHERE until >= {NOW}")
        if living and others != self.assignment.shards:
            raise StoreError(
                f"SHARDS is {self.assignment.shards}, but the processes that serve {self.server} have "
                f"{others:.0f}: stop all of them before you change it; nothing was changed."
            )
        said = connection.execute("SELECT value FROM facts WHERE name = %s", (PROCESSES,)).fetchone()
        if living and said is not None and said[0] != str(self.assignment.processes):
            # With different counts, some shards would be received twice and some not at all.
            raise StoreError(
                f"PROCESSES is {self.assignment.processes}, but those that serve {self.server} are started "
                f"with {said[0]}: stop all of them before you change it; nothing was changed."
            )
        connection.execute(
            "INSERT INTO facts (name, value) VALUES (%s, %s)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (PROCESSES, str(self.assignment.processes)),
        )
        # The clocks of a single process before have stood still since its last heartbeat.
        connection.execute("DELETE FROM leases WHERE shard >= %s", (self.assignment.shards,))
        connection.execute(
            "INSERT INTO leases (shard, since) SELECT number, coalesce("
            "(SELECT value::double precision FROM facts WHERE name = 'heartbeat'),"
            f" {NOW}) FROM generate_series(0, %s) number ON CONFLICT DO NOTHING".encode(),
            (self.assignment.shards - 1,),
        )
        connection.execute(
            "UPDATE leases SET since = greatest(since, (SELECT value::double precision FROM facts"
            " WHERE name = 'heartbeat')) WHERE owner IS NULL"
        )
        connection.execute("DELETE FROM facts WHERE name = 'heartbeat'")
        become = f"INSERT INTO owners (process, until) VALUES (%s, {NOW} + %s) RETURNING id"
        self.owner = int(_number(connection, become, self.assignment.process, LEASE_SECONDS))

    def beat(self, *, ready: bool) -> Duties:
        """Renew the lease, take unserved shards if ``ready``, and return the duties.

        Raises `FencedError` and `StoreError`.
        """
        with as_store_errors(self.server):
            duties, self._beats = self._transact(lambda connection: self._beat(connection, ready=ready))
        return duties

    def _beat(self, connection: Connection, *, ready: bool) -> tuple[Duties, int]:
        beats = _number(connection, COUNT_BEAT)
        if beats <= self._beats:
            raise FencedError(PUT_BACK)
        now = _number(connection, f"SELECT {NOW}")
        owners = _owners(connection)
        me = owners.get(self.owner)
        if me is None:
            raise FencedError(SILENT)
        if me.until < now:
            # The database was away, or its clock was set: the others could not renew their leases either.
            self._patient_until = now + LEASE_SECONDS
        connection.execute(
            "UPDATE owners SET until = %s, ready = %s WHERE id = %s",
            (now + LEASE_SECONDS, int(ready), self.owner),
        )
        # A clock that was set back must not keep a dead process alive.
        connection.execute("UPDATE owners SET until = %s WHERE until > %s", (now + LEASE_SECONDS,) * 2)
        is_patient = now < self._patient_until <= now + LEASE_SECONDS
        for other in list(owners.values()):
            is_silent = other.id != self.owner and other.until < now
            if is_silent and not is_patient and self._fence(connection, other):
                del owners[other.id]
        owners[self.owner] = _Owner(self.owner, self.assignment.process, int(ready), now + LEASE_SECONDS)
        connection.execute("DELETE FROM letters WHERE written < %s OR written > %s", (now - 60, now + 60))
        return self._assign_shards(connection, owners, now), int(beats)

    def _fence(self, connection: Connection, other: _Owner) -> bool:
        """Free the shards of a silent process, unless it is writing, which ends soon."""
        (free,) = connection.execute(
            f"SELECT pg_try_advisory_xact_lock({OWNER_LOCK.format(other.id)})".encode()
        ).fetchall()
        if free[0]:
            # Its clocks have stood still since its last beat.
            connection.execute(
                "UPDATE leases SET owner = NULL, since = %s, answered = '[]' WHERE owner = %s",
                (other.until - LEASE_SECONDS, other.id),
            )
            connection.execute("DELETE FROM owners WHERE id = %s", (other.id,))
        return bool(free[0])

    def _assign_shards(self, connection: Connection, owners: dict[int, _Owner], now: float) -> Duties:
        """Take the free shards that this process should serve; return all that it serves."""
        held, wanted, taken, holders = set[int](), set[int](), dict[int, list[int]](), dict[int, int | None]()
        rows = connection.execute(
            "SELECT shard, owner, since, answered FROM leases ORDER BY shard"
        ).fetchall()
        for shard, owner, since, answered in rows:
            best = self.preferred(shard, owners.values())
            if owner == self.owner:
                held.add(shard)
                if best not in (None, self.owner):
                    wanted.add(shard)
            elif (
                owner is None and best == self.owner and not self._waits_for_owner(shard, owners, now - since)
            ):
                self._take(connection, shard, since, now)
                held.add(shard)
                taken[shard] = json.loads(answered)
            served = self.owner if shard in held else owner
            holders[shard] = owners[served].process if served in owners else None
        return Duties(frozenset(held), taken, frozenset(wanted), holders, self.given)

    def _waits_for_owner(self, shard: int, owners: Mapping[int, _Owner], seconds: float) -> bool:
        """Return whether to wait for the shard's own process, still starting: its tables move only once."""
        hearing = [each for each in owners.values() if each.process == shard % self.assignment.processes]
        starts = bool(hearing) and not any(each.ready for each in hearing)
        return starts and 0 <= seconds < STARTING_SECONDS

    def _take(self, connection: Connection, shard: int, since: float, now: float) -> None:
        """Take a shard, and shift the clocks of its tables by the time without a process."""
        connection.execute(
            "UPDATE leases SET owner = %s, since = %s, answered = '[]', epoch = epoch + 1 WHERE shard = %s",
            (self.owner, now, shard),
        )
        later = ", ".join(f"{time} = {time} + %s" for time in TIMES)
        connection.execute(
            f"UPDATE tables SET {later} WHERE {LIVE} AND (server >> 22) %% %s = %s".encode(),
            (*(max(0.0, now - since),) * len(TIMES), self.assignment.shards, shard),
        )

    def preferred(self, shard: int, owners: Iterable[_Owner]) -> int | None:
        """Return the owner to serve a shard: the newest process that receives its events, else any.

        All processes come to the same result from the same rows.
        """
        ready = [each for each in owners if each.ready]
        hearing = [each.id for each in ready if each.process == shard % self.assignment.processes]
        if hearing:
            return max(hearing)
        places = sorted({each.process: each.id for each in sorted(ready, key=lambda each: each.id)}.items())
        return places[shard % len(places)][1] if places else None

    def give_back(self, shards: Collection[int], answered: Sequence[int]) -> None:
        """Give shards back, with the taps that were ``answered`` lately."""
        with as_store_errors(self.server):
            self._transact(lambda connection: self._give_back(connection, shards, answered))

    def _give_back(self, connection: Connection, shards: Collection[int], answered: Sequence[int]) -> None:
        connection.execute(
            f"UPDATE leases SET owner = NULL, since = {NOW}, answered = %s"
            " WHERE owner = %s AND shard = ANY(%s)".encode(),
            (json.dumps(list(answered)), self.owner, list(shards)),
        )
        connection.execute(CALL.encode())
        self.given += 1

    def leave(self, answered: Sequence[int]) -> None:
        """Give everything back, and leave the owners."""

        def leave(connection: Connection) -> None:
            self._give_back(connection, range(self.assignment.shards), answered)
            connection.execute("DELETE FROM owners WHERE id = %s", (self.owner,))
            # A single process that serves next needs to know since when the clocks have stood still.
            connection.execute(
                f"INSERT INTO facts (name, value) SELECT 'heartbeat', ({NOW})::text"
                " WHERE NOT EXISTS (SELECT 1 FROM owners)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value".encode()
            )

        try:
            with as_store_errors(self.server):
                self._transact(leave)
        finally:
            with self._lock:
                if self._connection is not None:
                    self._connection.close()

    @contextmanager
    def exclusively(self, name: str) -> Iterator[None]:
        """Hold a lock that only one process at a time can hold; raises `StoreError` if it can't be taken."""
        with ExitStack() as stack:
            with as_store_errors(self.server):
                connection = stack.enter_context(closing(connect(self.server.url)))
                connection.execute("BEGIN")
                connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                connection.execute(ONE_AT_A_TIME, (name,))
            yield

    def begin(self, connection: Connection) -> None:
        """Begin a transaction during which the lease can't be taken; raises `FencedError` if it has been."""
        *_, found = connection.execute(GUARD.format(self.owner, self.owner).encode()).results()
        if found.fetchone() is None:
            raise FencedError(SILENT)

    def _transact(self, work: Callable[[Connection], ResultT]) -> ResultT:
        """Run ``work`` while no other process assigns shards; reconnect if the connection is dead."""
        with self._lock:
            if self._connection is not None and not self._connection.closed:
                try:
                    return self._work(self._connection, work)
                except psycopg.OperationalError:
                    if not self._connection.closed:
                        raise
            self._connection = connect(self.server.url)
            return self._work(self._connection, work)

    def _work(self, connection: Connection, work: Callable[[Connection], ResultT]) -> ResultT:
        with connection.transaction():
            connection.execute(
                f"SET LOCAL idle_in_transaction_session_timeout = {IDLE_MILLISECONDS}".encode()
            )
            connection.execute(LOCK_LEASES)
            return work(connection)


def _owners(connection: Connection) -> dict[int, _Owner]:
    rows = connection.execute("SELECT id, process, ready, until FROM owners").fetchall()
    return {row[0]: _Owner(*row) for row in rows}


def _number(connection: Connection, query: str, *values: float) -> float:
    row = connection.execute(query.encode(), values or None).fetchone()
    assert row is not None
    return float(row[0])
