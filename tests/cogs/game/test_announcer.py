"""The public messages of a running game: rounds, who is late, and nudges."""

import asyncio
from typing import Any, cast

import pytest

from bot.common.refusal import Refusal
from bot.common.stored_rows import Posted
from cogs.game.announcer import QUIET_SECONDS, Announcer
from engine.game import Seat
from tests.cogs.courses import ANN
from tests.cogs.game.scenes import end, message_path, pinged, reminders, texts
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, told, words

pytestmark = pytest.mark.usefixtures("slow_heart", "slow_chores")


@pytest.mark.parametrize("talk", [1, 2])
async def test_a_round_is_reposted_below_newer_messages(room: Room, talk: int) -> None:
    await room.begin("ann", "ben", computers=1)
    asked = room.status()
    for number in range(talk):
        await room.people["dora"].send(room.channel, f"{number}")
    await room.pick("ann")
    await room.pick("ben")
    told = next(
        each for each in room.public() if room.text("told-heading", age="I", round=1, rounds=6) in words(each)
    )
    assert (told.id == asked.id) == (talk == 1)
    assert [each.id for each in room.public()].count(asked.id) == (talk == 1)
    assert not buttons(told)
    assert "round 2 of 6" in words(room.status())


@pytest.mark.parametrize("then", ["the next round", "a restart", "the end"])
async def test_a_reposted_message_is_deleted_despite_connection_errors(
    room: Room, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    network = Network(room, monkeypatch)
    await room.begin("ann", "ben", computers=1)
    asked, number = room.status(), room.session.id
    for _ in range(2):
        await room.people["dora"].send(room.channel, "hello")
    await room.pick("ann")
    for _ in range(1 if then == "the next round" else 3):
        network.break_next("cut before", "/channels/*/messages/*", "DELETE")
    await room.pick("ben")
    assert (asked.id in [each.id for each in room.public()]) == (then != "the next round")
    if then == "a restart":
        await room.restart()
    elif then == "the end":
        question = (await room.type("ann", "end")).response
        await room.tap("ann", question, room.text("button-end"))
    assert asked.id not in [each.id for each in room.public()]
    assert not [key for key in (await room.client.store.posted(number)).messages if key.kind == "superseded"]


async def test_picks_during_an_edit_are_shown_afterwards(room: Room, network: Network) -> None:
    await room.begin("ann", "ben", "cyd")
    edits = f"/channels/{room.channel.id}/messages/*"
    held = network.hold_back_next(edits, "PATCH")
    await room.pick("ann")
    await room.pick("ben")
    assert "Waiting for ann, ben and cyd. 0 of 3 ready." in words(room.status())
    held.let_go()
    await room.env.settle()
    assert "Waiting for cyd. 2 of 3 ready." in words(room.status())
    held = network.hold_back_next(edits, "PATCH")
    await room.pick("cyd")
    held.let_go()
    await room.env.settle()
    (said,) = [told(message) for message in room.public() if "round 1 of 6" in words(message)]
    assert "⏳" not in said, "a late edit does not overwrite the round"
    assert "builds" in said or "sells" in said


HALF = 46


async def out_of_time(room: Room) -> None:
    await room.env.advance_time(HALF)
    await room.env.advance_time(HALF)


async def test_a_late_player_is_reminded_before_the_computer_plays(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    await room.pick("ann")
    before = len(room.direct("ann"))
    await room.env.advance_time(HALF)
    assert len(room.direct("ann")) == before
    (reminder,) = reminders(room, "ben")
    assert "You haven’t picked yet on **Olympus**. Your time runs out" in reminder
    assert f"<t:{int(room.session.row.deadline or 0)}:R>" in reminder
    await room.env.advance_time(20)
    assert len(reminders(room, "ben")) == 1
    await room.env.advance_time(HALF - 20)
    assert room.session.step == 1
    assert reminders(room, "ben") == []
    late = room.text("late-computer-played", name="ben")
    assert any(late in each for each in texts(room))
    assert not any(room.text("late-computer-played", name="ann") in each for each in texts(room))
    assert room.session.snapshot.waiting_for() == [ANN, Seat(1)]
    assert "round 2 of 6" in words(room.hand("ben"))
    await room.play_round("ann", "ben")
    assert late not in texts(room)[-2]


async def test_a_player_is_away_after_three_late_rounds_and_can_come_back(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, pace="live")
    for _ in range(3):
        await room.pick("ann")
        await out_of_time(room)
    assert sum(room.text("late-away", name="ben") in each for each in texts(room)) == 1
    assert sum(room.text("late-computer-played", name="ben") in each for each in texts(room)) == 2
    hands = len(room.direct("ben"))
    await room.pick("ann")
    assert room.session.step == 4
    assert len(room.direct("ben")) == hands
    assert "I’m back" in buttons(room.status())
    assert said(await room.tap("ann", room.status(), "I’m back")) == room.text("refusal-not-away")
    answer = await room.tap("ben", room.status(), "I’m back")
    assert words(answer.response) == room.text("seat-hand-sent")
    assert "I’m back" not in buttons(room.status())
    assert room.text("seat-back", name="ben") in texts(room)
    await room.pick("ann")
    assert room.session.snapshot.waiting_for() == [Seat(1)]
    await room.tap("ben", room.hand("ben"), "1")
    await room.tap("ben", room.hand("ben"), "Sell +3")
    assert room.session.step == 5
    assert "round 6 of 6" in words(room.hand("ben"))


async def test_a_game_pauses_while_everybody_is_away(room: Room) -> None:
    await room.begin("ann", computers=2, pace="live")
    for _ in range(3):
        await out_of_time(room)
    messages = len(room.public())
    await room.env.advance_time(600)
    assert room.session.step == 3
    assert len(room.public()) == messages
    asleep = room.last()
    assert said(await room.tap("ben", asleep, "I’m back")) == room.text("refusal-spectator")
    await room.tap("ann", asleep, "I’m back")
    assert "I’m back" not in buttons(room.status())
    assert "Waiting for ann" in words(room.status())
    assert room.session.row.deadline is not None
    await out_of_time(room)
    assert room.session.step == 4


PEOPLE = ("ann", "ben", "cyd")


def nudges(room: Room) -> list[Any]:
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
    await room.pick("ben")
    await room.env.settle()
    assert len(nudges(room)) == 1, "it stays for the one who is still to pick"
    await room.pick("cyd")
    await room.env.settle()
    assert not nudges(room)


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
