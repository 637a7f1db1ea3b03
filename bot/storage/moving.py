"""Moving all that one database holds into another, whichever they are: row by row, and compared."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Protocol

from bot.storage.errors import StoreError
from bot.storage.migrating import migrations
from bot.storage.sqlite.migrating import WORDS

Row = tuple[Any, ...]


@dataclass(frozen=True)
class Form:
    """A table: its columns, and those of its key, by which its rows are put in order.

    ``numbers`` says whether it numbers its rows, by the one column of its key.
    """

    table: str
    columns: Sequence[str]
    key: Sequence[str]
    numbers: bool

    def rows(self) -> str:
        """Return the query for all rows, in the order of the key."""
        return f"SELECT {', '.join(self.columns)} FROM {self.table} ORDER BY {', '.join(self.key)}"


class Side(Protocol):
    """A database of the newest form that nobody else serves."""

    def rows(self, form: Form) -> Generator[Row]:
        """Return the rows of a table in the order of its key."""
        ...

    def write(self, form: Form, rows: Iterable[Row]) -> None:
        """Write rows into a table that is empty."""
        ...

    def last_number(self, form: Form) -> int | None:
        """Return the last number that was given in a table that numbers its rows, or None."""
        ...

    def go_on_after(self, form: Form, number: int) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        ...


@dataclass(frozen=True)
class Moved:
    """How much was moved."""

    tables: int
    rows: int


def newest_forms() -> list[Form]:
    """List the tables of the newest form; those that others point to come first."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for _, script in migrations("in memory", 0, WORDS):
            connection.executescript(script)
        tables = connection.execute(
            "SELECT name, sql LIKE '%AUTOINCREMENT%', sql LIKE '%REFERENCES%' FROM sqlite_master"
            " WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY 3, 1"
        ).fetchall()
        return [_form(connection, table, bool(numbers)) for table, numbers, _ in tables]


def _form(connection: sqlite3.Connection, table: str, numbers: bool) -> Form:
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    key = sorted((place, name) for _, name, _, _, _, place in columns if place)
    return Form(table, [column[1] for column in columns], [name for _, name in key], numbers)


def move_all(source: Side, target: Side) -> Moved:
    """Write all that ``source`` holds into ``target``, which is empty, and compare both, row by row.

    Raises `StoreError` where they are not the same in the end.
    """
    forms = newest_forms()
    for form in forms:
        with closing(source.rows(form)) as rows:
            target.write(form, rows)
        if form.numbers and (number := source.last_number(form)) is not None:
            target.go_on_after(form, number)
    return Moved(len(forms), sum(_compared(form, source, target) for form in forms))


def _compared(form: Form, source: Side, target: Side) -> int:
    """Compare the rows of a table, and return how many there are."""
    if form.numbers and target.last_number(form) != source.last_number(form):
        raise StoreError("The numbers of the two databases would not go on alike: nothing was moved.")
    number = 0
    with closing(source.rows(form)) as rows, closing(target.rows(form)) as written:
        for number, (one, other) in enumerate(zip_longest(rows, written), start=1):
            if one != other:
                raise StoreError(f"Row {number} of {form.table} is not the same in both: nothing was moved.")
    return number
