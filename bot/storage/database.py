"""What a database does for the store, whichever runs the SQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bot.storage.statements import Statement

Answer = TypeVar("Answer")


class Transaction(Protocol):
    """What is read and written all at once or not at all; used beside the event loop, by one thread."""

    def execute(self, statement: str, *values: object) -> list[Any]:
        """Run a statement, and list the rows that it finds."""

    def run(self, statements: Sequence[Statement]) -> None:
        """Run statements that change something, in their order."""

    def insert(self, statement: str, *values: object) -> int:
        """Run a statement that makes a new row, and return the ``id`` of the row."""

    def last_number(self, table: str, key: str) -> int | None:
        """Return the last number that was given to a row of a table, also where it is gone; or None."""

    def go_on_after(self, table: str, key: str, number: int) -> None:
        """Give no number up to this one to a row of a table again."""

    def numbers_of_finished_games(self, games: int) -> list[int]:
        """Return as many numbers, rising, for the next finished games; none is given to two."""

    def count_alone(self, server: int | None) -> None:
        """Let nobody else count games of a server, or with None of any, until the transaction ends."""


Work = Callable[[Transaction], Answer]
"""What is done in a transaction, beside the event loop; a database may do it again from the beginning."""


class Database(ABC):
    """Where the store keeps all; every method raises `bot.storage.errors.StoreError`."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database after what is being written."""

    @abstractmethod
    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows that each of some queries finds, all at the same moment."""

    @abstractmethod
    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction, beside the event loop, and return what it returns.

        It is on disk when this returns. A transaction goes on to its end also where the task that asked
        for it is cancelled. Raises `ConflictError` where the database refuses what is written.
        """

    async def rows(self, query: str, *values: object) -> list[Any]:
        """List the rows that a query finds."""
        (rows,) = await self.read((query, values))
        return rows

    async def write(self, *statements: Statement) -> None:
        """Run the statements as one transaction; raises as `transact`."""
        if statements:
            await self.transact(lambda transaction: transaction.run(statements))


class StorePart:
    """A part of the store: what is kept of one subject, each with the SQL that keeps it."""

    def __init__(self, database: Database) -> None:
        self._database = database
