"""Games end that nobody can see, or that nobody plays."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.client import ABANDONMENT_SECONDS
from bot.tables.abandonment import DAY_SECONDS, WARNING_SECONDS
from tests.cogs.game.scenes import delete_the_channel, message_path, table_state
from tests.cogs.room import Room, buttons, said, shown_files, words

pytestmark = pytest.mark.usefixtures("slow_heart", "slow_chores")


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


KEEP = "Keep going"


async def leave_alone(room: Room, days: float) -> None:
    session = room.session
    await session.change_row(lambda row: replace(row, active=row.active - days * DAY_SECONDS))
    await check_activity(room)


def expiry(room: Room) -> float:
    expires = room.session.row.expires
    assert expires is not None
    return expires


async def wait_for_the_end(room: Room) -> None:
    expires = expiry(room)
    await room.session.change_row(lambda row: replace(row, expires=expires - WARNING_SECONDS))
    await check_activity(room)


async def check_activity(room: Room) -> None:
    await room.env.advance_time(ABANDONMENT_SECONDS)


def warnings(room: Room) -> list[Any]:
    return [message for message in room.public() if KEEP in buttons(message)]


async def test_an_abandoned_game_ends_after_a_warning(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="relaxed")
    number = room.session.id
    await room.play_round("ann", "ben")
    await leave_alone(room, 29)
    assert warnings(room) == []
    await leave_alone(room, 2)
    (warning,) = warnings(room)
    assert f"<t:{int(expiry(room))}:F>" in words(warning)
    for name in ("ann", "ben"):
        assert f"<@{room.people[name].id}>" in words(warning)
    await room.restart()
    await check_activity(room)
    assert len(warnings(room)) == 1, "nobody is warned twice"
    await wait_for_the_end(room)
    assert await table_state(room, number) == ("closed", "abandoned")
    assert words(room.last()) == room.text("game-abandoned")
    shown = [*room.public(), *room.direct("ann"), *room.direct("ben")]
    assert [list(buttons(message)) for message in shown if buttons(message)] == [], "no button is left"
    assert room.client.sessions.of_person(room.people["ann"].id) == []
    stored = await room.client.store.game(number)
    assert stored is not None
    assert stored.steps, "the record is stored"
    assert [seat.seat for seat in stored.seats] == [0, 1, 2], "so are the seats"
    await room.type("ann", "join")
    assert "Start" in buttons(room.lobby())


@pytest.mark.parametrize("how", ["button", "command"])
async def test_any_action_of_a_player_keeps_an_abandoned_game(room: Room, how: str) -> None:
    await room.begin("ann", "ben", computers=1, pace="relaxed")
    await leave_alone(room, 31)
    (warning,) = warnings(room)
    assert said(await room.tap("dora", warning, KEEP)) == room.text("refusal-spectator")
    await room.type("dora", "log")
    assert len(warnings(room)) == 1, "a spectator doesn't keep the game"
    if how == "button":
        assert said(await room.tap("ben", warning, KEEP)) == room.text("question-keep")
    else:
        await room.type("ben", "log")
    await room.env.settle()
    assert warnings(room) == [], "the warning is deleted"
    assert room.session.row.expires is None
    await room.restart()
    await check_activity(room)
    assert warnings(room) == []
    assert room.session.is_running


async def test_deleting_a_warning_is_retried_at_the_next_check(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", "ben", computers=1, pace="relaxed")
    await leave_alone(room, 31)
    (warning,) = warnings(room)
    path = f"/channels/{room.channel.id}/messages/{warning.id}"
    room.env.inject_error("DELETE", path, status=403, code=50001, times=1)
    assert said(await room.tap("ben", warning, KEEP)) == room.text("question-keep")
    await room.env.settle()
    assert len(warnings(room)) == 1
    assert room.session.row.expires is None, "the game is kept"
    assert "stays until the next look" in caplog.text
    await check_activity(room)
    assert warnings(room) == []


def refuse(room: Room) -> None:
    room.env.inject_error("POST", message_path(room.channel.id), status=403, code=50013, times=None)


async def test_the_host_is_warned_directly_if_the_channel_refuses_messages(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    refuse(room)
    before = len(room.direct("ann"))
    await leave_alone(room, 80)
    assert len(room.direct("ann")) == before, "slow games are warned later"
    await leave_alone(room, 11)
    told = room.direct("ann")[-1]
    assert words(told) == room.text(
        "game-expires-direct", place=f"<#{room.channel.id}>", end=f"<t:{int(expiry(room))}:F>"
    )
    assert KEEP in buttons(told)
    await check_activity(room)
    assert room.direct("ann")[-1].id == told.id, "the host is warned once"
    await room.tap("ann", told, KEEP)
    await room.env.settle()
    assert room.session.row.expires is None
    assert told.id not in [message.id for message in room.direct("ann")]


async def test_an_abandoned_game_without_a_delivered_warning_ends_much_later(room: Room) -> None:
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1, pace="none")
    number = room.session.id
    refuse(room)
    await leave_alone(room, 91)
    for _ in range(3):
        await wait_for_the_end(room)
        assert room.session.is_running
    room.open_messages()
    await check_activity(room)
    (warning,) = warnings(room)
    assert expiry(room) - room.client.clock.now() > WARNING_SECONDS / 2 - ABANDONMENT_SECONDS
    assert f"<t:{int(expiry(room))}:F>" in words(warning)
    await room.tap("ben", warning, KEEP)
    refuse(room)
    await leave_alone(room, 91 + 31)
    await wait_for_the_end(room)
    assert await table_state(room, number) == ("closed", "abandoned"), "it doesn't stay forever"


async def test_an_abandoned_game_can_still_be_viewed(room: Room) -> None:
    await room.begin("ann", computers=2)
    await room.play_round("ann")
    await room.play_round("ann")
    await leave_alone(room, 100)
    await wait_for_the_end(room)
    assert room.client.sessions.at(room.channel.id) is None
    await room.restart()
    given = (await room.type("dora", "record")).response
    assert given.content == room.text("record-file-abandoned")
    (file,) = given.attachments
    steps = len(json.loads(await file.read())["steps"])
    assert said(await room.type("dora", "status")) == room.text("status-abandoned")
    assert shown_files((await room.type("dora", "table")).response)
    assert "ann" in said(await room.type("dora", "log"))
    await room.type("dora", "replay", record=("game.json", await file.read()))
    page = room.public()[-1]
    assert words(page).startswith(room.text("record-page", page=steps, pages=steps))
    assert shown_files(page)
    await room.tap("dora", page, "⏮")
    assert words(room.public()[-1]).startswith(room.text("record-page", page=1, pages=steps))
