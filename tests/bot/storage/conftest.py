"""A store in a fresh place, in every kind of database."""

from __future__ import annotations

import pytest_asyncio

from bot.storage.store import Store
from tests.bot.keepers import Keeper


@pytest_asyncio.fixture
async def store(keeper: Keeper) -> Store:
    return await keeper.open()
