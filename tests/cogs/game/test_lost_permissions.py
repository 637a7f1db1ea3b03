"""Permissions that are lost during a game and restored."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from renders.parts.language import all_of
from tests.cogs.network import Network
from tests.cogs.room import Room, words

pytestmark = pytest.mark.usefixtures("slow_heart", "slow_chores")

LONGEST_WAIT = 320


def deny(room: Room, network: Network, **permissions: bool) -> None:
    """Deny the bot permissions in the channel, as the server's settings do."""
    denied = discord.Permissions(**permissions).value
    network.takes_files = "attach_files" not in permissions
    room.env.backend.set_overwrite(room.channel.id, Overwrite(room.guild.id, OverwriteType.ROLE, 0, denied))


def restore(room: Room, network: Network) -> None:
    network.takes_files = True
    room.env.backend.set_overwrite(room.channel.id, Overwrite(room.guild.id, OverwriteType.ROLE, 0, 0))


def notice(room: Room, permission: str) -> str:
    permissions = room.text(f"permission-{permission}")
    if permission == "send-messages":
        # Without permission to write there is none to attach files.
        permissions = all_of(
            [permissions, room.text("permission-attach-files")], room.client.languages.of(None)
        )
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
    restore(room, network)
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
    restore(room, network)
    await room.env.advance_time(LONGEST_WAIT)
    assert "round 2 of 6" in words(room.hand("ben"))
