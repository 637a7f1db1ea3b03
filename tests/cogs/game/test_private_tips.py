"""Tips in games that are played in the open: told to the newcomer alone, once a turn, until silenced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, words


def tips(room: Room, name: str) -> list[Any]:
    """Return the tips that a person sees in the channel."""
    return [each for each in room.public(name) if words(each).startswith("💡")]


async def choose(room: Room, name: str) -> None:
    """Take the first thing that a person may do now, by a tap."""
    identity = f"button:duel:{room.session.id}:{room.session.step}:choose:0"
    await room.press_forged(name, identity)
    await room.env.settle()


async def test_a_newcomer_reads_a_tip_in_their_turn_that_nobody_else_sees(room: Room) -> None:
    await room.begin("ann", "ben", game="Duel")
    names = ("ann", "ben")
    first = names[room.session.snapshot.waiting_for()[0]]
    other = next(name for name in names if name != first)
    assert len(tips(room, first)) == 1
    assert not tips(room, other)
    assert not any("💡" in words(each) for each in room.public())
    await choose(room, first)
    await room.type(other, "status")
    await room.env.settle()
    assert len(tips(room, other)) == 1


async def test_no_more_tips_are_told_to_who_wants_none(room: Room) -> None:
    await room.begin("ann", game="Duel", computers=1)
    (tip,) = tips(room, "ann")
    await room.tap("ann", tip, room.text("button-tips-off"))
    assert not tips(room, "ann")
    shown = next(each for each in room.public("ann") if each.id == tip.id)
    assert words(shown) == room.text("tips-off")
    assert room.text("button-tips-off") not in buttons(shown)
    await choose(room, "ann")
    assert not tips(room, "ann")


async def test_who_wants_none_is_told_none_though_the_tip_has_just_been_deleted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", game="Duel", computers=1)
    (tip,) = tips(room, "ann")
    held = Network(room, monkeypatch).hold_back_next(FIRST_ANSWER)
    await room.tap("ann", tip, room.text("button-tips-off"))
    room.env.backend.delete_message(room.channel.id, tip.id)
    held.let_go()
    await room.env.settle()
    assert words(room.public("ann")[-1]) == room.text("tips-off")
    await choose(room, "ann")
    assert not tips(room, "ann")


async def test_a_newer_tip_takes_the_place_of_the_older_one(room: Room) -> None:
    await room.begin("ann", game="Duel", computers=1)
    told = set()
    for _ in range(4):
        (tip,) = tips(room, "ann")
        told.add(words(tip))
        await choose(room, "ann")
    assert len(told) == 4


async def test_in_direct_messages_the_tip_stands_in_the_message_of_the_turn(room: Room) -> None:
    await room.type("ann", "practice", game="Duel")
    await room.env.settle()
    silent = room.text("button-tips-off")
    turn = next(each for each in reversed(room.direct("ann")) if silent in buttons(each))
    assert "💡" in words(turn)
    await room.tap("ann", turn, silent)
    await room.env.settle()
    turn = next(each for each in room.direct("ann") if each.id == turn.id)
    assert "💡" not in words(turn)
    assert silent not in buttons(turn)
