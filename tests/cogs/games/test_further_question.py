"""A draft, a tribute in the middle of a round and a card that can be declined, played by buttons."""

from __future__ import annotations

import pytest

from engine.base.rules import BOXES
from engine.game import Seat
from engine.rules import STANDARD
from engine.values import FrozenMapping
from tests.cogs.room import Room, buttons
from tests.engine.base.test_further_question import BOX

ANN = Seat(0)


async def choose_last(room: Room, name: str) -> None:
    """Press the button of the last choice, and once more where it is asked whether that is sure."""
    step = room.sitting.step
    label = [each for each in buttons(room.hand(name)) if each.partition(" ")[0].isdecimal()][-1]
    await room.tap(name, room.hand(name), label)
    await room.env.settle()
    if room.sitting.step == step:
        await room.tap(name, room.hand(name), label.partition(" ")[2])


async def test_a_whole_game_is_played(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.rules.BOXES", FrozenMapping({"base": (*STANDARD, *BOX.names)}))
    monkeypatch.setattr("engine.base.rules.BOXES", FrozenMapping({**BOXES, BOX.names[0]: lambda: BOX}))
    await room.type("ann", "join")
    for _ in range(2):
        await room.tap("ann", room.lobby(), room.text("button-add-computer"))
    lobby = await room.client.lobbies.at(room.channel.id)
    assert lobby is not None
    options = lobby.row.options.with_boxes([*BOX.names])
    await room.client.lobbies.set_options(lobby.row.id, room.people["ann"].id, options)
    await room.tap("ann", room.lobby(), room.text("button-start"))
    await room.env.settle()
    sitting, asked = room.sitting, list[str]()
    while room.client.sittings.at(room.channel.id) is not None:
        decision = sitting.snapshot.decision(ANN)
        assert decision is not None
        asked.append(decision.kind)
        if decision.kind in {"draft", "recruit", "tribute"}:
            await choose_last(room, "ann")
        else:
            await room.decide("ann")
        await room.env.settle()
    assert sitting.game.over
    assert asked[:6] == ["draft"] * 4 + ["recruit", "round"]
    assert "tribute" in asked
