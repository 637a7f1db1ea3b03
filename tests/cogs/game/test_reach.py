"""Games pause while Discord cannot be reached or the bot lacks a permission."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables import loop
from bot.tables.loop import TRIES
from renders.parts.language import all_of
from tests.cogs.network import Network
from tests.cogs.room import Room, words
from tests.engine.faults import break_course

pytestmark = pytest.mark.usefixtures("slow_heart", "slow_chores")

LONGEST_RETRY_SECONDS, LONGEST_WAIT = 4.0, 320


@pytest.fixture(autouse=True)
def quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "FIRST_RETRY_SECONDS", 1.0)
    monkeypatch.setattr(loop, "LONGEST_RETRY_SECONDS", LONGEST_RETRY_SECONDS)


def deny(room: Room, network: Network, **permissions: bool) -> None:
    """Deny the bot only these permissions in the channel, as the server's settings do."""
    denied = discord.Permissions(**permissions).value
    network.takes_files = "attach_files" not in permissions
    room.env.backend.set_overwrite(room.channel.id, Overwrite(room.guild.id, OverwriteType.ROLE, 0, denied))


async def test_no_time_runs_out_while_the_connection_is_down(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.env.advance_time(30)
    room.client.dispatch("disconnect")
    await room.env.advance_time(500)
    assert room.session.step == 0
    before = len(room.public()), len(room.direct("ann"))
    room.client.dispatch("resumed")
    await room.env.advance_time(10)
    assert room.session.step == 0
    assert (len(room.public()), len(room.direct("ann"))) == before, "no needless message is sent"
    deadline = room.session.row.deadline
    assert deadline is not None
    assert f"<t:{round(deadline)}:R>" in words(room.status())
    await room.env.advance_time(60)
    assert room.session.step == 1, "the clock runs again"


async def wait_until_retries_stop(room: Room) -> None:
    await room.env.advance_time(TRIES * LONGEST_RETRY_SECONDS)
    tried = len(room.env.http_requests)
    await room.env.advance_time(20 * LONGEST_RETRY_SECONDS)
    assert len(room.env.http_requests) == tried, "nothing retries forever"


async def test_a_game_pauses_until_its_permission_is_restored(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    deny(room, network, send_messages=True)
    await room.play_round("ann", "ben")
    await wait_until_retries_stop(room)
    told = [words(message) for message in room.direct("ann") if "lost" in words(message)]
    assert len(told) == 1
    deny(room, network)
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


def notice(room: Room, permission: str) -> str:
    # Without permission to write there is none to attach files.
    lost = [room.text(f"permission-{each}") for each in dict.fromkeys((permission, "attach-files"))]
    permissions = all_of(lost, room.client.languages.of(None))
    return room.text("game-on-hold", place=f"<#{room.channel.id}>", permissions=permissions)


def notices(room: Room, permission: str) -> list[int]:
    """Count the notices to each person and in the channel."""
    places = [*(room.direct(name) for name in ("ann", "ben")), room.public()]
    return [sum(notice(room, permission) in words(message) for message in place) for place in places]


@pytest.mark.parametrize("permission", ["send-messages", "attach-files"])
async def test_the_host_hears_of_lost_permissions_once_and_the_game_continues(
    room: Room, network: Network, permission: str
) -> None:
    await room.begin("ann", "ben", computers=1, pace="none")
    await room.pick("ann")
    await room.env.settle()
    deny(room, network, **{permission.replace("-", "_"): True})
    await room.play_round("ann", "ben")
    if permission == "send-messages":
        assert room.session.step == 1
    await room.env.advance_time(LONGEST_WAIT)
    assert notices(room, permission) == [1, 0, 0]
    await room.restart()
    await room.env.advance_time(LONGEST_WAIT)
    assert notices(room, permission) == [1, 0, 0]
    deny(room, network)
    await room.env.advance_time(LONGEST_WAIT)
    assert "round 2 of 6" in words(room.hand("ann"))
    deny(room, network, **{permission.replace("-", "_"): True})
    await room.play_round("ann", "ben")
    await room.env.advance_time(LONGEST_WAIT)
    assert notices(room, permission) == [2, 0, 0], "another loss is reported again"


async def play_without(room: Room, network: Network, **permissions: bool) -> None:
    """Deny permissions in a game whose host takes no direct messages, and play a round."""
    room.close_messages("ann")
    await room.begin("ann", "ben", computers=1, pace="none")
    hand = await room.open_hand("ann")
    await room.tap("ann", hand, "1")
    await room.tap("ann", hand, "Sell +3")
    deny(room, network, **permissions)
    await room.play_round("ben")
    await room.env.advance_time(LONGEST_WAIT)


async def test_a_host_without_direct_messages_hears_of_lost_permissions_in_the_channel(
    room: Room, network: Network
) -> None:
    await play_without(room, network, attach_files=True)
    assert notices(room, "attach-files") == [0, 0, 1]
    (called,) = [each for each in room.public() if notice(room, "attach-files") in words(each)]
    assert words(called).startswith(f"<@{room.people['ann'].id}>")


async def test_an_unreachable_host_hears_of_lost_permissions_after_an_answer(
    room: Room, network: Network
) -> None:
    await play_without(room, network, send_messages=True)
    await room.env.advance_time(LONGEST_WAIT)
    assert notices(room, "send-messages") == [0, 0, 0]
    heard = [[words(each) for each in room.public(name)] for name in ("ann", "ben")]
    assert [each.count(notice(room, "send-messages")) for each in heard] == [1, 0]
    deny(room, network)
    await room.env.advance_time(LONGEST_WAIT)
    assert "round 2 of 6" in words(room.hand("ben"))
