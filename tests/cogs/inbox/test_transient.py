"""What holds only for a while is taken back, in public and in private, also when the game ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from bot.storage.errors import StoreError
from bot.tables.registry import Sessions
from tests.cogs.courses import useful
from tests.cogs.game.scenes import (
    delete_the_channel,
    direct,
    end,
    leave,
    messages,
    offered_seats,
    reminders,
    take_seat_of,
)
from tests.cogs.network import Network
from tests.cogs.room import Room, words


async def score(room: Room) -> None:
    await room.skip_to(lambda game: game.over, useful)


ENDS = [end, delete_the_channel]


def called(room: Room, name: str) -> list[Any]:
    reminder = room.text("reminder-public", person=f"<@{room.people[name].id}>")
    return [message for message in room.public() if words(message) == reminder]


async def come_to_a_reminder(room: Room, *names: str) -> None:
    await room.begin("ann", "ben", "cyd", pace="live")
    await room.env.advance_time(46)
    for name in names:
        assert reminders(room, name)


# -- reminders -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ENDS)
async def test_a_reminder_does_not_outlive_the_pick_or_its_game(
    room: Room, ends: Callable[[Room], Awaitable[None]]
) -> None:
    await come_to_a_reminder(room, "ann", "ben", "cyd")
    await room.pick("ann")
    assert reminders(room, "ann") == []
    assert reminders(room, "ben")
    await ends(room)
    await room.env.settle()
    assert reminders(room, "ben") == reminders(room, "cyd") == []


async def test_a_call_in_the_channel_does_not_outlive_the_pick_or_the_game(room: Room) -> None:
    for name in ("ann", "ben"):
        room.close_messages(name)
    await room.begin("ann", "ben", "cyd", pace="live")
    await room.env.advance_time(46)
    assert called(room, "ann")
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    await room.env.settle()
    assert called(room, "ann") == []
    assert called(room, "ben")
    await end(room)
    assert called(room, "ben") == []


async def test_a_reminder_that_arrives_behind_the_end_is_taken_back(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", "cyd", pace="live")
    for name in ("ann", "cyd"):
        await room.pick(name)
    held = network.hold_next(messages(direct(room, "ben")))
    await room.env.advance_time(46)
    assert held.done.is_set()
    await end(room)
    held.let_go()
    await room.env.settle()
    assert reminders(room, "ben") == []


async def test_a_reminder_that_a_broken_network_has_left_goes_later(room: Room, network: Network) -> None:
    await come_to_a_reminder(room, "ben")
    path = f"{messages(direct(room, 'ben'))}/{room.direct('ben')[-1].id}"
    network.break_next("cut before", path, "DELETE")
    await end(room)
    assert reminders(room, "ben")
    await room.restart()
    assert reminders(room, "ben") == []


# -- seats ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", [end, score])
async def test_an_offered_seat_loses_its_button_wherever_it_is_taken_and_with_the_game(
    room: Room, ends: Callable[[Room], Awaitable[None]]
) -> None:
    await room.begin("ann", "ben", "cyd", pace="none")
    await leave(room, "cyd")
    assert len(offered_seats(room)) == 1
    await take_seat_of(room, "dora", 2)
    await room.env.settle()
    assert offered_seats(room) == []
    await leave(room, "dora")
    assert len(offered_seats(room)) == 1, "who leaves again leaves an offer again"
    await ends(room)
    await room.env.settle()
    assert offered_seats(room) == []


# -- closing -------------------------------------------------------------------------------------------


async def test_one_failing_close_is_logged_and_stops_no_other(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", computers=2, pace="none")
    first = room.session.id
    other = room.guild.create_text_channel("tavern")
    await room.people["ben"].slash(other, "join")
    monkeypatch.setattr(room.client, "get_guild", lambda number: None)
    close_really = Sessions.close

    async def fail(self: Sessions, *how: Any, **options: Any) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(Sessions, "close", fail)
    cleanup = room.client.get_cog("cleanup")
    assert cleanup is not None
    await cast("Any", cleanup).on_ready()
    assert [row.id for row in await room.client.store.live_tables()] == [first]
    assert f"channel {room.channel.id} could not be closed" in caplog.text
    monkeypatch.setattr(Sessions, "close", close_really)
    await cast("Any", cleanup).on_ready()
    assert await room.client.store.live_tables() == []


@pytest.mark.parametrize("before", [0, 1])
async def test_no_seat_is_offered_that_somebody_has_taken(room: Room, network: Network, before: int) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    held = (network.hold_next, network.hold_back_next)[before](messages(room.channel.id))
    await leave(room, "ben")
    await take_seat_of(room, "cyd", 1)
    held.let_go()
    await room.env.settle()
    assert room.session.seats[1].person == room.people["cyd"].id
    assert offered_seats(room) == []
