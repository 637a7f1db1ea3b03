"""The budget for direct messages that are opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.storage.opening import open_store
from bot.storage.store import Store
from cogs.discord.dm_budget import AT_ONCE_SECONDS, DAY_SECONDS, MOST_AT_ONCE, DirectMessageBudget


class Clock:
    seconds = 1_000_000.0

    def now(self) -> float:
        return self.seconds


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "games.sqlite3")
    yield store
    await store.close()


async def test_ten_are_opened_in_ten_minutes(store: Store) -> None:
    clock = Clock()
    budget = DirectMessageBudget(store, clock.now, 40)
    taken = await asyncio.gather(*(budget.take() for _ in range(MOST_AT_ONCE + 3)))
    assert sum(taken) == MOST_AT_ONCE
    clock.seconds += AT_ONCE_SECONDS - 1
    assert not await budget.take()
    clock.seconds += 1
    assert await budget.take()


async def test_no_more_are_opened_in_a_day_than_the_setting_says_also_after_a_restart(store: Store) -> None:
    clock = Clock()
    assert not await DirectMessageBudget(store, clock.now, 0).take()
    begun = clock.seconds
    taken = 0
    for _ in range(60):
        # Every try is one of a new process: what was opened before counts all the same.
        taken += await DirectMessageBudget(store, clock.now, 12).take()
        clock.seconds += AT_ONCE_SECONDS
    assert taken == 12
    clock.seconds = begun + DAY_SECONDS
    assert await DirectMessageBudget(store, clock.now, 12).take()
    assert not await DirectMessageBudget(store, clock.now, 12).take()
