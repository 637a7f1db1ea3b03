"""/mine lists a player's games and lobbies with links."""

from typing import Any

import pytest

from tests.cogs.courses import useful
from tests.cogs.room import Room, buttons, parts, words

pytestmark = pytest.mark.usefixtures("slow_chores")


async def mine(room: Room, name: str) -> Any:
    answer = await room.type(name, "mine")
    assert answer.response.ephemeral
    return answer.response


def links(message: Any) -> list[str]:
    return [part["url"] for part in parts(message) if part.get("type") == 2]


async def test_mine_lists_a_games_channel_time_limit_and_link(room: Room) -> None:
    await room.begin("ann", "ben", "cyd", pace="slow")
    shown = await mine(room, "ann")
    text = words(shown)
    assert text.startswith("## It’s your turn")
    assert f"**7 Wonders** · <#{room.channel.id}> on Olympus" in text
    assert "Age I, round 1 of 6" in text
    deadline = room.session.row.deadline
    assert deadline is not None
    asked = int(room.status().created_at.timestamp())
    assert f"Your turn started <t:{asked}:R> and ends <t:{int(deadline)}:R>." in text
    assert "Also waiting on ben and cyd." in text
    place = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}"
    assert links(shown) == [f"{place}/{room.status().id}"]
    await room.pick("ann")
    await room.pick("ben")
    quiet = await mine(room, "ann")
    assert words(quiet).startswith("## You’re all caught up")
    assert f"7 Wonders · <#{room.channel.id}> on Olympus: waiting on cyd." in words(quiet)
    assert not links(quiet)
    assert "Everyone’s waiting on you." in words(await mine(room, "cyd"))


async def test_mine_lists_lobbies_and_reserved_seats(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    assert "No time limit." in words(await mine(room, "ann"))
    await room.skip_to(lambda game: game.over, useful)
    await room.tap("ann", room.newest("Play again"), "Play again")
    assert f"7 Wonders · <#{room.channel.id}> on Olympus hasn’t started yet." in words(
        await mine(room, "ann")
    )
    kept = await mine(room, "ben")
    assert "Your seat for the next game is reserved. It opens up <t:" in words(kept)
    assert links(kept) == [f"https://discord.com/channels/{room.guild.id}/{room.channel.id}"]
    nowhere = await mine(room, "cyd")
    assert words(nowhere).startswith("You aren’t in any game. Type </join:")
    assert not buttons(nowhere)


async def test_mine_says_that_the_computer_plays_for_an_absent_player(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    for _ in range(3):
        await room.env.advance_time(91)
        await room.pick("ben")
    assert "the computer plays for you until you press" in words(await mine(room, "ann"))
