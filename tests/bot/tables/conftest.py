"""Sessions that retry at once and stop after each test."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.storage.store import Store
from bot.tables import loop
from tests.bot.fakes import Club


@pytest.fixture(autouse=True)
def retries_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "FIRST_RETRY_SECONDS", 0.01)


@pytest_asyncio.fixture
async def club(store: Store) -> AsyncIterator[Club]:
    club = Club(store)
    yield club
    await club.sessions.stop()
