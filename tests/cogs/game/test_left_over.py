"""A game that has ended leaves nothing in memory."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from cogs.discord import picture_pool
from tests.cogs.day import forget_discord, growth, kept_objects, spend_hour
from tests.cogs.room import Room


@pytest.fixture
def unlogged() -> Iterator[None]:
    """Keep the tests' own log from holding on to what stands in the traces of faults."""
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be no room for pictures, as after a day: each that is drawn takes the place of older ones."""
    monkeypatch.setattr(picture_pool, "CACHE_BYTES", 0)


@pytest.mark.usefixtures("unlogged", "full")
async def test_an_hour_of_use_leaves_nothing_behind(room: Room) -> None:
    # What is made once and stays is there after games of a few turns too.
    await spend_hour(room, 1, whole=False)
    forget_discord(room)
    before = kept_objects("bot", "cogs")
    await spend_hour(room, 2)
    forget_discord(room)
    after = kept_objects("bot", "cogs")
    assert growth(before, after) == {}
