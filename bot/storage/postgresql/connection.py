"""Connections to a PostgreSQL server, and the lock that allows a process to serve it."""

from __future__ import annotations

import select
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any, Self

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import IntLoader

from bot.common.settings import DatabaseServer
from bot.storage.errors import ConflictError, OutageError, ServedError, StoreError

# Defaults for parameters missing in the address. Players wait while a connection is opened; and a server that
# vanishes silently is noticed even by a connection that only waits.
DEFAULTS = {
    "connect_timeout": "3",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "seven-wonders",
}

OUTAGES = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction)
"""Errors of a server that is unreachable, full, or no longer the primary."""

Connection = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.ClientCursor[tuple[Any, ...]]


def connect(url: str) -> Connection:
    """Connect to a server; raises `psycopg.Error`.

    Every statement is a transaction of its own unless one has begun. Values are bound on the client: that
    needs no second message and no state in a pooler, and values take the type of their context, as in SQLite.
    """
    connection = psycopg.connect(
        with_defaults(url),
        autocommit=True,
        prepare_threshold=None,
        cursor_factory=Cursor,
    )
    # All sums here are whole numbers.
    connection.adapters.register_loader("numeric", IntLoader)
    return connection


def with_defaults(url: str) -> str:
    """Return an address with the defaults for missing parameters."""
    given = conninfo_to_dict(url)
    return make_conninfo(url, **{name: value for name, value in DEFAULTS.items() if name not in given})


@contextmanager
def as_store_errors(server: DatabaseServer) -> Iterator[None]:
    """Raise errors of PostgreSQL as errors of the store."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise ConflictError(f"The database {server} refuses this: {_message_of(error)}.") from error
    except psycopg.Error as error:
        kind = OutageError if isinstance(error, OUTAGES) else StoreError
        raise kind(f"The database {server} cannot be used: {_message_of(error)}.") from error


def _message_of(error: psycopg.Error) -> str:
    """Return the message of an error, without the statement and its values: they may be a player's hand."""
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

    The server releases it when the process ends, however it ends, or cannot be reached any more.
    """

    def __init__(self, server: DatabaseServer, *, shared: bool = False) -> None:
        self._server = server
        self._take = TAKE.format("_shared" if shared else "").encode()
        self._connection: Connection | None = None
        self._holding = Lock()

    @classmethod
    def take(cls, server: DatabaseServer, *, shared: bool = False) -> Self:
        """Lock a database, exclusively or shared with others; raises `ServedError` and `StoreError`."""
        lock = cls(server, shared=shared)
        with as_store_errors(server):
            lock.hold()
        return lock

    def hold(self) -> None:
        """Make sure that the lock is held, and take it again after a lost connection.

        Raises `ServedError` if another process has taken it, and `psycopg.Error`.
        """
        with self._holding:
            if self._connection is not None and is_alive(self._connection):
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

    def release(self) -> None:
        """Release the lock."""
        with self._holding:
            if self._connection is not None:
                # The server notices a closed connection a moment later, and the next process must not be
                # refused; a lost connection holds no lock.
                with suppress(psycopg.Error):
                    self._connection.rollback()
                self._connection.close()
            self._connection = None


def is_alive(connection: Connection) -> bool:
    """Whether an idle connection is still open: the server only sends data to it when it closes."""
    try:
        poll = select.poll()
        poll.register(connection.fileno(), select.POLLIN)
        if poll.poll(0):
            connection.execute("SELECT 1")
    except psycopg.Error:
        connection.close()
        return False
    return True
