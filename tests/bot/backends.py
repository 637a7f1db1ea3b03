"""The databases of stores under test, which can be closed and reopened."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from bot.common.settings import DatabaseServer
from bot.storage.opening_and_moving import open_store
from bot.storage.store import Store

BACKENDS = ("postgresql", "sqlite")
"""The kinds of databases; tests of the store run with each."""


@dataclass
class Backend:
    """Where a store has its data: a file, or a schema of the tests' server."""

    place: Path | DatabaseServer
    store: Store | None = None

    async def open(self) -> Store:
        """Open the store as a starting process does, after closing the previous one."""
        await self.close()
        self.store = await open_store(self.place)
        return self.store

    async def close(self) -> None:
        if self.store is not None:
            await self.store.close()

    async def run(self, statement: str, *values: object) -> list[Any]:
        """Run a statement behind the store's back, and return its rows."""
        return await asyncio.to_thread(self._run, statement, values)

    def _run(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(self.place)) as connection, connection:
                return connection.execute(statement, values).fetchall()
        with psycopg.connect(self.place.url, autocommit=True) as server:
            found = server.execute(statement.replace("?", "%s").encode(), values or None)
            return found.fetchall() if found.description else []

    async def tables(self) -> dict[str, str]:
        names = await self.run(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
            if isinstance(self.place, Path)
            else "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        )
        return {name: repr(await self.run(f"SELECT * FROM {name}")) for (name,) in names}

    async def everything(self) -> str:
        return "\n".join((await self.tables()).values())
