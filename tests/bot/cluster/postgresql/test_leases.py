"""Leases of several processes on one database: who serves which shard, and who may still write."""

import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from bot.cluster.postgresql.leases import LEASE_SECONDS, NOW, STARTING_SECONDS, Leases
from bot.common.settings import DatabaseServer, ShardAssignment
from bot.storage.errors import FencedError, ServedError, StoreError
from bot.storage.postgresql.database import PostgresqlDatabase, connect

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"


class Owners:
    """Processes that share a database of four shards between two."""

    def __init__(self, server: DatabaseServer) -> None:
        self.server = server
        self.all: list[Leases] = []

    def join(self, process: int, ended: int | None = None) -> Leases:
        self.all.append(Leases(self.server, ShardAssignment(process, 2, 4), ended))
        return self.all[-1]

    def write(self, statement: str, *values: object) -> None:
        with closing(connect(self.server.url)) as connection:
            connection.execute(statement.encode(), values)

    def read(self, query: str) -> list[Any]:
        with closing(connect(self.server.url)) as connection:
            return connection.execute(query.encode()).fetchall()

    def pass_by(self, seconds: float) -> None:
        """Let time pass, by moving all stored times back."""
        self.write("UPDATE owners SET until = until - %s", seconds)
        self.write("UPDATE leases SET since = since - %s", seconds)

    def let_fall_silent(self, leases: Leases) -> None:
        """Let the lease of one process expire."""
        self.write("UPDATE owners SET until = until - %s WHERE id = %s", 2 * LEASE_SECONDS, leases.owner)

    def serving(self, *processes: int) -> list[Leases]:
        """Return processes that have joined and beaten once."""
        joined = [self.join(process) for process in processes]
        for each in joined:
            each.beat(ready=True)
        return joined


@pytest.fixture
def owners(place: DatabaseServer) -> Iterator[Owners]:
    owners = Owners(place)
    yield owners
    for each in owners.all:
        each.leave([])
    owners.write("DELETE FROM leases")


def test_ready_processes_serve_the_shards_they_receive(owners: Owners) -> None:
    one = owners.join(0)
    assert one.beat(ready=False).held == frozenset()
    assert one.beat(ready=True).held == {0, 1, 2, 3}
    other = owners.join(1)
    assert other.beat(ready=True).held == frozenset()
    assert one.beat(ready=True).wanted == {1, 3}
    one.give_back({1, 3}, [7])
    duties = other.beat(ready=True)
    assert duties.taken == {1: [7], 3: [7]}
    assert one.beat(ready=True).holders == {0: 0, 1: 1, 2: 0, 3: 1}


def test_shards_of_a_dead_process_are_taken_and_their_clocks_shifted(owners: Owners) -> None:
    one, other = owners.serving(0, 1)
    owners.write(
        "INSERT INTO tables (id, server, channel, place, state, host, language, game, options,"
        " deadline, active) VALUES (1, 0, 5, 5, 'lobby', 9, 'en', 'base', '{}', 1000, 900)"
    )
    owners.let_fall_silent(one)
    assert other.beat(ready=True).held == {0, 1, 2, 3}
    ((deadline, active),) = owners.read("SELECT deadline, active FROM tables")
    assert deadline - 1000 == pytest.approx(active - 900)
    assert deadline - 1000 >= 2 * LEASE_SECONDS
    with pytest.raises(FencedError):
        one.beat(ready=True)


async def test_a_silent_process_can_finish_its_transaction_but_not_write_again(owners: Owners) -> None:
    one, other = owners.serving(0, 1)
    database = await PostgresqlDatabase.open(owners.server, one.begin)
    await database.write((PUT, ("before", "1")))
    with closing(connect(owners.server.url)) as connection:
        one.begin(connection)
        owners.let_fall_silent(one)
        assert other.beat(ready=True).held == {1, 3}
        connection.execute("COMMIT")
    assert other.beat(ready=True).held == {0, 1, 2, 3}
    with pytest.raises(FencedError):
        await database.write((PUT, ("after", "1")))
    assert await database.rows("SELECT name FROM facts WHERE name IN ('before', 'after')") == [("before",)]
    await database.close()


def test_no_process_is_fenced_after_a_database_outage_or_clock_jump(owners: Owners) -> None:
    one, other = owners.serving(0, 1)
    owners.pass_by(60)
    assert other.beat(ready=True).held == {1, 3}
    assert one.beat(ready=True).held == {0, 2}
    # A clock set back would keep a dead process alive for as long.
    owners.pass_by(-3600)
    other.beat(ready=True)
    ((left,),) = owners.read(f"SELECT max(until) - {NOW} FROM owners")
    assert left <= LEASE_SECONDS


