"""One row that cannot be read stops nothing but itself."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.common.rows import TableRow
from bot.storage.store import Store
from bot.tables.events import PlaceGoneError
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, Club, sell
from tests.bot.keepers import Keeper


@pytest_asyncio.fixture
async def store(keeper: Keeper) -> Store:
    return await keeper.open()


@pytest_asyncio.fixture
async def club(keeper: Keeper) -> AsyncIterator[Club]:
    club = Club(await keeper.open())
    yield club
    await club.store.close()


async def end_the_process(club: Club, keeper: Keeper) -> None:
    """Stop the games and the store, which writes what is under way, and open it for the next process."""
    await club.sessions.stop()
    await club.store.close()
    club.store = await keeper.open()


async def kept_aside(club: Club, keeper: Keeper, number: int) -> TableRow:
    """Return the row of a table as it is once its options have been repaired."""
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", "{}", number)
    row = await club.store.table(number)
    assert row is not None
    return row


@pytest.mark.parametrize("playing", [True, False])
async def test_a_start_sets_it_aside_and_tells_its_players(
    club: Club, keeper: Keeper, caplog: pytest.LogCaptureFixture, playing: bool
) -> None:
    lobby = await club.lobby(ANN, BEN, CYD)
    if playing:
        await club.sessions.begin(lobby)
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await end_the_process(club, keeper)
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", '{"pace": "warp"}', lobby.row.id)

    sessions = club.sessions = club.new_sessions()
    await sessions.resume()
    assert [session.id for session in sessions.of_person(ANN)] == [good.id]
    assert f"lost {lobby.row.id}" in club.events.told
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    await club.lobby(ANN, channel=5)
    row = await kept_aside(club, keeper, lobby.row.id)
    assert (row.state, row.reason) == ("aside", "unreadable")
    assert len(await club.store.seats(lobby.row.id)) == 3
    await sessions.stop()


async def test_a_start_goes_on_where_its_channel_is_gone_too(
    club: Club, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await club.sessions.begin(await club.lobby(ANN, BEN, CYD))
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await end_the_process(club, keeper)
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", '{"pace": "warp"}', broken.id)
    monkeypatch.setattr(club.events, "lost", AsyncMock(side_effect=PlaceGoneError("5")))
    sessions = club.sessions = club.new_sessions()
    await sessions.resume()
    assert [session.id for session in sessions.of_person(ANN)] == [good.id]
    assert (await kept_aside(club, keeper, broken.id)).state == "aside"
    await sessions.stop()


async def test_a_lobby_that_breaks_while_the_bot_runs_frees_its_channel_and_tells_it_once(
    store: Store, keeper: Keeper
) -> None:
    club = Club(store)
    lobby, other = await club.lobby(ANN, channel=5), await club.lobby(BEN, channel=6)
    lobbies = club.lobbies()
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", "{", lobby.row.id)
    assert await lobbies.at(6) == other
    with pytest.raises(Refusal) as refused:
        await lobbies.join(lobby.row.id, CYD, "cyd")
    assert refused.value.key == "refusal-lobby-closed"
    assert await lobbies.at(5) is None
    assert club.events.told == [f"lost {lobby.row.id}", f"closed {lobby.row.id}"]
    opened = await lobbies.open(server=1, channel=5, host=CYD, name="cyd", language="en", options=Options())
    assert await lobbies.at(5) == opened
    row = await kept_aside(club, keeper, lobby.row.id)
    assert (row.state, row.reason) == ("aside", "unreadable")


@pytest.mark.parametrize("way", ["its channel", "its number"])
async def test_a_broken_lobby_is_found_by_whatever_asks_for_it_first(
    store: Store, keeper: Keeper, way: str
) -> None:
    club = Club(store)
    lobby = await club.lobby(ANN, channel=5)
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", "{", lobby.row.id)
    if way == "its channel":
        assert await club.lobbies().at(5) is None
    else:
        with pytest.raises(Refusal):
            await club.lobbies().get(lobby.row.id)
    assert f"lost {lobby.row.id}" in club.events.told
    assert await store.unreadable_tables() == []


async def test_a_running_game_whose_row_breaks_goes_on(store: Store, keeper: Keeper) -> None:
    club = Club(store)
    session = await club.begin(ANN, BEN, CYD)
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", "{", session.id)
    assert await club.lobbies().at(5) is None
    assert club.sessions.at(5) is session
    assert f"lost {session.id}" not in club.events.told
    await sell(session, 0)
    assert session.picks.keys() == {Seat(0)}
    await club.sessions.stop()


@pytest.mark.parametrize("missing", [Seat(0), Seat(2)])
async def test_a_game_without_one_of_its_seats_is_set_aside(store: Store, missing: Seat) -> None:
    club = Club(store)
    session = await club.begin(ANN, BEN, CYD)
    await club.sessions.stop()
    await store.save(session.row, [each for each in session.seats if each.seat != missing])
    after = Club(store)
    await after.sessions.resume()
    assert after.sessions.at(5) is None
    assert f"lost {session.id}" in after.events.told
    row = await store.table(session.id)
    assert row is not None
    assert (row.state, row.reason) == ("aside", "unreadable")
