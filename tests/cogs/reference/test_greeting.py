"""The bot answers messages addressed to it with what it is and what to type."""

from __future__ import annotations

from tests.cogs.room import Room, words


def mention(room: Room) -> str:
    assert room.client.user is not None
    return f"<@{room.client.user.id}>"


async def speak(room: Room, name: str, sentence: str) -> list[str]:
    """Write in the channel; return the bot's messages since."""
    before = {each.id for each in room.public()}
    own = await room.people[name].send(room.channel, sentence)
    await room.env.settle()
    return [words(each) for each in room.public() if each.id not in before and each.id != own.id]


async def test_a_mention_is_answered_once_in_a_while(room: Room) -> None:
    for to_others in ("hello", "@everyone", "7 Wonders"):
        assert not await speak(room, "ann", to_others)
    (said,) = await speak(room, "ann", f"{mention(room)} hello?")
    assert said == room.text("greeting")
    assert len(said.splitlines()) == 2
    assert "</join:" in said
    assert not await speak(room, "ben", mention(room))


async def test_a_direct_message_is_answered_with_where_to_play(room: Room) -> None:
    await room.people["ann"].user.send_dm("play")
    await room.env.settle()
    assert words(room.direct("ann")[-1]) == room.text("greeting-directly")
