"""Caches of limited size, and of slow computations."""

import asyncio

import pytest

from bot.common.cache import AsyncCache, Cache


async def test_a_computation_runs_once_for_all_callers_and_again_after_a_failure() -> None:
    calls, gate = [], asyncio.Event()

    async def work() -> str:
        calls.append(1)
        await gate.wait()
        if len(calls) == 1:
            raise OSError("not now")
        return "found"

    cache: AsyncCache[str, str] = AsyncCache(2)
    first = asyncio.ensure_future(cache.get("key", work))
    await asyncio.sleep(0)
    gate.set()
    with pytest.raises(OSError, match="not now"):
        await first
    gate.clear()
    asked = [asyncio.ensure_future(cache.get("key", work)) for _ in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    assert not cache.is_known("key")
    gate.set()
    assert await asyncio.gather(*asked[1:]) == ["found", "found"]
    assert await cache.get("key", work) == "found"
    assert cache.is_known("key")
    assert len(calls) == 2
    for key in ("other", "key", "last"):
        await cache.get(key, work)
    assert [cache.is_known(key) for key in ("key", "other", "last")] == [True, False, True]


def test_the_least_recently_used_value_is_dropped_when_full() -> None:
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
