"""Full garbage collections run only while no one waits for an answer."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from bot.operations import garbage
from tests.patience import happens


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


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


def live_long(number: int) -> list[list[int]]:
    return [[each] for each in range(number)]


def test_no_automatic_full_collection_runs(full_looks: list[int]) -> None:
    kept = live_long(400_000)
    assert gc.get_count()[2] > garbage.COLLECTIONS_BEFORE_FULL
    assert not full_looks
    del kept


async def test_a_full_collection_waits_for_open_answers(full_looks: list[int]) -> None:
    answered = asyncio.Event()
    answering = {asyncio.ensure_future(answered.wait())}
    for task in answering:
        task.add_done_callback(answering.discard)
    knot = Knot()
    kept, knotted = live_long(400_000), weakref.ref(knot)
    del knot
    collecting = asyncio.create_task(garbage.collect_when_idle(answering))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not full_looks
    assert knotted() is not None
    answered.set()
    await happens(collecting.done)
    assert full_looks == [1]
    assert knotted() is None
    del kept


async def test_no_full_collection_runs_before_one_is_due(full_looks: list[int]) -> None:
    gc.collect()
    full_looks.clear()
    await garbage.collect_when_idle(())
    assert not full_looks
