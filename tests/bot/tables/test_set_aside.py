"""One row that cannot be read stops nothing but itself."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from bot.common.options import Options
from bot.common.refusal import Refusal
from bot.storage.store import Store
from bot.tables.game_listener import PlaceGoneError
from engine.game import Seat
from tests.bot.fakes import ANN, BEN, CYD, Club, sell
from tests.bot.keepers import Keeper


@pytest_asyncio.fixture
async def store(keeper: Keeper) -> AsyncIterator[Store]:
    """Open the store of each kind of database, which a test may damage."""
    yield await keeper.open()


async def damage(keeper: Keeper, number: int, options: str = '{"pace": "warp"}') -> None:
    await keeper.run("UPDATE tables SET options = ? WHERE id = ?", options, number)


async def is_aside(club: Club, keeper: Keeper, number: int) -> bool:
    """Whether a table is set aside, once its options have been repaired."""
    await damage(keeper, number, "{}")
    row = await club.store.table(number)
    assert row is not None
    return (row.state, row.reason) == ("aside", "unreadable")


@pytest.mark.parametrize("what", ["lobby", "game", "game whose channel is gone too"])
async def test_a_start_sets_it_aside_and_tells_its_players(
    club: Club,
    keeper: Keeper,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
) -> None:
    lobby = await club.lobby(ANN, BEN, CYD)
    if what != "lobby":
        await club.sessions.begin(lobby)
    good = await club.sessions.begin(await club.lobby(ANN, BEN, CYD, channel=6))
    await club.sessions.stop()
    await club.store.close()
    await damage(keeper, lobby.row.id)
    lost = AsyncMock(side_effect=None if what != "game whose channel is gone too" else PlaceGoneError("5"))
    monkeypatch.setattr(club.events, "restore_failed", lost)
    club.store = await keeper.open()
    club.sessions = club.new_sessions()
    await club.sessions.resume()
    assert [session.id for session in club.sessions.of_person(ANN)] == [good.id]
    assert [each.args[0].id for each in lost.await_args_list] == [lobby.row.id]
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    await club.lobby(ANN, channel=5)
    assert await is_aside(club, keeper, lobby.row.id)
    assert len(await club.store.seats(lobby.row.id)) == 3


@pytest.mark.parametrize("way", ["its channel", "its number"])
async def test_a_lobby_that_breaks_while_the_bot_runs_frees_its_channel_and_tells_it_once(
    club: Club, keeper: Keeper, way: str
) -> None:
    lobby, other = await club.lobby(ANN, channel=5), await club.lobby(BEN, channel=6)
    lobbies = club.lobbies()
    await damage(keeper, lobby.row.id, "{")
    assert await lobbies.at(6) == other
    if way == "its number":
        with pytest.raises(Refusal, match="refusal-lobby-closed"):
            await lobbies.join(lobby.row.id, CYD, "cyd")
    assert await lobbies.at(5) is None
    assert club.events.told == [f"lost {lobby.row.id}", f"closed {lobby.row.id}"]
    opened = await lobbies.open(server=1, channel=5, host=CYD, name="cyd", language="en", options=Options())
    assert await lobbies.at(5) == opened
    assert await club.store.unreadable_tables() == []
    assert await is_aside(club, keeper, lobby.row.id)


async def test_a_running_game_whose_row_breaks_goes_on(club: Club, keeper: Keeper) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await damage(keeper, session.id, "{")
    assert await club.lobbies().at(5) is None
    assert club.sessions.at(5) is session
    assert f"lost {session.id}" not in club.events.told
    await sell(session, 0)
    assert session.picks.keys() == {Seat(0)}


@pytest.mark.parametrize("missing", [Seat(0), Seat(2)])
async def test_a_game_without_one_of_its_seats_is_set_aside(
    club: Club, keeper: Keeper, missing: Seat
) -> None:
    session = await club.begin(ANN, BEN, CYD)
    await club.sessions.stop()
    await club.store.save(session.row, [each for each in session.seats if each.seat != missing])
    club.sessions = club.new_sessions()
    await club.sessions.resume()
    assert club.sessions.at(5) is None
    assert f"lost {session.id}" in club.events.told
    assert await is_aside(club, keeper, session.id)
