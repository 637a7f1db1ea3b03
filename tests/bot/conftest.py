"""A new store for each test, in every kind of database."""

import random
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.common.settings import DatabaseServer
from bot.storage.migrating import migrate_server
from bot.storage.opening_and_moving import open_store
from bot.storage.postgresql.database import connect
from bot.storage.store import Store
from tests.bot.backends import BACKENDS, Backend
from tests.bot.fakes import Club
from tests.postgresql import TestServer, name_of_run, serve


@pytest.fixture(autouse=True)
def files(no_power_cuts: None) -> None:
    """Let no commit wait for the disk."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games in every run."""
    monkeypatch.setattr(secrets, "randbits", random.Random(7).getrandbits)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The platform's data folder; the current folder is empty."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("DATABASE", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "seven-wonders"


@pytest.fixture(scope="session")
def server() -> Iterator[TestServer]:
    with serve(name_of_run()) as server:
        yield server


@pytest.fixture(scope="session")
def shared_address(server: TestServer) -> str:
    """The address of tables that all tests share."""
    address = server.new_place()
    with closing(connect(address)) as connection:
        migrate_server(connection, "of the tests")
    return address


@pytest.fixture
def address(server: TestServer, shared_address: str) -> str:
    """The address of empty tables on a PostgreSQL server."""
    server.empty(shared_address)
    return shared_address


@pytest.fixture
def place(address: str) -> DatabaseServer:
    """The same address, as in the settings."""
    return DatabaseServer(address)


@pytest.fixture
def new_address(server: TestServer) -> str:
    """The address of a place without tables on a PostgreSQL server."""
    return server.new_place()


@pytest_asyncio.fixture(params=BACKENDS)
async def backend(request: pytest.FixtureRequest) -> AsyncIterator[Backend]:
    backend = Backend(request.getfixturevalue("place" if request.param == "postgresql" else "path"))
    yield backend
    await backend.close()


@pytest.fixture
def path(tmp_path: Path, empty_database: Path) -> Path:
    """The file of the default store, without any data."""
    return Path(shutil.copy(empty_database, tmp_path / "test.sqlite3"))


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """The default store."""
    store = await open_store(path)
    yield store
    await store.close()


@pytest_asyncio.fixture
async def club(store: Store) -> AsyncIterator[Club]:
    """The sessions of a process that serves the store."""
    club = Club(store)
    yield club
    await club.sessions.stop()
