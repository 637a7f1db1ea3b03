"""The SQLite file: opened, brought to the newest form, read, and written in whole transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Self

import aiosqlite

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks."""


class DatabaseError(Exception):
    """The database file cannot be used; the message is one sentence for the person at the shell."""


class Database:
    """One connection to the file, shared by all tables."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Use `Database.open` instead."""
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made new where there is none, and bring it to the newest form.

        Raises `DatabaseError` where the file cannot be opened or is no database of this bot.
        """
        try:
            # Where aiosqlite fails to open a file, its thread outlives the event loop and complains of that.
            await asyncio.to_thread(lambda: sqlite3.connect(path).close())
            connection = await aiosqlite.connect(path, isolation_level=None)
        except aiosqlite.Error as error:
            raise DatabaseError(f"The database {path} cannot be opened: {error}.") from error
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            await _migrate(connection)
        except BaseException as error:
            # An open connection has a thread that would keep the process from ending.
            await connection.close()
            if isinstance(error, aiosqlite.Error):
                raise DatabaseError(f"The database {path} cannot be used: {error}.") from error
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file after what is being written."""
        async with self._writing:
            await self._connection.close()

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows that a query finds."""
        return list(await self._connection.execute_fetchall(query, values))

    async def write(self, *statements: Statement) -> int | None:
        """Run the statements as one transaction; gives the id of the last row put in.

        It is on disk when this returns. A transaction goes on to its end also where the task that asked
        for it is cancelled: broken off, it would stay open and refuse every later one.
        """
        return await asyncio.shield(self._transaction(statements))

    async def _transaction(self, statements: Sequence[Statement]) -> int | None:
        """Run the statements when no other transaction runs: all tables share the connection."""
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                last = None
                for statement, values in statements:
                    last = (await self._connection.execute(statement, values)).lastrowid
            except BaseException:
                await self._connection.execute("ROLLBACK")
                raise
            await self._connection.execute("COMMIT")
            return last


async def _migrate(connection: aiosqlite.Connection) -> None:
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    done = int(rows[0][0])
    files = sorted(
        (file for file in resources.files("bot.migrations").iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    if done > len(files):
        raise DatabaseError("The database was written by a newer version of this bot.")
    for number, file in enumerate(files[done:], start=done + 1):
        script = file.read_text(encoding="utf-8")
        await connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
