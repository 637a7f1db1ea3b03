"""What a database does for the store, whichever runs the SQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.store import StoreError

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks.

It is one that SQLite and PostgreSQL understand alike, but for ``IS ?``, which in PostgreSQL is longer.
"""

Answer = TypeVar("Answer")


class ConflictError(StoreError):
    """What was to be written contradicts what is there."""


class Found(Protocol):
    """The rows that a query has found."""

    def fetchone(self) -> Any:
        """Give the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """List the rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Transaction(Protocol):
    """What is read and written all at once or not at all; used beside the event loop, by one thread."""

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Found:
        """Run a statement."""
        ...

    def run(self, statements: Sequence[Statement]) -> None:
        """Run statements that change something, in their order."""
        ...

    def insert(self, statement: str, *values: object) -> int:
        """Run a statement that makes a new row, and give the ``id`` of the row."""
        ...

    def numbers_of_finished_games(self, games: int) -> list[int]:
        """Give as many numbers, rising, for the next finished games; none is given to two."""
        ...

    def count_alone(self, server: int | None) -> None:
        """Let nobody else count games of a server, or with None of any, until the transaction ends."""
        ...


Work = Callable[[Transaction], Answer]
"""What is done in a transaction, beside the event loop; a database may do it again from the beginning."""


class Database(Protocol):
    """Where the store keeps all; every method raises `StoreError`."""

    async def close(self) -> None:
        """Let go of the database after what is being written."""
        ...

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows that a query finds."""
        ...

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds, all at the same moment."""
        ...

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""
        ...

    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction, beside the event loop, and give what it gives.

        It is on disk when this returns. A transaction goes on to its end also where the task that asked
        for it is cancelled. Raises `ConflictError` where the database refuses what is written.
        """
        ...


class UnderWay(set[asyncio.Task[Any]]):
    """The transactions that have begun: each goes on to its end, also where who asked for it is cancelled."""

    async def ended(self) -> None:
        """Wait until none is under way."""
        while self:
            await asyncio.wait(self)


def listed(values: Sequence[object]) -> str:
    """Give the question marks for ``IN`` and these values, of which there may be none."""
    return f"({', '.join('?' * len(values)) or 'NULL'})"


def put(table: str, key: str, rest: str = "") -> str:
    """Give the statement that writes a row in the place of the one that has the same ``key``."""
    columns = f"{key}, {rest}" if rest else key
    new = ", ".join(f"{column} = excluded.{column}" for column in rest.split(", ")) if rest else ""
    return (
        f"INSERT INTO {table} ({columns}) VALUES {listed(columns.split(', '))}"
        f" ON CONFLICT ({key}) DO {f'UPDATE SET {new}' if rest else 'NOTHING'}"
    )


def add(table: str, key: str, sums: str, more: Mapping[str, str] | None = None) -> str:
    """Give the statement that adds to the numbers of a row, which it makes where there is none.

    ``more`` columns become what is said for them: ``old`` is what was there, ``excluded`` what is written.
    """
    after = {each: f"old.{each} + excluded.{each}" for each in sums.split(", ")} | dict(more or {})
    columns = f"{key}, {', '.join(after)}"
    changes = ", ".join(f"{each} = {value}" for each, value in after.items())
    return (
        f"INSERT INTO {table} AS old ({columns}) VALUES {listed(columns.split(', '))}"
        f" ON CONFLICT ({key}) DO UPDATE SET {changes}"
    )
