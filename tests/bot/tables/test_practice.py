"""A practice table: who sits there, and how a choice is taken back."""

from __future__ import annotations

import pytest

from bot.common.refusal import Refusal
from bot.storage.store import Store
from bot.tables.practice import last_choice, practice_options
from bot.tables.session import Session
from engine.game import Seat
from tests.bot.fakes import ANN, Club, reach, sell

SEAT = Seat(0)


async def begin(club: Club, game: str = "base") -> Session:
    row = await club.lobbies(("Hera", "Zeus", "Gaia")).open_practice(
        server=1, channel=5, person=ANN, name="ann", language="en", game=game
    )
    session = await club.sessions.begin(row)
    await club.events.asked.wait()
    return session


async def test_easy_computers_sit_down_without_a_clock(store: Store) -> None:
    session = await begin(Club(store))
    assert [(seat.person, seat.level) for seat in session.seats] == [
        (ANN, None),
        (None, "easy"),
        (None, "easy"),
        (None, "easy"),
    ]
    assert session.row.options == practice_options("base")
    assert session.row.options.seconds is None


async def test_a_step_back_leaves_the_game_as_it_was_before_the_choice(store: Store) -> None:
    club = Club(store)
    session = await begin(club)
    for step in range(3):
        await sell(session, SEAT)
        await reach(session, step + 1)
    session.remember_tip(ANN, 2, "brown")
    session.remember_tip(ANN, 3, "war")
    hand, decision = session.history[2].before.cities, session.snapshot.decision(SEAT)
    assert decision is not None
    assert last_choice(session.snapshot, SEAT) == 2
    await club.sessions.step_back(session, SEAT, 3)
    again = club.sessions.get(session.id)
    assert (again.step, again.picks) == (2, {})
    assert again.game.view(None).cities == hand
    assert again.snapshot.tips == {(ANN, -1): "brown", (ANN, -2): "war"}
    assert "back to 2" in club.events.told
    assert len(await club.steps(again)) == 2
    assert again is session
    with pytest.raises(Refusal, match="round-over"):
        await session.choose(SEAT, 3, decision.choices[-1])
    for left in (1, 0):
        await club.sessions.step_back(club.sessions.get(session.id), SEAT, left + 1)
        assert club.sessions.get(session.id).step == left
    with pytest.raises(Refusal, match="first-choice"):
        await club.sessions.step_back(club.sessions.get(session.id), SEAT, 0)


async def test_a_game_that_counts_is_never_taken_back(store: Store) -> None:
    club = Club(store)
    session = await club.begin(ANN, computers=2)
    await sell(session, SEAT)
    await reach(session, 1)
    with pytest.raises(Refusal, match="no-practice"):
        await club.sessions.step_back(session, SEAT, 1)
    assert session.step == 1
