"""Edits of a message that arrive late or overlap."""

import asyncio
from typing import Any

import pytest

from cogs.discord.delivery import Delivery
from engine.game import Seat
from tests.cogs.room import Room, buttons, told, words


class Gate:
    """Holds back the bot's edits of messages while shut."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._open = asyncio.Event()
        self._open.set()
        really = Delivery.edit

        async def edit(delivery: Delivery, *arguments: Any) -> bool:
            if not self._open.is_set():
                await room.client.clock.wait_for(self._open.wait())
            return await really(delivery, *arguments)

        monkeypatch.setattr(Delivery, "edit", edit)

    def shut(self) -> None:
        self._open.clear()

    async def open(self) -> None:
        self._open.set()
        await self._room.env.settle()


@pytest.fixture
def gate(room: Room, monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(room, monkeypatch)


async def test_picks_during_an_edit_are_shown_afterwards(room: Room, gate: Gate) -> None:
    await room.begin("ann", "ben", "cyd")
    gate.shut()
    await room.pick("ann")
    await room.pick("ben")
    assert "Waiting for ann, ben and cyd. 0 of 3 ready." in words(room.status())
    await gate.open()
    assert "Waiting for cyd. 2 of 3 ready." in words(room.status())
    gate.shut()
    await room.pick("cyd")
    await gate.open()
    (said,) = [told(message) for message in room.public() if "round 1 of 6" in words(message)]
    assert "⏳" not in said, "a late edit does not overwrite the round"
    assert "builds" in said or "sells" in said


async def test_a_late_edit_of_the_seats_does_not_overwrite_a_finished_round(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=2)
    status = room.status()
    edit, late, held_up = Delivery.edit, asyncio.Event(), [True]

    async def late_at_first(self: Delivery, *arguments: Any) -> bool:
        if not held_up:
            return await edit(self, *arguments)

        async def on_its_way() -> bool:
            await room.client.clock.wait_for(late.wait())
            return await edit(self, *arguments)

        # A sent request arrives even if its sender was cancelled.
        return await asyncio.shield(asyncio.ensure_future(on_its_way()))

    offered = (await room.type("dora", "join")).response
    monkeypatch.setattr(Delivery, "edit", late_at_first)
    await room.tap("dora", offered, "Take Hera’s seat")
    hand = room.hand("dora")
    await room.tap("dora", hand, "1")
    await room.tap("dora", room.hand("dora"), "Sell +3")
    held_up.clear()
    await room.session.choose(Seat(0), 0, room.session.game.view(Seat(0)).offers[0].sell)
    for _ in range(10):
        await asyncio.sleep(0)
    assert room.session.step == 1
    late.set()
    await room.env.settle()
    assert room.session.step == 1
    (message,) = [message for message in room.public() if message.id == status.id]
    assert not buttons(message)
    assert "dora sells" in told(message)
