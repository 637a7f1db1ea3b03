"""Full garbage collections run only while no one waits for an answer."""

import asyncio
import gc
from unittest.mock import Mock

import pytest

from bot.operations import garbage_collection


async def test_full_collections_run_when_one_is_due_and_no_one_waits_for_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, full = gc.get_threshold(), Mock()
    monkeypatch.setattr(gc, "freeze", Mock())
    # Python's defaults; the tests have settings of their own.
    gc.set_threshold(700, 10, 10)
    garbage_collection.freeze_garbage()
    kept = [[each] for each in range(400_000)]
    assert gc.get_count()[2] > garbage_collection.COLLECTIONS_BEFORE_FULL, (
        "no full collection has run by itself"
    )
    gc.set_threshold(*before)
    monkeypatch.setattr(gc, "collect", full)
    answered = asyncio.Event()
    answering = {asyncio.ensure_future(answered.wait())}
    for task in answering:
        task.add_done_callback(answering.discard)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 9))
    await garbage_collection.collect_when_idle(())
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 10))
    collecting = asyncio.create_task(garbage_collection.collect_when_idle(answering))
    await asyncio.sleep(0.01)
    full.assert_not_called()
    answered.set()
    await collecting
    full.assert_called_once_with()
    del kept
