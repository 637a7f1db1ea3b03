"""The store where it is said to be: a file, or a database of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import DatabaseServer, Share
from bot.sql.moving import Moved, Side, move_all
from bot.sql.store import SqlStore
from bot.sqlite.claim import Claim
from bot.sqlite.moving import file_to_read, file_to_write
from bot.sqlite.store import SqliteStore
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.postgresql.leases import Leases


async def join(database: DatabaseServer, share: Share, ended: int | None) -> Leases:
    """Become one of several processes that serve a database; raises `StoreError`.

    What the owner in the same place served that has ``ended`` is nobody's at once.
    """
    with _installed():
        from bot.postgresql.leases import Leases
    return await asyncio.to_thread(Leases.join, database, share, ended)


async def open_store(database: Path | DatabaseServer, leases: Leases | None = None) -> SqlStore:
    """Open the store, and keep every process out of it that has no ``leases``; raises `StoreError`."""
    if isinstance(database, Path):
        return await SqliteStore.open(database)
    with _installed():
        from bot.postgresql.store import PostgresqlStore
    return await PostgresqlStore.open(database, leases)


def refuse_served(database: Path | DatabaseServer) -> None:
    """Raise `bot.store.ServedError` where a process serves a database; raises `StoreError`."""
    if isinstance(database, Path):
        if database.exists():
            Claim.take(database.resolve()).give_back()
        return
    with _installed():
        from bot.postgresql.claim import ServerClaim
    ServerClaim.take(database).give_back()


def move(source: Path | DatabaseServer, target: Path | DatabaseServer) -> Moved:
    """Write all that a database holds into an empty one, and compare both; what there was stays.

    Raises `StoreError` where a process serves one of them, or they cannot be used; then nothing was moved.
    """
    if source == target:
        raise StoreError(f"Both names are those of {source}: nothing was moved.")
    with _to_read(source) as one, _to_write(target) as other:
        return move_all(one, other)


def _to_read(database: Path | DatabaseServer) -> AbstractContextManager[Side]:
    if isinstance(database, Path):
        return file_to_read(database)
    with _installed():
        from bot.postgresql.moving import server_to_move
    return server_to_move(database, empty=False)


def _to_write(database: Path | DatabaseServer) -> AbstractContextManager[Side]:
    if isinstance(database, Path):
        return file_to_write(database)
    with _installed():
        from bot.postgresql.moving import server_to_move
    return server_to_move(database, empty=True)


@contextmanager
def _installed() -> Iterator[None]:
    """Say in a sentence what to do where the packages for PostgreSQL are not there: few need them."""
    try:
        yield
    except ImportError as error:
        raise StoreError(
            "DATABASE is a PostgreSQL server, but what speaks with one is not installed: "
            'run .venv/bin/pip install --constraint constraints.txt ".[postgresql]", then start again.'
        ) from error
