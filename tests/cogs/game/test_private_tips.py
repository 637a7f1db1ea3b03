"""Tips for new players: where they appear, and how they are turned off."""

from typing import Any

import pytest

from tests.cogs.game.scenes import current
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, words

TIP = "💡"


def tips(room: Room, name: str) -> list[Any]:
    """Return the tips that a person sees in the channel."""
    return [each for each in room.public(name) if words(each).startswith(TIP)]


async def choose(room: Room, name: str) -> None:
    """Make the first possible choice with a tap."""
    identity = f"button:duel:{room.session.id}:{room.session.step}:choose:0"
    await room.press_forged(name, identity)
    await room.env.settle()


async def test_a_new_player_gets_a_private_tip_on_their_turn(room: Room) -> None:
    await room.begin("ann", "ben", game="Duel")
    names = ("ann", "ben")
    first = names[room.session.snapshot.waiting_for()[0]]
    other = next(name for name in names if name != first)
    assert len(tips(room, first)) == 1
    assert not tips(room, other)
    assert not any(TIP in words(each) for each in room.public())
    await choose(room, first)
    await room.type(other, "status")
    await room.env.settle()
    assert len(tips(room, other)) == 1


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_tips_can_be_turned_off(room: Room, network: Network, is_deleted: bool) -> None:
    await room.begin("ann", game="Duel", computers=1)
    told = set()
    for _ in range(3):
        (tip,) = tips(room, "ann")
        told.add(words(tip))
        await choose(room, "ann")
    assert len(told) == 3, "a newer tip replaces the older one"
    (tip,) = tips(room, "ann")
    held = network.hold_back_next(FIRST_ANSWER)
    await room.tap("ann", tip, room.text("button-tips-off"))
    if is_deleted:
        room.env.backend.delete_message(room.channel.id, tip.id)
    held.let_go()
    await room.env.settle()
    shown = room.public("ann")[-1]
    assert (shown.id == tip.id) != is_deleted
    assert words(shown) == room.text("tips-off")
    assert room.text("button-tips-off") not in buttons(shown)
    await choose(room, "ann")
    assert not tips(room, "ann")


# -- tips in hands --------------------------------------------------------------------------------------


async def open_hand(room: Room) -> Any:
    return (await room.type("ann", "hand")).response


def tip_in(shown: Any) -> str:
    (tip,) = [line for line in words(shown).splitlines() if line.startswith(TIP)]
    return tip


@pytest.mark.parametrize("tapped", ["in the channel", "in direct messages"])
async def test_every_copy_of_a_hand_has_its_tip_until_tips_are_off(room: Room, tapped: str) -> None:
    await room.begin("ann", computers=2)
    before = tip_in(await open_hand(room))
    await room.pick("ann")
    await room.env.settle()
    direct, opened = room.hand("ann"), room.public("ann")[-1]
    assert tip_in(direct) == tip_in(opened) != before
    silenced = opened if tapped == "in the channel" else direct
    await room.tap("ann", silenced, room.text("button-tips-off"))
    await room.env.settle()
    for copy in (direct, opened):
        left = current(room, "ann", copy)
        assert TIP not in words(left)
        assert room.text("button-tips-off") not in buttons(left)


async def test_turning_tips_off_in_another_process_removes_them_here(room: Room) -> None:
    await room.begin("ann", computers=2)
    direct, opened = room.hand("ann"), await open_hand(room)
    await room.client.store.silence_tips(room.people["ann"].id)

    async def hear(_: object) -> None:
        # The process that answers direct messages reports this after editing the message there itself.
        room.client.dispatch("silenced", room.people["ann"].id, direct.id)

    room.client.add_listener(hear, "on_answered")
    await room.type("ben", "status")
    await room.env.settle()
    assert TIP not in words(current(room, "ann", opened))
    assert TIP in words(current(room, "ann", direct))
    assert TIP not in words(await open_hand(room))


async def test_turning_tips_off_removes_those_of_other_games(room: Room) -> None:
    await room.type("ann", "practice", game="Duel")
    await room.begin("ann", computers=2)
    practised = next(each for each in reversed(room.direct("ann")) if TIP in words(each))
    assert room.text("button-tips-off") in buttons(practised)
    await room.tap("ann", await open_hand(room), room.text("button-tips-off"))
    await room.env.settle()
    assert all(TIP not in words(each) for each in room.direct("ann"))
    assert TIP not in words(current(room, "ann", practised))
