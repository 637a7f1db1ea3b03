"""The store in PostgreSQL."""

from __future__ import annotations

from typing import Self

from bot.postgresql.database import PostgresqlDatabase
from bot.postgresql.leases import Leases
from bot.settings import DatabaseServer
from bot.sql.store import SqlStore


class PostgresqlStore(SqlStore):
    """Keeps everything in a database of a server, which this process serves alone or with others."""

    @classmethod
    async def open(cls, server: DatabaseServer, leases: Leases | None = None) -> Self:
        """Open the database, with ``leases`` together with other processes; raises `bot.store.StoreError`."""
        return cls(await PostgresqlDatabase.open(server, leases))
