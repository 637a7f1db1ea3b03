"""Connections to an SQLite file, and the lock that allows a process to serve it."""

import sqlite3
from pathlib import Path

from bot.storage.errors import ServedError, StoreError

SECONDS_FOR_A_LOCK = 5.0
"""How long a writer waits for another program that writes to the file."""

PRIMARY = 0xFF
"""The mask of an error code's primary result code (SQLite, Result and Error Codes)."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a file, created if missing; any thread may use the connection, one at a time.

    Statements are not cached: a cursor released by another thread resets the statement that it shares, even
    in the middle of its next use (python/cpython#118172).
    """
    return sqlite3.connect(
        path, SECONDS_FOR_A_LOCK, isolation_level=None, check_same_thread=False, cached_statements=0
    )


def connect_to_write(path: Path) -> sqlite3.Connection:
    """Open a file for transactions that are durable once committed."""
    connection = connect(path)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Open a file read-only."""
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def lock_file(path: Path) -> sqlite3.Connection:
    """Give this process the right to serve the database at ``path``, until the result is closed.

    It is an SQLite lock on a separate file beside the database, so that backups can still be read. The system
    releases it when the process ends, however it ends. Raises `ServedError` if another process has it, or
    `StoreError`.
    """
    beside = path.with_name(f"{path.name}.lock")
    try:
        lock = sqlite3.connect(beside, timeout=0.0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be opened: {error}.") from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise ServedError(
            f"The database {path} is served by another process: stop that one first; nothing was changed."
        ) from error
    return lock
