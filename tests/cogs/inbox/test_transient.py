"""What holds only for a while is taken back, in public and in private, also when the game ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from bot.storage.errors import StoreError
from bot.tables.registry import Sessions
from cogs.game.announcer import Announcer
from cogs.game.cleanup import AGAIN_SECONDS
from tests.cogs.courses import useful
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, words


@pytest.fixture
def network(room: Room, monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(room, monkeypatch)


async def end(room: Room) -> None:
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")


async def delete_the_channel(room: Room) -> None:
    room.env.backend.delete_channel(room.channel.id)


async def score(room: Room) -> None:
    await room.skip_to(lambda game: game.over, useful)


ENDS = [end, delete_the_channel]


def reminders(room: Room, name: str) -> list[Any]:
    return [message for message in room.direct(name) if "Your time runs out" in words(message)]


def called(room: Room, name: str) -> list[Any]:
    reminder = room.text("reminder-public", person=f"<@{room.people[name].id}>")
    return [message for message in room.public() if words(message) == reminder]


def offers(room: Room) -> list[Any]:
    return [message for message in room.public() if "Take seat" in buttons(message)]


async def come_to_a_reminder(room: Room, *names: str) -> None:
    await room.begin("ann", "ben", "cyd", pace="live")
    await room.env.advance_time(46)
    for name in names:
        assert reminders(room, name)


async def leave(room: Room, name: str) -> None:
    question = (await room.type(name, "leave")).response
    await room.tap(name, question, "Leave")
    await room.env.settle()


# -- reminders -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ENDS)
async def test_a_reminder_does_not_outlive_its_game(
    room: Room, ends: Callable[[Room], Awaitable[None]]
) -> None:
    await come_to_a_reminder(room, "ann", "ben", "cyd")
    await ends(room)
    await room.env.settle()
    assert reminders(room, "ann") == reminders(room, "ben") == reminders(room, "cyd") == []


async def test_a_reminder_does_not_outlive_the_pick(room: Room) -> None:
    await come_to_a_reminder(room, "ann", "ben")
    await room.pick("ann")
    assert reminders(room, "ann") == []
    assert reminders(room, "ben")


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
    held = network.hold_next(f"/channels/{room.people['ben'].user.dm_channel.id}/messages")
    await room.env.advance_time(46)
    assert held.done.is_set()
    await end(room)
    held.let_go()
    await room.env.settle()
    assert reminders(room, "ben") == []


async def test_a_reminder_that_a_broken_network_has_left_goes_later(room: Room, network: Network) -> None:
    await come_to_a_reminder(room, "ben")
    path = f"/channels/{room.people['ben'].user.dm_channel.id}/messages/{reminders(room, 'ben')[0].id}"
    network.break_next("cut before", path, "DELETE")
    await end(room)
    assert reminders(room, "ben")
    await room.restart()
    assert reminders(room, "ben") == []


# -- seats ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", [end, score])
async def test_an_offered_seat_loses_its_button_with_the_game(
    room: Room, ends: Callable[[Room], Awaitable[None]]
) -> None:
    await room.begin("ann", "ben", "cyd", pace="none")
    await leave(room, "cyd")
    assert len(offers(room)) == 1
    await ends(room)
    await room.env.settle()
    assert offers(room) == []


async def test_an_offered_seat_loses_its_button_wherever_it_is_taken(room: Room) -> None:
    await room.begin("ann", "ben", "cyd", pace="none")
    await leave(room, "cyd")
    offered = (await room.type("dora", "join")).response
    await room.tap("dora", offered, next(label for label in buttons(offered) if "seat" in label))
    await room.env.settle()
    assert offers(room) == []
    await leave(room, "dora")
    assert len(offers(room)) == 1, "who leaves again leaves an offer again"


# -- memory --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", [end, delete_the_channel, score])
async def test_what_is_kept_for_a_game_is_let_go(room: Room, ends: Callable[[Room], Awaitable[None]]) -> None:
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1, pace="none")
    number = room.session.id
    await room.open_hand("ann")
    await room.pick("ben")
    await ends(room)
    await room.env.settle()
    announcer = cast("Announcer", room.client.sessions.events)
    assert number not in announcer._status._progress
    assert not announcer.opened.at(number)
    assert number not in announcer._lost_permissions._unheard


# -- closing -------------------------------------------------------------------------------------------


async def test_one_failing_close_is_logged_and_tried_again_and_stops_no_other(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin("ann", computers=2, pace="none")
    first = room.session.id
    other = room.guild.create_text_channel("tavern")
    await room.people["ben"].slash(other, "join")
    monkeypatch.setattr(room.client, "get_guild", lambda number: None)
    close_really = Sessions.close

    async def fail(self: Sessions, *how: Any) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(Sessions, "close", fail)
    cleanup = room.client.get_cog("cleanup")
    assert cleanup is not None
    await cast("Any", cleanup).on_ready()
    assert [row.id for row in await room.client.store.live_tables()] == [first]
    assert f"channel {room.channel.id} could not be closed" in caplog.text
    monkeypatch.setattr(Sessions, "close", close_really)
    await room.env.advance_time(AGAIN_SECONDS)
    assert await room.client.store.live_tables() == []


@pytest.mark.parametrize("before", [0, 1])
async def test_no_seat_is_offered_that_somebody_has_taken(room: Room, network: Network, before: int) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    path = f"/channels/{room.channel.id}/messages"
    held = (network.hold_next, network.hold_back_next)[before](path)
    await leave(room, "ben")
    offered = (await room.type("cyd", "join")).response
    await room.tap("cyd", offered, f"Take {room.session.seats[1].name}’s seat")
    held.let_go()
    await room.env.settle()
    assert room.session.seats[1].person == room.people["cyd"].id
    assert offers(room) == []
