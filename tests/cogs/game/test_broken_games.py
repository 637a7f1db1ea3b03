"""A fault in the rules stops a game: its host is told once, and nothing is lost."""

from __future__ import annotations

import pytest

from tests.cogs.room import Room, words
from tests.engine.faults import break_course

pytestmark = pytest.mark.usefixtures("slow_heart", "slow_chores")


async def test_the_host_hears_that_a_bug_has_stopped_the_game_and_can_end_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_who_practises_in_direct_messages_hears_of_it_there(
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
