"""Copies of the database: made while it is served, opened again, put back."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.common.rows import SeatRow
from bot.storage.errors import StoreError
from bot.storage.opening import open_store
from bot.storage.sqlite.backup import KEPT_BACKUPS, automatic_backups, back_up, back_up_before, restore
from bot.storage.sqlite.connection import FileLock
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.kept import open_lobby


async def served(path: Path) -> Store:
    store = await open_store(path)
    await open_lobby(store)
    return store


async def test_a_backup_is_whole_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await open_store(path)
    row = await open_lobby(store, seats=[SeatRow(Seat(0), None, "few")])

    async def write() -> None:
        for turn in range(60):
            await store.save(row, [SeatRow(Seat(seat), None, "many") for seat in range(turn % 7 + 1)])

    writing = asyncio.create_task(write())
    number = 0
    while not writing.done():
        number += 1
        await asyncio.to_thread(back_up, path, tmp_path / f"{number}.sqlite3")
    await writing
    await store.close()
    for each in range(1, number + 1):
        with closing(sqlite3.connect(tmp_path / f"{each}.sqlite3")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert connection.execute("SELECT count(*) > 0 FROM seats").fetchone() == (1,)


async def test_there_must_be_something_to_back_up_and_somewhere_to_put_it(tmp_path: Path) -> None:
    path, letter = tmp_path / "games.sqlite3", tmp_path / "letter.txt"
    with pytest.raises(StoreError, match="no database"):
        back_up(path, tmp_path / "copy.sqlite3")
    letter.write_text("Dear Nessi")
    await (await served(path)).close()
    with pytest.raises(StoreError, match="is there already"):
        back_up(path, letter)
    assert letter.read_text() == "Dear Nessi"
    with pytest.raises(StoreError, match="cannot be backed up"):
        back_up(path, tmp_path / "nowhere" / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_what_was_backed_up_can_be_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    store = await served(path)
    row = (await store.live_tables())[0]
    await asyncio.to_thread(back_up, path, copy)
    await store.put_fact("later", "not in the copy")
    await store.set_aside(row.id, "ended", 1.0)
    with pytest.raises(StoreError, match="another process"):
        await asyncio.to_thread(restore, path, copy)
    await store.close()

    before = restore(path, copy)
    assert before is not None
    assert not before.is_damaged
    store = await open_store(path)
    assert (await store.live_tables(), await store.fact("later")) == ([row], None)
    await store.close()
    store = await open_store(before.file)
    assert (await store.live_tables(), await store.fact("later")) == ([], "not in the copy")
    await store.close()


def kill(path: Path, killed: Path) -> None:
    """Leave a copy of a database that is open as a killed process leaves it: the newest is in the log."""
    killed.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("UPDATE tables SET active = active + 1")
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{killed}{ending}")


def contents(path: Path) -> list[bytes]:
    return [Path(f"{path}{ending}").read_bytes() for ending in ("", "-wal")]


def overwrite_header(path: Path) -> None:
    path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])


def cut_off(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2 + 100])


def cut_off_all(path: Path) -> None:
    path.write_bytes(b"")


def write_garbage_into_the_middle(path: Path) -> None:
    content = path.read_bytes()
    middle = len(content) // 2
    path.write_bytes(content[:middle] + random.Random(3).randbytes(8192) + content[middle + 8192 :])


def spoil_an_index(path: Path) -> None:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'seats_of_a_person'"
        (page,), (size,) = (
            connection.execute(query).fetchone(),
            connection.execute("PRAGMA page_size").fetchone(),
        )
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = random.Random(3).randbytes(size)
    path.write_bytes(content)


@pytest.mark.parametrize(
    "damage",
    [overwrite_header, cut_off, cut_off_all, write_garbage_into_the_middle, spoil_an_index],
    ids=lambda damage: damage.__name__,
)
async def test_a_damaged_database_is_moved_aside_with_its_log_and_replaced(
    tmp_path: Path,
    damage: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    copy, path = tmp_path / "copy.sqlite3", tmp_path / "killed" / "games.sqlite3"
    store = await served(tmp_path / path.name)
    rows = await store.live_tables()
    await asyncio.to_thread(back_up, tmp_path / path.name, copy)
    await asyncio.to_thread(kill, tmp_path / path.name, path)
    await store.close()
    damage(path)
    database, log = contents(path)
    monkeypatch.setenv("DATABASE", str(path))

    claim = FileLock.take(path)
    assert main(["restore", str(copy)]) == 2
    assert contents(path) == [database, log]
    claim.release()
    assert main(["restore", str(copy)]) == 0

    told = capsys.readouterr()
    assert "is served by another process" in told.err
    _, _, aside = told.out.rpartition(" was moved to ")
    assert contents(Path(aside.removesuffix(" as it was.\n"))) == [database, log]
    store = await open_store(path)
    assert await store.live_tables() == rows
    await store.close()


@pytest.mark.parametrize("damage", [overwrite_header, cut_off])
async def test_whoever_opens_a_damaged_database_is_told_how_to_restore_it(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "games.sqlite3"
    store = await served(path)
    await store.close()
    damage(path)
    with pytest.raises(StoreError, match=r"cannot be used: .* `seven-wonders restore FILE`"):
        store = await open_store(path)
        try:
            await store.live_tables()
        finally:
            await store.close()
    with pytest.raises(StoreError, match=r"cannot be backed up .* `seven-wonders restore FILE`"):
        back_up(path, tmp_path / "copy.sqlite3")


async def test_where_a_damaged_database_cannot_be_replaced_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await served(path)
    await asyncio.to_thread(back_up, path, tmp_path / "copy.sqlite3")
    await store.close()
    overwrite_header(path)
    damaged = path.read_bytes()
    (tmp_path / f"{path.name}.part").mkdir()
    with pytest.raises(StoreError, match="cannot be put in the place"):
        restore(path, tmp_path / "copy.sqlite3")
    assert path.read_bytes() == damaged


async def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = await served(path)
    rows = await store.live_tables()
    await store.close()
    letter, empty = tmp_path / "letter.txt", tmp_path / "empty.sqlite3"
    letter.write_text("Dear Nessi, this is no database, but long enough to be looked at." * 20)
    with closing(sqlite3.connect(empty)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    for wrong in (letter, empty, tmp_path / "nowhere.sqlite3"):
        with pytest.raises(StoreError):
            restore(path, wrong)
    store = await open_store(path)
    assert await store.live_tables() == rows
    await store.close()


async def test_only_the_newest_backups_of_its_own_are_kept_and_half_ones_go(tmp_path: Path) -> None:
    path = tmp_path / "games [1].sqlite3"
    await (await served(path)).close()
    half = tmp_path / f"{path.name}.20261122T054500.000000Z-before-form-8.backup.part"
    mine = [tmp_path / f"{path.name}.mine.backup{ending}" for ending in ("", ".part")]
    left = [half, half.with_name(f"{half.name}-journal"), *mine]
    for file in left:
        file.touch()
    made = [back_up_before(path, "trial") for _ in range(KEPT_BACKUPS + 2)]
    assert automatic_backups(path) == made[-KEPT_BACKUPS:]
    assert [file.exists() for file in left] == [False, False, True, True]


async def test_the_commands_need_no_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "games.sqlite3")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    await (await served(tmp_path / "games.sqlite3")).close()
    assert main(["backup", "copy.sqlite3"]) == 0
    assert main(["backup", "copy.sqlite3"]) == 2
    assert main(["restore", "copy.sqlite3"]) == 0
    told = capsys.readouterr()
    assert "copy.sqlite3 holds all" in told.out
    assert "before-restore" in told.out
    assert len(told.err.splitlines()) == 1
