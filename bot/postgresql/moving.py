"""A database of a PostgreSQL server as one side of a move."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager

from bot.postgresql.claim import ServerClaim
from bot.postgresql.connection import Connection, as_store_errors, connect
from bot.postgresql.migrating import migrate
from bot.settings import DatabaseServer
from bot.sql.moving import Form, Row
from bot.store import StoreError

COLUMNS = (
    "SELECT relname, attname, pg_get_serial_sequence(relname, attname), attnum = ANY (indkey),"
    " EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'f')"
    " FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped"
    " JOIN pg_index ON indrelid = pg_class.oid AND indisprimary"
    " WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> 'forms'"
    " ORDER BY relname, array_position(indkey::int2[], attnum)"
)

ROWS_AT_ONCE = 1000
"""How many rows are in memory at the same time."""


@contextmanager
def server_to_move(server: DatabaseServer, *, empty: bool) -> Iterator[ServerSide]:
    """Give what a database holds, which nobody serves meanwhile; what is written comes with the end.

    Raises `StoreError`, also where it has to be ``empty`` and is not.
    """
    claim = ServerClaim.take(server)
    try:
        with as_store_errors(server), closing(connect(server.url)) as connection:
            migrate(connection, str(server))
            with connection.transaction():
                side = ServerSide(connection)
                if empty and side.holds_something():
                    raise StoreError(
                        f"The database {server} holds something already: nothing was moved, "
                        "name an empty one."
                    )
                yield side
    finally:
        claim.give_back()


class ServerSide:
    """What a database of a server holds."""

    def __init__(self, connection: Connection) -> None:
        """Use a connection on which a transaction has begun."""
        self._connection = connection
        self._columns = connection.execute(COLUMNS).fetchall()

    def forms(self) -> Mapping[str, Form]:
        """Give the form of each table; those that others point to come first."""
        pointing = {table: points for table, _, _, _, points in self._columns}
        return {table: self._form_of(table) for table in sorted(pointing, key=lambda each: pointing[each])}

    def _form_of(self, table: str) -> Form:
        columns = {column: key for each, column, _, key, _ in self._columns if each == table}
        return Form(frozenset(columns), tuple(column for column, key in columns.items() if key))

    def holds_something(self) -> bool:
        """Tell whether any table has a row."""
        return any(
            self._connection.execute(f"SELECT 1 FROM {table} LIMIT 1".encode()).fetchone()
            for table in self.forms()
        )

    def rows(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Generator[Row]:
        """Give the rows of a table in the order of its key."""
        query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}"
        with self._connection.cursor(f"rows of {table}") as cursor:
            cursor.itersize = ROWS_AT_ONCE
            yield from cursor.execute(query.encode())

    def write(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Write rows into a table that is empty."""
        into = f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()
        with self._connection.cursor() as cursor, cursor.copy(into) as copy:
            for row in rows:
                copy.write_row(row)

    def last_numbers(self) -> Mapping[str, int]:
        """Give the last number that was given in each table that numbers its rows, where there was one."""
        found: dict[str, int] = {}
        for table, _, sequence, _, _ in self._columns:
            if sequence is not None:
                query = f"SELECT last_value FROM {sequence} WHERE is_called"
                for (number,) in self._connection.execute(query.encode()):
                    found[table] = number
        return found

    def go_on_after(self, numbers: Mapping[str, int]) -> None:
        """Give no number again up to the last that was given, also where its row is gone."""
        for table, _, sequence, _, _ in self._columns:
            if sequence is not None and table in numbers:
                self._connection.execute("SELECT setval(%s, %s)", (sequence, numbers[table]))
