"""The form of a database: new ones and those of older versions come to the same, newer ones are refused."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.common.settings import DatabaseServer
from bot.storage.errors import ServedError, StoreError
from bot.storage.migrating import FIRST_FORM, migrations
from bot.storage.opening import open_store
from bot.storage.postgresql import migrating as postgresql
from bot.storage.postgresql.connection import connect
from bot.storage.sqlite import migrating as sqlite
from tests.bot.keepers import KEEPERS, Keeper

FORM_2 = Path(__file__).parent / "sqlite" / "form_2.sql.gz"
NEWER = 999


@pytest.fixture(params=KEEPERS)
def nothing_yet(request: pytest.FixtureRequest, tmp_path: Path) -> Keeper:
    """Where no database has been yet, but for a server that has one."""
    if request.param == "postgresql":
        return Keeper(DatabaseServer(request.getfixturevalue("new_address")))
    return Keeper(tmp_path / "games.sqlite3")


def migrate(place: Path | DatabaseServer) -> None:
    if isinstance(place, Path):
        sqlite.migrate(place)
    else:
        with closing(connect(place.url)) as connection:
            postgresql.migrate(connection, str(place))


Shape = tuple[set[tuple[str, str, bool]], set[str]]


def shape(place: Path | DatabaseServer) -> Shape:
    """Return the columns of all tables, each with whether it is needed, and the names of the indexes."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as file:
            columns = file.execute(
                'SELECT tables.name, columns.name, columns."notnull" OR columns.pk'
                " FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns"
                " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite@_%' ESCAPE '@'"
            )
            names = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
            return {(table, name, bool(needed)) for table, name, needed in columns}, {
                name for (name,) in file.execute(names)
            }
    with closing(connect(place.url)) as server:
        found = server.execute(
            "SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name <> 'forms'"
        ).fetchall()
        indexes = server.execute("SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()")
        return {(table, name, needed) for table, name, needed in found}, {
            name for (name,) in indexes if not name.endswith(("_pkey", "_key"))
        }


def make_file_of(form: int, path: Path) -> None:
    """Leave a file as the first two versions did."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress(FORM_2.read_bytes()).decode())
        if form == 1:
            connection.executescript("DROP TABLE records; PRAGMA user_version = 1")


def make_server_of(form: int, place: DatabaseServer) -> None:
    """Leave a database of a server as a version did that knew no more forms."""
    with closing(connect(place.url)) as connection:
        connection.execute("CREATE TABLE forms (number INTEGER PRIMARY KEY)")
        for number, script in migrations(place, 0, "postgresql")[:form]:
            connection.execute(script.encode())
            connection.execute("INSERT INTO forms VALUES (%s)", (number - FIRST_FORM + 1,))


@pytest.mark.parametrize("form", [1, 2])
def test_a_file_of_an_older_form_becomes_as_a_new_one(tmp_path: Path, form: int) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    make_file_of(form, old)
    migrate(old)
    migrate(new)
    assert shape(old) == shape(new)


@pytest.mark.parametrize("form", [0, 1, 5])
def test_the_database_of_a_server_has_the_same_tables_columns_and_indexes_as_a_file(
    new_address: str, tmp_path: Path, form: int
) -> None:
    server, file = DatabaseServer(new_address), tmp_path / "new.sqlite3"
    if form:
        make_server_of(form, server)
    migrate(server)
    migrate(file)
    assert shape(server) == shape(file)


async def test_every_migration_is_run_once_by_whoever_comes_first(nothing_yet: Keeper) -> None:
    # Two processes that open a file at the same moment are kept apart by its lock.
    first = 3 if isinstance(nothing_yet.place, DatabaseServer) else 1
    await asyncio.gather(*(asyncio.to_thread(migrate, nothing_yet.place) for _ in range(first)))
    before = shape(nothing_yet.place)
    store = await nothing_yet.open()
    await store.put_fact("still", "writable")
    store = await nothing_yet.open()
    assert await store.fact("still") == "writable"
    assert shape(nothing_yet.place) == before
    await nothing_yet.close()


async def test_a_newer_database_is_refused_and_left_alone(nothing_yet: Keeper) -> None:
    if isinstance(nothing_yet.place, Path):
        await nothing_yet.run(f"PRAGMA user_version = {NEWER}")
    else:
        await nothing_yet.run("CREATE TABLE forms (number INTEGER)")
        await nothing_yet.run("INSERT INTO forms VALUES (?)", NEWER)
    before = await nothing_yet.tables()
    with pytest.raises(StoreError, match="newer version"):
        await nothing_yet.open()
    assert await nothing_yet.tables() == before


async def test_a_second_process_is_refused_until_the_first_lets_go(keeper: Keeper) -> None:
    first = await keeper.open()
    with pytest.raises(ServedError, match="served by another process"):
        await open_store(keeper.place)
    await first.put_fact("still", "writable")
    second = await keeper.open()
    assert await second.fact("still") == "writable"


def test_a_file_keeps_a_log_beside_it(tmp_path: Path) -> None:
    migrate(tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
