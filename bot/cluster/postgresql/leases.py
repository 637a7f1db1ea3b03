"""Which process serves which shard: leases by the database's clock, renewed by live processes.

The shards of a process that dies are taken by others once its lease runs out. A process whose lease was taken
can't write any more: `GUARD` begins each of its transactions.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.common.settings import DatabaseServer, ShardAssignment
from bot.storage.database import Transaction, Work
from bot.storage.errors import FencedError, StoreError
from bot.storage.lobbies_and_seats import condition_of_shards, shift_deadlines
from bot.storage.migrating import migrate_server
from bot.storage.postgresql.database import Connection, Connections, as_store_errors, connect_to_stay
from bot.storage.statements import listed, put

ResultT = TypeVar("ResultT")

LEASE_SECONDS = 6.0
"""How long a process can be silent before others take its shards."""

STARTING_SECONDS = 8.0
"""How long an unserved shard is left to the process that receives its events while it starts."""

BEAT_SECONDS = 1.5
"""How often a process renews its lease, and checks whether those of others have run out."""

SET_IDLE_TIMEOUT = "SET LOCAL idle_in_transaction_session_timeout = 3000"
"""Ends an idle transaction, so that a stalled process doesn't block the others."""

NOW = "extract(epoch FROM clock_timestamp())::double precision"
LOCK_LEASES = "SELECT pg_advisory_xact_lock(hashtext('leases: ' || current_schema()))"
OWNER_LOCK = "hashtext('owner: ' || current_schema()), {}"

GUARD = (
    f"BEGIN; {SET_IDLE_TIMEOUT};"
    f" SELECT pg_advisory_xact_lock_shared({OWNER_LOCK}); SELECT 1 FROM owners WHERE id = {{}}"
)
"""Begins a transaction during which no other process can take the owner's lease."""

ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('alone: ' || current_schema()), hashtext(%s))"

# If this number of renewals decreases, the database was put back.
COUNT_BEAT = (
    "INSERT INTO facts (name, value) VALUES ('beats', '1') ON CONFLICT (name)"
    f" DO UPDATE SET value = (facts.value::bigint + 1)::text RETURNING value, {NOW}"
)

