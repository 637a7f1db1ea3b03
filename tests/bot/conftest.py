"""A store in a fresh place, of every implementation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sqlite.store import SqliteStore
from bot.store import Store
from tests.bot.keepers import KEEPERS, Keeper


@pytest.fixture(autouse=True)
def files(no_power_cuts: None) -> None:
    """Let no commit wait for the disk."""


@pytest.fixture(params=sorted(KEEPERS))
def keeper(request: pytest.FixtureRequest, tmp_path: Path) -> Keeper:
    return KEEPERS[request.param](tmp_path)


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
