"""Opens the configured store, a file or a database of a server, and moves all of it from one to the other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import zip_longest
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.common.settings import DatabaseServer
from bot.storage.database import Database, Transaction
from bot.storage.errors import StoreError
from bot.storage.migrating import migrations
from bot.storage.sqlite.backup import FILE_SUFFIXES
from bot.storage.sqlite.connection import lock_file
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.statements import insert, listed
from bot.storage.store import Store

if TYPE_CHECKING:
    from bot.storage.postgresql.database import Begin


ROWS_AT_ONCE = 1000
"""The most rows in memory at the same time."""

Reader = Callable[..., list[Any]]
"""Lists the rows of a query, given with its values."""


async def open_store(place: Path | DatabaseServer, begin_fenced: Begin | None = None) -> Store:
    """Open the store; raises `StoreError`.

    Every other process is locked out, unless several share a server: their transactions begin with
    ``begin_fenced``.
    """
    if isinstance(place, Path):
        return Store(await SqliteDatabase.open(place))
    with packages_for_servers():
        from bot.storage.postgresql.database import PostgresqlDatabase
    return Store(await PostgresqlDatabase.open(place, begin_fenced))


def refuse_served(database: Path | DatabaseServer) -> None:
    """Raise `bot.storage.errors.ServedError` if a process serves a database; raises `StoreError`."""
    if isinstance(database, Path):
        if database.exists():
            lock_file(database.resolve()).close()
        return
    with packages_for_servers():
        from bot.storage.postgresql.database import ServerLock
    ServerLock(database).release()


async def move(source: Path | DatabaseServer, target: Path | DatabaseServer) -> int:
    """Copy a database into an empty one, and compare both; return the number of rows.

    The source stays as it is. Raises `StoreError` if a process serves one of them, or one cannot be used;
    then nothing was moved.
    """
    if source == target:
        raise StoreError(f"Both names are those of {source}: nothing was moved.")
    if isinstance(source, Path) and not await asyncio.to_thread(source.exists):
        raise StoreError(f"There is no database {source}: nothing was moved.")
    with _new_file(target) if isinstance(target, Path) else nullcontext(target) as place:
        async with AsyncExitStack() as stack:
            databases = []
            for each in (source, place):
                store = await open_store(each)
                stack.push_async_callback(store.close)
                databases.append(store.database)
            return await _copy_all(databases[0], databases[1], target)


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """Return a temporary file, renamed to ``path`` once it is complete."""
    if path.exists():
        raise StoreError(f"{path} is there already: nothing was moved, name another file.")
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        yield part
        part.replace(path)
    except OSError as error:
        raise StoreError(f"The database {path} cannot be written: {error}; nothing was moved.") from error
    finally:
        for ending in (*FILE_SUFFIXES, ".lock"):
            part.with_name(f"{part.name}{ending}").unlink(missing_ok=True)


@contextmanager
def packages_for_servers() -> Iterator[None]:
    """Raise a `StoreError` with instructions if the optional PostgreSQL driver is not installed."""
    try:
        yield
    except ImportError as error:
        raise StoreError(
            "DATABASE is a PostgreSQL server, but its driver is not installed: "
            'install "seven-wonders[postgresql]" instead of "seven-wonders", then start again.'
        ) from error


@dataclass(frozen=True)
class TableSchema:
    """A table with its columns, and its key columns, which order its rows.

    ``is_numbered`` says whether its rows are numbered by the database, in the one column of its key.
    """

    table: str
    columns: Sequence[str]
    key: Sequence[str]
    is_numbered: bool

    def rows(self, read: Reader) -> Iterator[list[Any]]:
        """Read all rows in the order of the key, in batches."""
        key = ", ".join(self.key)
        select, order = f"SELECT {', '.join(self.columns)} FROM {self.table}", f"ORDER BY {key} LIMIT ?"
        rows = read(f"{select} {order}", ROWS_AT_ONCE)
        while rows:
            yield rows
            last = dict(zip(self.columns, rows[-1], strict=True))
            behind = [last[column] for column in self.key]
            rows = read(f"{select} WHERE ({key}) > {listed(behind)} {order}", *behind, ROWS_AT_ONCE)

    def last_number(self, transaction: Transaction) -> int | None:
        """Return the last number given to a row, even a deleted one, or None."""
        return transaction.last_number(self.table, self.key[0]) if self.is_numbered else None


def table_schemas() -> list[TableSchema]:
    """List the tables of the newest schema; those that others refer to come first."""
    schemas = []
    with closing(sqlite3.connect(":memory:")) as connection:
        for _, script in migrations("in memory", 0, "sqlite"):
            connection.executescript(script)
        tables = connection.execute(
            "SELECT name, sql LIKE '%AUTOINCREMENT%', sql LIKE '%REFERENCES%' FROM sqlite_master"
            " WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY 3, 1"
        ).fetchall()
        for table, is_numbered, _ in tables:
            columns = connection.execute(f"SELECT name, pk FROM pragma_table_info('{table}')").fetchall()
            key = [name for name, place in sorted(columns, key=itemgetter(1)) if place]
            schemas.append(TableSchema(table, [name for name, _ in columns], key, bool(is_numbered)))
    return schemas


async def _copy_all(source: Database, target: Database, name: object) -> int:
    """Copy all rows of ``source`` into ``target``, called ``name``, and compare both; return their number.

    It is one transaction: raises `StoreError` if the target is not empty, or differs in the end, and then
    nothing has changed.
    """
    schemas, loop = table_schemas(), asyncio.get_running_loop()
    last_numbers = await source.transact(lambda each: [schema.last_number(each) for schema in schemas])

    def read(query: str, *values: object) -> list[Any]:
        # Called outside the event loop, in the transaction of the target.
        return asyncio.run_coroutine_threadsafe(source.rows(query, *values), loop).result()

    def write(transaction: Transaction) -> int:
        if any(transaction.execute(f"SELECT 1 FROM {schema.table} LIMIT 1") for schema in schemas):
            raise StoreError(
                f"The database {name} holds something already: nothing was moved, name an empty one."
            )
        numbered = zip(schemas, last_numbers, strict=True)
        return sum(_move(schema, number, read, transaction) for schema, number in numbered)

    return await target.transact(write)


def _move(schema: TableSchema, number: int | None, read: Reader, transaction: Transaction) -> int:
    """Copy and compare the rows of a table, and return their number; numbering continues as in the source."""
    moved, into = 0, insert(schema.table, ", ".join(schema.columns))
    for rows in schema.rows(read):
        transaction.run([(into, row) for row in rows])
        moved += len(rows)
    if number is not None:
        transaction.set_last_number(schema.table, schema.key[0], number)
    if schema.last_number(transaction) != number or any(
        one != other for one, other in zip_longest(schema.rows(read), schema.rows(transaction.execute))
    ):
        raise StoreError(f"What {schema.table} holds is not the same in both: nothing was moved.")
    return moved