CHANNEL = "'seven_wonders_' || replace(hashtext(current_schema())::text, '-', 'n')"
"""The notification channel of the processes that share the database."""

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
        self.owner = 0
        self.given = 0
        self._server = server
        self._assignment = assignment
        self._connections = Connections(server)
        self._patient_until = 0.0
        self._beats = 0
        self._connections.use(lambda connection: migrate_server(connection, str(server)))
        self._transact(lambda transaction: self._join(transaction, predecessor))

    def _join(self, transaction: Transaction, predecessor: int | None) -> None:
        before = _owners(transaction).get(predecessor or 0)
        if before is not None and before.process == self._assignment.process:
            # A transaction that is still running on the server keeps the lease until it ends.
            self._fence(transaction, before)
        ((shards, living, processes),) = transaction.execute(
            "SELECT (SELECT count(*) FROM leases),"
            f" (SELECT count(*) FROM owners WHERE until >= {NOW}),"
            " (SELECT value FROM facts WHERE name = 'processes')"
        )
        if living and shards != self._assignment.shards:
            raise StoreError(
                f"SHARDS is {self._assignment.shards}, but the processes that serve {self._server} have "
                f"{shards}: stop all of them before you change it; nothing was changed."
            )
        if living and processes not in (None, str(self._assignment.processes)):
            # With different counts, some shards would be received twice and some not at all.
            raise StoreError(
                f"PROCESSES is {self._assignment.processes}, but those that serve {self._server} are started "
                f"with {processes}: stop all of them before you change it; nothing was changed."
            )
        transaction.execute(put("facts", "name", "value"), "processes", str(self._assignment.processes))
        transaction.execute("DELETE FROM leases WHERE shard >= ?", self._assignment.shards)
        # The clocks of a single process before have stood still since its last heartbeat.
        transaction.execute(
            "INSERT INTO leases (shard, since) SELECT number, coalesce("
            "(SELECT value::double precision FROM facts WHERE name = 'heartbeat'),"
            f" {NOW}) FROM generate_series(0, ?) number ON CONFLICT DO NOTHING",
            self._assignment.shards - 1,
        )
        transaction.execute(
            "UPDATE leases SET since = greatest(since, (SELECT value::double precision FROM facts"
            " WHERE name = 'heartbeat')) WHERE owner IS NULL"
        )
        transaction.execute("DELETE FROM facts WHERE name = 'heartbeat'")
        become = f"INSERT INTO owners (process, until) VALUES (?, {NOW} + ?)"
        self.owner = transaction.insert(become, self._assignment.process, LEASE_SECONDS)

    def beat(self, *, ready: bool) -> Duties:
        """Renew the lease, and take unserved shards if ``ready``; raises `FencedError` and `StoreError`."""
        duties, self._beats = self._transact(lambda transaction: self._beat(transaction, ready=ready))
        return duties

    def _beat(self, transaction: Transaction, *, ready: bool) -> tuple[Duties, int]:
        """Renew the leases, fence processes that have died, and take the shards that are free."""
        ((counted, now),) = transaction.execute(COUNT_BEAT)
        if (beats := int(counted)) <= self._beats:
            raise FencedError(PUT_BACK)
        owners = _owners(transaction)
        me = owners.get(self.owner)
        if me is None:
            raise FencedError(SILENT)
        until = now + LEASE_SECONDS
        if me.until < now:
            # The database was away, or its clock was set: the others could not renew their leases either.
            self._patient_until = until
        renewed = "UPDATE owners SET until = ?, ready = ? WHERE id = ?"
        transaction.execute(renewed, until, int(ready), self.owner)
        # A clock that was set back must not keep a dead process alive.
        transaction.execute("UPDATE owners SET until = ? WHERE until > ?", until, until)
        is_patient = now < self._patient_until <= until
        for other in list(owners.values()):
            is_silent = other.id != self.owner and other.until < now
            if is_silent and not is_patient and self._fence(transaction, other):
                del owners[other.id]
        owners[self.owner] = _Owner(self.owner, self._assignment.process, int(ready), until)
        transaction.execute("DELETE FROM letters WHERE written < ? OR written > ?", now - 60, now + 60)
        return self._assign_shards(transaction, owners, now), beats

    def _fence(self, transaction: Transaction, other: _Owner) -> bool:
        """Free the shards of a silent process, unless it is writing, which ends soon."""
        lock = f"SELECT pg_try_advisory_xact_lock({OWNER_LOCK.format(other.id)})"
        ((is_free,),) = transaction.execute(lock)
        if is_free:
            # Its clocks have stood still since its last beat.
            freed = "UPDATE leases SET owner = NULL, since = ?, answered = '[]' WHERE owner = ?"
            transaction.execute(freed, other.until - LEASE_SECONDS, other.id)
            transaction.execute("DELETE FROM owners WHERE id = ?", other.id)
        return bool(is_free)

    def _assign_shards(self, transaction: Transaction, owners: dict[int, _Owner], now: float) -> Duties:
        """Take the free shards that this process should serve; return all that it serves."""
        held, wanted, taken, holders = set[int](), set[int](), dict[int, list[int]](), dict[int, int | None]()
        rows = transaction.execute("SELECT shard, owner, since, answered FROM leases ORDER BY shard")
        for shard, owner, since, answered in rows:
            best = self.preferred(shard, owners.values())
            if owner == self.owner:
                held.add(shard)
                if best not in (None, self.owner):
                    wanted.add(shard)
            elif (
                owner is None and best == self.owner and not self._waits_for_owner(shard, owners, now - since)
            ):
                taken_over = "UPDATE leases SET owner = ?, since = ?, answered = '[]', epoch = epoch + 1"
                transaction.execute(f"{taken_over} WHERE shard = ?", self.owner, now, shard)
                served_now = condition_of_shards([shard], self._assignment.shards)
                # The clocks of its tables have stood still without a process.
                transaction.run([shift_deadlines(max(0.0, now - since), served_now)])
                held.add(shard)
                taken[shard] = json.loads(answered)
            served = self.owner if shard in held else owner
            holders[shard] = owners[served].process if served in owners else None
        return Duties(frozenset(held), taken, frozenset(wanted), holders, self.given)

    def _waits_for_owner(self, shard: int, owners: Mapping[int, _Owner], seconds: float) -> bool:
        """Return whether to wait for the shard's own process, still starting: its tables move only once."""
        hearing = [each for each in owners.values() if each.process == shard % self._assignment.processes]
        starts = bool(hearing) and not any(each.ready for each in hearing)
        return starts and 0 <= seconds < STARTING_SECONDS

    def preferred(self, shard: int, owners: Iterable[_Owner]) -> int | None:
        """Return the owner to serve a shard: the newest process that receives its events, else any.

        All processes come to the same result from the same rows.
        """
        ready = [each for each in owners if each.ready]
        hearing = [each.id for each in ready if each.process == shard % self._assignment.processes]
        if hearing:
            return max(hearing)
        places = sorted({each.process: each.id for each in sorted(ready, key=lambda each: each.id)}.items())
        return places[shard % len(places)][1] if places else None

    def give_back(self, shards: Collection[int], answered: Sequence[int]) -> None:
        """Give shards back, with the taps that were ``answered`` lately."""
        self._transact(lambda transaction: self._give_back(transaction, shards, answered))

    def _give_back(self, transaction: Transaction, shards: Collection[int], answered: Sequence[int]) -> None:
        given = f"UPDATE leases SET owner = NULL, since = {NOW}, answered = ? WHERE owner = ?"
        these = f"shard IN {listed(shards)}"
        transaction.execute(f"{given} AND {these}", json.dumps(answered), self.owner, *shards)
        # The others are notified when the transaction ends that there are shards to take.
        transaction.execute(f"SELECT pg_notify({CHANNEL}, '')")
        self.given += 1

    def leave(self, answered: Sequence[int]) -> None:
        """Give everything back, and leave the owners."""

        def leave(transaction: Transaction) -> None:
            self._give_back(transaction, range(self._assignment.shards), answered)
            transaction.execute("DELETE FROM owners WHERE id = ?", self.owner)
            # A single process that serves next needs to know since when the clocks have stood still.
            transaction.execute(
                f"INSERT INTO facts (name, value) SELECT 'heartbeat', ({NOW})::text"
                " WHERE NOT EXISTS (SELECT 1 FROM owners)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            )

        try:
            self._transact(leave)
        finally:
            self._connections.close()

    def lock(self, name: str) -> Connection:
        """Hold a lock of one process at a time until the result is closed; raises `StoreError`."""
        with as_store_errors(self._server):
            connection = connect_to_stay(self._server.url)
            try:
                connection.execute(ONE_AT_A_TIME, (name,))
            except BaseException:
                connection.close()
                raise
        return connection

    def begin(self, connection: Connection) -> None:
        """Begin a transaction during which the lease can't be taken; raises `FencedError` if it has been."""
        *_, found = connection.execute(GUARD.format(self.owner, self.owner).encode()).results()
        if found.fetchone() is None:
            raise FencedError(SILENT)

    def _transact(self, work: Work[ResultT]) -> ResultT:
        """Run ``work`` in a transaction while no other process assigns shards; raises `StoreError`."""
        return self._connections.transact(f"BEGIN; {SET_IDLE_TIMEOUT}; {LOCK_LEASES}", work)


def _owners(transaction: Transaction) -> dict[int, _Owner]:
    rows = transaction.execute("SELECT id, process, ready, until FROM owners")
    return {row[0]: _Owner(*row) for row in rows}
