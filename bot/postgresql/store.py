"""The store in PostgreSQL."""

from __future__ import annotations

from typing import Self

from bot.postgresql.database import PostgresqlDatabase
from bot.settings import DatabaseServer
from bot.sql.store import SqlStore


class PostgresqlStore(SqlStore):
    """Keeps everything in a database of a server, which this process alone serves."""

    @classmethod
    async def open(cls, server: DatabaseServer) -> Self:
        """Open the database; raises `bot.store.StoreError`."""
        return cls(await PostgresqlDatabase.open(server))
