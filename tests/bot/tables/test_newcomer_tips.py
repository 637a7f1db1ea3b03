"""Who is told something in their first game: one tip a step, none twice, over a restart, until silenced."""

from __future__ import annotations

import pytest

from bot.common.options import EDITIONS
from bot.statistics.finished import FinishedSeat, entered_game
from bot.statistics.players import key_of_person
from bot.tables.newcomer_tips import TipChooser, tip_now, tips_before_step
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, Club, reach, sell

SEAT = Seat(0)


async def test_a_newcomer_is_told_something_new_in_each_round_also_after_a_restart(club: Club) -> None:
    session, told = await club.begin(ANN, computers=2), list[str]()
    await TipChooser(club.store).choose(session, Seat(1))
    assert not session.snapshot.tips, "a computer player is told nothing"
    for step in range(5):
        await TipChooser(club.store).choose(session, SEAT)
        tip = tip_now(session.snapshot, SEAT)
        if step == 2:
            session = await club.restart()
            await TipChooser(club.store).choose(session, SEAT)
            assert tip_now(session.snapshot, SEAT) == tip
        assert tip is not None
        told.append(tip.kind)
        await sell(session, 0)
        await reach(session, step + 1)
    assert len(set(told)) == 5
    assert {*session.snapshot.tips.values()} == {*told}


async def test_no_tip_is_told_again_where_steps_are_taken_back() -> None:
    once = tips_before_step({(ANN, 0): "a", (ANN, 2): "b", (BEN, 2): "c", (ANN, 4): "d"}, 2)
    assert once == {(ANN, 0): "a", (ANN, -1): "b", (ANN, -2): "d", (BEN, -1): "c"}
    again = tips_before_step({**once, (ANN, 2): "e"}, 0)
    assert sorted(kind for (person, _), kind in again.items() if person == ANN) == ["a", "b", "d", "e"]
    assert max(step for _, step in again) < 0


async def test_who_is_silenced_is_told_nothing_in_any_game(club: Club) -> None:
    session, tips = await club.begin(ANN, BEN, computers=1), TipChooser(club.store)
    await club.store.set_language(ANN, "en-US")
    for seat in (Seat(0), Seat(1)):
        await tips.choose(session, seat)
    await tips.silence(ANN, [session])
    assert tip_now(session.snapshot, Seat(0)) is None
    assert tip_now(session.snapshot, Seat(1)) is not None
    await tips.choose(session, Seat(0))
    assert tip_now(session.snapshot, Seat(0)) is None
    session = await club.restart()
    assert {person for person, _ in session.snapshot.tips} == {BEN}


@pytest.mark.parametrize("edition", EDITIONS)
async def test_who_has_finished_such_a_game_is_told_nothing(club: Club, edition: str) -> None:
    line = FinishedSeat(key_of_person(ANN), "ann", 1, 60, {"military": 18}, seat=Seat(0))
    await club.store.enter_game(entered_game(1, edition, 300.0, BEN, (line,)))
    session, tips = await club.begin(ANN, BEN, computers=1), TipChooser(club.store)
    for seat in (Seat(0), Seat(1)):
        await tips.choose(session, seat)
    assert {person for person, _ in session.snapshot.tips} == {BEN}
