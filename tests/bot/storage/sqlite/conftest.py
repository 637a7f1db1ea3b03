"""A database file of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.opening import open_store
from bot.storage.sqlite.database import SqliteDatabase as Database
from bot.storage.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await open_store(path)
    yield store
    await store.close()
