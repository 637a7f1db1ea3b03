"""/help: every command is there, by what somebody wants, and can be tapped."""

from __future__ import annotations

import re

from discord import app_commands

from bot.common.version import installed_version
from cogs.reference.help import BY_WISH
from tests.cogs.room import Room, words


def names(room: Room) -> set[str]:
    found = room.client.tree.walk_commands()
    return {each.qualified_name for each in found if isinstance(each, app_commands.Command)}


async def test_every_command_is_told_once_and_nothing_else(room: Room) -> None:
    told = [name for group in BY_WISH.values() for name in group]
    assert sorted(told) == sorted(names(room))


async def test_help_is_private_and_its_commands_can_be_tapped(room: Room) -> None:
    answer = await room.type("ann", "help")
    assert answer.response.ephemeral
    text = words(answer.response)
    assert set(re.findall(r"</([a-z ]+):\d+>", text)) == names(room)
    numbers = re.findall(r"</([a-z]+)[a-z ]*:(\d+)>", text)
    assert len({number for _, number in numbers}) == len({name for name, _ in numbers})


async def test_help_says_which_version_runs(room: Room) -> None:
    text = words((await room.type("ann", "help")).response)
    assert text.endswith(f"Version {installed_version()}")


async def test_commands_can_be_tapped_after_a_restart_that_sends_none(room: Room) -> None:
    before = words((await room.type("ann", "help")).response)
    await room.restart()
    assert words((await room.type("ann", "help")).response) == before
