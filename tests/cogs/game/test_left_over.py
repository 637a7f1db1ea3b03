"""Games leave nothing in memory."""

import logging
from functools import partial

import pytest

from cogs.discord import picture_pool
from tests.cogs.day import forget_discord, growth, kept_objects, spend_hour
from tests.cogs.room import Room


async def test_an_hour_of_use_leaves_no_objects_in_memory(
    room: Room, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    # Records keep objects alive through tracebacks.
    logging.disable()
    request.addfinalizer(partial(logging.disable, logging.NOTSET))
    # As after a day, each picture replaces older ones.
    monkeypatch.setattr(picture_pool, "CACHE_BYTES", 0)
    # Objects that are created once and stay already exist after a few turns.
    await spend_hour(room, 1, whole=False)
    forget_discord(room)
    before = kept_objects("bot", "cogs")
    await spend_hour(room, 2)
    forget_discord(room)
    after = kept_objects("bot", "cogs")
    assert growth(before, after) == {}
