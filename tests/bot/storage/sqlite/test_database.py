"""The SQLite database: concurrent access, cancelled tasks, and faults."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import pytest
import pytest_asyncio

from bot.storage.errors import OutageError, StoreError
from bot.storage.opening_and_moving import open_store
from bot.storage.sqlite import database as database_module
from bot.storage.sqlite.connection import connect_to_write
from bot.storage.sqlite.database import READERS
from bot.storage.sqlite.database import SqliteDatabase as Database

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


async def facts(database: Database) -> list[Any]:
    return await database.rows("SELECT name FROM facts ORDER BY name")


@pytest.mark.parametrize("moment", range(1, 12))
async def test_a_write_of_a_cancelled_task_is_completed(database: Database, moment: int) -> None:
    writer = asyncio.create_task(
        database.write((PUT, ("first", "1")), ("UPDATE facts SET value = 2", ()), (PUT, ("last", "1")))
    )
    for _ in range(moment):
        await asyncio.sleep(0)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
    await database.run(PUT, "after", "1")
    assert await facts(database) == [("after",), ("first",), ("last",)]


async def test_a_cancelled_read_leaves_no_outdated_snapshot(database: Database) -> None:
    count = "SELECT count(*) FROM facts"
    for moment in range(4 * READERS):
        reader = asyncio.create_task(database.read((count, ()), (count, ())))
        for _ in range(moment):
            await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        await database.run(PUT, str(moment), "1")
        counts = await asyncio.gather(*(database.rows(count) for _ in range(READERS)))
        assert counts == [[(moment + 1,)]] * READERS


async def test_other_programs_delay_writes_only_while_they_write(path: Path, database: Database) -> None:
    await database.run(PUT, "kept", "1")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM facts").fetchall()
        await database.run(PUT, "more", "1")
        other.execute("COMMIT")
        other.execute("BEGIN EXCLUSIVE")
        other.execute(PUT, ("theirs", "1"))
        writing = asyncio.create_task(database.run(PUT, "ours", "1"))
        await asyncio.sleep(0)
        assert await facts(database) == [("kept",), ("more",)]
        assert not writing.done()
        other.execute("COMMIT")
    await writing
    assert await facts(database) == [("kept",), ("more",), ("ours",), ("theirs",)]


def test_commits_are_synced_to_disk(tmp_path: Path) -> None:
    full = 2
    with closing(connect_to_write(tmp_path / "games.sqlite3")) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (full,)


async def test_an_open_store_is_locked_but_does_not_keep_its_process_alive(path: Path) -> None:
    before, store = threading.enumerate(), await open_store(path)
    await store.put_fact("kept", "1")
    assert await store.fact("kept") == "1"
    # At exit, Python waits for threads that aren't daemons; those of the event loop end by themselves.
    assert all(
        thread.daemon or thread in before or thread.name.startswith("asyncio")
        for thread in threading.enumerate()
    )
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    with pytest.raises(StoreError, match="served by another process"):
        await open_store(link)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.put_fact("late", "1")
    with pytest.raises(StoreError, match="closed"):
        await store.fact("kept")


class Faulty(sqlite3.Connection):
    """A connection on which each call in ``faults`` fails once."""

    faults: ClassVar[list[str]] = []

    def commit(self) -> None:
        self._fail("commit")
        super().commit()

    def rollback(self) -> None:
        self._fail("rollback")
        super().rollback()

    def _fail(self, call: str) -> None:
        if call in self.faults:
            self.faults.remove(call)
            raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize("faults", [["commit"], ["commit", "rollback"]])
async def test_a_failed_transaction_changes_nothing_and_the_next_one_works(
    path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    def connect(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Faulty)

    monkeypatch.setattr(database_module, "connect_to_write", connect)
    monkeypatch.setattr(Faulty, "faults", faults)
    database = await Database.open(path)
    with pytest.raises(StoreError, match="disk I/O error"):
        await database.run(PUT, "lost", "1")
    assert faults == []
    assert await facts(database) == []
    await database.run(PUT, "kept", "1")
    with pytest.raises(StoreError, match="syntax error") as wrong:
        await database.write((PUT, ("lost", "1")), ("INSERT INTO nothing VALUES (1)", ()))
    assert not isinstance(wrong.value, OutageError)
    await database.run(PUT, "more", "1")
    assert await facts(database) == [("kept",), ("more",)]
    await database.close()


async def test_a_full_disk_loses_nothing_and_writes_work_again_with_space(
    path: Path, database: Database
) -> None:
    resource = pytest.importorskip("resource")
    await database.run(PUT, "kept", "x" * 1_000_000)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    # SQLite keeps this data in memory until the commit.
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.with_name(f"{path.name}-wal").stat().st_size, limits[1]))
    try:
        with pytest.raises(StoreError):
            await database.run(PUT, "lost", "x" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    await database.run(PUT, "large", "x" * 100_000)
    pages = await database.value("PRAGMA page_count")
    await database.transact(lambda each: each.execute(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(OutageError, match="full"):
        await database.run(PUT, "lost", "x" * 1_000_000)
    assert await facts(database) == [("kept",), ("large",)]
