"""Copies of a database that open: made while the bot runs, put back while it does not."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.sqlite.claim import Claim
from bot.sqlite.connection import connect
from bot.store import StoreError

KEPT_BACKUPS = 3
"""How many of the backups that the bot makes by itself are kept, the newest."""


def back_up(path: Path, target: Path) -> None:
    """Copy a database as it is at this moment to a new file, also while the bot serves it.

    Raises `StoreError` where there is no database, the new file is there already, or it cannot be written.
    """
    if not path.exists():
        raise StoreError(f"There is no database {path} to back up: check DATABASE.")
    if target.exists():
        raise StoreError(f"{target} is there already: nothing was written, name another file.")
    # Who sees the file sees all of it: it has its name only when it is complete.
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        _check(part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"The database {path} cannot be backed up to {target}: {error}.") from error


def back_up_before(path: Path, what: str) -> Path:
    """Back a database up beside itself before something is done with it; the oldest such copies go.

    Raises `StoreError`.
    """
    # What a process has left that was killed while it wrote one would never be complete.
    for part in _beside(path, r"\.part(-journal)?"):
        part.unlink(missing_ok=True)
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    target = path.with_name(f"{path.name}.{moment}-before-{what}.backup")
    back_up(path, target)
    for old in backups_beside(path)[:-KEPT_BACKUPS]:
        old.unlink()
    return target


def backups_beside(path: Path) -> list[Path]:
    """List the backups that the bot has made of a database by itself, the oldest first."""
    return _beside(path, "")


def _beside(path: Path, ending: str) -> list[Path]:
    """List the files of backups that the bot makes by itself whose names have an ``ending``, a pattern."""
    made = r"\.\d{8}T\d{6}\.\d{6}Z-before-[a-z0-9-]+\.backup"
    name = re.compile(re.escape(path.name) + made + ending)
    return sorted(file for file in path.parent.iterdir() if name.fullmatch(file.name))


def restore(path: Path, source: Path) -> Path | None:
    """Put a backup in the place of a database that nobody serves; gives the backup of what was there.

    Raises `StoreError`, and then the database is as it was.
    """
    if not source.exists():
        raise StoreError(f"There is no backup {source}: nothing was changed.")
    claim = Claim.take(path.resolve())
    try:
        _check(source)
        before = back_up_before(path, "restore") if path.exists() else None
        with closing(connect(source)) as backup, closing(connect(path)) as database:
            backup.backup(database)
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be put in the place of {path}: {error}.") from error
    finally:
        claim.give_back()
    return before


def _check(path: Path) -> None:
    """Raise `sqlite3.DatabaseError` where a file is no database of this bot or a damaged one."""
    with closing(connect(path)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        connection.execute("SELECT 1 FROM tables LIMIT 1")
