"""Which store is opened, and what is said where one cannot be."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.app import cluster_of
from bot.cluster.postgres.cluster import PostgresCluster
from bot.common.settings import DatabaseServer, Settings, ShardAssignment
from bot.storage.errors import ServedError, StoreError
from bot.storage.opening import move, open_store, refuse_served

SERVER = DatabaseServer("postgresql://ann:very-secret@nowhere/games")


async def test_what_is_not_installed_for_a_server_is_said_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("database", "connection"):
        monkeypatch.setitem(sys.modules, f"bot.storage.postgresql.{name}", None)
    missing = r'not installed: install "seven-wonders\[postgresql\]"'
    with pytest.raises(StoreError, match=missing):
        await open_store(SERVER)
    with pytest.raises(StoreError, match=missing):
        refuse_served(SERVER)
    monkeypatch.setitem(sys.modules, "bot.cluster.postgres.cluster", None)
    with pytest.raises(StoreError, match=missing):
        cluster_of(Settings(token="x", database=SERVER, assignment=ShardAssignment(0, 2, 2)))
    file = await open_store(tmp_path / "games.sqlite3")
    await file.close()
    with pytest.raises(StoreError, match=missing):
        await move(tmp_path / "games.sqlite3", SERVER)


async def test_it_is_known_whether_a_database_is_served(tmp_path: Path, address: str) -> None:
    for place in (tmp_path / "games.sqlite3", DatabaseServer(address)):
        refuse_served(place)
        store = await open_store(place)
        with pytest.raises(ServedError):
            refuse_served(place)
        await store.close()
        refuse_served(place)


async def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path, new_address: str) -> None:
    ours, songs, new = (tmp_path / f"{name}.sqlite3" for name in ("games", "songs", "new"))
    await (await open_store(ours)).close()
    with closing(sqlite3.connect(songs)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    before, server = songs.read_bytes(), DatabaseServer(new_address)
    refusal = r"^(The database )?.* holds what is not this bot's: nothing was changed, name another "
    with psycopg.connect(new_address, autocommit=True) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
        for opening in (
            open_store(songs),
            move(songs, new),
            open_store(server),
            move(server, new),
            move(ours, server),
            PostgresCluster(ShardAssignment(0, 2, 2), server).open(),
        ):
            with pytest.raises(StoreError, match=refusal):
                await opening
        there = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
        assert connection.execute(there).fetchall() == [("songs",)]
    assert songs.read_bytes() == before
    assert not new.exists()


async def test_nothing_is_moved_into_itself(address: str) -> None:
    with pytest.raises(StoreError, match=r"Both names are those of .*: nothing was moved\.") as refused:
        await move(DatabaseServer(address), DatabaseServer(address))
    assert not isinstance(refused.value, ServedError)
