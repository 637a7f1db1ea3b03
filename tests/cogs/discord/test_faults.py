"""Faults between the bot and Discord: lost connections, refusals, deleted messages and servers."""

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from bot.client import HEARTBEAT_SECONDS, TIDY_SECONDS
from bot.tables.session import Session
from cogs.discord.delivery import ARCHIVED_THREAD, Delivery
from cogs.game.cleanup import CleanupCog
from cogs.game.prompts import Prompts
from cogs.lobby.cog import EXPIRY_SECONDS
from engine.game import Seat
from tests.cogs.games.common import turn_message
from tests.cogs.games.duel import playing
from tests.cogs.room import Room, buttons, said, shown_files, told, words

TOO_FAST, NO_PERMISSION = 40003, 50013

Break = Callable[[], None]
"""Breaks the network at the next edit of a message."""


@pytest.fixture
def break_network(monkeypatch: pytest.MonkeyPatch) -> Break:
    edit = Delivery.edit
    broken: list[Exception] = []

    async def fragile(self: Delivery, *arguments: Any, **named: Any) -> bool:
        if broken:
            raise broken.pop()
        return await edit(self, *arguments, **named)

    monkeypatch.setattr(Delivery, "edit", fragile)
    return lambda: broken.append(aiohttp.ServerDisconnectedError())


async def test_a_game_continues_and_ends_despite_lost_edits(room: Room, break_network: Break) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    break_network()
    await room.pick("ann")
    await room.env.settle()
    await room.pick("ben")
    await room.env.settle()
    assert room.session.step == 1
    assert "round 2 of 6" in words(room.hand("ann"))
    question = (await room.type("ann", "end")).response
    assert "ann, ben and " in words(question)
    break_network()
    answer = await room.tap("ann", question, "End game")
    assert said(answer) == room.text("question-ended")
    assert words(room.last()) == room.text("game-ended-by", name="ann")
    await room.env.advance_time(TIDY_SECONDS)
    assert not any(buttons(message) for name in ("ann", "ben") for message in room.direct(name))


