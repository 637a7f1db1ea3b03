"""Connections to a PostgreSQL server, made alike wherever one is needed, and the right to serve one."""

from __future__ import annotations

import select
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from threading import Lock
from typing import Any, Self

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import IntLoader

from bot.common.settings import DatabaseServer
from bot.storage.errors import ConflictError, OutageError, ServedError, StoreError

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


# The lock is held by a transaction that never ends, not by a session: a pooler that lends sessions by
# transaction would give both to another process. Nothing is read in it, so it keeps no old rows alive.
TAKE = "SELECT pg_try_advisory_xact_lock{}(hashtext('served: ' || current_schema()))"
STAY = "SET LOCAL idle_in_transaction_session_timeout = 0"


class ServerLock:
    """The right of this process to serve a database.

    The server gives it back when the process ends, however it ends, or cannot be reached any more.
    """

    def __init__(self, server: DatabaseServer, *, shared: bool = False) -> None:
        self._server = server
        self._take = TAKE.format("_shared" if shared else "").encode()
        self._connection: Connection | None = None
        self._holding = Lock()

    @classmethod
    def take(cls, server: DatabaseServer, *, shared: bool = False) -> Self:
        """Lock a database, alone or together with others; raises `ServedError` and `StoreError`."""
        lock = cls(server, shared=shared)
        with as_store_errors(server):
            lock.hold()
        return lock

    def hold(self) -> None:
        """Make sure that the lock is held, and take it again after a fault.

        Raises `ServedError` where another process has it meanwhile, and `psycopg.Error`.
        """
        with self._holding:
            if self._connection is not None and _is_alive(self._connection):
                return
            self._connection = None
            connection = connect(self._server.url)
            connection.execute("BEGIN")
            connection.execute(STAY)
            row = connection.execute(self._take).fetchone()
            if row is None or not row[0]:
                connection.close()
                raise ServedError(
                    f"The database {self._server} is served by another process: stop that one first; "
                    "nothing was changed."
                )
            self._connection = connection

    def give_back(self) -> None:
        """Let another process have the database."""
        with self._holding:
            if self._connection is not None:
                # The server hears of a closed connection a moment later, and who comes next must not be
                # refused; a connection that is lost holds nothing any more.
                with suppress(psycopg.Error):
                    self._connection.rollback()
                self._connection.close()
            self._connection = None


def _is_alive(connection: Connection) -> bool:
    """Whether a connection on which nothing is asked is still there: a server says only its farewell."""
    if connection.closed:
        return False
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    if not poll.poll(0):
        return True
    try:
        connection.execute("SELECT 1")
    except psycopg.Error:
        connection.close()
        return False
    return True
