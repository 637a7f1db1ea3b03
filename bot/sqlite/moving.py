"""An SQLite file as one side of a move."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from bot.sql.moving import Form, Row
from bot.sqlite.claim import Claim
from bot.sqlite.connection import connect
from bot.sqlite.migrating import migrate
from bot.store import StoreError


@contextmanager
def file_to_read(path: Path) -> Iterator[SqliteSide]:
    """Give what a file holds, which nobody serves meanwhile; raises `StoreError`."""
    if not path.exists():
        raise StoreError(f"There is no database {path}: nothing was moved.")
    claim = Claim.take(path.resolve())
    try:
        with _as_store_errors(path):
            migrate(path)
            with closing(connect(path)) as connection:
                yield SqliteSide(connection)
    finally:
        claim.give_back()


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
        """Use a connection that nobody else uses."""
        self._connection = connection

    def forms(self) -> Mapping[str, Form]:
        """Give the form of each table; those that others point to come first."""
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
        tables = [name for (name,) in self._connection.execute(f"{names} ORDER BY name")]
        return {table: self._form_of(table) for table in sorted(tables, key=self._points_to_another)}

    def _points_to_another(self, table: str) -> bool:
        return self._connection.execute(f"PRAGMA foreign_key_list({table})").fetchone() is not None

    def _form_of(self, table: str) -> Form:
        columns = self._connection.execute(f"PRAGMA table_info({table})").fetchall()
        key = sorted((place, name) for _, name, _, _, _, place in columns if place)
        return Form(frozenset(column[1] for column in columns), tuple(name for _, name in key))

    def rows(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Generator[Row]:
        """Give the rows of a table in the order of its key."""
        query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}"
        yield from self._connection.execute(query)

    def write(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Write rows into a table that is empty."""
        values = ", ".join("?" * len(columns))
        self._connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})", rows)

    def last_numbers(self) -> Mapping[str, int]:
        """Give the last number that was given in each table that numbers its rows, where there was one."""
        return dict(self._connection.execute("SELECT name, seq FROM sqlite_sequence WHERE seq > 0"))

    def go_on_after(self, numbers: Mapping[str, int]) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        self._connection.execute("DELETE FROM sqlite_sequence")
        self._connection.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", numbers.items())


@contextmanager
def _as_store_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The database {path} cannot be used: {error}; nothing was moved.") from error
