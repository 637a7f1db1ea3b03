"""A tip in a hand: it comes with the hand that follows in the channel, and no copy keeps it when silenced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.room import Room, buttons, words

TIP = "💡"


async def open_hand(room: Room) -> Any:
    return (await room.type("ann", "hand")).response


def as_it_is_now(room: Room, shown: Any) -> Any:
    return next(each for each in (*room.public("ann"), *room.direct("ann")) if each.id == shown.id)


async def test_the_hand_that_follows_in_the_channel_has_its_tip(room: Room) -> None:
    await room.begin("ann", computers=2)
    first = await open_hand(room)
    before = told(first)
    await room.pick("ann")
    await room.env.settle()
    after = [each for each in room.public("ann") if room.text("button-tips-off") in buttons(each)]
    assert after
    assert after[-1].id != first.id
    assert words(after[-1]).count(TIP) == 1
    assert told(after[-1]) != before


def told(shown: Any) -> str:
    return next(line for line in words(shown).splitlines() if line.startswith(TIP))


@pytest.mark.parametrize("tapped", ["in the channel", "in direct messages"])
async def test_no_copy_of_a_hand_keeps_its_tip(room: Room, tapped: str) -> None:
    await room.begin("ann", computers=2)
    direct, opened = room.hand("ann"), await open_hand(room)
    assert TIP in words(direct)
    assert TIP in words(opened)
    silenced = opened if tapped == "in the channel" else direct
    await room.tap("ann", silenced, room.text("button-tips-off"))
    await room.env.settle()
    for copy in (direct, opened):
        now = as_it_is_now(room, copy)
        assert TIP not in words(now)
        assert room.text("button-tips-off") not in buttons(now)


async def test_who_wants_none_elsewhere_keeps_none_here(room: Room) -> None:
    await room.begin("ann", computers=2)
    direct, opened = room.hand("ann"), await open_hand(room)
    await room.client.store.silence_tips(room.people["ann"].id)

    async def hear(_: object) -> None:
        # The process that hears direct messages tells of it, and has changed the message there itself.
        room.client.dispatch("silenced", room.people["ann"].id, direct.id)

    room.client.add_listener(hear, "on_answered")
    await room.type("ben", "status")
    await room.env.settle()
    assert TIP not in words(as_it_is_now(room, opened))
    assert TIP in words(as_it_is_now(room, direct))
    assert TIP not in words(await open_hand(room))


async def test_a_tip_of_another_game_goes_too(room: Room) -> None:
    await room.type("ann", "practice", game="Duel")
    await room.begin("ann", computers=2)
    practised = next(each for each in reversed(room.direct("ann")) if TIP in words(each))
    await room.tap("ann", await open_hand(room), room.text("button-tips-off"))
    await room.env.settle()
    assert all(TIP not in words(each) for each in room.direct("ann"))
    assert TIP not in words(as_it_is_now(room, practised))
