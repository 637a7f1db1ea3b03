"""Whole duels through the simulated Discord."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Seat
from tests.cogs.courses import deal
from tests.cogs.games.duel.playing import (
    CIVILIAN,
    MILITARY,
    SCIENTIFIC,
    Players,
    begin,
    over,
)
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.room import Room, buttons, said, words


async def test_two_people_play_to_the_end_in_a_message_a_turn(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, CIVILIAN)
    await begin(room, "ann", "ben")
    await Players(room, CIVILIAN).play_to_the_end()
    opening, *turns, last = room.public()
    the_game_has_ended(room, "points")
    assert "duel begins" in words(opening)
    for message in turns:
        is_words_only(message)
    session = await room.client.sessions.replays.finished(room.number_of(last))
    # Eight wonders are drafted in six messages: the last of four goes by itself. A turn is a message.
    asked = [step for step in session.history if not step.before.questions]
    assert len(turns) == len(asked)
    # Every point is told to who asks.
    shown = said(await room.tap("ann", last, "My score"))
    seat = session.seat_of(room.people["ann"].id)
    assert seat is not None
    score = session.game.view(None).scores[Seat(seat)]
    assert f"ann: {score.total} points" in shown
    assert f"Conflict track: **{score.rows['military']}**" in shown
    assert f"Civilian structures: **{score.rows['civilian']}** (" in shown


def the_game_has_ended(room: Room, ending: str) -> None:
    """Look at the last message of a game."""
    assert over(room)
    last = room.last()
    heading = words(last).splitlines()[0]
    assert ending in heading
    assert "win" in heading
    assert set(buttons(last)) == {"Play again", "My score"}
    shown = [each.filename.removesuffix(".png") for each in last.attachments]
    assert shown == ["poster", "score", "story", "city1", "city2"]


def is_words_only(message: Any) -> None:
    """Look at the message of a turn that is over."""
    assert not message.attachments
    assert not buttons(message)
    assert words(message)


@pytest.mark.parametrize(
    ("seed", "ending"),
    [
        (MILITARY, "capital and wins by military supremacy"),
        (SCIENTIFIC, "six different symbols and wins by scientific supremacy"),
    ],
)
async def test_a_turn_that_ends_the_game_is_told_before_the_score(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, ending: str
) -> None:
    deal(monkeypatch, seed)
    await begin(room, "ann", "ben")
    players = Players(room, seed)
    await players.skip_to_what(lambda _, after: after.over)
    turn = turn_message(room)
    await players.play()
    the_game_has_ended(room, ending)
    told, score = room.public()[-2:]
    # At a capital the track gives no points, which a turn before it did.
    assert ("the conflict track scores nothing" in words(score)) is (seed == MILITARY)
    assert told.id == turn.id
    is_words_only(told)


# -- who is late ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("slow_heart")
async def test_who_has_never_been_written_to_is_called_in_the_channel_before_the_computer_plays(
    room: Room,
) -> None:
    await begin(room, "ann", "ben")
    slow = mover(room)
    await room.env.advance_time(301)
    called = room.text("reminder-public-turns", person=f"<@{room.people[slow].id}>")
    assert called in [words(message) for message in room.public()]
    await room.env.advance_time(300)
    await room.env.settle()
    [late] = [words(message) for message in room.public() if f"{slow} ran out of time" in words(message)]
    assert f"{slow} takes **" in late