def test_processes_stop_when_the_database_was_restored_from_a_backup(owners: Owners) -> None:
    one, other = owners.serving(0, 1)
    ((before,),) = owners.read("SELECT value FROM facts WHERE name = 'beats'")
    one.beat(ready=True)
    other.beat(ready=True)
    owners.write("UPDATE facts SET value = %s WHERE name = 'beats'", before)
    for each in (one, other):
        with pytest.raises(FencedError, match="as it was before"):
            each.beat(ready=True)
        each.leave([])
    assert owners.join(0).beat(ready=True).held == {0, 1, 2, 3}


def test_the_newer_of_two_processes_of_a_place_serves_its_shards(owners: Owners) -> None:
    (before,) = owners.serving(0)
    after = owners.join(0)
    assert after.beat(ready=False).held == frozenset()
    assert before.beat(ready=True).wanted == frozenset()
    after.beat(ready=True)
    assert before.beat(ready=True).wanted == {0, 1, 2, 3}
    # After a restored backup, owners' numbers are given a second time: one of another place is not fenced.
    owners.join(1, before.owner)
    assert before.beat(ready=True).held == {0, 1, 2, 3}


def test_a_restarted_process_gets_its_shards_back_if_it_is_quick(owners: Owners) -> None:
    one, other = owners.serving(0, 1)
    with closing(connect(owners.server.url)) as connection:
        one.begin(connection)
        again = owners.join(0, one.owner)
        assert again.beat(ready=True).held == frozenset(), "its transaction is still running on the server"
        connection.execute("COMMIT")
    again.leave([])
    again = owners.join(0, one.owner)
    assert other.beat(ready=True).held == {1, 3}
    assert again.beat(ready=True).held == {0, 2}, "it does not wait for the lease of a process that has ended"
    with pytest.raises(FencedError):
        one.beat(ready=True)
    later = owners.join(0, again.owner)
    assert other.beat(ready=True).held == {1, 3}
    owners.write("UPDATE leases SET since = since - %s WHERE owner IS NULL", STARTING_SECONDS)
    assert other.beat(ready=True).held == {0, 1, 2, 3}
    later.beat(ready=True)
    assert other.beat(ready=True).wanted == {0, 2}


def test_other_counts_of_shards_or_processes_are_refused_while_others_serve(owners: Owners) -> None:
    one = owners.join(0)
    with pytest.raises(StoreError, match=r"SHARDS is 5, but the processes that serve .* have 4"):
        Leases(owners.server, ShardAssignment(0, 2, 5))
    with pytest.raises(StoreError, match=r"PROCESSES is 3, but those that serve .* are started with 2"):
        Leases(owners.server, ShardAssignment(2, 3, 4))
    assert one.beat(ready=True).held == {0, 1, 2, 3}
    one.leave([])
    owners.all.append(Leases(owners.server, ShardAssignment(2, 3, 5)))
    assert owners.all[-1].beat(ready=True).held == {0, 1, 2, 3, 4}


def test_a_named_lock_admits_one_process_at_a_time(owners: Owners) -> None:
    one, other, done = owners.join(0), owners.join(1), list[str]()

    def follow() -> None:
        with closing(other.lock("emojis")):
            done.append("other")

    with closing(one.lock("emojis")):
        following = threading.Thread(target=follow)
        following.start()
        with closing(other.lock("commands")):
            done.append("one")
    following.join()
    assert done == ["one", "other"]


async def test_a_single_process_is_locked_out_and_clocks_go_on_from_its_heartbeat(owners: Owners) -> None:
    leases = owners.join(0)
    shared = await PostgresqlDatabase.open(owners.server, leases.begin)
    with pytest.raises(ServedError):
        await PostgresqlDatabase.open(owners.server)
    await shared.close()
    leases.leave([])
    ((heartbeat,),) = owners.read("SELECT value FROM facts WHERE name = 'heartbeat'")
    owners.write("UPDATE facts SET value = %s", str(float(heartbeat) + 500))
    owners.join(0)
    ((since,),) = owners.read("SELECT DISTINCT since FROM leases")
    assert owners.read("SELECT 1 FROM facts WHERE name = 'heartbeat'") == []
    assert since == pytest.approx(float(heartbeat) + 500)
