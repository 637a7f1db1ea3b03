"""One process a file: who serves it keeps every other process out, for as long as it lives."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Self

from bot.storage.errors import ServedError, StoreError


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
