"""The database file: made, brought to the newest form, refused."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from bot.storage.errors import StoreError
from bot.storage.sqlite.connection import connect_to_write
from bot.storage.sqlite.database import SqliteDatabase as Database
from tests.bot.storage.sqlite.threads import names_of_threads


def file_of_a_newer_bot(path: Path) -> Path:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    return path


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Nessi, this is not a database, but it is long enough to be looked at." * 20)
    with pytest.raises(StoreError, match="cannot be used"):
        await Database.open(path)


async def test_a_place_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await Database.open(tmp_path / "nowhere" / "games.sqlite3")


@pytest.mark.parametrize("missing", [True, False])
async def test_a_refused_file_leaves_no_thread_behind(tmp_path: Path, missing: bool) -> None:
    path = tmp_path / "nowhere" / "games.sqlite3"
    if not missing:
        path = file_of_a_newer_bot(tmp_path / "newer.sqlite3")
    before = names_of_threads()
    with pytest.raises(StoreError):
        await Database.open(path)
    assert names_of_threads() <= before


def test_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    full = 2
    connection = connect_to_write(tmp_path / "games.sqlite3")
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    connection.close()


async def test_a_process_can_end_that_has_not_closed_its_file(path: Path) -> None:
    before = threading.enumerate()
    database = await Database.open(path)
    await database.write(("DELETE FROM left_out", ()))
    await database.read(("SELECT 1", ()))
    # Python waits at its end for the threads that are no daemons; those of the loop's pool end by themselves.
    waited_for = [
        thread.name
        for thread in threading.enumerate()
        if thread not in before and not thread.daemon and not thread.name.startswith("asyncio")
    ]
    await database.close()
    assert not waited_for
