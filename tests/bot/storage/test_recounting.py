"""Counting the finished games of an older version."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.statistics.players import key_of_person
from bot.statistics.ratings import season_at
from bot.storage.statistics import AGGREGATES
from bot.storage.store import Store
from tests.bot.backends import Backend
from tests.bot.statistics.played import ANN, BEN, play, sat
from tests.bot.statistics.test_counting import check_figures
from tests.bot.statistics.world import play_games

GAMES = 30


async def reopen_as_migrated(backend: Backend) -> Store:
    """Open a database as just migrated from an older version, with all finished games uncounted."""
    for table in ("finished_games", "finished_seats", "taken_part", *AGGREGATES):
        await backend.run(f"DELETE FROM {table}")
    await backend.run(
        "DELETE FROM sqlite_sequence WHERE name = 'finished_games'"
        if isinstance(backend.place, Path)
        else "SELECT setval(pg_get_serial_sequence('finished_games', 'number'), 1, false)"
    )
    await backend.run("INSERT INTO uncounted SELECT id, server, ended, 1 FROM tables WHERE state = 'over'")
    return await backend.open()


async def test_finished_games_of_an_older_version_are_counted(backend: Backend, store: Store) -> None:
    await play_games(store, random.Random(6), GAMES, forget=False)
    store = await reopen_as_migrated(backend)
    await store.count_older_games()
    assert not await store.still_counting(None)
    await check_figures(store, GAMES)
    # Older versions had no setting for rankings.
    assert all(game.rankings_on for game in await store.finished_games(1, limit=GAMES))


async def test_a_game_that_ends_before_older_ones_are_counted_comes_after_them(
    backend: Backend, store: Store
) -> None:
    first, broken = [await play(store, sat(ANN, 5), sat(BEN, 2)) for _ in range(2)]
    await backend.run("UPDATE results SET line = '{' WHERE table_id = ?", broken.table)
    store = await reopen_as_migrated(backend)
    with pytest.raises(AssertionError):
        await play(store, sat(ANN, 1), sat(BEN, 2), ended=first.ended + 60)
    elsewhere = await play(store, sat(ANN, 1), sat(BEN, 2), server=2)
    assert await store.finished_games(1) == []
    assert await store.finished_games(2) == [elsewhere]
    assert (await store.still_counting(1), await store.still_counting(2)) == (True, False)
    await store.count_older_games()
    # The unreadable game doesn't stop the others from being counted.
    newest, oldest = await store.finished_games(1)
    assert (newest.ended, oldest.table) == (first.ended + 60, first.table)
    season = season_at(first.ended)
    before = await store.ranking(1, "base", season)
    assert [each.games for each in before.standings] == [2, 2]
    await store.recount()
    assert await store.ranking(1, "base", season) == before
    third = await play(store, sat(ANN, 1), sat(BEN, 2), ended=first.ended + 90)
    assert await store.finished_games(1) == [third, newest, oldest]


async def test_recount_counts_all_finished_games_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    none = path.with_name("none.sqlite3")
    monkeypatch.setenv("DATABASE", str(none))
    assert await asyncio.to_thread(main, ["recount"]) == 2
    assert capsys.readouterr().err == f"There is no database {none} to count: check DATABASE.\n"
    assert not path.with_name(none.name).is_file()
    backend = Backend(path)
    store = await backend.open()
    await play(store, sat(ANN, 5), sat(BEN, 2))
    before = await store.player_statistics(1, key_of_person(ANN))
    await backend.run("UPDATE player_places SET reached = 9")
    await backend.close()
    monkeypatch.setenv("DATABASE", str(path))
    assert await asyncio.to_thread(main, ["recount"]) == 0
    assert capsys.readouterr().out == f"Finished games of {path}, counted again: 1.\n"
    assert await (await backend.open()).player_statistics(1, key_of_person(ANN)) == before
    await backend.close()
