"""The PostgreSQL database: locked and migrated when opened, read, and written in transactions."""

import asyncio
import logging
import select
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from threading import Lock
from typing import Any, Self, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import IntLoader

from bot.common.settings import DatabaseServer
from bot.storage.database import Database, Transaction, Work
from bot.storage.errors import ConflictError, OutageError, ServedError, StoreError
from bot.storage.migrating import migrate_server
from bot.storage.statements import Statement

log = logging.getLogger(__name__)

CONNECTIONS = 8
"""The number of concurrent transactions, each on a thread that waits for the server."""

ATTEMPTS = 5
"""The number of attempts at a transaction that conflicts with others."""

# Conflicts: tried again, the transaction sees what others have written. Two concurrent upserts of the same
# key may both insert.
CONFLICTS = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)

BEGIN_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
COUNTING = "SELECT pg_advisory_xact_lock{}(hashtext('counting: ' || current_schema()), {})"

COMMIT_CHECKS = 120
SECONDS_BETWEEN_CHECKS = 1.0
"""How often, and how far apart, the outcome of an interrupted commit is asked for."""

# Defaults for parameters missing in the address. Players wait while a connection is opened; and a server that
# vanishes silently is noticed even by a connection that only waits.
DEFAULTS: dict[str, Any] = {
    "connect_timeout": "3",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "seven-wonders",
}

OUTAGES = (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction)
"""Errors of a server that is unreachable, full, or no longer the primary."""

TAKE = "SELECT pg_try_advisory_xact_lock{}(hashtext('served: ' || current_schema()))"

Connection = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.ClientCursor[tuple[Any, ...]]
Answer = TypeVar("Answer")
Begin = Callable[[Connection], object]
"""Begins a transaction; if several processes share a database, it may raise `FencedError`."""


def connect(url: str) -> Connection:
    """Connect to a server; raises `psycopg.Error`.

    Every statement is a transaction of its own unless one has begun. Values are bound on the client: that
    needs no second message and no state in a pooler, and values take the type of their context, as in SQLite.
    """
    connection = psycopg.connect(
        with_defaults(url), autocommit=True, prepare_threshold=None, cursor_factory=Cursor
    )
    # All sums here are whole numbers.
    connection.adapters.register_loader("numeric", IntLoader)
    return connection


def with_defaults(url: str) -> str:
    """Return an address with the defaults for missing parameters."""
    return make_conninfo(url, **(DEFAULTS | conninfo_to_dict(url)))


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


def connect_to_stay(url: str) -> Connection:
    """Connect to a server for locks, which are held by a transaction that never ends, not by a session.

    A pooler that lends sessions by transaction would give both to another process. Nothing is read in the
    transaction, so it keeps no old rows alive. Raises `psycopg.Error`.
    """
    connection = connect(url)
    connection.execute("BEGIN")
    connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
    return connection


class ServerLock:
    """The right of this process to serve a database.

    The server releases it when the process ends, however it ends, or cannot be reached any more.
    """

    def __init__(self, server: DatabaseServer, *, shared: bool = False) -> None:
        """Lock a database, exclusively or shared with others; raises `ServedError` and `StoreError`."""
        self._server = server
        self._take = TAKE.format("_shared" if shared else "").encode()
        self._connection: Connection | None = None
        self._holding = Lock()
        with as_store_errors(server):
            self.hold()

    def hold(self) -> None:
        """Make sure that the lock is held, and take it again after a lost connection.

        Raises `ServedError` if another process has taken it, and `psycopg.Error`.
        """
        with self._holding:
            if self._connection is not None and is_alive(self._connection):
                return
            self._connection = None
            connection = connect_to_stay(self._server.url)
            ((is_taken,),) = connection.execute(self._take)
            if not is_taken:
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
                with suppress(psycopg.Error), closing(self._connection):
                    self._connection.rollback()
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


class Connections:
    """The connections of a process to a server, opened on demand, lent, and kept open."""

    def __init__(self, server: DatabaseServer) -> None:
        self._server = server
        self._free: list[Connection] = []

    def use(self, work: Callable[[Connection], Answer]) -> Answer:
        """Run ``work`` with a connection, and again after conflicts with other transactions.

        Raises `StoreError`, and what ``work`` raises.
        """
        with as_store_errors(self._server):
            for _ in range(ATTEMPTS - 1):
                with suppress(*CONFLICTS), self._lent() as connection:
                    return work(connection)
            with self._lent() as connection:
                return work(connection)

    def transact(self, begin: str, work: Work[Answer]) -> Answer:
        """Run ``work`` in a transaction that begins with the statements ``begin``; raises as `use`."""

        def run(connection: Connection) -> Answer:
            connection.execute(begin.encode())
            answer = work(_PostgresqlTransaction(connection))
            connection.execute("COMMIT")
            return answer

        return self.use(run)

    @contextmanager
    def _lent(self) -> Iterator[Connection]:
        try:
            connection = self._free.pop()
        except IndexError:
            connection = connect(self._server.url)
        if not is_alive(connection):
            connection = connect(self._server.url)
        try:
            yield connection
        except BaseException:
            if not connection.closed:
                connection.rollback()
            raise
        finally:
            if not connection.closed:
                self._free.append(connection)

    def close(self) -> None:
        """Close all connections; none may be in use."""
        while self._free:
            self._free.pop().close()


