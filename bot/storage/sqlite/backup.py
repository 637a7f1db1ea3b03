"""Verified backups of a database: made while the bot runs, restored while it does not."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.sqlite.connection import PRIMARY, connect, lock_file

KEPT_BACKUPS = 3
"""The number of automatic backups kept, the newest."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""SQLite's error codes for a damaged file; other errors say nothing about the file."""

FILE_SUFFIXES = ("-wal", "-shm", "-journal", "")
"""The suffixes of a database's files, moved together: without its log a database loses changes."""


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


def back_up_before(path: Path, what: str) -> None:
    """Back up a database beside itself, and delete the oldest such backups; raises `StoreError`."""
    back_up(path, path.with_name(f"{path.name}.{_moment()}-before-{what}.backup"))
    for old in automatic_backups(path)[:-KEPT_BACKUPS]:
        old.unlink()


def automatic_backups(path: Path) -> list[Path]:
    """List the automatic backups of a database, the oldest first."""
    name = re.compile(re.escape(path.name) + r"\.\d{8}T\d{6}\.\d{6}Z-before-[a-z0-9-]+\.backup")
    return sorted(file for file in path.parent.iterdir() if name.fullmatch(file.name))


def restore(path: Path, source: Path) -> Path | None:
    """Replace a database that nobody serves by a backup, and return the file that the old one is now, if any.

    The old one is moved aside as it is: it may be damaged. Raises `StoreError`, and then the database is
    unchanged.
    """
    if not source.exists():
        raise StoreError(f"There is no backup {source}: nothing was changed.")
    path = path.resolve()
    part = path.with_name(f"{path.name}.part")
    aside = path.with_name(f"{path.name}.{_moment()}-before-restore")
    lock = lock_file(path)
    try:
        _check(source)
        # Nothing is moved before the copy is complete: the disk may be full.
        part.unlink(missing_ok=True)
        with closing(connect(source)) as backup, closing(connect(part)) as database:
            backup.backup(database)
        # The log goes first: beside another database SQLite would delete it or take it for that one's.
        for ending in FILE_SUFFIXES:
            file = path.with_name(f"{path.name}{ending}")
            if file.exists():
                file.rename(aside.with_name(f"{aside.name}{ending}"))
        part.replace(path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{source} cannot be put in the place of {path}: {error}.") from error
    finally:
        lock.close()
    return aside if aside.exists() else None


def how_to_restore(error: Exception) -> str:
    """Return a sentence on restoring a backup if an error means a damaged database, else nothing."""
    if getattr(error, "sqlite_errorcode", 0) & PRIMARY not in DAMAGED:
        return ""
    return (
        " The file is damaged, or not a database: check DATABASE, or stop the bot and put a backup in its "
        "place with `seven-wonders restore FILE`."
    )


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")


def _check(path: Path) -> None:
    """Raise `sqlite3.DatabaseError` if a file is damaged or no database of this bot."""
    with closing(connect(path)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        connection.execute("SELECT 1 FROM tables LIMIT 1")
