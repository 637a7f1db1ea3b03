"""Backups: made while the database is in use, and restored."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.errors import StoreError
from bot.storage.opening_and_moving import open_store
from bot.storage.sqlite.backup import KEPT_BACKUPS, automatic_backups, back_up, back_up_before, restore
from bot.storage.store import Store
from tests.bot.kept import open_lobby


async def served(path: Path) -> Store:
    store = await open_store(path)
    await open_lobby(store)
    return store


async def test_a_backup_can_be_restored_and_so_can_what_it_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "games.sqlite3")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    path, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    with pytest.raises(StoreError, match="no database"):
        back_up(path, copy)
    assert not copy.exists()
    store = await served(path)
    rows = await store.live_tables()
    assert await asyncio.to_thread(main, ["backup", copy.name]) == 0
    assert "copy.sqlite3 holds all" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["backup", copy.name]) == 2
    assert "copy.sqlite3 is there already" in capsys.readouterr().err
    with pytest.raises(StoreError, match="cannot be backed up"):
        back_up(path, tmp_path / "nowhere" / "copy.sqlite3")
    await store.put_fact("later", "not in the copy")
    await store.set_aside(rows[0].id, "ended", 1.0)
    assert await asyncio.to_thread(main, ["restore", copy.name]) == 2
    assert "served by another process" in capsys.readouterr().err
    await store.close()

    assert await asyncio.to_thread(main, ["restore", copy.name]) == 0
    _, _, aside = capsys.readouterr().out.rpartition(" What was there before is in ")
    store = await open_store(path)
    assert (await store.live_tables(), await store.fact("later")) == (rows, None)
    await store.close()
    restore(path, Path(aside.removesuffix(".\n")))
    store = await open_store(path)
    assert (await store.live_tables(), await store.fact("later")) == ([], "not in the copy")
    await store.close()


def copy_unclosed(path: Path, killed: Path) -> None:
    """Copy an open database as a killed process leaves it, with the newest data in its log."""
    killed.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("UPDATE tables SET active = active + 1")
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{killed}{ending}")


def contents(path: Path) -> list[bytes]:
    return [Path(f"{path}{ending}").read_bytes() for ending in ("", "-wal")]


async def test_a_damaged_database_is_reported_and_replaced_with_its_log(tmp_path: Path) -> None:
    served_at, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    path = tmp_path / "killed" / "games.sqlite3"
    store = await served(served_at)
    rows = await store.live_tables()
    await asyncio.to_thread(back_up, served_at, copy)
    await asyncio.to_thread(copy_unclosed, served_at, path)
    await store.close()
    path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])
    before = contents(path)
    aside = restore(path, copy)
    assert aside is not None
    assert contents(aside) == before
    store = await open_store(path)
    assert await store.live_tables() == rows
    await store.close()
    path.write_bytes(before[0])
    with pytest.raises(StoreError, match=r"cannot be used: .* `seven-wonders restore FILE`"):
        await open_store(path)
    with pytest.raises(StoreError, match=r"cannot be backed up .* `seven-wonders restore FILE`"):
        back_up(path, tmp_path / "another.sqlite3")


async def test_a_failed_restore_changes_nothing_and_only_the_newest_automatic_backups_are_kept(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games [1].sqlite3"
    await (await served(path)).close()
    before = path.read_bytes()
    letter, empty = tmp_path / "letter.txt", tmp_path / "empty.sqlite3"
    letter.write_text("Dear Nessi, this is no database, but long enough to be looked at." * 20)
    with closing(sqlite3.connect(empty)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    for wrong in (letter, empty, tmp_path / "nowhere.sqlite3"):
        with pytest.raises(StoreError):
            restore(path, wrong)
    back_up(path, tmp_path / "copy.sqlite3")
    (tmp_path / f"{path.name}.part").mkdir()
    with pytest.raises(StoreError, match="cannot be put in the place"):
        restore(path, tmp_path / "copy.sqlite3")
    assert path.read_bytes() == before
    mine = tmp_path / f"{path.name}.mine.backup"
    mine.touch()
    for number in range(KEPT_BACKUPS + 2):
        back_up_before(path, f"form-{number}")
    assert [file.name[-14:] for file in automatic_backups(path)] == [
        f"-form-{number}.backup" for number in range(2, KEPT_BACKUPS + 2)
    ]
    assert mine.exists()
