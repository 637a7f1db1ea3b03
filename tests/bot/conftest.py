"""A store in a fresh place, of every implementation."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
import pytest_asyncio

from bot.sqlite.store import SqliteStore
from bot.store import Store
from tests.bot.keepers import KEEPERS, Keeper, PostgresqlKeeper, SqliteKeeper
from tests.postgresql import TestServer, name_of_run, serve


@pytest.fixture(autouse=True)
def files(no_power_cuts: None) -> None:
    """Let no commit wait for the disk."""


@pytest.fixture(scope="session")
def server() -> Iterator[TestServer]:
    """Serve PostgreSQL for as long as the tests run."""
    with serve(name_of_run()) as server:
        yield server


@pytest.fixture
def address(server: TestServer) -> str:
    """Where a PostgreSQL server has an empty place."""
    return server.schema(f"test_{uuid4().hex}")


@pytest.fixture(params=KEEPERS)
def keeper(request: pytest.FixtureRequest, tmp_path: Path) -> Keeper:
    if request.param == "postgresql":
        return PostgresqlKeeper(request.getfixturevalue("address"))
    return SqliteKeeper(tmp_path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the store that is used where nothing else is set keeps all."""
    return tmp_path / "test.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Open the store that is used where nothing else is set."""
    store = await SqliteStore.open(path)
    yield store
    await store.close()
