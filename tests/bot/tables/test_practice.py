"""A practice table: who sits there, and how a choice is taken back."""

from __future__ import annotations

import pytest

from bot.common.refusal import Refusal
from bot.tables.practice import last_choice, practice_options
from engine.game import Seat
from tests.bot.fakes import ANN, Club, reach, sell

SEAT = Seat(0)


async def test_easy_computers_sit_down_without_a_clock(club: Club) -> None:
    session = await club.practise()
    assert [(seat.person, seat.level) for seat in session.seats] == [(ANN, None), *[(None, "easy")] * 3]
    assert session.row.options == practice_options("base")
    assert session.row.options.seconds is None


async def test_a_step_back_leaves_the_game_as_it_was_before_the_choice(club: Club) -> None:
    session = await club.practise()
    for step in range(3):
        await sell(session, SEAT)
        await reach(session, step + 1)
    session.remember_tip(ANN, 2, "brown")
    session.remember_tip(ANN, 3, "war")
    hand, decision = session.history[2].before.cities, session.snapshot.decision(SEAT)
    assert decision is not None
    assert last_choice(session.snapshot, SEAT) == 2
    await club.sessions.undo(session, SEAT, 3)
    assert club.sessions.get(session.id) is session
    assert (session.step, session.picks) == (2, {})
    assert session.game.view(None).cities == hand
    assert session.snapshot.tips == {(ANN, -1): "brown", (ANN, -2): "war"}
    assert "back to 2" in club.events.told
    assert len(await club.steps(session)) == 2
    with pytest.raises(Refusal, match="round-over"):
        await session.choose(SEAT, 3, decision.choices[-1])
    for left in (1, 0):
        await club.sessions.undo(session, SEAT, left + 1)
        assert session.step == left
    with pytest.raises(Refusal, match="first-choice"):
        await club.sessions.undo(session, SEAT, 0)


async def test_a_game_that_counts_is_never_taken_back(club: Club) -> None:
    session = await club.begin(ANN, computers=2)
    await sell(session, SEAT)
    await reach(session, 1)
    with pytest.raises(Refusal, match="no-practice"):
        await club.sessions.undo(session, SEAT, 1)
    assert session.step == 1
