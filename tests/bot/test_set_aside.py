"""One row that cannot be read stops nothing but itself."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.lobbies import Lobbies
from bot.options import Options
from bot.refusal import Refusal
from bot.rows import TableRow
from bot.store import Store
from tests.bot.fakes import ANN, BEN, CYD, Club
from tests.bot.keepers import Keeper


@pytest_asyncio.fixture
async def store(keeper: Keeper) -> AsyncIterator[Store]:
    store = await keeper.open()
    yield store
    await store.close()


def lobbies_of(club: Club) -> Lobbies:
    return Lobbies(club.store, club.clock.now, ["Hera"], 20)


async def kept_aside(club: Club, keeper: Keeper, number: int) -> TableRow:
    """Give the row of a table as it is once its options have been repaired."""
    keeper.spoil_options(number, "{}")
    row = await club.store.table(number)
    assert row is not None
    return row


@pytest.mark.parametrize("playing", [True, False])
async def test_a_start_sets_it_aside_and_tells_its_players(
    store: Store, keeper: Keeper, caplog: pytest.LogCaptureFixture, playing: bool
) -> None:
    club = Club(store)
    lobby = await club.lobby(ANN, BEN, CYD)
    if playing:
        await club.tables.begin(lobby)
    good = await club.tables.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.tables.stop()
    keeper.spoil_options(lobby.row.id, '{"pace": "warp"}')

    tables = club.tables = club.new_tables()
    await tables.resume()
    assert [table.id for table in tables.of_person(ANN)] == [good.id]
    assert f"lost {lobby.row.id}" in club.port.told
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    await club.lobby(ANN, channel=5)
    row = await kept_aside(club, keeper, lobby.row.id)
    assert (row.state, row.reason) == ("aside", "unreadable")
    assert len(await store.seats(lobby.row.id)) == 3
    await tables.stop()


async def test_a_lobby_that_cannot_be_read_any_more_frees_its_channel(store: Store, keeper: Keeper) -> None:
    club = Club(store)
    lobby, other = await club.lobby(ANN, channel=5), await club.lobby(BEN, channel=6)
    lobbies = lobbies_of(club)
    keeper.spoil_options(lobby.row.id, "{")
    assert await lobbies.at(6) == other
    with pytest.raises(Refusal) as refused:
        await lobbies.join(lobby.row.id, CYD, "cyd")
    assert refused.value.key == "refusal-lobby-closed"
    assert await lobbies.at(5) is None
    opened = await lobbies.open(server=1, channel=5, host=CYD, name="cyd", language="en", options=Options())
    assert await lobbies.at(5) == opened
    row = await kept_aside(club, keeper, lobby.row.id)
    assert (row.state, row.reason) == ("aside", "unreadable")
