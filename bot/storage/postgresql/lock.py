"""One process a database: who serves it keeps every other process out, for as long as it lives."""

from __future__ import annotations

import select
from contextlib import suppress
from threading import Lock
from typing import Self

import psycopg

from bot.common.settings import DatabaseServer
from bot.storage.errors import ServedError
from bot.storage.postgresql.connection import Connection, as_store_errors, connect

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
