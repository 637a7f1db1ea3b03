"""The implementations of the store, each opened and opened again in the same place."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

from bot.rows import Tenure
from bot.sqlite.store import SqliteStore
from bot.store import Store
from tests.bot.tenures import tenures_in


class Keeper(Protocol):
    """Where an implementation keeps what its store is given."""

    def __init__(self, folder: Path) -> None: ...

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

    async def tenures(self, table: int) -> list[Tenure]:
        """List who had which seat of a game from which step to which, by seat and step."""
        ...


class SqliteKeeper:
    """A file in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "games.sqlite3"

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

    async def tenures(self, table: int) -> list[Tenure]:
        return await asyncio.to_thread(tenures_in, self.path, table)

    def _dump(self) -> str:
        with closing(sqlite3.connect(self.path)) as connection:
            return "\n".join(connection.iterdump())

    def _write(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(statement, values)


KEEPERS: dict[str, type[Keeper]] = {"sqlite": SqliteKeeper}
"""Every implementation: the tests of the store are run with each of them."""
