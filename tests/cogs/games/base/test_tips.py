"""What a newcomer reads in the hand of a first game."""

from __future__ import annotations

from tests.cogs.room import Room, buttons, shown_files, words


async def test_a_newcomer_reads_a_tip_in_the_hand_until_they_want_none(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    hand = room.hand("ann")
    assert "💡 Brown cards such as" in words(hand)
    assert "💡" in words(await room.open_hand("ann"))
    await room.tap("ann", hand, room.text("button-tips-off"))
    silent = room.hand("ann")
    assert "💡" not in words(silent)
    assert room.text("button-tips-off") not in buttons(silent)
    assert shown_files(silent)
    assert "💡" not in words(await room.open_hand("ann"))
    assert "💡" in words(room.hand("ben"))
    assert not any("💡" in words(each) for each in room.public())
    await room.play_round("ann", "ben")
    assert "💡" not in words(room.hand("ann"))
    assert "💡" in words(room.hand("ben"))
