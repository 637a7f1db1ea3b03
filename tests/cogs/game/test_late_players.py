"""Time limits: reminders, rounds played by the computer, absent players and their return."""

import pytest

from engine.game import Seat
from tests.cogs.courses import ANN
from tests.cogs.game.scenes import reminders, texts
from tests.cogs.room import Room, buttons, said, words

pytestmark = pytest.mark.usefixtures("slow_chores")

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
    answer = await room.tap("ann", room.status(), "I’m back")
    assert said(answer) == room.text("refusal-not-away")
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
    answer = await room.tap("ben", asleep, "I’m back")
    assert said(answer) == room.text("refusal-spectator")
    await room.tap("ann", asleep, "I’m back")
    assert "I’m back" not in buttons(room.status())
    assert "Waiting for ann" in words(room.status())
    assert room.session.row.deadline is not None
    await out_of_time(room)
    assert room.session.step == 4
