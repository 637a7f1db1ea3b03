"""Statements that SQLite and PostgreSQL understand alike, written from the names of tables and columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks.

It is one that SQLite and PostgreSQL understand alike, but for ``IS ?``, which in PostgreSQL is longer.
"""


def listed(values: Sequence[object]) -> str:
    """Return the question marks for ``IN`` and these values, of which there may be none."""
    return f"({', '.join('?' * len(values)) or 'NULL'})"


def insert(table: str, columns: str) -> str:
    """Return the statement that writes a new row."""
    return f"INSERT INTO {table} ({columns}) VALUES {listed(columns.split(', '))}"


def put(table: str, key: str, rest: str = "") -> str:
    """Return the statement that writes a row in the place of the one that has the same ``key``."""
    new = ", ".join(f"{column} = excluded.{column}" for column in rest.split(", ")) if rest else ""
    written = insert(table, f"{key}, {rest}" if rest else key)
    return f"{written} ON CONFLICT ({key}) DO {f'UPDATE SET {new}' if rest else 'NOTHING'}"


def add(table: str, key: str, sums: str, more: Mapping[str, str] | None = None) -> str:
    """Return the statement that adds to the numbers of a row, which it makes where there is none.

    ``more`` columns become what is said for them: ``old`` is what was there, ``excluded`` what is written.
    """
    after = {each: f"old.{each} + excluded.{each}" for each in sums.split(", ")} | dict(more or {})
    changes = ", ".join(f"{each} = {value}" for each, value in after.items())
    written = insert(f"{table} AS old", f"{key}, {', '.join(after)}")
    return f"{written} ON CONFLICT ({key}) DO UPDATE SET {changes}"
