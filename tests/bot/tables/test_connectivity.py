"""No clock runs where the players cannot be reached."""

from __future__ import annotations

import pytest

from bot.storage.store import Store
from bot.tables import loop
from tests.bot.fakes import ANN, BEN, CYD, DORA, Club
from tests.patience import happens


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@pytest.fixture(autouse=True)
def retries_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "FIRST_RETRY_SECONDS", 0.01)


async def test_a_round_is_not_played_as_late_where_its_players_may_have_heard_nothing(club: Club) -> None:
    club.events.fails["reach"] = RuntimeError("Discord refuses everything")
    club.clock.alarms = 2
    session = await club.begin(ANN, BEN, CYD)
    # Half of the time begins again when it can be shown again.
    await happens(lambda: session.row.deadline == 1090.0 + 45.0)
    assert session.step == 0
    assert [seat.late for seat in session.seats] == [0, 0, 0]
    await club.sessions.stop()


async def test_no_clock_runs_while_the_bot_is_out_of_reach(club: Club) -> None:
    session = await club.begin(ANN, BEN, CYD)
    lobby = await club.lobby(DORA, channel=6)
    club.sessions.reach.lose()
    club.clock.seconds += 500.0
    club.sessions.reach.lose()
    await club.sessions.go_on()
    stored = [await club.store.table(number) for number in (session.id, lobby.row.id)]
    assert stored[0] is not None
    assert stored[1] is not None
    assert session.row.deadline == stored[0].deadline == 1590.0
    assert stored[1].active == lobby.row.active + 500.0
    assert not club.sessions.reach.is_lost
    await club.sessions.go_on()
    assert session.row.deadline == 1590.0
    await club.sessions.stop()
