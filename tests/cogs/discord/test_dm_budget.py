"""The limit on direct messages to new people."""

import asyncio
from pathlib import Path

from bot.storage.opening_and_moving import open_store
from cogs.discord.delivery import AT_ONCE_SECONDS, DAY_SECONDS, MOST_AT_ONCE, DirectMessageBudget


async def test_new_direct_messages_are_limited_per_ten_minutes_and_per_day(tmp_path: Path) -> None:
    store, seconds = await open_store(tmp_path / "games.sqlite3"), 1_000_000.0

    def budget(a_day: int) -> DirectMessageBudget:
        """Return the budget of a new process, which counts earlier ones as well."""
        return DirectMessageBudget(store, lambda: seconds, a_day)

    assert not await budget(0).take()
    begun, taking = seconds, budget(12)
    assert sum(await asyncio.gather(*(taking.take() for _ in range(MOST_AT_ONCE + 3)))) == MOST_AT_ONCE
    seconds += AT_ONCE_SECONDS - 1
    assert not await taking.take()
    seconds += 1
    assert [await budget(12).take() for _ in range(3)] == [True, True, False]
    seconds = begun + DAY_SECONDS - 1
    assert not await budget(12).take()
    seconds += 1
    assert await budget(12).take()
    await store.close()
