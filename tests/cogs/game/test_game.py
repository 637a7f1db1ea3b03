"""Whole games through the simulated Discord."""

from __future__ import annotations

from tests.cogs.room import Room, buttons, words


async def test_three_people_play_to_the_score(room: Room) -> None:
    await room.begin("ann", "ben", "cyd")
    await room.play_to_the_end("ann", "ben", "cyd")
    last = room.last()
    assert "wins with" in words(last) or "win together" in words(last)
    assert set(buttons(last)) == {"Play again", "Same seats, side B", "My details"}
