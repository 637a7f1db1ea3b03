"""A database of a PostgreSQL server as one side of a move."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
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
        """Use a connection on which a transaction has begun."""
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

    def last_numbers(self, forms: Sequence[Form]) -> Mapping[str, int]:
        """Return the last number that was given in each table that numbers its rows, where there was one."""
        found: dict[str, int] = {}
        for table, sequence in self._sequences(forms).items():
            query = f"SELECT last_value FROM {sequence} WHERE is_called"
            for (number,) in self._connection.execute(query.encode()):
                found[table] = number
        return found

    def go_on_after(self, forms: Sequence[Form], numbers: Mapping[str, int]) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        for table, sequence in self._sequences(forms).items():
            if table in numbers:
                self._connection.execute("SELECT setval(%s, %s)", (sequence, numbers[table]))

    def _sequences(self, forms: Sequence[Form]) -> dict[str, str]:
        """Return what numbers the rows of each table that has them numbered."""
        query = "SELECT pg_get_serial_sequence(%s, %s)"
        numbered = [form for form in forms if form.numbers]
        return {
            form.table: self._connection.execute(query, (form.table, *form.key)).fetchall()[0][0]
            for form in numbered
        }
