"""Schemas: migrated databases equal new ones, and newer ones are refused."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.common.rows import Draft, MessageKey, MessageRef, Note, Posted
from bot.common.settings import DatabaseServer
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


@pytest.mark.parametrize("version", [1, 2])
def test_a_migrated_file_has_the_schema_of_a_new_one(tmp_path: Path, version: int) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(gzip.decompress(VERSION_2.read_bytes()).decode())
        if version == 1:
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
        await Backend(server).migrate_to(version)
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


# -- data of older versions ----------------------------------------------------------------------------

NAMED = {
    "lobby": MessageKey("lobby"),
    "opening": MessageKey("opening"),
    "step 12": MessageKey("step", 12),
    "age 2": MessageKey("age", 2),
    "score": MessageKey("score"),
    "hand 12 1": MessageKey("hand", 12, 1),
    "reminder 12 0": MessageKey("reminder", 12, 0),
    "call 12 2": MessageKey("call", 12, 2),
    "asleep 13": MessageKey("asleep", 13),
    "offer 1": MessageKey("offer", seat=1),
    "request 77": MessageKey("request", person=77),
    "result 2": MessageKey("result", seat=2),
    "warning": MessageKey("warning"),
    "loss": MessageKey("stuck"),
}
"""Names of messages in earlier versions, with today's keys."""

SAID = {
    "told 11": (Note("told", 11), 0.0),
    "asked 12": (Note("asked", 12), 0.0),
    "nudged 77 1764000000": (Note("nudged", person=77), 1764000000.0),
    "replaced 78": (Note("replaced", person=78), 0.0),
}


async def fill_version_18(backend: Backend) -> None:
    """Write a game with all messages as earlier versions named them, and games of people since forgotten."""
    await backend.migrate_to(18)
    for number, server, place, state in (
        (1, 1, 5, "playing"),
        (2, 0, 77, "closed"),
        (3, 1, 6, "over"),
        (4, 1, 7, "playing"),
    ):
        await backend.run(
            "INSERT INTO tables (id, server, channel, place, state, host, language, game, options, active)"
            f" VALUES ({number}, {server}, {place}, {place}, '{state}', 0, 'en', 'base', '{{}}', 0)"
        )
        for seat in range(12):
            person = 12 if seat else 0
            await backend.run(
                f"INSERT INTO seats (table_id, seat, person, name) VALUES ({number}, {seat}, {person}, 'x')"
            )
    names = [*NAMED, *SAID, "nudged 77 1700000000", "nudge 12 1 10", "superseded 99 hand 12 1", "called 7"]
    for number, name in enumerate(names):
        await backend.run(f"INSERT INTO posts VALUES (1, '{name}', 5, {2**62 + number})")
    for number, name in enumerate([*[*NAMED][:-1], "nudge 12 1 10"]):
        await backend.run(f"INSERT INTO drafts VALUES ({2**62 + number}, 1, '{name}', 5, 0.5)")
    for number, name, channel in (
        (2, "step 3", 77),
        (3, "result 0", 77),
        (3, "result 1", 78),
        (3, "told 0", 6),
        (4, "hand 0 0", 77),
    ):
        await backend.run(f"INSERT INTO posts VALUES ({number}, '{name}', {channel}, 80)")
    await backend.run("INSERT INTO drafts VALUES (81, 3, 'hand 9 0', 77, 100.0)")


async def test_old_message_names_become_keys_except_in_channels_of_forgotten_people(
    new_backend: Backend,
) -> None:
    await fill_version_18(new_backend)
    store = await new_backend.open()
    posted = await store.posted(1)
    refs = {key: MessageRef(5, 2**62 + number) for number, key in enumerate(NAMED.values())}
    nudge = MessageRef(5, 2**62 + len(NAMED) + len(SAID) + 1)
    nudges = {MessageKey("nudge", 12, seat): nudge for seat in (1, 10)}
    superseded = {MessageKey("superseded", 99): MessageRef(5, nudge.message + 1)}
    assert posted == Posted(refs | nudges | superseded, dict(SAID.values()))
    assert posted.current == MessageKey("step", 12)
    drafts = {draft.key: draft for draft in await store.drafts(1)}
    assert drafts == {
        key: Draft(key, 5, 2**62 + number, 0.5)
        for number, key in enumerate([*[*NAMED.values()][:-1], MessageKey("nudge", 12, 1)])
    }
    assert await store.posted(2) == Posted()
    kept = {MessageKey("result", seat=1): MessageRef(78, 80)}
    assert await store.posted(3) == Posted(kept, {Note("told", 0): 0.0})
    assert list((await store.posted(4)).messages) == [MessageKey("hand", 0, 0)]
    assert await store.drafts(3) == []
    row = await store.table(2)
    assert row is not None
    assert (row.place, row.channel) == (0, 0)
    await new_backend.close()
