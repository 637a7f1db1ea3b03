"""Channels that go, permissions that are taken away, Discord in trouble."""

from __future__ import annotations

import logging

import pytest

from tests.cogs.game.scenes import delete_the_channel, ended
from tests.cogs.room import Room, told, words

pytestmark = pytest.mark.usefixtures("slow_chores")


async def test_a_deleted_channel_or_thread_closes_what_is_there(room: Room) -> None:
    await room.type("ann", "join")
    for _ in range(2):
        await room.tap("ann", room.lobby(), "Add computer")
    await room.set_option("ann", "place", "thread")
    await room.tap("ann", room.lobby(), "Start")
    (thread,) = room.channel.threads
    session = room.client.sessions.at(thread.id)
    assert session is not None
    await room.type("ben", "join")
    room.env.backend.delete_channel(thread.id)
    await room.env.settle()
    assert room.client.sessions.of_person(room.people["ann"].id) == []
    assert (await ended(room, session.id))[0] == "closed"
    assert await room.client.lobbies.at(room.channel.id) is not None
    await delete_the_channel(room)
    await room.env.settle()
    assert await room.client.lobbies.at(room.channel.id) is None


async def test_a_channel_deleted_while_the_bot_was_down_closes_its_game(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    session = room.session
    choices = {each.seat: each.choices[0] for each in session.game.decisions()}
    record = {str(seat): choice.as_json() for seat, choice in choices.items()}
    room.env.inject_error("*", "/channels/*", status=404, code=10003, message="Unknown Channel", times=None)
    await room.client.store.put_step(session.row, 0, record, session.seats)
    await room.restart()
    assert room.client.sessions.of_person(room.people["ann"].id) == []


async def test_permissions_missing_in_the_middle_are_logged_and_tried_again_at_ease(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1)
    await room.pick("ann")
    for method in ("POST", "PATCH"):
        room.env.inject_error(
            method,
            f"/channels/{room.channel.id}/messages*",
            status=403,
            code=50013,
            message="Missing Permissions",
            times=None,
        )
    await room.pick("ben")
    before = len(room.env.http_requests)
    await room.env.advance_time(120)
    tried = [
        each
        for each in room.env.http_requests[before:]
        if each.path.startswith(f"/channels/{room.channel.id}")
    ]
    assert 2 <= len(tried) <= 12
    assert any("goes on in" in record.message for record in caplog.records if record.levelno == logging.ERROR)
    assert room.session.step == 1
    room.open_messages()
    await room.env.advance_time(200)
    assert "round 2 of 6" in words(room.hand("ann"))
    assert sum("ann" in told(message) and "round 1 of 6" in words(message) for message in room.public()) == 1
    await room.play_round("ann", "ben")
    assert room.session.step == 2


async def test_a_deleted_message_is_posted_again(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    room.env.backend.delete_message(room.channel.id, room.status().id)
    await room.play_round("ann", "ben")
    assert any("**Age I, round 1 of 6**" in words(message) for message in room.public())
    assert "round 2 of 6" in words(room.status())


async def test_a_hand_that_was_deleted_does_no_harm(room: Room) -> None:
    await room.begin("ann", computers=2)
    await room.pick("ann")
    room.env.backend.delete_message(room.people["ann"].user.dm_channel.id, room.hand("ann").id)
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    assert room.session.step == 2
    assert "round 3 of 6" in words(room.hand("ann"))
