"""Ending a game, leaving a seat and session down: what the players hear follows by itself."""

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
    session = await club.begin(ANN, BEN, CYD)
    await club.sessions.end(session, ANN, "Ann")
    assert club.events.told[-1] == "ended by Ann"


async def test_a_seat_that_is_left_is_offered_and_the_last_one_ends_the_game(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await club.sessions.leave(session, Seat(1), BEN, lambda names: "Hera", removed=True)
    assert "removed 1 in 0" in club.events.told
    assert club.sessions.of_person(ANN) == [session]
    await club.sessions.leave(session, Seat(0), ANN, lambda names: "Zeus")
    assert club.events.told[-2:] == [f"closed {session.id}", "ended by None"]
    row = await club.store.table(session.id)
    assert row is not None
    assert (row.state, row.reason) == ("closed", "left")


async def test_whoever_sits_down_is_told_of_without_a_second_call(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await club.sessions.sit_down(session, Seat(2), DORA, "Dora")
    assert "taken 2" in club.events.told
    with pytest.raises(Refusal):
        await club.sessions.sit_down(session, Seat(1), CYD, "Cyd")
    assert "taken 1" not in club.events.told
    await club.sessions.stop()


async def test_the_host_is_asked_for_who_was_replaced_and_all_hear_the_answer(club: Club) -> None:
    session = await club.begin(ANN, BEN, computers=1)
    await club.sessions.leave(session, Seat(1), BEN, lambda names: "Hera", removed=True)
    with pytest.raises(Refusal) as refused:
        await club.sessions.sit_down(session, Seat(1), BEN, "Ben")
    assert refused.value.key == "refusal-replaced"
    assert f"asked for {BEN}" in club.events.told
    assert "taken 1" not in club.events.told
    await club.sessions.readmit(session, BEN, None)
    assert f"readmitted {BEN}" in club.events.told
    await club.sessions.sit_down(session, Seat(1), BEN, "Ben")
    assert "taken 1" in club.events.told
    await club.sessions.stop()
