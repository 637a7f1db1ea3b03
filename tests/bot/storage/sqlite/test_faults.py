"""What goes wrong with a file: full disks, locks of other programs, a second process, failing commits."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import pytest
import pytest_asyncio

from bot.local.server import LocalDiscord
from bot.storage.database import Transaction
from bot.storage.errors import ConflictError, OutageError, StoreError
from bot.storage.opening import open_store
from bot.storage.sqlite import database as database_module
from bot.storage.sqlite.connection import connect_to_write
from bot.storage.sqlite.database import SqliteDatabase as Database
from tests.bot.kept import open_lobby
from tests.bot.storage.sqlite.threads import names_of_threads
from tests.patience import PATIENCE, happens
from tests.texts import ROOT

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"


async def facts(database: Database) -> list[Any]:
    return await database.rows("SELECT name FROM facts ORDER BY name")


class Faulty(sqlite3.Connection):
    """A connection on which the calls that ``faults`` names fail once each."""

    faults: ClassVar[list[str]] = []

    def commit(self) -> None:
        self._fail("commit")
        super().commit()

    def rollback(self) -> None:
        self._fail("rollback")
        super().rollback()

    def close(self) -> None:
        super().close()
        self._fail("close")

    def _fail(self, call: str) -> None:
        if call in self.faults:
            self.faults.remove(call)
            raise sqlite3.OperationalError("disk I/O error")


@pytest_asyncio.fixture
async def faulty(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """Open a database that is written to through a faulty connection."""

    def connect(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Faulty)

    monkeypatch.setattr(database_module, "connect_to_write", connect)
    monkeypatch.setattr(Faulty, "faults", [])
    database = await Database.open(path)
    yield database
    await database.close()


@pytest.mark.parametrize(
    "faults", [["commit"], ["commit", "rollback"], ["commit", "rollback", "close"]], ids=" and ".join
)
async def test_a_commit_that_fails_leaves_nothing_and_the_next_one_works(
    faulty: Database, faults: list[str]
) -> None:
    Faulty.faults += faults
    with pytest.raises(StoreError, match="disk I/O error"):
        await faulty.write((PUT, ("lost", "1")), (PUT, ("gone", "1")))
    assert Faulty.faults == []
    assert await facts(faulty) == []
    await faulty.write((PUT, ("kept", "1")))
    await faulty.write((PUT, ("more", "1")))
    assert await facts(faulty) == [("kept",), ("more",)]


async def test_a_rollback_that_fails_leaves_nothing_and_the_next_transaction_works(
    faulty: Database,
) -> None:
    Faulty.faults.append("rollback")
    with pytest.raises(StoreError, match="syntax error") as refused:
        await faulty.write((PUT, ("lost", "1")), ("INSERT INTO nothing VALUES (1)", ()))
    assert not isinstance(refused.value, OutageError)
    assert Faulty.faults == []
    await faulty.write((PUT, ("kept", "1")))
    assert await facts(faulty) == [("kept",)]


async def test_what_the_database_refuses_only_when_it_is_committed_leaves_nothing(
    database: Database,
) -> None:
    def write(connection: Transaction) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute(PUT, "lost", "1")
        connection.execute("INSERT INTO notes VALUES (77, 'told', 1, -1, 0)")

    with pytest.raises(ConflictError):
        await database.transact(write)
    await database.write((PUT, ("kept", "1")))
    assert await facts(database) == [("kept",)]


async def test_a_file_that_may_not_grow_when_it_is_committed_loses_nothing(
    path: Path, database: Database
) -> None:
    resource = pytest.importorskip("resource")
    await database.write((PUT, ("kept", "x" * 1_000_000)))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    # What is written here stays in memory until it is committed.
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.with_name(f"{path.name}-wal").stat().st_size, limits[1]))
    try:
        with pytest.raises(StoreError):
            await database.write((PUT, ("lost", "x" * 100_000)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert await facts(database) == [("kept",)]
    await database.write((PUT, ("large", "x" * 100_000)))
    assert await facts(database) == [("kept",), ("large",)]


async def test_a_connection_that_cannot_be_opened_leaves_no_thread_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, faults = connect_to_write, [sqlite3.OperationalError("unable to open database file")]

    def connect(path: Path) -> sqlite3.Connection:
        if faults:
            raise faults.pop()
        return whole(path)

    monkeypatch.setattr(database_module, "connect_to_write", connect)
    before = names_of_threads()
    database = await Database.open(path)
    with pytest.raises(StoreError, match="unable to open"):
        await database.write((PUT, ("lost", "1")))
    assert names_of_threads() <= before
    await database.write((PUT, ("kept", "1")))
    assert await facts(database) == [("kept",)]
    assert names_of_threads() - before
    await database.close()
    await happens(lambda: names_of_threads() <= before)


async def test_a_closed_database_says_so(database: Database) -> None:
    await database.close()
    with pytest.raises(StoreError, match="closed"):
        await database.write((PUT, ("late", "1")))
    with pytest.raises(StoreError, match="closed"):
        await facts(database)


async def test_a_full_disk_loses_nothing_and_what_follows_is_written_when_there_is_room(
    database: Database,
) -> None:
    await database.write((PUT, ("kept", "1")))
    pages = (await database.rows("PRAGMA page_count"))[0][0]
    await database.transact(lambda each: each.execute(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(OutageError, match="full"):
        await database.write((PUT, ("large", "x" * 1_000_000)))
    assert await facts(database) == [("kept",)]
    await database.transact(lambda each: each.execute("PRAGMA max_page_count = 1000000"))
    await database.write((PUT, ("large", "x" * 1_000_000)))
    assert await facts(database) == [("kept",), ("large",)]


async def test_another_program_that_writes_does_not_hold_up_reads(path: Path, database: Database) -> None:
    await database.write((PUT, ("kept", "1")))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute(PUT, ("theirs", "1"))
        writing = asyncio.create_task(database.write((PUT, ("ours", "1"))))
        await asyncio.sleep(0)
        assert await facts(database) == [("kept",)]
        assert not writing.done()
        other.execute("COMMIT")
    await writing
    assert await facts(database) == [("kept",), ("ours",), ("theirs",)]


async def test_another_program_that_reads_holds_up_nothing(path: Path, database: Database) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM facts").fetchall()
        await database.write((PUT, ("ours", "1")))
        assert await facts(database) == [("ours",)]


async def test_a_link_to_a_file_that_is_served_is_refused(path: Path, tmp_path: Path) -> None:
    store, link = await open_store(path), tmp_path / "link.sqlite3"
    link.symlink_to(path)
    with pytest.raises(StoreError, match="served by another process"):
        await open_store(link)
    await store.close()


async def test_a_second_process_says_so_and_ends_and_moves_nobodys_clock(path: Path, tmp_path: Path) -> None:
    store = await open_store(path)
    row = await open_lobby(store)
    await store.put_fact("heartbeat", "1000.0")
    discord = LocalDiscord()
    await discord.start()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=tmp_path,
        env={
            "PYTHONPATH": str(ROOT),
            "LOCAL_DISCORD": discord.url,
            "DISCORD_TOKEN": "local.very-secret-token",
            "DATABASE": str(path),
            "LOG_LEVEL": "ERROR",
        },
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        _, errors = await process.communicate()
    await discord.close()
    assert process.returncode == 2
    (sentence,) = errors.decode().splitlines()
    assert "served by another process" in sentence
    assert await store.table(row.id) == row
    assert await store.fact("heartbeat") == "1000.0"
    await store.close()


async def test_what_waits_for_its_turn_is_written_though_its_task_is_cancelled(
    database: Database,
) -> None:
    go_on = threading.Event()

    def take_long(_: Transaction) -> None:
        assert go_on.wait(PATIENCE)

    before = asyncio.create_task(database.transact(take_long))
    writing = asyncio.create_task(database.write((PUT, ("kept", "1"))))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    go_on.set()
    await before
    await database.write((PUT, ("later", "1")))
    assert await facts(database) == [("kept",), ("later",)]
