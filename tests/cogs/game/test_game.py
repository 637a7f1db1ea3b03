"""Whole games through the simulated Discord."""

import pytest

from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, words


async def test_three_people_play_to_the_score(room: Room) -> None:
    await room.begin("ann", "ben", "cyd")
    await room.play_to_the_end("ann", "ben", "cyd")
    last = room.last()
    assert "wins with" in words(last) or "win together" in words(last)
    assert set(buttons(last)) == {"Play again", "Play side B", "My score"}


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
