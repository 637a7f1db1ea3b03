"""A practice table: who sits there, and how a choice is taken back."""

from __future__ import annotations

import pytest

from bot.common.refusal import Refusal
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, Club, reach, sell

SEAT = Seat(0)


async def test_a_step_back_leaves_the_game_as_it_was_before_the_choice(club: Club) -> None:
    session = await club.practise()
    assert [(seat.person, seat.level) for seat in session.seats] == [(ANN, None), *[(None, "easy")] * 3]
    assert session.row.options.seconds is None
    for step in range(3):
        await sell(session, SEAT)
        await reach(session, step + 1)
    hand, decision = session.history[2].before.cities, session.snapshot.decision(SEAT)
    assert decision is not None
    assert session.snapshot.last_choice(SEAT) == 2
    await club.sessions.undo(session, SEAT, 3)
    assert club.sessions.get(session.id) is session
    assert (session.step, session.picks) == (2, {})
    assert session.game.view(None).cities == hand
    assert "back to 2" in club.events.told
    assert len(await club.steps(session)) == 2
    for refused in (session.choose(SEAT, 3, decision.choices[-1]), club.sessions.undo(session, SEAT, 3)):
        with pytest.raises(Refusal, match="round-over"):
            await refused
    for left in (1, 0):
        await club.sessions.undo(session, SEAT, left + 1)
        assert session.step == left
    with pytest.raises(Refusal, match="first-choice"):
        await club.sessions.undo(session, SEAT, 0)
    await club.sessions.end(session, ANN, "ann")
    with pytest.raises(Refusal, match="no-practice"):
        await club.sessions.undo(await club.begin(ANN, BEN), SEAT, 0)