class _PostgresqlTransaction(Transaction):
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, *values: object) -> list[Any]:
        (rows,) = _rows_of_each(self._connection, [(statement, values)])
        return rows

    def run(self, statements: Sequence[Statement]) -> None:
        # In one message to the server.
        if statements:
            self._connection.execute(bind(self._connection, statements))

    def last_number(self, table: str, key: str) -> int | None:
        ((sequence,),) = self.execute("SELECT pg_get_serial_sequence(?, ?)", table, key)
        rows = self.execute(f"SELECT last_value FROM {sequence} WHERE is_called")
        return next((number for (number,) in rows), None)

    def set_last_number(self, table: str, key: str, number: int) -> None:
        self.execute("SELECT setval(pg_get_serial_sequence(?, ?), ?)", table, key, number)

    def lock_counting(self, server: int | None) -> None:
        if server is None:
            self.execute(COUNTING.format("", 0))
        else:
            self.execute(COUNTING.format("_shared", 0))
            self.execute(COUNTING.format("", "hashtext(?)"), str(server))


class PostgresqlDatabase(Database):
    """A database served by this process alone, or with others: ``begin_fenced`` then begins transactions."""

    def __init__(self, server: DatabaseServer, begin_fenced: Begin | None) -> None:
        """Lock the database, and bring it to the newest schema; blocks, and raises `StoreError`."""
        self._under_way = set[asyncio.Task[Any]]()
        self._is_closed = False
        self._begin: Begin = begin_fenced or (lambda each: each.execute("BEGIN"))
        self._server = server
        self._threads = ThreadPoolExecutor(CONNECTIONS, "postgresql")
        self._connections = Connections(server)
        self._lock = ServerLock(server, shared=begin_fenced is not None)
        try:
            self._connections.use(lambda connection: migrate_server(connection, str(server)))
        except BaseException:
            self._connections.close()
            self._lock.release()
            raise

    @classmethod
    async def open(cls, server: DatabaseServer, begin_fenced: Begin | None = None) -> Self:
        """Open the database in a thread; raises `StoreError`."""
        return await asyncio.to_thread(cls, server, begin_fenced)

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        while self._under_way:
            await asyncio.wait(self._under_way)
        self._is_closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self._connections.close()
        await asyncio.to_thread(self._lock.release)

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """List the rows of each query, all from one snapshot."""
        if len(queries) == 1:
            # A single query is a transaction by itself.
            return await self._in_thread(lambda connection: _rows_of_each(connection, queries))
        asked = [(BEGIN_SNAPSHOT, ()), *queries, ("COMMIT", ())]
        found = await self._in_thread(lambda connection: _rows_of_each(connection, asked))
        return found[1:-1]

    async def transact(self, work: Work[Answer]) -> Answer:
        """Run ``work`` in one transaction, outside the event loop, and return its result."""
        task = asyncio.create_task(self._transact(work), name="transaction")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _transact(self, work: Work[Answer]) -> Answer:
        answer, in_doubt = await self._in_thread(lambda connection: self._commit(connection, work))
        if in_doubt is not None and not await self._has_committed(in_doubt):
            raise OutageError(f"The database {self._server} was lost: nothing has changed.")
        return answer

    def _commit(self, connection: Connection, work: Work[Answer]) -> tuple[Answer, str | None]:
        """Run ``work``, and also return the transaction's id if its commit may or may not have succeeded."""
        self._lock.hold()
        self._begin(connection)
        answer = work(_PostgresqlTransaction(connection))
        ((number,),) = connection.execute("SELECT pg_current_xact_id_if_assigned()::text").fetchall()
        try:
            connection.execute("COMMIT")
        except psycopg.OperationalError:
            if not connection.closed:
                raise
            # Without an id it has changed nothing.
            return answer, number
        return answer, None

    async def _has_committed(self, number: str) -> bool:
        """Return whether a transaction whose commit was interrupted has succeeded."""
        for _ in range(COMMIT_CHECKS):
            try:
                ((status,),) = await self.rows("SELECT pg_xact_status(?::xid8)", number)
            except StoreError as error:
                log.warning("%s", error)
            else:
                if status != "in progress":
                    return bool(status == "committed")
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS)
        raise OutageError(f"The database {self._server} was lost, nobody knows what it has written last.")

    async def _in_thread(self, work: Callable[[Connection], Answer]) -> Answer:
        if self._is_closed:
            raise StoreError(f"The database {self._server} cannot be used: it is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._connections.use, work)


def bind(connection: Connection, statements: Sequence[Statement]) -> bytes:
    """Return statements with their values as one message; booleans are numbers, as in SQLite."""
    cursor, bound = Cursor(connection), []
    for statement, values in statements:
        query = statement.replace("%", "%%").replace(" IS ?", " IS NOT DISTINCT FROM ?").replace("?", "%s")
        written = [int(value) if isinstance(value, bool) else value for value in values]
        bound.append(cursor.mogrify(query.encode(), written))
    return "; ".join(bound).encode()


def _rows_of_each(connection: Connection, queries: Sequence[Statement]) -> list[list[Any]]:
    cursor = connection.execute(bind(connection, queries))
    return [each.fetchall() if each.description else [] for each in cursor.results()]
