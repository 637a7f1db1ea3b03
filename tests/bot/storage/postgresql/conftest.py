"""A database of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.common.settings import DatabaseServer
from bot.storage.postgresql.database import PostgresqlDatabase


@pytest_asyncio.fixture
async def database(place: DatabaseServer) -> AsyncIterator[PostgresqlDatabase]:
    database = await PostgresqlDatabase.open(place)
    yield database
    await database.close()
