"""What goes wrong with a file: full disks, locks of other programs, a second process, failing commits."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.local.server import LocalDiscord
from bot.sqlite import database as database_module
from bot.sqlite.connection import connect_to_write
from bot.sqlite.database import ConflictError, Database
from bot.sqlite.store import SqliteStore
from bot.store import StoreError
from tests.bot.kept import open_lobby
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[3]
PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


async def facts(database: Database) -> list[Any]:
    return await database.rows("SELECT name FROM facts ORDER BY name")


async def test_a_commit_that_fails_leaves_nothing_and_the_next_one_works(database: Database) -> None:
    with pytest.raises(ConflictError):
        await database.write(
            ("PRAGMA defer_foreign_keys = ON", ()),
            (PUT, ("lost", "1")),
            ("INSERT INTO posts (table_id, name, channel, message) VALUES (77, 'a', 1, 1)", ()),
        )
    await database.write((PUT, ("kept", "1")))
    assert await facts(database) == [("kept",)]


class StubbornConnection(sqlite3.Connection):
    """A connection on which nothing can be rolled back."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "ROLLBACK":
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


async def test_a_rollback_that_fails_leaves_nothing_and_the_next_transaction_works(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stubborn(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, factory=StubbornConnection
        )

    monkeypatch.setattr(database_module, "connect_to_write", stubborn)
    database = await Database.open(path)
    monkeypatch.setattr(database_module, "connect_to_write", connect_to_write)
    with pytest.raises(StoreError):
        await database.write((PUT, ("lost", "1")), ("INSERT INTO nothing VALUES (1)", ()))
    await database.write((PUT, ("kept", "1")))
    assert await facts(database) == [("kept",)]
    await database.close()


async def test_a_full_disk_loses_nothing_and_what_follows_is_written_when_there_is_room(
    database: Database,
) -> None:
    await database.write((PUT, ("kept", "1")))
    pages = (await database.rows("PRAGMA page_count"))[0][0]
    await database.transact(lambda each: each.execute(f"PRAGMA max_page_count = {pages}").fetchall())
    with pytest.raises(StoreError, match="full"):
        await database.write((PUT, ("large", "x" * 1_000_000)))
    assert await facts(database) == [("kept",)]
    await database.transact(lambda each: each.execute("PRAGMA max_page_count = 1000000").fetchall())
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


async def test_a_second_store_on_the_same_file_is_refused_until_the_first_lets_go(
    path: Path, tmp_path: Path
) -> None:
    first = await SqliteStore.open(path)
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    for same in (path, link):
        with pytest.raises(StoreError, match="served by another process"):
            await SqliteStore.open(same)
    await first.put_fact("still", "writable")
    await first.close()
    second = await SqliteStore.open(path)
    assert await second.fact("still") == "writable"
    await second.close()


async def test_a_second_process_says_so_and_ends_and_moves_nobodys_clock(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
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
