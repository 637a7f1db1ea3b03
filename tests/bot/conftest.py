"""A store in a fresh place, of every implementation."""

from __future__ import annotations

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
from bot.storage.opening import open_store
from bot.storage.postgresql.database import connect
from bot.storage.store import Store
from tests.bot.keepers import KEEPERS, Keeper
from tests.postgresql import TestServer, name_of_run, serve


@pytest.fixture(autouse=True)
def files(no_power_cuts: None) -> None:
    """Let no commit wait for the disk."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run of the tests deal the same games."""
    monkeypatch.setattr(secrets, "randbits", random.Random(7).getrandbits)


@pytest.fixture(scope="session")
def server() -> Iterator[TestServer]:
    """Serve PostgreSQL for as long as the tests run."""
    with serve(name_of_run()) as server:
        yield server


@pytest.fixture(scope="session")
def used_again(server: TestServer) -> str:
    """Where a PostgreSQL server has tables that one test after the other uses."""
    address = server.new_place()
    with closing(connect(address)) as connection:
        migrate_server(connection, "of the tests")
    return address


@pytest.fixture
def address(server: TestServer, used_again: str) -> str:
    """Where a PostgreSQL server has empty tables."""
    server.empty(used_again)
    return used_again


@pytest.fixture
def place(address: str) -> DatabaseServer:
    """Where a PostgreSQL server has empty tables, as the settings say it."""
    return DatabaseServer(address)


@pytest.fixture
def new_address(server: TestServer) -> str:
    """Where a PostgreSQL server has nothing yet."""
    return server.new_place()


@pytest_asyncio.fixture(params=KEEPERS)
async def keeper(request: pytest.FixtureRequest) -> AsyncIterator[Keeper]:
    keeper = Keeper(request.getfixturevalue("place" if request.param == "postgresql" else "path"))
    yield keeper
    await keeper.close()


@pytest.fixture
def path(tmp_path: Path, empty_database: Path) -> Path:
    """Where the store that is used where nothing else is set keeps all; nothing is kept yet."""
    return Path(shutil.copy(empty_database, tmp_path / "test.sqlite3"))


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Open the store that is used where nothing else is set."""
    store = await open_store(path)
    yield store
    await store.close()
