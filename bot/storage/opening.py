"""The store where it is said to be: a file, or a database of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import DatabaseServer
from bot.storage.errors import StoreError
from bot.storage.moving import Moved, Side, move_all
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.sqlite.lock import FileLock
from bot.storage.sqlite.moving import file_to_read, file_to_write
from bot.storage.store import Store

if TYPE_CHECKING:
    from bot.storage.postgresql.database import Begin


async def open_store(database: Path | DatabaseServer, begin_fenced: Begin | None = None) -> Store:
    """Open the store; raises `StoreError`.

    Every other process is kept out of it, but where several share a server: their transactions begin with
    ``begin_fenced``.
    """
    if isinstance(database, Path):
        return Store(await SqliteDatabase.open(database))
    with packages_for_servers():
        from bot.storage.postgresql.database import PostgresqlDatabase
    return Store(await PostgresqlDatabase.open(database, begin_fenced))


def refuse_served(database: Path | DatabaseServer) -> None:
    """Raise `bot.storage.errors.ServedError` where a process serves a database; raises `StoreError`."""
    if isinstance(database, Path):
        if database.exists():
            FileLock.take(database.resolve()).give_back()
        return
    with packages_for_servers():
        from bot.storage.postgresql.lock import ServerLock
    ServerLock.take(database).give_back()


def move(source: Path | DatabaseServer, target: Path | DatabaseServer) -> Moved:
    """Write all that a database holds into an empty one, and compare both; what there was stays.

    Raises `StoreError` where a process serves one of them, or they cannot be used; then nothing was moved.
    """
    if source == target:
        raise StoreError(f"Both names are those of {source}: nothing was moved.")
    with _side(source, empty=False) as one, _side(target, empty=True) as other:
        return move_all(one, other)


def _side(database: Path | DatabaseServer, *, empty: bool) -> AbstractContextManager[Side]:
    if isinstance(database, Path):
        return file_to_write(database) if empty else file_to_read(database)
    with packages_for_servers():
        from bot.storage.postgresql.moving import server_to_move
    return server_to_move(database, empty=empty)


@contextmanager
def packages_for_servers() -> Iterator[None]:
    """Say in a sentence what to do where the packages for PostgreSQL are not there: few need them."""
    try:
        yield
    except ImportError as error:
        raise StoreError(
            "DATABASE is a PostgreSQL server, but what speaks with one is not installed: "
            'run .venv/bin/pip install --constraint constraints.txt ".[postgresql]", then start again.'
        ) from error
