"""Moving all that one database holds into another, whichever they are: row by row, and compared."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Protocol

from bot.store import StoreError

Row = tuple[Any, ...]


@dataclass(frozen=True)
class Form:
    """The columns of a table, and those of its key, by which its rows are put in order."""

    columns: frozenset[str]
    key: tuple[str, ...]


class Side(Protocol):
    """A database of the newest form that nobody else serves."""

    def forms(self) -> Mapping[str, Form]:
        """Give the form of each table; those that others point to come first."""
        ...

    def rows(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Generator[Row]:
        """Give the rows of a table in the order of its key."""
        ...

    def write(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Write rows into a table that is empty."""
        ...

    def last_numbers(self) -> Mapping[str, int]:
        """Give the last number that was given in each table that numbers its rows, where there was one."""
        ...

    def go_on_after(self, numbers: Mapping[str, int]) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        ...


@dataclass(frozen=True)
class Moved:
    """How much was moved."""

    tables: int
    rows: int


def move_all(source: Side, target: Side) -> Moved:
    """Write all that ``source`` holds into ``target``, which is empty, and compare both, row by row.

    Raises `StoreError` where they are not the same in the end.
    """
    forms = source.forms()
    if {table: form.columns for table, form in forms.items()} != {
        table: form.columns for table, form in target.forms().items()
    }:
        raise StoreError("The two databases do not have the same tables: nothing was moved.")
    for table, form in forms.items():
        columns = sorted(form.columns)
        with closing(source.rows(table, columns, form.key)) as rows:
            target.write(table, columns, rows)
    target.go_on_after(source.last_numbers())
    moved = sum(_compared(table, form, source, target) for table, form in forms.items())
    if target.last_numbers() != source.last_numbers():
        raise StoreError("The numbers of the two databases would not go on alike: nothing was moved.")
    return Moved(len(forms), moved)


def _compared(table: str, form: Form, source: Side, target: Side) -> int:
    """Compare the rows of a table; gives how many there are."""
    columns, number = sorted(form.columns), 0
    with (
        closing(source.rows(table, columns, form.key)) as rows,
        closing(target.rows(table, columns, form.key)) as written,
    ):
        for number, (one, other) in enumerate(zip_longest(rows, written), start=1):
            if one != other:
                raise StoreError(f"Row {number} of {table} is not the same in both: nothing was moved.")
    return number
