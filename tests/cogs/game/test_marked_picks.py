"""A tap while the pick before it is being marked in the picture of the hand."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, shown_files


@pytest.mark.parametrize("in_channel", [False, True])
async def test_a_tap_does_not_ask_for_the_picture_that_a_mark_has_replaced(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, in_channel: bool
) -> None:
    network = Network(room, monkeypatch)
    if in_channel:
        room.close_messages("ann")
    await room.begin("ann", "ben", computers=1)
    hand = await room.open_hand("ann") if in_channel else room.hand("ann")

    def now() -> Any:
        messages = room.public("ann") if in_channel else room.direct("ann")
        return next(each for each in messages if each.id == hand.id)

    await room.tap("ann", hand, "1")
    held = network.hold_back_next("/webhooks/*", method="PATCH")
    (before,) = shown_files(now())
    await room.tap("ann", now(), "Sell +3")
    with caplog.at_level(logging.WARNING):
        await room.tap("ann", now(), "2")
        held.let_go()
        await room.env.settle()
    assert "could not be kept" not in caplog.text
    (after,) = shown_files(now())
    assert after.id != before.id
    assert "Sell +3" in buttons(now())
