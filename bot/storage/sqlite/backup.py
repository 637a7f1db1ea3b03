"""Verified backups of a database: made while the bot runs, restored while it does not."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.sqlite.connection import PRIMARY, FileLock, connect

KEPT_BACKUPS = 3
"""The number of automatic backups kept, the newest."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""SQLite's error codes for a damaged file; other errors say nothing about the file."""

FILE_SUFFIXES = ("-wal", "-shm", "-journal", "")
"""The suffixes of a database's files, moved together: without its log a database loses changes."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """The file that holds the replaced database: a backup of it, or the damaged file itself."""

    file: Path
    is_damaged: bool


def back_up(path: Path, target: Path) -> None:
    """Copy a database to a new file, even while the bot serves it.

    Raises `StoreError` if there is no database, the new file exists already, or it cannot be written.
    """
    if not path.exists():
        raise StoreError(f"There is no database {path} to back up: check DATABASE.")
    if target.exists():
        raise StoreError(f"{target} is there already: nothing was written, name another file.")
    # The file gets its name only when it is complete.
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        _check(part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreError(
            f"The database {path} cannot be backed up to {target}: {error}.{how_to_restore(error)}"
        ) from error


def back_up_before(path: Path, what: str) -> Path:
    """Back up a database beside itself before an operation; the oldest such backups are deleted.

    Raises `StoreError`.
    """
    # Remove the unfinished backups of processes that were killed.
    for part in _automatic_files(path, r"\.part(-journal)?"):
        part.unlink(missing_ok=True)
    target = path.with_name(f"{path.name}.{_moment()}-before-{what}.backup")
    back_up(path, target)
    for old in automatic_backups(path)[:-KEPT_BACKUPS]:
        old.unlink()
    return target


def automatic_backups(path: Path) -> list[Path]:
    """List the automatic backups of a database, the oldest first."""
    return _automatic_files(path, "")


def _automatic_files(path: Path, ending: str) -> list[Path]:
    """List the files of automatic backups whose names have an ``ending``, a pattern."""
    made = r"\.\d{8}T\d{6}\.\d{6}Z-before-[a-z0-9-]+\.backup"
    name = re.compile(re.escape(path.name) + made + ending)
    return sorted(file for file in path.parent.iterdir() if name.fullmatch(file.name))


def restore(path: Path, source: Path) -> Replaced | None:
    """Replace a database that nobody serves by a backup, and return where the old one is now.

    A damaged database cannot be backed up: it is moved aside as it is. Raises `StoreError`, and then the
    database is unchanged.
    """
    if not source.exists():
        raise StoreError(f"There is no backup {source}: nothing was changed.")
    path = path.resolve()
    lock = FileLock.take(path)
    try:
        _check(source)
        if path.exists() and _is_damaged(path):
            return Replaced(_replace_damaged(path, source), is_damaged=True)
        before = back_up_before(path, "restore") if path.exists() else None
        _copy(source, path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{source} cannot be put in the place of {path}: {error}.") from error
    finally:
        lock.release()
    return None if before is None else Replaced(before, is_damaged=False)


def _replace_damaged(path: Path, source: Path) -> Path:
    """Move a damaged database aside and put a backup in its place; return the file moved aside."""
    # Nothing is moved before the copy is complete: the disk may be full.
    part = path.with_name(f"{path.name}.part")
    aside = path.with_name(f"{path.name}.{_moment()}-damaged")
    try:
        part.unlink(missing_ok=True)
        _copy(source, part)
        # The log goes first: beside another database SQLite would delete it or take it for that one's.
        for ending in FILE_SUFFIXES:
            file = path.with_name(f"{path.name}{ending}")
            if file.exists():
                file.rename(aside.with_name(f"{aside.name}{ending}"))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return aside


def _copy(source: Path, target: Path) -> None:
    with closing(connect(source)) as backup, closing(connect(target)) as database:
        backup.backup(database)


def how_to_restore(error: Exception) -> str:
    """Return a sentence on restoring a backup if an error means a damaged database, else nothing."""
    if not _is_damage(error):
        return ""
    return (
        " The file is damaged, or not a database: check DATABASE, or stop the bot and put a backup in its "
        "place with `seven-wonders restore FILE`."
    )


def _is_damage(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY in DAMAGED


def _is_damaged(path: Path) -> bool:
    """Whether a database cannot be read in full; raises `sqlite3.Error` if that cannot be determined."""
    if not path.stat().st_size:
        # A file that was cut off at its very beginning; SQLite would delete its log.
        return True
    try:
        # A connection that can write would put the log into the damaged file and delete it.
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok")
    except sqlite3.DatabaseError as error:
        if _is_damage(error):
            return True
        raise


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")


def _check(path: Path) -> None:
    """Raise `sqlite3.DatabaseError` if a file is damaged or no database of this bot."""
    with closing(connect(path)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        connection.execute("SELECT 1 FROM tables LIMIT 1")
