"""SQL statements for SQLite and PostgreSQL, and the columns that hold the fields of a dataclass."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, get_type_hints

from bot.common.game_options import Options
from bot.common.stored_rows import DraftedWonder
from engine.game import JsonObject

Statement = tuple[str, Sequence[object]]
"""An SQL statement and the values of its question marks.

SQLite and PostgreSQL both understand it, except ``IS ?``, which is longer in PostgreSQL.
"""


def listed(values: Collection[object]) -> str:
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


RecordT = TypeVar("RecordT")


def read_object(text: str) -> JsonObject:
    """Read a JSON object; raises `ValueError` for anything else."""
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("no JSON object where one must be")
    return value


CONVERTED: Final[Mapping[Any, tuple[Callable[[Any], Any], Callable[[Any], Any]]]] = MappingProxyType(
    {
        bool: (int, bool),
        JsonObject: (json.dumps, read_object),
        JsonObject | None: (json.dumps, read_object),
        Mapping[str, int]: (json.dumps, read_object),
        frozenset[str]: (lambda words: json.dumps(sorted(words)), lambda text: frozenset(json.loads(text))),
        tuple[DraftedWonder, ...]: (
            lambda wonders: json.dumps([(each.wonder, each.built) for each in wonders]),
            lambda text: tuple(DraftedWonder(wonder, bool(built)) for wonder, built in json.loads(text)),
        ),
        Options: (
            lambda options: json.dumps(options.as_json()),
            lambda text: Options.from_json(read_object(text)),
        ),
    }
)
"""How fields of these types are written and read; all others, and None, are stored as they are."""


class Columns(Generic[RecordT]):
    """The columns that hold the fields of a record, in the order of the fields.

    A column has the name of its field unless it is ``renamed``; fields in ``besides`` have none. Formatted as
    text, it lists the names: ``f"SELECT {SEAT} FROM seats"``.
    """

    def __init__(self, record: type[RecordT], *, besides: Sequence[str] = (), **renamed: str) -> None:
        """Look up the conversion of each field of ``record``."""
        types = get_type_hints(record)
        names = [each.name for each in fields(record) if each.name not in besides]  # type: ignore[arg-type]
        self._record = record
        self._fields = {name: CONVERTED.get(types[name], (_unchanged, _unchanged)) for name in names}
        self._columns = ", ".join(renamed.get(name, name) for name in names)

    def __str__(self) -> str:
        return self._columns

    def values(self, record: RecordT) -> list[Any]:
        """List the values of a record as they are stored."""
        return [
            None if (value := getattr(record, name)) is None else write(value)
            for name, (write, _) in self._fields.items()
        ]

    def read(self, row: Sequence[Any], **more: Any) -> RecordT:
        """Read a row of these columns; ``more`` are fields stored elsewhere. Raises `ValueError`."""
        values = {
            name: None if value is None else read(value)
            for value, (name, (_, read)) in zip(row, self._fields.items(), strict=True)
        }
        return self._record(**values, **more)


def _unchanged(value: Any) -> Any:
    return value
