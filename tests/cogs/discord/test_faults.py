"""Faults between the bot and Discord: lost connections, refusals, deleted messages and servers."""

import asyncio
from unittest.mock import DEFAULT, AsyncMock

import pytest

from bot.client import HEARTBEAT_SECONDS, TIDY_SECONDS
from bot.tables.session import Session
from cogs.discord.delivery import ARCHIVED_THREAD
from cogs.game.deleted_channels import CleanupCog
from cogs.game.hand_prompts import Prompts
from cogs.lobby.cog import EXPIRY_SECONDS
from engine.game import Seat
from tests.cogs.game.scenes import take_seat_of
from tests.cogs.games.common import turn_message
from tests.cogs.games.duel import playing
from tests.cogs.network import NO_PERMISSION, Network
from tests.cogs.room import Room, buttons, said, shown_files, told, words

EDIT = "/channels/*/messages/*", "PATCH"


async def test_a_game_continues_and_ends_despite_lost_edits(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    network.break_next("cut before", *EDIT)
    await room.pick("ann")
    await room.env.settle()
    await room.pick("ben")
    await room.env.settle()
    assert room.session.step == 1
    assert "round 2 of 6" in words(room.hand("ann"))
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=NO_PERMISSION, times=1)
    answer = await room.tap("ben", (await room.type("ben", "leave")).response, "Leave")
    assert said(answer) == room.text("question-left"), "even if it can't be announced"
    assert room.session.seats[1].person is None
    assert "Take Apollo’s seat" in buttons((await room.type("ben", "join")).response)
    question = (await room.type("ann", "end")).response
    network.break_next("cut before", *EDIT)
    answer = await room.tap("ann", question, "End game")
    assert said(answer) == room.text("question-ended")
    assert words(room.last()) == room.text("game-ended-by", name="ann")
    await room.env.advance_time(TIDY_SECONDS)
    assert not any(buttons(message) for message in room.direct("ann"))


async def test_a_game_that_violates_the_rules_is_reported_as_lost(room: Room) -> None:
    await room.begin("ann", computers=2, pace="none")
    session = room.session
    await room.client.store.put_step(session.row, 0, {"0": {"action": "fly", "card": "away"}}, session.seats)
    await room.restart()
    assert words(room.last()) == room.text("game-lost")
    assert not any(buttons(message) for message in room.public())
    await room.type("ann", "join")
    assert "Start" in buttons(room.lobby())


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
    path = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=400, code=ARCHIVED_THREAD, times=None)
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
async def test_a_latecomer_gets_half_of_the_time_limit(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.env.advance_time(80)
    await take_seat_of(room, "dora", 2)
    await room.env.advance_time(40)
    assert room.session.step == 0
    await room.env.advance_time(10)
    assert room.session.step == 1


@pytest.mark.usefixtures("slow_heart")
async def test_lobbies_still_expire_after_a_fault(room: Room, network: Network) -> None:
    for _ in range(2):
        await room.type("ann", "join")
        network.break_next("cut before", *EDIT)
        await room.env.advance_time(room.client.settings.lobby_minutes * 60 + 2 * EXPIRY_SECONDS)
        assert await room.open_lobby() is None


async def test_the_heartbeat_continues_after_a_fault(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = room.client.store
    before, effects = await store.fact("heartbeat"), [OSError("the disk is full"), *[DEFAULT] * 9]
    monkeypatch.setattr(store, "put_fact", AsyncMock(wraps=store.put_fact, side_effect=effects))
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
