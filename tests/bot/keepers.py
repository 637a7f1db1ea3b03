"""The implementations of the store, each opened and opened again in the same place."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

import psycopg

from bot.postgresql.store import PostgresqlStore
from bot.rows import Tenure
from bot.settings import DatabaseServer
from bot.sql.reading import TENURE_COLUMNS, read_tenures
from bot.sqlite.store import SqliteStore
from bot.store import Store
from tests.bot.tenures import tenures_in

ROOT = Path(__file__).parents[2]


class Keeper(Protocol):
    """Where an implementation keeps what its store is given."""

    async def open(self) -> Store:
        """Open the store as a process does that starts."""
        ...

    async def spoil_options(self, table: int, options: str) -> None:
        """Write options behind the store's back, as another version may have done."""
        ...

    async def spoil_step(self, table: int, choices: str) -> None:
        """Write the choices of a game's steps behind the store's back."""
        ...

    async def everything(self) -> str:
        """Give all that is kept as text."""
        ...

    async def tables(self) -> dict[str, str]:
        """Return all columns of all rows of each table as text."""
        ...

    async def migrate_again(self, what: str) -> None:
        """Run the file of migrations that ends so once more, as over what an older version has left."""
        ...

    async def tenures(self, table: int) -> list[Tenure]:
        """List who had which seat of a game from which step to which, by seat and step."""
        ...


def migration(dialect: str, what: str) -> str:
    """Return the file of migrations that ends so."""
    (file,) = (ROOT / "bot" / dialect / "migrations").glob(f"*_{what}.sql")
    return file.read_text("utf-8")


class SqliteKeeper:
    """A file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> Store:
        return await SqliteStore.open(self.path)

    async def spoil_options(self, table: int, options: str) -> None:
        await asyncio.to_thread(self._write, "UPDATE tables SET options = ? WHERE id = ?", options, table)

    async def spoil_step(self, table: int, choices: str) -> None:
        await asyncio.to_thread(
            self._write, "UPDATE steps SET choices = ? WHERE table_id = ?", choices, table
        )

    async def everything(self) -> str:
        return await asyncio.to_thread(self._dump)

    async def migrate_again(self, what: str) -> None:
        await asyncio.to_thread(self._run, migration("sqlite", what))

    async def tenures(self, table: int) -> list[Tenure]:
        return await asyncio.to_thread(tenures_in, self.path, table)

    async def tables(self) -> dict[str, str]:
        return await asyncio.to_thread(self._tables)

    def _tables(self) -> dict[str, str]:
        with closing(sqlite3.connect(self.path)) as connection:
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            return {name: repr(connection.execute(f"SELECT * FROM {name}").fetchall()) for (name,) in names}

    def _dump(self) -> str:
        with closing(sqlite3.connect(self.path)) as connection:
            return "\n".join(connection.iterdump())

    def _run(self, script: str) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.executescript(script)

    def _write(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(statement, values)


class PostgresqlKeeper:
    """A schema of its own on the server of the tests."""

    def __init__(self, url: str) -> None:
        self.server = DatabaseServer(url)

    async def open(self) -> Store:
        return await PostgresqlStore.open(self.server)

    async def spoil_options(self, table: int, options: str) -> None:
        await self.rows("UPDATE tables SET options = %s WHERE id = %s", options, table)

    async def spoil_step(self, table: int, choices: str) -> None:
        await self.rows("UPDATE steps SET choices = %s WHERE table_id = %s", choices, table)

    async def everything(self) -> str:
        return "\n".join((await self.tables()).values())

    async def migrate_again(self, what: str) -> None:
        async with await psycopg.AsyncConnection.connect(self.server.url, autocommit=True) as connection:
            await connection.execute(migration("postgresql", what).encode())

    async def tables(self) -> dict[str, str]:
        names = await self.rows(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        )
        return {name: repr(await self.rows(f"SELECT * FROM {name}")) for (name,) in names}

    async def tenures(self, table: int) -> list[Tenure]:
        return read_tenures(
            await self.rows(
                f"SELECT {TENURE_COLUMNS} FROM tenures WHERE table_id = %s ORDER BY seat, first_step", table
            )
        )

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """Do something behind the store's back."""
        async with await psycopg.AsyncConnection.connect(self.server.url, autocommit=True) as connection:
            cursor = await connection.execute(statement.encode(), values)
            return await cursor.fetchall() if cursor.description else []


KEEPERS = ("postgresql", "sqlite")
"""Every implementation: the tests of the store are run with each of them."""
