"""Caches of limited size, of slow computations, and of the files that messages show."""

import asyncio

import pytest

from bot.common import message_attachments
from bot.common.cache import AsyncCache, Cache
from bot.common.message_attachments import MessageAttachments


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


def test_files_are_remembered_for_the_messages_changed_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_attachments, "REMEMBERED", 2)
    shown, drawn = MessageAttachments(), ("hand.png", b"drawn")
    for message in (1, 2, 1, 3):
        shown.remember(message, {message * 10: "hand.png"}, dict([drawn]))
    assert [*shown.files] == [1, 3]
    assert (shown.identity(1, drawn), shown.identity(2, drawn)) == (10, None)
    # A kept picture is still known by its earlier content.
    shown.remember(1, {10: "hand.png"}, {})
    assert shown.identity(1, drawn) == 10
    shown.doubt(1)
    assert shown.files[1] == {}
