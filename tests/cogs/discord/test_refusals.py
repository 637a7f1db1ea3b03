"""What people are told that cannot be done."""

from __future__ import annotations

from tests.cogs.room import Room, said

NAME = "[free](https://example.com)"


async def test_a_name_in_a_refusal_is_shown_as_it_is_written(room: Room) -> None:
    room.people["eve"] = room.guild.add_member(room.env.create_user(NAME))
    await room.type("eve", "join")
    await room.type("ben", "join")
    told = said(await room.type("ben", "start"))
    assert told == room.text("refusal-host-only", host=r"\[free\](https\://example\.com)")
