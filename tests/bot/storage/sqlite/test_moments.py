"""What is read and written at the same time, moment by moment."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage.sqlite import database as database_module
from bot.storage.sqlite.connection import connect
from bot.storage.sqlite.database import READERS
from bot.storage.sqlite.database import SqliteDatabase as Database

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"
COUNT = "SELECT count(*) FROM facts"


async def test_several_queries_show_one_moment_whatever_is_written_between_them(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0

    class Interrupted(sqlite3.Connection):
        """A connection after whose queries somebody writes at once."""

        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            nonlocal written
            cursor = super().execute(statement, *values)
            if statement == COUNT:
                written += 1
                with closing(connect(path)) as other:
                    other.execute(PUT, (str(written), "1"))
            return cursor

    def interrupted(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Interrupted)

    monkeypatch.setattr(database_module, "connect_to_read", interrupted)
    database = await Database.open(path)
    for before in (0, 3):
        assert await database.read((COUNT, ()), (COUNT, ()), (COUNT, ())) == [[(before,)]] * 3
    assert written == 6
    await database.close()


@pytest.mark.parametrize("moment", range(1, 12))
async def test_what_a_cancelled_task_has_begun_to_write_is_written_whole(
    database: Database, moment: int
) -> None:
    statements = [(PUT, (str(number), "1")) for number in range(3)]
    writer = asyncio.create_task(
        database.write(*statements, ("UPDATE facts SET value = 2", ()), (PUT, ("last", "1")))
    )
    for _ in range(moment):
        await asyncio.sleep(0)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
    await database.write((PUT, ("after", "1")))
    assert await database.rows("SELECT name, value FROM facts ORDER BY name") == [
        *((str(number), "2") for number in range(3)),
        ("after", "1"),
        ("last", "1"),
    ]


async def test_a_cancelled_read_holds_no_later_one_to_its_moment(database: Database) -> None:
    for moment in range(4 * READERS):
        reader = asyncio.create_task(database.read((COUNT, ()), (COUNT, ())))
        for _ in range(moment):
            await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        await database.write((PUT, (str(moment), "1")))
        counts = await asyncio.gather(*(database.rows(COUNT) for _ in range(READERS)))
        assert counts == [[(moment + 1,)]] * READERS
