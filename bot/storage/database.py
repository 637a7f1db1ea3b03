"""The interface of a database, implemented for SQLite and PostgreSQL."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.storage.statements import Statement

Answer = TypeVar("Answer")


class Transaction(ABC):
    """An open transaction, used by one thread outside the event loop."""

    @abstractmethod
    def execute(self, statement: str, *values: object) -> list[Any]:
        """Run a statement, and list its rows."""

    @abstractmethod
    def run(self, statements: Sequence[Statement]) -> None:
        """Run writing statements in order."""

    def insert(self, statement: str, *values: object, key: str = "id") -> int:
        """Insert a row, and return the number that the database gave it."""
        ((number,),) = self.execute(f"{statement} RETURNING {key}", *values)
        return int(number)

    @abstractmethod
    def last_number(self, table: str, key: str) -> int | None:
        """Return the last number given to a row of a table, even a deleted one, or None."""

    @abstractmethod
    def set_last_number(self, table: str, key: str, number: int) -> None:
        """Let the numbering of a table's rows continue after ``number``."""

    @abstractmethod
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

    async def value(self, query: str, *values: object) -> Any:
        """Return the first column of the first row of a query, or None without any."""
        rows = await self.rows(query, *values)
        return rows[0][0] if rows else None

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""
        if statements:
            await self.transact(lambda transaction: transaction.run(statements))

    async def run(self, statement: str, *values: object) -> None:
        """Run a writing statement; raises as `transact`."""
        await self.write((statement, values))


class StorePart:
    """A part of the store: the SQL of one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
