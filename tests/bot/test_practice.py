"""A practice table: who sits there, and how a choice is taken back."""

from __future__ import annotations

import pytest

from bot.common.refusal import Refusal
from bot.practice import last_choice, practice_options
from bot.sitting import Sitting
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.fakes import ANN, Club, reach, sell

SEAT = Seat(0)


async def begin(club: Club, game: str = "base") -> Sitting:
    row = await club.lobbies(("Hera", "Zeus", "Gaia")).open_practice(
        server=1, channel=5, person=ANN, name="ann", language="en", game=game
    )
    sitting = await club.sittings.begin(row)
    await club.port.asked.wait()
    return sitting


async def test_easy_computers_sit_down_without_a_clock(store: Store) -> None:
    sitting = await begin(Club(store))
    assert [(seat.person, seat.level) for seat in sitting.seats] == [
        (ANN, None),
        (None, "easy"),
        (None, "easy"),
        (None, "easy"),
    ]
    assert sitting.row.options == practice_options("base")
    assert sitting.row.options.seconds is None


async def test_a_step_back_leaves_the_game_as_it_was_before_the_choice(store: Store) -> None:
    club = Club(store)
    sitting = await begin(club)
    for step in range(3):
        await sell(sitting, SEAT)
        await reach(sitting, step + 1)
    sitting.remember_tip(ANN, 2, "brown")
    sitting.remember_tip(ANN, 3, "war")
    hand, decision = sitting.history[2].before.cities, sitting.snapshot.decision(SEAT)
    assert decision is not None
    assert last_choice(sitting.snapshot, SEAT) == 2
    await club.sittings.step_back(sitting, SEAT, 3)
    again = club.sittings.get(sitting.id)
    assert (again.step, again.picks) == (2, {})
    assert again.game.view(None).cities == hand
    assert again.snapshot.tips == {(ANN, -1): "brown", (ANN, -2): "war"}
    assert "back to 2" in club.port.told
    assert len(await club.steps(again)) == 2
    assert again is sitting
    with pytest.raises(Refusal, match="round-over"):
        await sitting.choose(SEAT, 3, decision.choices[-1])
    for left in (1, 0):
        await club.sittings.step_back(club.sittings.get(sitting.id), SEAT, left + 1)
        assert club.sittings.get(sitting.id).step == left
    with pytest.raises(Refusal, match="first-choice"):
        await club.sittings.step_back(club.sittings.get(sitting.id), SEAT, 0)


async def test_a_game_that_counts_is_never_taken_back(store: Store) -> None:
    club = Club(store)
    sitting = await club.begin(ANN, computers=2)
    await sell(sitting, SEAT)
    await reach(sitting, 1)
    with pytest.raises(Refusal, match="no-practice"):
        await club.sittings.step_back(sitting, SEAT, 1)
    assert sitting.step == 1
