"""An SQLite file as one side of a move."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import StoreError
from bot.storage.moving import Form, Row
from bot.storage.sqlite.connection import connect
from bot.storage.sqlite.lock import FileLock
from bot.storage.sqlite.migrating import migrate
from bot.storage.statements import insert


@contextmanager
def file_to_read(path: Path) -> Iterator[SqliteSide]:
    """Give what a file holds, which nobody serves meanwhile; raises `StoreError`."""
    if not path.exists():
        raise StoreError(f"There is no database {path}: nothing was moved.")
    lock = FileLock.take(path.resolve())
    try:
        with _as_store_errors(path):
            migrate(path)
            with closing(connect(path)) as connection:
                yield SqliteSide(connection)
    finally:
        lock.give_back()


@contextmanager
def file_to_write(path: Path) -> Iterator[SqliteSide]:
    """Give a new file, which has its name only when all is in it; raises `StoreError`."""
    if path.exists():
        raise StoreError(f"{path} is there already: nothing was moved, name another file.")
    part = path.with_name(f"{path.name}.part")
    try:
        with _as_store_errors(path):
            part.unlink(missing_ok=True)
            migrate(part)
            with closing(connect(part)) as connection:
                connection.execute("BEGIN")
                yield SqliteSide(connection)
                connection.execute("COMMIT")
                # With its last connection the file has all that was beside it.
                connection.execute("PRAGMA journal_mode = DELETE")
            part.replace(path)
    finally:
        for each in (part, *(part.with_name(f"{part.name}{more}") for more in ("-wal", "-shm"))):
            each.unlink(missing_ok=True)


class SqliteSide:
    """What a file holds."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, form: Form) -> Generator[Row]:
        """Return the rows of a table in the order of its key."""
        yield from self._connection.execute(form.rows())

    def write(self, form: Form, rows: Iterable[Row]) -> None:
        """Write rows into a table that is empty."""
        self._connection.executemany(insert(form.table, ", ".join(form.columns)), rows)

    def last_number(self, form: Form) -> int | None:
        """Return the last number that was given in a table that numbers its rows, or None."""
        query = "SELECT seq FROM sqlite_sequence WHERE name = ? AND seq > 0"
        return next((number for (number,) in self._connection.execute(query, (form.table,))), None)

    def go_on_after(self, form: Form, number: int) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (form.table,))
        self._connection.execute(insert("sqlite_sequence", "name, seq"), (form.table, number))


@contextmanager
def _as_store_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The database {path} cannot be used: {error}; nothing was moved.") from error
