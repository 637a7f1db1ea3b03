"""Who speaks to the bot is told what it is and what to type, in two lines."""

from __future__ import annotations

from tests.cogs.room import Room, words


def mention(room: Room) -> str:
    assert room.client.user is not None
    return f"<@{room.client.user.id}>"


async def speak(room: Room, name: str, sentence: str) -> list[str]:
    """Write in the channel; return what the bot has said there since."""
    before = {each.id for each in room.public()}
    own = await room.people[name].send(room.channel, sentence)
    await room.env.settle()
    return [words(each) for each in room.public() if each.id not in before and each.id != own.id]


async def test_who_mentions_the_bot_is_told_in_two_lines_once_in_a_while(room: Room) -> None:
    for to_others in ("hello", "@everyone", "7 Wonders"):
        assert not await speak(room, "ann", to_others)
    (said,) = await speak(room, "ann", f"{mention(room)} hello?")
    assert said == room.text("greeting")
    assert len(said.splitlines()) == 2
    assert "</join:" in said
    assert not await speak(room, "ben", mention(room))


async def test_who_writes_to_it_directly_hears_where_games_are(room: Room) -> None:
    await room.people["ann"].user.send_dm("play")
    await room.env.settle()
    assert words(room.direct("ann")[-1]) == room.text("greeting-directly")
