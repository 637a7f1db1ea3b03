"""Deleted channels, threads and messages."""

import pytest

from tests.cogs.game.scenes import delete_the_channel, table_state
from tests.cogs.room import Room

pytestmark = pytest.mark.usefixtures("slow_chores")


async def test_deleting_a_channel_or_thread_closes_its_games_and_lobbies(room: Room) -> None:
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
    assert (await table_state(room, session.id))[0] == "closed"
    assert await room.client.lobbies.at(room.channel.id) is not None
    await delete_the_channel(room)
    await room.env.settle()
    assert await room.client.lobbies.at(room.channel.id) is None


async def test_a_channel_deleted_during_downtime_closes_its_game(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    session = room.session
    choices = {each.seat: each.choices[0] for each in session.game.decisions()}
    record = {str(seat): choice.as_json() for seat, choice in choices.items()}
    room.env.inject_error("*", "/channels/*", status=404, code=10003, message="Unknown Channel", times=None)
    await room.client.store.put_step(session.row, 0, record, session.seats)
    await room.restart()
    assert room.client.sessions.of_person(room.people["ann"].id) == []
