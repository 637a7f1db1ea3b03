"""The store in an SQLite file."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from bot.sql.store import SqlStore
from bot.sqlite.database import SqliteDatabase


class SqliteStore(SqlStore):
    """Keeps everything in one file, which this process alone serves."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file; raises `bot.store.StoreError`."""
        return cls(await SqliteDatabase.open(path))
