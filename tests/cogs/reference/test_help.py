"""/help lists every command, and each can be tapped; messages to the bot are answered."""

import re

from discord import app_commands

from bot.common.settings import installed_version
from cogs.reference.help import BY_PURPOSE
from tests.cogs.room import Room, words


def names(room: Room) -> set[str]:
    found = room.client.tree.walk_commands()
    return {each.qualified_name for each in found if isinstance(each, app_commands.Command)}


async def test_help_is_private_and_its_commands_can_be_tapped(room: Room) -> None:
    told = [name for group in BY_PURPOSE.values() for name in group]
    assert sorted(told) == sorted(names(room)), "every command is told once, and nothing else"
    answer = await room.type("ann", "help")
    assert answer.response.ephemeral
    text = words(answer.response)
    assert set(re.findall(r"</([a-z ]+):\d+>", text)) == names(room)
    numbers = re.findall(r"</([a-z]+)[a-z ]*:(\d+)>", text)
    assert len({number for _, number in numbers}) == len({name for name, _ in numbers})
    assert text.endswith(f"Version {installed_version()}")
    # Also after a restart that registers no commands.
    await room.restart()
    assert words((await room.type("ann", "help")).response) == text


async def test_the_bot_answers_who_speaks_to_it_once_in_a_while(room: Room) -> None:
    assert room.client.user is not None
    mention = f"<@{room.client.user.id}>"
    for sentence, answered in (
        *(("hello", False), ("@everyone", False), ("7 Wonders", False)),
        *((f"{mention} hello?", True), (mention, False)),
    ):
        before = {each.id for each in room.public()}
        own = await room.people["ann"].send(room.channel, sentence)
        await room.env.settle()
        said = [words(each) for each in room.public() if each.id not in before and each.id != own.id]
        assert said == ([room.text("greeting")] if answered else [])
    await room.people["ann"].user.send_dm("play")
    await room.env.settle()
    assert words(room.direct("ann")[-1]) == room.text("greeting-directly")
