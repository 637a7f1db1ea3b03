"""A draft, a tribute in the middle of a round and a card that can be declined, played by buttons."""

from __future__ import annotations

import pytest

from engine.game import Seat
from tests.bot.boxes import offer_box
from tests.cogs.room import Room, buttons
from tests.engine.base.test_further_question import BOX

ANN = Seat(0)


async def choose_last(room: Room, name: str) -> None:
    """Press the button of the last choice, and once more where it is asked whether that is sure."""
    step = room.session.step
    label = [each for each in buttons(room.hand(name)) if each.partition(" ")[0].isdecimal()][-1]
    await room.tap(name, room.hand(name), label)
    await room.env.settle()
    if room.session.step == step:
        await room.tap(name, room.hand(name), label.partition(" ")[2])


async def test_a_whole_game_is_played(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    offer_box(monkeypatch, BOX)
    await room.begin("ann", computers=2, boxes=BOX.names)
    await room.env.settle()
    session, asked = room.session, list[str]()
    while room.client.sessions.at(room.channel.id) is not None:
        decision = session.snapshot.decision(ANN)
        assert decision is not None
        asked.append(decision.kind)
        if decision.kind in {"draft", "recruit", "tribute"}:
            await choose_last(room, "ann")
        else:
            await room.decide("ann")
        await room.env.settle()
    assert session.game.over
    assert asked[:6] == ["draft"] * 4 + ["recruit", "round"]
    assert "tribute" in asked
