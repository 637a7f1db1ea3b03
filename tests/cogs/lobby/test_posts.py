"""A lobby has one message with buttons, however late Discord's answers are."""

from typing import Any

import pytest

from cogs.discord.delivery import TOO_MANY_EDITS_OF_AN_OLD_MESSAGE
from tests.cogs.network import FIRST_ANSWER, Network
from tests.cogs.room import Room, buttons, words


def lobbies(room: Room) -> list[Any]:
    return [message for message in room.public() if "Join" in buttons(message)]


def the_lobby(room: Room) -> Any:
    (message,) = lobbies(room)
    return message


@pytest.mark.parametrize("late", [FIRST_ANSWER, "/webhooks/*/messages/@original"])
async def test_a_lobby_has_one_message_whenever_it_is_known_posted_again_or_too_old(
    room: Room, network: Network, late: str
) -> None:
    held = network.hold_next(late, "POST" if late == FIRST_ANSWER else "GET")
    await room.type("ann", "join")
    assert held.done.is_set()
    await room.tap("ben", the_lobby(room), "Join")
    await room.type("cyd", "join")
    held.let_go()
    await room.env.settle()
    assert "3 of 7 seats" in words(the_lobby(room))
    await room.tap("dora", the_lobby(room), "Join")
    assert "4 of 7 seats" in words(the_lobby(room))
    first = the_lobby(room)
    held = network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.tap("dora", lobbies(room)[-1], "Leave")
    await room.tap("cyd", first, "Leave")
    held.let_go()
    await room.env.settle()
    second = the_lobby(room)
    assert second.id != first.id
    assert "2 of 7 seats" in words(second)
    path = f"/channels/{room.channel.id}/messages/{second.id}"
    room.env.inject_error("PATCH", path, status=429, code=TOO_MANY_EDITS_OF_AN_OLD_MESSAGE, times=1)
    await room.type("cyd", "join")
    assert the_lobby(room).id != second.id
    assert "3 of 7 seats" in words(the_lobby(room))
    for name in ("ben", "cyd"):
        await room.type(name, "leave")
    held = network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.tap("ann", lobbies(room)[-1], "Leave")
    held.let_go()
    await room.env.settle()
    assert lobbies(room) == [], "leaving closes a message that isn't known yet"


async def test_the_newest_message_is_adopted_after_a_crash(room: Room, network: Network) -> None:
    network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.restart()
    await room.tap("cyd", the_lobby(room), "Join")
    assert "2 of 7 seats" in words(the_lobby(room))
    network.hold_next(FIRST_ANSWER)
    await room.type("ann", "join")
    await room.restart()
    _, second = lobbies(room)
    await room.tap("ben", second, "Join")
    assert the_lobby(room).id == second.id
    assert "3 of 7 seats" in words(the_lobby(room))
