"""Tips in a player's first game: one a step, never the same twice, none if turned off."""

import pytest

from bot.common.game_options import EDITIONS
from bot.statistics.finished_game import FinishedSeat, entered_game
from bot.statistics.player_keys import key_of_person
from bot.tables.newcomer_tips import choose_tip, tip_now
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, Club, reach, sell

SEAT = Seat(0)


async def test_a_newcomer_gets_a_new_tip_each_step_even_after_an_undo_or_a_restart(club: Club) -> None:
    session, kinds = await club.practise(), list[str]()

    async def tip() -> str:
        await choose_tip(club.store, session, SEAT)
        chosen = tip_now(session.snapshot, SEAT)
        assert chosen is not None
        return chosen.kind

    await choose_tip(club.store, session, Seat(1))
    assert not session.snapshot.tips, "a computer player gets no tips"
    for _ in range(3):
        kinds.append(await tip())
        await sell(session, 0)
        await reach(session, 1)
        kinds.append(await tip())
        await club.sessions.undo(session, SEAT, 1)
    kinds.append(await tip())
    assert len(set(kinds)) == 7
    session = await club.restart()
    assert await tip() == kinds[-1]


@pytest.mark.parametrize("edition", EDITIONS)
async def test_players_who_finished_such_a_game_get_no_tips(club: Club, edition: str) -> None:
    line = FinishedSeat(key_of_person(ANN), "ann", 1, 60, {"military": 18}, seat=SEAT)
    await club.store.enter_game(entered_game(1, edition, 300.0, BEN, (line,)))
    session = await club.begin(ANN, BEN, computers=1)
    for seat in (SEAT, Seat(1)):
        await choose_tip(club.store, session, seat)
    assert {person for person, _ in session.snapshot.tips} == {BEN}
    session.forget_tips(ANN)
    assert tip_now(session.snapshot, Seat(1)) is not None
    session.forget_tips(BEN)
    assert tip_now(session.snapshot, Seat(1)) is None
