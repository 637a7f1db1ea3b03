"""Finished games of an older form are counted when it is opened, whatever comes in between."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.statistics.finished import FinishedGame
from bot.statistics.players import key_of_person
from bot.statistics.ratings import Rating
from bot.statistics.seasons import season_at
from bot.storage import recounting
from bot.storage.counting import AGGREGATES, RatingOf, count
from bot.storage.database import Transaction
from bot.storage.errors import StoreError
from bot.storage.opening import open_store
from tests.bot.statistics.plainly import Plainly
from tests.bot.statistics.played import ANN, BEN, play, sat
from tests.bot.statistics.test_counting import check_figures, check_history, check_rankings
from tests.bot.statistics.world import Played, live

GAMES = 30


def make_older(path: Path) -> None:
    """Leave a database as the migration of an older one does."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in ("finished_games", "finished_seats", "taken_part", *AGGREGATES):
            connection.execute(f"DELETE FROM {table}")
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'finished_games'")
        connection.execute(
            "INSERT INTO uncounted SELECT id, server, ended, 1 FROM tables WHERE state = 'over'"
        )


@pytest.mark.parametrize(
    ("most", "took", "following"),
    [(1, 0.001, 2), (4, 0.009, 8), (10, 0.001, 10), (10, 0.04, 5), (20, 0.4, 1), (1, 3.0, 1)],
)
def test_fewer_games_are_counted_at_once_where_that_takes_long(
    most: int, took: float, following: int
) -> None:
    assert recounting.next_most(most, took) == following


async def test_games_of_an_older_form_are_counted_some_at_a_time(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(path)
    events = await live(store, random.Random(6), GAMES, forget=False)
    await store.close()
    make_older(path)
    monkeypatch.setattr(recounting, "GAMES_AT_ONCE", 7)
    calls = 0

    def count_twice(
        transaction: Transaction, games: Sequence[FinishedGame], ratings: dict[RatingOf, Rating]
    ) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise StoreError("the power is gone")
        count(transaction, games, ratings)

    monkeypatch.setattr("bot.storage.recounting.count", count_twice)
    store = await open_store(path)
    with pytest.raises(StoreError):
        await store.count_older_games()
    assert await store.still_counting(None)
    await store.close()
    store = await open_store(path)
    await store.count_older_games()
    assert not await store.still_counting(None)
    for event in events:
        assert isinstance(event, Played)
        # Nothing is known of rankings that were off in a form that had none.
        event.rated = True
    plainly = Plainly(events)
    await check_figures(store, plainly)
    await check_history(store, plainly)
    await check_rankings(store, plainly)
    await store.close()


async def test_a_game_that_ends_while_older_ones_wait_is_counted_after_them(path: Path) -> None:
    store = await open_store(path)
    first = await play(store, sat(ANN, 5), sat(BEN, 2))
    await store.close()
    make_older(path)
    store = await open_store(path)
    with pytest.raises(AssertionError):
        await play(store, sat(ANN, 1), sat(BEN, 2), ended=first.ended + 60)
    elsewhere = await play(store, sat(ANN, 1), sat(BEN, 2), server=2)
    assert await store.finished_games(1) == []
    assert await store.finished_games(2) == [elsewhere]
    assert (await store.still_counting(1), await store.still_counting(2)) == (True, False)
    await store.count_older_games()
    newest, oldest = await store.finished_games(1)
    assert (newest.ended, oldest.table) == (first.ended + 60, first.table)
    season = season_at(first.ended)
    before = await store.ranking(1, "base", season)
    assert [each.games for each in before.standings] == [2, 2]
    await store.recount()
    assert await store.ranking(1, "base", season) == before
    third = await play(store, sat(ANN, 1), sat(BEN, 2), ended=first.ended + 90)
    assert await store.finished_games(1) == [third, newest, oldest]
    await store.close()


async def test_a_game_that_cannot_be_read_keeps_no_other_from_being_counted(path: Path) -> None:
    store = await open_store(path)
    broken, good = [await play(store, sat(ANN, points), sat(BEN, 2)) for points in (5, 6)]
    await store.close()
    make_older(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE results SET line = '{' WHERE table_id = ?", (broken.table,))
    store = await open_store(path)
    await store.count_older_games()
    assert [game.table for game in await store.finished_games(1)] == [good.table]
    await store.close()


async def test_an_operator_has_everything_counted_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await open_store(path)
    await play(store, sat(ANN, 5), sat(BEN, 2))
    before = await store.player_statistics(1, key_of_person(ANN))
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE player_places SET reached = 9")
    monkeypatch.setenv("DATABASE", str(path))
    assert await asyncio.to_thread(main, ["recount"]) == 0
    assert capsys.readouterr().out == f"1 finished games of {path} are counted anew.\n"
    store = await open_store(path)
    assert await store.player_statistics(1, key_of_person(ANN)) == before
    await store.close()
