"""Connections to an SQLite file, made alike wherever one is needed, and the right to serve it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Self

from bot.storage.errors import ServedError, StoreError

SECONDS_FOR_A_LOCK = 5.0
"""How long a writer waits for another program that writes to the file."""

PRIMARY = 0xFF
"""The part of an error's number that names its kind (SQLite, Result and Error Codes)."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a file, made new where there is none; any thread may use the connection, one at a time.

    Nothing keeps prepared statements: a cursor that another thread lets go resets the one that it shares,
    also in the middle of its next use (python/cpython#118172).
    """
    return sqlite3.connect(
        path,
        timeout=SECONDS_FOR_A_LOCK,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=0,
    )


def connect_to_write(path: Path) -> sqlite3.Connection:
    """Open a file for transactions that are on disk when they have been committed."""
    connection = connect(path)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open a file in which nothing can be changed through this connection."""
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


class FileLock:
    """The right of this process to serve a file.

    It is a lock of SQLite on a file of its own beside the database, so that backups can still be read. The
    system gives it back when the process ends, however it ends.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def take(cls, path: Path) -> Self:
        """Lock the database at ``path``; raises `ServedError` where another process has it."""
        beside = path.with_name(f"{path.name}.lock")
        try:
            connection = sqlite3.connect(beside, timeout=0.0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from error
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            raise ServedError(
                f"The database {path} is served by another process: stop that one first; nothing was changed."
            ) from error
        return cls(connection)

    def give_back(self) -> None:
        """Let another process have the file."""
        self._connection.close()
