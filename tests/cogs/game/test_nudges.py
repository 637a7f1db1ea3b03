"""Nudges mention the players a game waits for, at most once an hour each."""

import asyncio
from typing import Any, cast

import pytest

from bot.common.refusal import Refusal
from bot.common.rows import Posted
from cogs.game.announcer import QUIET_SECONDS, Announcer
from tests.cogs.game.scenes import end, message_path, pinged
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, words

pytestmark = pytest.mark.usefixtures("slow_heart", "slow_chores")

PEOPLE = ("ann", "ben", "cyd")


def nudges(room: Room) -> list[Any]:
    """Return the nudges in the channel."""
    return [each for each in room.public() if "nudged you" in words(each)]


def mentioned(room: Room, message: Any) -> set[str]:
    """Return the names of the people whom a message mentions and pings."""
    written = {name for name in PEOPLE if f"<@{room.people[name].id}>" in words(message)}
    assert pinged(room) == {room.people[name].id for name in written}
    return written


async def nudge(room: Room, name: str) -> str:
    return said(await room.tap(name, room.newest("Nudge"), "Nudge"))


async def test_a_nudge_does_not_mention_its_sender(room: Room) -> None:
    await room.begin(*PEOPLE, pace="none")
    assert await nudge(room, "dora") == room.text("refusal-spectator")
    assert not nudges(room)
    await room.pick("ann")
    await nudge(room, "ben")
    assert mentioned(room, nudges(room)[0]) == {"cyd"}
    assert "ben nudged you" in words(nudges(room)[0])
    await nudge(room, "ann")
    await room.pick("cyd")
    await room.env.settle()
    (left,) = nudges(room)
    assert mentioned(room, left) == {"ben"}, "a nudge is deleted once its players have picked"
    assert await nudge(room, "ben") == room.text("refusal-nudge-yourself")


async def test_nudges_stay_limited_after_a_restart_and_in_the_next_round(room: Room) -> None:
    await room.begin(*PEOPLE, pace="none")
    await room.pick("ann")
    await nudge(room, "ann")
    refused = room.text("refusal-nudged-already", until="").split(".")[0]
    assert refused in await nudge(room, "cyd")
    await room.restart()
    assert refused in await nudge(room, "ann")
    await room.play_round("ben", "cyd")
    assert not nudges(room)
    await room.pick("ann")
    await room.restart()
    assert refused in await nudge(room, "ann")
    assert not nudges(room)
    await room.env.advance_time(QUIET_SECONDS)
    assert await nudge(room, "ann") == room.text("nudged", names="ben and cyd")
    assert mentioned(room, nudges(room)[0]) == {"ben", "cyd"}


async def test_nudges_are_limited_for_each_player_separately(room: Room) -> None:
    await room.begin(*PEOPLE, pace="none")
    await room.pick("ann")
    assert await nudge(room, "ben") == room.text("nudged", names="cyd")
    await room.env.advance_time(QUIET_SECONDS / 2)
    assert await nudge(room, "ann") == room.text("nudged-but", names="ben", others="cyd")
    assert mentioned(room, nudges(room)[-1]) == {"ben"}
    assert len(nudges(room)) == 2
    await room.env.advance_time(QUIET_SECONDS / 2)
    assert await nudge(room, "ann") == room.text("nudged-but", names="cyd", others="ben")
    assert mentioned(room, nudges(room)[-1]) == {"cyd"}
    assert len(nudges(room)) == 2, "the older nudge of cyd is deleted"
    number = room.session.id
    assert [note.kind for note in (await room.client.store.posted(number)).notes] == ["nudged"] * 2
    await end(room)
    assert await room.client.store.posted(number) == Posted(), "nudges are deleted with the game"
    await room.begin("ann", computers=2, pace="none")
    assert "Nudge" not in buttons(room.status()), "nobody else could press it"


async def test_simultaneous_nudges_post_one_message(room: Room) -> None:
    await room.begin(*PEOPLE, pace="none")
    await room.pick("ann")
    made = cast("Announcer", room.client.sessions.events)
    tries = [made.nudge(room.session, room.people["ann"].id, "ann") for _ in range(2)]
    first, second = await asyncio.gather(*tries, return_exceptions=True)
    assert first == (["ben", "cyd"], [])
    assert isinstance(second, Refusal)
    assert second.key == "refusal-nudged-already"
    assert len(nudges(room)) == 1


async def test_a_nudge_sent_while_the_game_ends_is_deleted(room: Room, network: Network) -> None:
    await room.begin(*PEOPLE, pace="none")
    held = network.hold_next(message_path(room.channel.id))
    await room.tap("ann", room.newest("Nudge"), "Nudge")
    assert held.done.is_set()
    await end(room)
    held.let_go()
    await room.env.settle()
    heard = [words(each) for each in room.public("ann")]
    assert room.text("refusal-game-over") in heard
    assert room.text("something-went-wrong") not in heard
    assert not nudges(room)
