"""Brings a file to the schema of this version."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.migrating import migrations
from bot.storage.sqlite.backup import back_up_before
from bot.storage.sqlite.connection import connect


def migrate(path: Path) -> None:
    """Bring a file to the newest schema; unless empty, it is backed up first.

    Raises `StoreError` if it was written by a newer version, or by another program.
    """
    with closing(connect(path)) as connection:
        version = schema_version(connection)
        scripts = migrations(path, version, "sqlite")
        if not version and connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise StoreError(f"{path} holds what is not this bot's: nothing was changed, name another file.")
        connection.execute("PRAGMA journal_mode = WAL")
        if version and scripts:
            newest, _ = scripts[-1]
            back_up_before(path, f"form-{newest}")
        for number, script in scripts:
            # Foreign keys stay off meanwhile: recreating a table must not cascade to rows that refer to it.
            try:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise


def schema_version(connection: sqlite3.Connection) -> int:
    """Return the schema version of a file; 0 if it is empty."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
