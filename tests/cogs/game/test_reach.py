"""Games pause while Discord can't be reached, and continue afterwards."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables import loop
from bot.tables.loop import TRIES
from tests.cogs.room import Room, words
from tests.engine.faults import break_course

pytestmark = pytest.mark.usefixtures("slow_chores")

NO_PERMISSION = 50013
LONGEST_RETRY_SECONDS = 4.0


@pytest.fixture(autouse=True)
def quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "FIRST_RETRY_SECONDS", 1.0)
    monkeypatch.setattr(loop, "LONGEST_RETRY_SECONDS", LONGEST_RETRY_SECONDS)


async def disconnect(room: Room) -> None:
    """Break the connection to Discord."""
    room.client.dispatch("disconnect")
    await room.env.settle()


async def resume(room: Room) -> None:
    room.client.dispatch("resumed")
    await room.env.settle()


def refuse_everything(room: Room) -> None:
    for method in ("POST", "PATCH"):
        room.env.inject_error(method, "/channels/*/messages*", status=403, code=NO_PERMISSION, times=None)


def deny_permissions(room: Room, **permissions: bool) -> None:
    denied = discord.Permissions(**permissions).value
    room.env.backend.set_overwrite(room.channel.id, Overwrite(room.guild.id, OverwriteType.ROLE, 0, denied))


async def test_no_time_runs_out_while_discord_refuses_messages(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.env.advance_time(10)
    refuse_everything(room)
    await room.env.advance_time(600)
    assert room.session.step == 0, "hands are sent, but no more messages"
    assert [seat.late for seat in room.session.seats] == [0, 0, 0]
    room.open_messages()
    await room.env.advance_time(LONGEST_RETRY_SECONDS)
    await room.play_round("ann", "ben")
    assert room.session.step == 1
    assert [seat.late for seat in room.session.seats] == [0, 0, 0]


async def test_no_time_runs_out_while_the_connection_is_down(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.env.advance_time(30)
    await disconnect(room)
    await room.env.advance_time(500)
    assert room.session.step == 0
    before = len(room.public()), len(room.direct("ann"))
    await resume(room)
    await room.env.advance_time(10)
    assert room.session.step == 0
    assert (len(room.public()), len(room.direct("ann"))) == before, "no needless message is sent"
    deadline = room.session.row.deadline
    assert deadline is not None
    assert f"<t:{round(deadline)}:R>" in words(room.status())
    await room.env.advance_time(60)
    assert room.session.step == 1, "the clock runs again"


async def wait_until_retries_stop(room: Room) -> int:
    """Wait until the game stops retrying, and return the number of requests until then."""
    await room.env.advance_time(TRIES * LONGEST_RETRY_SECONDS)
    tried = len(room.env.http_requests)
    await room.env.advance_time(20 * LONGEST_RETRY_SECONDS)
    assert len(room.env.http_requests) == tried, "nothing retries forever"
    return tried


async def test_a_game_pauses_until_its_permission_is_restored(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    deny_permissions(room, send_messages=True)
    await room.play_round("ann", "ben")
    await wait_until_retries_stop(room)
    told = [words(message) for message in room.direct("ann") if "lost" in words(message)]
    assert len(told) == 1
    deny_permissions(room)
    await room.env.settle()
    assert "round 2 of 6" in words(room.hand("ann"))


async def test_a_game_pauses_until_a_player_acts(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=400, code=50035, times=None)
    await room.play_round("ann", "ben")
    await wait_until_retries_stop(room)
    rests = room.text("game-rests", place=f"<#{room.channel.id}>")
    assert [words(message) for message in room.direct("ann")].count(rests) == 1
    room.open_messages()
    for name in ("dora", "ann"):
        await room.type(name, "log")
        await room.env.settle()
        goes_on = any("round 2 of 6" in words(message) for message in room.direct("ann"))
        assert goes_on == (name == "ann")


async def test_the_host_hears_of_a_game_stopped_by_a_bug(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin("ann", "ben", "cyd", pace="none")
    told = room.text("game-broken", place=f"<#{room.channel.id}>")
    with monkeypatch.context() as patch:
        break_course(patch, "base", KeyError("a fault"))
        await room.play_round("ann", "ben", "cyd")
        await room.env.advance_time(600)
        places = [*(room.direct(name) for name in ("ann", "ben")), room.public()]
        assert [sum(told in words(each) for each in place) for place in places] == [1, 0, 0]
        assert room.session.step == 0
    await room.restart()
    assert room.session.step == 1


async def test_a_practice_game_stopped_by_a_bug_says_so_in_direct_messages(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.type("ann", "practice")
    await room.env.settle()
    channel = room.people["ann"].user.dm_channel.id
    break_course(monkeypatch, "base", KeyError("a fault"))
    await room.pick("ann")
    await room.env.settle()
    told = room.text("game-broken", place=f"https://discord.com/channels/@me/{channel}")
    assert sum(told in words(each) for each in room.direct("ann")) == 1
