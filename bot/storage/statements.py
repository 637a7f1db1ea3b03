"""SQL statements for SQLite and PostgreSQL, built from the names of tables and columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks.

SQLite and PostgreSQL both understand it, except ``IS ?``, which is longer in PostgreSQL.
"""


def listed(values: Sequence[object]) -> str:
    """Return the question marks for ``IN`` and these values, which may be empty."""
    return f"({', '.join('?' * len(values)) or 'NULL'})"


def insert(table: str, columns: str) -> str:
    """Return the statement that inserts a row."""
    return f"INSERT INTO {table} ({columns}) VALUES {listed(columns.split(', '))}"


def put(table: str, key: str, rest: str = "") -> str:
    """Return the statement that inserts a row, or replaces the one with the same ``key``."""
    new = ", ".join(f"{column} = excluded.{column}" for column in rest.split(", ")) if rest else ""
    written = insert(table, f"{key}, {rest}" if rest else key)
    return f"{written} ON CONFLICT ({key}) DO {f'UPDATE SET {new}' if rest else 'NOTHING'}"


def add(table: str, key: str, sums: str, more: Mapping[str, str] | None = None) -> str:
    """Return the statement that adds to the numbers of a row, created if missing.

    ``more`` columns are set to expressions: ``old`` is the existing row, ``excluded`` the written one.
    """
    after = {each: f"old.{each} + excluded.{each}" for each in sums.split(", ")} | dict(more or {})
    changes = ", ".join(f"{each} = {value}" for each, value in after.items())
    written = insert(f"{table} AS old", f"{key}, {', '.join(after)}")
    return f"{written} ON CONFLICT ({key}) DO UPDATE SET {changes}"
