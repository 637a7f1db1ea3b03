"""/help lists every command, and each can be tapped."""

from __future__ import annotations

import re

from discord import app_commands

from bot.common.version import installed_version
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
