"""The database of a server: made, brought to the newest form, refused."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.settings import DatabaseServer
from bot.storage.database import Transaction
from bot.storage.errors import ConflictError, ServedError, StoreError
from bot.storage.opening import open_store
from bot.storage.postgresql.connection import connect
from bot.storage.postgresql.database import PostgresqlDatabase
from bot.storage.postgresql.migrating import migrate
from bot.storage.sqlite.migrating import migrate as migrate_file

PUT = "INSERT INTO facts (name, value) VALUES (?, ?)"


def columns_of_the_server(place: DatabaseServer) -> set[tuple[str, str, bool]]:
    with closing(connect(place.url)) as connection:
        rows = connection.execute(
            "SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name <> 'forms'"
        )
        return {(table, column, needed) for table, column, needed in rows}


def columns_of_the_file(path: Path) -> set[tuple[str, str, bool]]:
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {
            (table, name, bool(needed or key))
            for (table,) in tables
            if not table.startswith("sqlite_")
            for _, name, _, needed, _, key in connection.execute(f"PRAGMA table_info({table})")
        }


async def test_both_databases_have_the_same_tables_and_columns(
    database: PostgresqlDatabase, place: DatabaseServer, tmp_path: Path
) -> None:
    """A new file of bot/sqlite/migrations needs one in bot/postgresql/migrations."""
    migrate_file(tmp_path / "games.sqlite3")
    file = columns_of_the_file(tmp_path / "games.sqlite3")
    assert await asyncio.to_thread(columns_of_the_server, place) == file


async def test_every_migration_is_run_once_by_whoever_comes_first(new_address: str) -> None:
    place = DatabaseServer(new_address)

    def bring_to_the_newest_form() -> None:
        with closing(connect(place.url)) as connection:
            migrate(connection, str(place))

    await asyncio.gather(*(asyncio.to_thread(bring_to_the_newest_form) for _ in range(3)))
    store = await open_store(place)
    await store.put_fact("still", "writable")
    await store.close()
    store = await open_store(place)
    assert await store.fact("still") == "writable"
    await store.close()


async def test_a_newer_database_is_refused_and_left_alone(new_address: str) -> None:
    place = DatabaseServer(new_address)
    with closing(connect(place.url)) as connection:
        connection.execute("CREATE TABLE forms (number INTEGER)")
        connection.execute("INSERT INTO forms VALUES (999)")
        with pytest.raises(StoreError, match="newer version"):
            await PostgresqlDatabase.open(place)
        assert connection.execute("SELECT number FROM forms").fetchall() == [(999,)]
        assert connection.execute("SELECT to_regclass('tables')").fetchone() == (None,)


async def test_a_server_that_is_not_there_is_told_in_a_sentence_without_its_password(tmp_path: Path) -> None:
    nowhere = DatabaseServer(f"postgresql://ann:secret@/games?host={tmp_path}")
    with pytest.raises(
        StoreError, match=re.escape(f"The database games on {tmp_path} cannot be used")
    ) as error:
        await PostgresqlDatabase.open(nowhere)
    assert "secret" not in f"{error.value} {nowhere} {nowhere!r}"
    assert "\n" not in str(error.value)


async def test_a_second_process_is_refused_until_the_first_lets_go(place: DatabaseServer) -> None:
    first = await open_store(place)
    with pytest.raises(ServedError, match="served by another process"):
        await open_store(place)
    await first.put_fact("still", "writable")
    await first.close()
    second = await open_store(place)
    assert await second.fact("still") == "writable"
    await second.close()


async def test_what_is_refused_is_told_without_what_was_to_be_written(database: PostgresqlDatabase) -> None:
    await database.write((PUT, ("hand", "1")))
    with pytest.raises(ConflictError) as conflict:
        await database.write((PUT, ("hand", "a card that nobody may see")))
    with pytest.raises(StoreError) as fault:
        await database.write(("INSERT INTO facts (nowhere) VALUES (?)", ("a card that nobody may see",)))
    for told in (str(conflict.value), str(fault.value)):
        assert "nobody may see" not in told


async def test_values_are_kept_as_they_were_written(database: PostgresqlDatabase) -> None:
    strange = "100 % of '?' and %s \\ \" \n ☃ 𝄞"
    await database.write((PUT, (strange, strange)))
    assert await database.rows("SELECT value FROM facts WHERE name = ? AND value LIKE '100 %'", strange) == [
        (strange,)
    ]


async def test_a_transaction_that_another_comes_in_between_of_is_done_again(
    database: PostgresqlDatabase, place: DatabaseServer
) -> None:
    tries = 0

    def write(transaction: Transaction) -> None:
        nonlocal tries
        tries += 1
        transaction.execute(PUT, "mine", str(tries))
        if tries == 1:
            raise psycopg.errors.DeadlockDetected

    await database.transact(write)
    assert await database.rows("SELECT name, value FROM facts") == [("mine", "2")]
