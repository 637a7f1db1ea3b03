"""What was posted for a table is remembered for as long as somebody may need it, and no longer."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest

from bot.client import TIDY_SECONDS
from bot.common.rows import MessageKey, MessageRef, Posted
from tests.cogs.courses import useful
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, words


async def finish(room: Room) -> int:
    """Play a game to its end; return its number."""
    await room.begin("ann", "ben", computers=1, pace="none")
    number = room.session.id
    await room.skip_to(lambda game: game.over, useful)
    return number


async def test_a_finished_game_remembers_no_messages_and_its_buttons_go_on_answering(room: Room) -> None:
    number = await finish(room)
    await room.env.advance_time(TIDY_SECONDS)
    assert await room.client.store.posted(number) == Posted()
    score = room.newest("Play again")
    assert "points" in said(await room.tap("ann", score, "My score"))
    before = len(room.public())
    await room.restart()
    assert len(room.public()) == before, "the score is not told twice"


async def test_a_button_that_could_not_be_taken_away_is_remembered_until_it_is(
    room: Room, network: Network
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    number, hand = room.session.id, room.hand("ann")
    await room.skip_to(lambda game: game.over, useful)
    key = MessageKey("hand", 0, 0)
    await room.client.store.put_message(number, key, MessageRef(hand.channel.id, hand.id))
    path = f"/channels/{hand.channel.id}/messages/{hand.id}"
    network.break_next("cut before", path, "PATCH")
    await room.env.advance_time(TIDY_SECONDS)
    assert key in (await room.client.store.posted(number)).messages
    await room.env.advance_time(TIDY_SECONDS)
    assert await room.client.store.posted(number) == Posted()


async def close_it(room: Room) -> None:
    await room.type("ann", "end")


async def leave_it(room: Room) -> None:
    await room.type("ann", "leave")


@pytest.mark.parametrize("closes", [close_it, leave_it])
async def test_a_closed_lobby_remembers_no_message(
    room: Room, closes: Callable[[Room], Awaitable[None]]
) -> None:
    await room.type("ann", "join")
    number = room.number_of(room.lobby())
    await closes(room)
    assert await room.client.store.posted(number) == Posted()
    assert not buttons(room.public()[0])


# -- lobbies that cannot be read -----------------------------------------------------------------------


def spoil(room: Room, number: int) -> None:
    """Write options that no version knows."""
    with closing(sqlite3.connect(str(room.client.settings.database))) as connection, connection:
        connection.execute("UPDATE tables SET options = '{' WHERE id = ?", (number,))


async def open_the_next(room: Room) -> Any:
    return await room.type("ben", "join")


async def start_again(room: Room) -> Any:
    return await room.restart()


@pytest.mark.parametrize("finds", [open_the_next, start_again])
async def test_a_lobby_that_cannot_be_read_says_so_in_its_own_message(
    room: Room, finds: Callable[[Room], Awaitable[Any]]
) -> None:
    await room.type("ann", "join")
    lobby = room.lobby()
    spoil(room, room.number_of(lobby))
    await finds(room)
    found = [message for message in room.public() if "can’t be opened" in words(message)]
    assert [message.id for message in found] == [lobby.id], "it is told once, where the buttons were"
    assert words(found[0]) == room.text("lobby-lost")
    assert not buttons(found[0])


async def test_a_lobby_whose_message_is_gone_is_told_again(room: Room) -> None:
    await room.type("ann", "join")
    lobby = room.lobby()
    spoil(room, room.number_of(lobby))
    room.env.backend.delete_message(room.channel.id, lobby.id)
    await open_the_next(room)
    assert sum("can’t be opened" in words(message) for message in room.public()) == 1