async def test_leaving_works_even_if_it_cannot_be_announced(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    question = (await room.type("ben", "leave")).response
    room.env.inject_error(
        "POST", f"/channels/{room.channel.id}/messages", status=403, code=NO_PERMISSION, times=1
    )
    answer = await room.tap("ben", question, "Leave")
    assert said(answer) == room.text("question-left")
    assert room.session.seats[1].person is None
    assert "Take Apollo’s seat" in buttons((await room.type("ben", "join")).response)


async def test_a_game_that_violates_the_rules_is_reported_as_lost(room: Room) -> None:
    await room.begin("ann", computers=2, pace="none")
    session = room.session
    await room.client.store.put_step(session.row, 0, {"0": {"action": "fly", "card": "away"}}, session.seats)
    await room.restart()
    assert words(room.last()) == room.text("game-lost")
    assert not any(buttons(message) for message in room.public())
    await room.type("ann", "join")
    assert "Start" in buttons(room.lobby())


async def test_a_game_ended_while_somebody_joins_stays_ended(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=2, pace="none")
    status = room.status()
    offered = (await room.type("dora", "join")).response
    show, ended = Prompts.show, asyncio.Event()

    async def slowly(self: Prompts, *arguments: Any, **named: Any) -> None:
        await show(self, *arguments, **named)
        await room.client.clock.wait_for(ended.wait())

    monkeypatch.setattr(Prompts, "show", slowly)
    await room.tap("dora", offered, "Take Hera’s seat")
    question = (await room.type("ann", "end")).response
    await room.tap("ann", question, "End game")
    ended.set()
    await room.env.settle()
    assert not [message for message in room.public() if message.id == status.id]
    assert words(room.last()) == room.text("game-ended-by", name="ann")


@pytest.mark.parametrize("leaves", [False, True])
async def test_picks_and_leaving_count_while_hands_are_sent(
    room: Room, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    question = (await room.type("ben", "leave")).response
    hands: Prompts = room.client.sessions.events.prompts  # type: ignore[attr-defined]
    give, let_go = hands.give, asyncio.Event()

    async def slowly(session: Session, seat: Seat) -> None:
        await give(session, seat)
        if session.step == 1:
            await room.client.clock.wait_for(let_go.wait())

    monkeypatch.setattr(hands, "give", slowly)
    await room.play_round("ann", "ben")
    if leaves:
        await room.tap("ben", question, "Leave")
    await room.pick("ann")
    let_go.set()
    await room.env.settle()
    assert room.session.step == 1 + leaves
    assert leaves or "Waiting for ben. " in words(room.status())


async def test_an_archived_thread_is_reopened_by_a_new_message(room: Room) -> None:
    await room.gather("ann", computers=2, place="thread")
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    (room.channel,) = room.channel.threads
    room.env.inject_error(
        "PATCH", f"/channels/{room.channel.id}/messages/*", status=400, code=ARCHIVED_THREAD, times=None
    )
    await room.pick("ann")
    await room.env.settle()
    assert room.session.step == 1
    assert any("ann builds" in told(message) or "ann sells" in told(message) for message in room.public())


async def test_status_reposts_a_deleted_turn_message(room: Room) -> None:
    await playing.begin(room, "ann", "ben")
    turn = turn_message(room)
    room.env.backend.delete_message(room.channel.id, turn.id)
    await room.env.settle()
    await room.type("ann", "status")
    again = turn_message(room)
    assert again.id != turn.id
    assert buttons(again).keys() == buttons(turn).keys()
    assert shown_files(again)
    await room.type("ann", "status")
    assert turn_message(room).id == again.id


@pytest.mark.usefixtures("slow_heart")
async def test_the_time_limit_pauses_while_no_message_can_be_sent(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.pick("ann")
    room.env.inject_error(
        "POST", f"/channels/{room.channel.id}/messages", status=403, code=NO_PERMISSION, times=None
    )
    await room.pick("ben")
    await room.env.advance_time(200)
    room.open_messages()
    for _ in range(60):
        if any("round 2 of 6" in words(message) for message in room.direct("ann")):
            break
        await room.env.advance_time(5)
    assert room.session.step == 1
    assert "round 2 of 6" in words(room.hand("ann"))
    assert [seat.late for seat in room.session.seats] == [0, 0, 0]


@pytest.mark.usefixtures("slow_heart")
async def test_a_latecomer_gets_half_of_the_time_limit(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.env.advance_time(80)
    offered = (await room.type("dora", "join")).response
    await room.tap("dora", offered, f"Take {room.session.seats[2].name}’s seat")
    await room.env.advance_time(40)
    assert room.session.step == 0
    await room.env.advance_time(10)
    assert room.session.step == 1


@pytest.mark.usefixtures("slow_heart")
async def test_lobbies_still_expire_after_a_fault(room: Room, break_network: Break) -> None:
    for _ in range(2):
        await room.type("ann", "join")
        break_network()
        await room.env.advance_time(room.client.settings.lobby_minutes * 60 + 2 * EXPIRY_SECONDS)
        assert await room.open_lobby() is None


async def test_the_heartbeat_continues_after_a_fault(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = room.client.store
    before, put_fact, full = await store.fact("heartbeat"), store.put_fact, [True]

    async def put(name: str, value: str) -> None:
        if full:
            full.clear()
            raise OSError("the disk is full")
        await put_fact(name, value)

    monkeypatch.setattr(store, "put_fact", put)
    await room.env.advance_time(3 * HEARTBEAT_SECONDS)
    assert "heartbeat failed, the next try comes in 5 s" in caplog.text
    assert await store.fact("heartbeat") != before


async def test_games_and_lobbies_close_when_the_bot_is_removed_from_a_server(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    other = room.guild.create_text_channel("other")
    await room.people["cyd"].slash(other, "join")
    guild, places = room.client.get_guild(room.guild.id), room.client.get_cog("cleanup")
    assert guild is not None
    assert isinstance(places, CleanupCog)
    await places.on_guild_remove(guild)
    assert await room.client.store.live_tables() == []
    assert room.client.sessions.of_person(room.people["ann"].id) == []


async def test_a_hand_is_closed_even_if_its_reminder_cannot_be_deleted(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.env.advance_time(50)
    hand = room.hand("ann")
    room.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=NO_PERMISSION, times=None)
    await room.play_round("ann", "ben")
    (after,) = [message for message in room.direct("ann") if message.id == hand.id]
    assert not buttons(after)
