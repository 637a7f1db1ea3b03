"""Schemas: migrated databases equal new ones, and newer ones are refused."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.common.settings import DatabaseServer
from bot.common.stored_rows import Draft, MessageKey, MessageRef, Note, Posted
from bot.storage import migrating
from bot.storage.errors import StoreError
from bot.storage.migrating import migrate_file, migrate_server
from bot.storage.postgresql.database import connect
from tests.bot.backends import BACKENDS, Backend

VERSION_2 = Path(__file__).parent / "sqlite" / "form_2.sql.gz"
NEWER = 999


@pytest.fixture(params=BACKENDS)
def new_backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    """A place without a database, or an empty one of a server."""
    if request.param == "postgresql":
        return Backend(DatabaseServer(request.getfixturevalue("new_address")))
    return Backend(tmp_path / "games.sqlite3")


def migrate(place: Path | DatabaseServer) -> None:
    if isinstance(place, Path):
        migrate_file(place)
    else:
        with closing(connect(place.url)) as connection:
            migrate_server(connection, str(place))


async def migrate_to(version: int, place: Path | DatabaseServer) -> None:
    """Migrate an empty database to an older version."""
    files = migrating._numbered(resources.files("bot.storage") / "migrations")
    older = {number: file for number, file in files.items() if number <= version}
    with patch.object(migrating, "_numbered", return_value=older):
        await asyncio.to_thread(migrate, place)


Shape = tuple[set[tuple[str, str, bool]], set[str]]


def shape(place: Path | DatabaseServer) -> Shape:
    """Return the columns of all tables, with whether each is required, and the names of the indexes."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as file:
            found = file.execute(
                'SELECT tables.name, columns.name, columns."notnull" OR columns.pk'
                " FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns"
                " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite@_%' ESCAPE '@'"
            ).fetchall()
            names = file.execute("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
            indexes = [name for (name,) in names]
    else:
        with closing(connect(place.url)) as server:
            found = server.execute(
                "SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns"
                " WHERE table_schema = current_schema() AND table_name <> 'forms'"
            ).fetchall()
            rows = server.execute("SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()")
            indexes = [name for (name,) in rows if not name.endswith(("_pkey", "_key"))]
    return {(table, name, bool(needed)) for table, name, needed in found}, {*indexes}


def test_a_migrated_file_has_the_schema_of_a_new_one(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(gzip.decompress(VERSION_2.read_bytes()).decode())
        connection.executescript("DROP TABLE records; PRAGMA user_version = 1")
    migrate(old)
    migrate(new)
    assert shape(old) == shape(new)
    with closing(sqlite3.connect(new)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("version", [0, 11, 15])
async def test_a_postgresql_database_has_the_schema_of_a_file(
    new_address: str, tmp_path: Path, version: int
) -> None:
    server, file = DatabaseServer(new_address), tmp_path / "new.sqlite3"
    if version:
        await migrate_to(version, server)
    # The first one runs every migration, the others none.
    await asyncio.gather(*(asyncio.to_thread(migrate, server) for _ in range(3)))
    migrate(file)
    assert shape(server) == shape(file)


async def test_a_database_of_a_newer_version_is_refused_unchanged(new_backend: Backend) -> None:
    if isinstance(new_backend.place, Path):
        await new_backend.run(f"PRAGMA user_version = {NEWER}")
    else:
        await new_backend.run("CREATE TABLE forms (number INTEGER)")
        await new_backend.run("INSERT INTO forms VALUES (?)", NEWER)
    before = await new_backend.tables()
    with pytest.raises(
        StoreError, match=r"newer version .*: install that one again, .*; nothing was changed\.$"
    ):
        await new_backend.open()
    assert await new_backend.tables() == before


async def test_old_message_names_become_keys_except_in_channels_of_forgotten_people(
    new_backend: Backend,
) -> None:
    named = {
        "lobby": MessageKey("lobby"),
        "step 12": MessageKey("step", 12),
        "hand 12 1": MessageKey("hand", 12, 1),
        "offer 1": MessageKey("offer", seat=1),
        "request 77": MessageKey("request", person=77),
        "result 2": MessageKey("result", seat=2),
        "loss": MessageKey("stuck"),
    }
    await migrate_to(18, new_backend.place)
    for table, place, state in ((1, 5, "playing"), (2, 6, "over")):
        await new_backend.run(
            "INSERT INTO tables (id, server, channel, place, state, host, language, game, options, active)"
            f" VALUES ({table}, 1, {place}, {place}, '{state}', 0, 'en', 'base', '{{}}', 0)"
        )
        for seat, person in enumerate((0, 12, 12)):
            new = "INSERT INTO seats (table_id, seat, person, name) VALUES (?, ?, ?, 'x')"
            await new_backend.run(new, table, seat, person)
    old = [
        "nudged 77 1700000000",
        "nudged 77 1764000000",
        "told 11",
        "nudge 12 1 2",
        "superseded 99 hand 12 1",
    ]
    for number, name in enumerate([*named, *old]):
        await new_backend.run(f"INSERT INTO posts VALUES (1, '{name}', 5, {2**62 + number})")
        await new_backend.run(f"INSERT INTO drafts VALUES ({2**62 + number}, 1, '{name}', 5, 0.5)")
    for seat, channel in enumerate((77, 78)):
        await new_backend.run(f"INSERT INTO posts VALUES (2, 'result {seat}', {channel}, 80)")
    store = await new_backend.open()
    refs = {key: MessageRef(5, 2**62 + number) for number, key in enumerate(named.values())}
    nudge, superseded = (MessageRef(5, 2**62 + len(named) + number) for number in (3, 4))
    refs |= {MessageKey("nudge", 12, seat): nudge for seat in (1, 2)}
    refs[MessageKey("superseded", 99)] = superseded
    notes = {Note("told", 11): 0.0, Note("nudged", person=77): 1764000000.0}
    assert await store.posted(1) == Posted(refs, notes)
    drafts = {draft.key: draft for draft in await store.drafts(1)}
    assert all(drafts[key] == Draft(key, 5, ref.message, 0.5) for key, ref in [*refs.items()][:6])
    assert await store.posted(2) == Posted({MessageKey("result", seat=1): MessageRef(78, 80)})
    await new_backend.close()
