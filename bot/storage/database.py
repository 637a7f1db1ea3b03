"""The interface of a database, implemented for SQLite and PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bot.storage.statements import Statement

Answer = TypeVar("Answer")


class Transaction(Protocol):
    """An open transaction, used by one thread outside the event loop."""

    def execute(self, statement: str, *values: object) -> list[Any]:
        """Run a statement, and list its rows."""

    def run(self, statements: Sequence[Statement]) -> None:
        """Run writing statements in order."""

    def insert(self, statement: str, *values: object) -> int:
        """Insert a row, and return its ``id``."""

    def last_number(self, table: str, key: str) -> int | None:
        """Return the last number given to a row of a table, even a deleted one, or None."""

    def set_last_number(self, table: str, key: str, number: int) -> None:
        """Let the numbering of a table's rows continue after ``number``."""

    def numbers_of_finished_games(self, games: int) -> list[int]:
        """Reserve numbers for the next finished games, ascending and never given twice."""

    def lock_counting(self, server: int | None) -> None:
        """Lock the counting of a server's games, or with None of all, until the transaction ends."""


Work = Callable[[Transaction], Answer]
"""The body of a transaction, run outside the event loop; a database may run it again after a conflict."""


class Database(ABC):
    """The database of the store; every method raises `bot.storage.errors.StoreError`."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close the database."""

    @abstractmethod
    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows of each query, all from one snapshot."""

    @abstractmethod
    async def transact(self, work: Work[Answer]) -> Answer:
        """Run ``work`` in one transaction, outside the event loop, and return its result.

        It is on disk when this returns. A transaction is completed even if the awaiting task is cancelled.
        Raises `ConflictError` if a constraint is violated.
        """

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows of a query."""
        (rows,) = await self.read((query, values))
        return rows

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""
        if statements:
            await self.transact(lambda transaction: transaction.run(statements))


class StorePart:
    """A part of the store: the SQL of one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
