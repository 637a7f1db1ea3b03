"""What takes long is worked out once."""

from __future__ import annotations

import asyncio

import pytest

from bot.once import Once


async def test_all_who_ask_at_the_same_time_and_later_get_what_was_worked_out_once() -> None:
    calls, gate = [], asyncio.Event()

    async def work() -> str:
        calls.append(1)
        await gate.wait()
        return "found"

    once: Once[str, str] = Once(9)
    asked = [asyncio.ensure_future(once.get("key", work)) for _ in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    assert not once.is_known("key")
    gate.set()
    assert await asyncio.gather(*asked[1:]) == ["found", "found"]
    assert await once.get("key", work) == "found"
    assert once.is_known("key")
    assert len(calls) == 1


async def test_what_has_failed_is_tried_again() -> None:
    once: Once[str, str] = Once(9)

    async def fail() -> str:
        raise OSError("not now")

    async def work() -> str:
        return "found"

    with pytest.raises(OSError, match="not now"):
        await once.get("key", fail)
    assert not once.is_known("key")
    assert await once.get("key", work) == "found"


async def test_only_the_last_are_kept() -> None:
    once: Once[int, int] = Once(2)

    async def work() -> int:
        return 1

    for key in (1, 2, 1, 3):
        await once.get(key, work)
    assert [once.is_known(key) for key in (1, 2, 3)] == [True, False, True]
