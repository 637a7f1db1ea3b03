"""A game that another process serves, reached here: picks are written, all else is for that process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.postgresql.leases import Leases
from bot.postgresql.store import PostgresqlStore
from bot.processes.arrivals import Arrivals
from bot.processes.letters import Letter, Letters
from bot.processes.visiting import VisitingStore
from bot.processes.visits import ElsewhereError
from bot.refusal import Refusal
from bot.replays import Replays
from bot.settings import DatabaseServer, Share
from bot.sitting import Sitting
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, Club, reach, sell

SHARE = Share(0, 2, 4)


@pytest_asyncio.fixture
async def club(address: str) -> AsyncIterator[Club]:
    leases = Leases.join(DatabaseServer(address), SHARE)
    store = await PostgresqlStore.open(DatabaseServer(address), leases)
    store.serve(set(SHARE.own), SHARE.shards)
    club = Club(store)
    yield club
    await club.sittings.stop()
    leases.leave([])
    await store.close()


async def visit(club: Club, sitting: Sitting) -> Sitting:
    """Bring a game to another process, as it is kept now."""
    assert isinstance(club.store, PostgresqlStore)
    store = VisitingStore(club.store, SHARE, sitting.row.server)
    return await Replays(store, club.clock.now, lambda _: None).load(sitting.id)


async def test_a_pick_made_elsewhere_is_taken_over_and_played(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    await sell(await visit(club, sitting), 0)
    assert Seat(0) not in sitting.picks
    assert isinstance(club.store, PostgresqlStore)
    (letter,) = await Letters(club.store.database).read({0})
    assert letter.body == {"table": sitting.id, "seats": [0]}
    await sitting.look_at_picks(letter.body["seats"])
    await sell(sitting, 1)
    await reach(sitting, 1)


async def test_a_pick_changed_elsewhere_at_the_last_moment_is_the_one_that_is_played(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    await sell(sitting, 0)
    elsewhere = await visit(club, sitting)
    decision = next(each for each in elsewhere.game.decisions() if each.seat == 0)
    assert decision.choices[0] != sitting.picks[Seat(0)]
    await elsewhere.choose(Seat(0), 0, decision.choices[0])
    await sell(sitting, 1)
    await reach(sitting, 1)
    assert (await club.steps(sitting))[0]["0"] == decision.choices[0].as_json()


async def test_a_pick_for_a_round_that_is_over_changes_nothing(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    elsewhere = await visit(club, sitting)
    await sell(sitting, 0)
    await sell(sitting, 1)
    await reach(sitting, 1)
    before = await club.picks(sitting)
    with pytest.raises(Refusal, match="refusal-round-over"):
        await sell(elsewhere, 0)
    assert await club.picks(sitting) == before


async def test_all_but_picks_is_for_the_process_that_serves_the_game(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    elsewhere = await visit(club, sitting)
    with pytest.raises(ElsewhereError):
        await elsewhere.hand_to_computer(Seat(0), "Hera", ANN)
    assert sitting.seats[0].person == ANN


async def test_a_game_left_to_others_takes_what_is_still_picked_here_there(club: Club) -> None:
    sitting = await club.begin(ANN, BEN, computers=1)
    store = club.store
    assert isinstance(store, PostgresqlStore)
    await club.sittings.leave_to_others(
        lambda row: row.server == 1, lambda row: VisitingStore(store, SHARE, row.server)
    )
    assert list(club.sittings) == []
    await sell(sitting, 0)
    assert Seat(0) in await club.picks(sitting)
    with pytest.raises(ElsewhereError):
        await club.sittings.end(sitting, ANN, "Ann")


async def test_what_is_handed_on_is_read_once_or_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(club.store, PostgresqlStore)
    letters, found = Letters(club.store.database), list[Letter]()
    sharing: Any = SimpleNamespace(letters=letters)
    arrivals = Arrivals(sharing, lambda _: None)

    async def read(_: float) -> None:
        found.extend(await letters.read({1}))

    monkeypatch.setattr("bot.processes.arrivals.asyncio", SimpleNamespace(sleep=read))
    assert await arrivals.hand_on({"id": "7"}, 1)
    assert [(each.kind, each.body) for each in found] == [("tap", {"id": "7"})]
    assert not await arrivals.hand_on({"id": "8"}, 2)
    assert await letters.read({1, 2}) == []
