"""Bringing a database to the form that this version knows, one numbered SQL file after the other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from bot.sqlite.backup import back_up_before
from bot.sqlite.connection import connect
from bot.store import StoreError


def migrate(path: Path) -> None:
    """Bring a database to the newest form; one that holds something is backed up before.

    Raises `StoreError` where it was written by a newer version, or by something else.
    """
    with closing(connect(path)) as connection:
        done = form_of(connection)
        files = _files()
        if done > len(files):
            raise StoreError(f"The database {path} was written by a newer version of this bot.")
        if not done and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise StoreError(f"{path} holds what is not this bot's: nothing was changed, name another file.")
        connection.execute("PRAGMA journal_mode = WAL")
        if 0 < done < len(files):
            back_up_before(path, f"form-{len(files)}")
        for number, file in enumerate(files[done:], start=done + 1):
            script = file.read_text(encoding="utf-8")
            # Foreign keys stay off meanwhile: a table that is made anew must not take its rows' rows along.
            try:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise


def form_of(connection: sqlite3.Connection) -> int:
    """Give the number of the form that a database has; 0 where it is empty."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _files() -> list[Traversable]:
    found = resources.files("bot.sqlite.migrations").iterdir()
    return sorted((file for file in found if file.name.endswith(".sql")), key=lambda file: file.name)
