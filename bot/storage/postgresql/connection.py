"""Connections to a PostgreSQL server, made alike wherever one is needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import IntLoader

from bot.common.settings import DatabaseServer
from bot.storage.errors import ConflictError, OutageError, StoreError

# What holds where the address says nothing else. People wait for an answer while somebody connects; and a
# server that is gone without a word is noticed, also by who only waits for it.
DEFAULTS = {
    "connect_timeout": "3",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "seven-wonders",
}

TRANSLATED_AT_ONCE = 1024
"""How many statements are kept as PostgreSQL reads them: more than there are."""

AWAY = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction)
"""What a server refuses that is away, has no room left or has given way to another one."""

Connection = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.ClientCursor[tuple[Any, ...]]


def connect(url: str) -> Connection:
    """Connect to a server; raises `psycopg.Error`.

    Every statement is a transaction of its own unless one has begun. Values are put into the statement here:
    it needs no second message, nothing that a pooler between here and the server would have to keep, and its
    values take the type of the place where they stand, as in SQLite.
    """
    connection = psycopg.connect(
        with_defaults(url),
        autocommit=True,
        prepare_threshold=None,
        cursor_factory=Cursor,
    )
    # What is summed up here are whole numbers.
    connection.adapters.register_loader("numeric", IntLoader)
    return connection


def with_defaults(url: str) -> str:
    """Return an address with what holds where it says nothing else."""
    given = conninfo_to_dict(url)
    return make_conninfo(url, **{name: value for name, value in DEFAULTS.items() if name not in given})


@lru_cache(maxsize=TRANSLATED_AT_ONCE)
def translate(statement: str) -> str:
    """Write a statement of the store as the driver reads it."""
    doubled = statement.replace("%", "%%")
    return doubled.replace(" IS ?", " IS NOT DISTINCT FROM ?").replace("?", "%s")


def plain(values: Sequence[object]) -> list[object]:
    """Return the values of a statement as they are kept: true and false are numbers, as in SQLite."""
    return [int(value) if isinstance(value, bool) else value for value in values]


@contextmanager
def as_store_errors(server: DatabaseServer) -> Iterator[None]:
    """Raise what PostgreSQL refuses as an error of the store."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise ConflictError(f"The database {server} refuses this: {_told(error)}.") from error
    except AWAY as error:
        raise OutageError(f"The database {server} cannot be used: {_told(error)}.") from error
    except psycopg.Error as error:
        raise StoreError(f"The database {server} cannot be used: {_told(error)}.") from error


def _told(error: psycopg.Error) -> str:
    """Return what is wrong, without the statement and its values: they may be somebody's hand."""
    primary = error.diag.message_primary
    if primary is None and error.__cause__ is None:
        primary = str(error)
    return (primary or type(error).__name__).strip().splitlines()[0].rstrip(".")
