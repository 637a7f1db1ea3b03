"""A database of a PostgreSQL server as one side of a move."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager

from bot.settings import DatabaseServer
from bot.storage.errors import StoreError
from bot.storage.moving import Form, Row, newest_forms
from bot.storage.postgresql.connection import Connection, as_store_errors, connect
from bot.storage.postgresql.lock import ServerLock
from bot.storage.postgresql.migrating import migrate

ROWS_AT_ONCE = 1000
"""How many rows are in memory at the same time."""


@contextmanager
def server_to_move(server: DatabaseServer, *, empty: bool) -> Iterator[ServerSide]:
    """Give what a database holds, which nobody serves meanwhile; what is written comes with the end.

    Raises `StoreError`, also where it has to be ``empty`` and is not.
    """
    lock = ServerLock.take(server)
    try:
        with as_store_errors(server), closing(connect(server.url)) as connection:
            migrate(connection, str(server))
            with connection.transaction():
                side = ServerSide(connection)
                if empty and side.holds_something(newest_forms()):
                    raise StoreError(
                        f"The database {server} holds something already: nothing was moved, "
                        "name an empty one."
                    )
                yield side
    finally:
        lock.give_back()


class ServerSide:
    """What a database of a server holds."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def holds_something(self, forms: Iterable[Form]) -> bool:
        """Whether any table has a row."""
        queries = (f"SELECT 1 FROM {form.table} LIMIT 1".encode() for form in forms)
        return any(self._connection.execute(query).fetchone() for query in queries)

    def rows(self, form: Form) -> Generator[Row]:
        """Return the rows of a table in the order of its key."""
        with self._connection.cursor(f"rows of {form.table}") as cursor:
            cursor.itersize = ROWS_AT_ONCE
            yield from cursor.execute(form.rows().encode())

    def write(self, form: Form, rows: Iterable[Row]) -> None:
        """Write rows into a table that is empty."""
        into = f"COPY {form.table} ({', '.join(form.columns)}) FROM STDIN".encode()
        with self._connection.cursor() as cursor, cursor.copy(into) as copy:
            for row in rows:
                copy.write_row(row)

    def last_number(self, form: Form) -> int | None:
        """Return the last number that was given in a table that numbers its rows, or None."""
        query = f"SELECT last_value FROM {self._sequence(form)} WHERE is_called"
        return next((number for (number,) in self._connection.execute(query.encode())), None)

    def go_on_after(self, form: Form, number: int) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        self._connection.execute("SELECT setval(%s, %s)", (self._sequence(form), number))

    def _sequence(self, form: Form) -> str:
        """Return what numbers the rows of a table."""
        named = self._connection.execute("SELECT pg_get_serial_sequence(%s, %s)", (form.table, *form.key))
        ((name,),) = named.fetchall()
        return str(name)
