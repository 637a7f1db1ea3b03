"""What was worked out is kept up to a bound; what takes long is worked out once."""

from __future__ import annotations

import asyncio

import pytest

from bot.common.cache import AsyncCache, Cache


async def test_all_who_ask_at_the_same_time_and_later_get_what_was_worked_out_once() -> None:
    calls, gate = [], asyncio.Event()

    async def work() -> str:
        calls.append(1)
        await gate.wait()
        return "found"

    cache: AsyncCache[str, str] = AsyncCache(9)
    asked = [asyncio.ensure_future(cache.get("key", work)) for _ in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    assert not cache.is_known("key")
    gate.set()
    assert await asyncio.gather(*asked[1:]) == ["found", "found"]
    assert await cache.get("key", work) == "found"
    assert cache.is_known("key")
    assert len(calls) == 1


async def test_what_has_failed_is_tried_again() -> None:
    cache: AsyncCache[str, str] = AsyncCache(9)

    async def fail() -> str:
        raise OSError("not now")

    async def work() -> str:
        return "found"

    with pytest.raises(OSError, match="not now"):
        await cache.get("key", fail)
    assert not cache.is_known("key")
    assert await cache.get("key", work) == "found"


async def test_only_the_last_are_kept() -> None:
    cache: AsyncCache[int, int] = AsyncCache(2)

    async def work() -> int:
        return 1

    for key in (1, 2, 1, 3):
        await cache.get(key, work)
    assert [cache.is_known(key) for key in (1, 2, 3)] == [True, False, True]


def test_what_was_used_the_longest_ago_goes_where_more_would_not_fit() -> None:
    cache: Cache[str, str] = Cache(6, len)
    for key in ("ab", "cd", "ef"):
        cache.put(key, key)
    assert cache.get("ab") == "ab"
    cache.put("ef", "efg")
    assert [key for key in ("ab", "cd", "ef") if key in cache] == ["ab", "ef"]
    cache.drop("ab")
    cache.put("gh", "ghi")
    assert cache.get("ef") == "efg"
    cache.put("long", "far too long")
    assert cache.get("gh") is cache.get("long") is None
    cache.put("ab", "ab")
    cache.clear()
    assert "ab" not in cache
