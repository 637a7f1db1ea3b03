"""Opens the configured store: a file, or a database of a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from bot.common.settings import DatabaseServer
from bot.storage.database import Database
from bot.storage.errors import StoreError
from bot.storage.moving import move_all
from bot.storage.sqlite.backup import FILE_SUFFIXES
from bot.storage.sqlite.connection import lock_file
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.store import Store

if TYPE_CHECKING:
    from bot.storage.postgresql.database import Begin


async def open_store(place: Path | DatabaseServer, begin_fenced: Begin | None = None) -> Store:
    """Open the store; raises `StoreError`.

    Every other process is locked out, unless several share a server: their transactions begin with
    ``begin_fenced``.
    """
    return Store(await open_database(place, begin_fenced))


async def open_database(place: Path | DatabaseServer, begin_fenced: Begin | None = None) -> Database:
    """Open the database of a store; raises `StoreError`."""
    if isinstance(place, Path):
        return await SqliteDatabase.open(place)
    with packages_for_servers():
        from bot.storage.postgresql.database import PostgresqlDatabase
    return await PostgresqlDatabase.open(place, begin_fenced)


def refuse_served(database: Path | DatabaseServer) -> None:
    """Raise `bot.storage.errors.ServedError` if a process serves a database; raises `StoreError`."""
    if isinstance(database, Path):
        if database.exists():
            lock_file(database.resolve()).close()
        return
    with packages_for_servers():
        from bot.storage.postgresql.database import ServerLock
    ServerLock.take(database).release()


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
        async with _opened(source) as one, _opened(place) as other:
            return await move_all(one, other, target)


@asynccontextmanager
async def _opened(place: Path | DatabaseServer) -> AsyncIterator[Database]:
    database = await open_database(place)
    try:
        yield database
    finally:
        await database.close()


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
