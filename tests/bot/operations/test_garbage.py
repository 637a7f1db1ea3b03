"""Full garbage collections run only while no one waits for an answer."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest

from bot.operations import garbage
from tests.patience import happens


@pytest.fixture
def full_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Count full collections, and restore the collector."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
    before, looks = gc.get_threshold(), list[int]()

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start" and info["generation"] == 2:
            looks.append(1)

    # Python's defaults; the tests have settings of their own.
    gc.set_threshold(700, 10, 10)
    garbage.freeze_garbage()
    gc.callbacks.append(note)
    yield looks
    gc.callbacks.remove(note)
    gc.set_threshold(*before)


def live_long() -> list[list[int]]:
    return [[each] for each in range(400_000)]


async def test_full_collections_run_when_one_is_due_and_no_one_waits_for_an_answer(
    full_looks: list[int],
) -> None:
    gc.collect()
    full_looks.clear()
    await garbage.collect_when_idle(())
    assert not full_looks
    answered = asyncio.Event()
    answering = {asyncio.ensure_future(answered.wait())}
    for task in answering:
        task.add_done_callback(answering.discard)
    kept = live_long()
    assert gc.get_count()[2] > garbage.COLLECTIONS_BEFORE_FULL
    collecting = asyncio.create_task(garbage.collect_when_idle(answering))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not full_looks
    answered.set()
    await happens(collecting.done)
    assert full_looks == [1]
    del kept
