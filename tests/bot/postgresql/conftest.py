"""A database of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.postgresql.database import PostgresqlDatabase
from bot.settings import DatabaseServer


@pytest.fixture
def place(address: str) -> DatabaseServer:
    return DatabaseServer(address)


@pytest_asyncio.fixture
async def database(place: DatabaseServer) -> AsyncIterator[PostgresqlDatabase]:
    database = await PostgresqlDatabase.open(place)
    yield database
    await database.close()
