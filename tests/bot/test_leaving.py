"""Ending a game, leaving a seat and sitting down: what the players hear follows by itself."""

from __future__ import annotations

import pytest

from bot.common.refusal import Refusal
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def test_whoever_ends_a_game_is_told_without_a_second_call(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, CYD)
    await club.sittings.end(sitting, ANN, "Ann")
    assert club.port.told[-1] == "ended by Ann"


async def test_a_seat_that_is_left_is_offered_and_the_last_one_ends_the_game(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    await club.sittings.leave(sitting, Seat(1), BEN, lambda names: "Hera", removed=True)
    assert "removed 1 in 0" in club.port.told
    assert club.sittings.of_person(ANN) == [sitting]
    await club.sittings.leave(sitting, Seat(0), ANN, lambda names: "Zeus")
    assert club.port.told[-2:] == [f"closed {sitting.id}", "ended by None"]
    row = await club.store.table(sitting.id)
    assert row is not None
    assert (row.state, row.reason) == ("closed", "left")


async def test_whoever_sits_down_is_told_of_without_a_second_call(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    await club.sittings.sit_down(sitting, Seat(2), DORA, "Dora")
    assert "taken 2" in club.port.told
    with pytest.raises(Refusal):
        await club.sittings.sit_down(sitting, Seat(1), CYD, "Cyd")
    assert "taken 1" not in club.port.told
    await club.sittings.stop()


async def test_the_host_is_asked_for_who_was_replaced_and_all_hear_the_answer(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    await club.sittings.leave(sitting, Seat(1), BEN, lambda names: "Hera", removed=True)
    with pytest.raises(Refusal) as refused:
        await club.sittings.sit_down(sitting, Seat(1), BEN, "Ben")
    assert refused.value.key == "refusal-replaced"
    assert f"asked for {BEN}" in club.port.told
    assert "taken 1" not in club.port.told
    await club.sittings.readmit(sitting, BEN, None)
    assert f"readmitted {BEN}" in club.port.told
    await club.sittings.sit_down(sitting, Seat(1), BEN, "Ben")
    assert "taken 1" in club.port.told
    await club.sittings.stop()
