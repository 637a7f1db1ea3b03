"""Ending a game and leaving a seat: what the players hear follows by itself."""

from __future__ import annotations

import pytest

from bot.store import Store
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, Club


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def test_whoever_ends_a_game_is_told_without_a_second_call(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    await club.sittings.end(sitting, ANN, "Ann")
    assert club.port.told[-1] == "ended by Ann"


async def test_a_seat_that_is_left_is_offered_and_the_last_one_ends_the_game(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    await club.sittings.leave(sitting, Seat(1), BEN, "Hera", removed=True)
    assert "removed 1 in 0" in club.port.told
    assert club.sittings.of_person(ANN) == [sitting]
    await club.sittings.leave(sitting, Seat(0), ANN, "Zeus")
    assert "left 0 in 0" in club.port.told
    assert club.port.told[-1] == "ended by None"
    row = await club.store.table(sitting.id)
    assert row is not None
    assert (row.state, row.reason) == ("closed", "left")
