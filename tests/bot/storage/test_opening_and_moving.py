"""Opening a store, moving it to another database, and what prevents either."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import main
from bot.app import cluster_of
from bot.cluster.postgresql.cluster import PostgresCluster
from bot.common.settings import DatabaseServer, Settings, ShardAssignment
from bot.statistics.player_keys import key_of_person
from bot.storage.errors import ServedError, StoreError
from bot.storage.opening_and_moving import move, open_store, refuse_served
from engine.game import Seat
from tests.bot.kept import begin
from tests.bot.storage.test_people import BEN, fill

SERVER = DatabaseServer("postgresql://ann:very-secret@nowhere/games")


async def test_a_missing_postgresql_driver_is_reported_with_what_to_install(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bot.storage.postgresql.database", None)
    monkeypatch.setitem(sys.modules, "bot.cluster.postgresql.cluster", None)
    missing = r'not installed: install "seven-wonders\[postgresql\]"'
    for opening in (open_store(SERVER), move(path, SERVER)):
        with pytest.raises(StoreError, match=missing):
            await opening
    with pytest.raises(StoreError, match=missing):
        refuse_served(SERVER)
    with pytest.raises(StoreError, match=missing):
        cluster_of(Settings(token="x", database=SERVER, assignment=ShardAssignment(0, 2, 2)))


async def test_a_database_in_use_is_detected(tmp_path: Path, address: str) -> None:
    for place in (tmp_path / "games.sqlite3", DatabaseServer(address)):
        refuse_served(place)
        store = await open_store(place)
        with pytest.raises(ServedError):
            refuse_served(place)
        await store.close()
        refuse_served(place)


async def test_a_database_of_another_program_is_refused_unchanged(
    tmp_path: Path, path: Path, new_address: str
) -> None:
    songs, new, server = tmp_path / "songs.sqlite3", tmp_path / "new.sqlite3", DatabaseServer(new_address)
    with closing(sqlite3.connect(songs)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    before = songs.read_bytes()
    refusal = r"^(The database )?.* holds what is not this bot's: nothing was changed, name another "
    with psycopg.connect(new_address, autocommit=True) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
        for opening in (
            open_store(songs),
            move(songs, new),
            open_store(server),
            move(server, new),
            move(path, server),
            PostgresCluster(ShardAssignment(0, 2, 2), server).open(),
        ):
            with pytest.raises(StoreError, match=refusal):
                await opening
        there = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
        assert connection.execute(there).fetchall() == [("songs",)]
    assert songs.read_bytes() == before
    assert not new.exists()


def rows_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        rows = [(table, *row) for (table,) in tables for row in connection.execute(f"SELECT * FROM {table}")]
    return sorted(map(repr, rows))


def files_in(folder: Path) -> set[Path]:
    return {path for path in folder.iterdir() if path.suffix != ".lock"}


async def test_moving_to_a_server_and_back_loses_nothing(tmp_path: Path, address: str) -> None:
    here, there, back = tmp_path / "here.sqlite3", DatabaseServer(address), tmp_path / "back.sqlite3"
    store = await open_store(here)
    await fill(store)
    row = await begin(store, 2**62)
    await store.replace_picks(row.id, 1, (), {Seat(0): {"card": "☃ \\ \t \n 'quoted' \x7f"}})
    await store.choose_server_language(1, "nl")
    await store.switch_rankings(2, on=False)
    await store.put_fact("name \\N", "%s ? \\. 𝄞")
    await store.put_record({"game": "base", "name": "ünd\u0000"}, 0.1 + 0.2)
    # The last pad is deleted; its number must not be reused.
    last = await store.open_pad(13, {"players": []}, 90 * 86_400.0)
    await store.forget(13, "Former player")
    statistics = await store.player_statistics(1, key_of_person(BEN))
    await store.close()
    held = rows_in(here)
    moved = await move(here, there)
    assert moved == len([each for each in held if not each.startswith("('sqlite_sequence")])
    assert rows_in(here) == held
    assert await move(there, back) == moved
    assert rows_in(back) == held
    assert files_in(tmp_path) == {back, here}
    for place in (there, back):
        again = await open_store(place)
        assert await again.player_statistics(1, key_of_person(BEN)) == statistics
        assert await again.open_pad(14, {"players": []}, 0.0) == last + 1
        await again.close()


async def test_moving_is_refused_if_a_database_is_missing_in_use_or_not_empty(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    here, there = Path("here.sqlite3"), DatabaseServer(address)
    with pytest.raises(StoreError, match=r"There is no database .*: nothing was moved"):
        await move(here, there)
    with pytest.raises(StoreError, match=r"Both names are those of .*: nothing was moved\."):
        await move(there, there)
    file = await open_store(here)
    # A value that PostgreSQL can't store stops the move.
    await file.put_fact("kept", "no \x00 text")
    with pytest.raises(StoreError, match="served by another process"):
        await move(here, there)
    await file.close()
    with pytest.raises(StoreError, match="cannot be used"):
        await move(here, there)
    server = await open_store(there)
    with pytest.raises(StoreError, match="served by another process"):
        await move(here, there)
    assert await server.fact("kept") is None
    await server.close()
    file = await open_store(here)
    await file.put_fact("kept", "1")
    await file.close()
    assert await asyncio.to_thread(main, ["move", here.name, address]) == 0
    assert "All that here.sqlite3 holds is in postgres on " in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["move", here.name, address]) == 2
    assert "holds something already" in capsys.readouterr().err
    with pytest.raises(StoreError, match="is there already"):
        await move(there, here)
