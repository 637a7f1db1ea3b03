"""Finished games, statistics and rankings, also counted again, in every kind of database."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.common.stored_rows import Ending, Result, SeatRow
from bot.statistics.finished_game import FinishedSeat, entered_game
from bot.statistics.player_keys import key_of_computer, key_of_person
from bot.statistics.ratings import season_at
from bot.storage.counting_games import AGGREGATES
from bot.storage.errors import StoreError
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from engine.terms import Level
from tests.bot.backends import Backend
from tests.bot.kept import begin, finish
from tests.bot.statistics.played import ANN, BEN, CYD, NOON, finished_game_of, play, play_games, sat
from tests.bot.statistics.test_counting import check_figures

ANNE, BENE, CYDE = map(key_of_person, (ANN, BEN, CYD))
NORMAL = key_of_computer()
SEASON = season_at(NOON)


async def test_each_computer_level_has_its_own_statistics(store: Store) -> None:
    def seats(*held: tuple[int | None, Level | None]) -> list[SeatRow]:
        return [SeatRow(Seat(seat), each[0], "name", level=each[1]) for seat, each in enumerate(held)]

    # A normal computer player replaces cyd.
    first = seats((ANN, None), (None, "easy"), (None, "strong"), (CYD, None))
    then = seats((ANN, None), (None, "easy"), (None, "strong"), (None, "normal"))
    row = await begin(store, seats=first)
    for step, each in enumerate((first, *[then] * 5)):
        await store.put_step(row, step, {}, each)
    results = tuple(Result(Seat(seat), seat + 1, 50 - seat, {"total": 50 - seat}) for seat in range(4))
    await finish(store, row, 6, Ending(results), seats=then, ended=NOON)
    game = await finished_game_of(store, row.id)
    assert game is not None
    easy, strong = key_of_computer("easy"), key_of_computer("strong")
    assert [each.player for each in game.seats] == [ANNE, easy, strong, NORMAL]
    assert [each.left_by for each in game.seats] == [None, None, None, CYDE]
    assert all(each.whole for each in game.seats)
    standings = (await store.ranking(1, "base", SEASON)).standings
    assert [each.player for each in standings] == [ANNE, easy, strong, NORMAL, CYDE]


async def test_finished_games_are_listed_and_count_everywhere(backend: Backend, store: Store) -> None:
    first = await play(store, sat(ANN, 30, 4), sat(None, 20), ended=NOON)
    second = await play(store, sat(ANN, 10), sat(BEN, 20), ended=NOON + 5)
    third = await play(store, sat(BEN, 30), sat(CYD, 20), ended=NOON + 5, server=2)
    store = await backend.open()
    assert await store.finished_games(1) == [second, first]
    assert await store.finished_games(None, player=BENE, after=second.cursor) == [third]
    everywhere = await store.player_statistics(None, BENE)
    assert everywhere is not None
    assert [(each.games, each.wins) for each in everywhere.games] == [(2, 2)]
    ann, hera = first.seats
    assert ann == FinishedSeat(ANNE, "ann", 1, 34, ann.points, "giza", "A", seat=Seat(0))
    assert (ann.points["military"], ann.points["treasury"], "rank" in ann.points) == (30, 4, False)
    assert (hera.player, hera.seat, hera.place, hera.whole) == (NORMAL, Seat(1), 2, True)


async def test_a_game_from_a_score_pad_counts_only_in_the_history(store: Store) -> None:
    seats = (
        FinishedSeat(ANNE, "ann", 1, 60, {"military": 18}, "giza", "B", seat=Seat(0)),
        FinishedSeat(None, "Grandmother", 2, 41, {"military": -3}, seat=Seat(1)),
    )
    entered = entered_game(1, "base", NOON, BEN, seats)
    counted_from: JsonObject = {"decision": "", "players": [{"coins": 3}]}
    old = await store.enter_game(replace(entered, counted_from=counted_from))
    assert old == replace(entered, number=old.number, counted_from=counted_from)
    assert await store.finished_games(1, player=ANNE) == [old]
    assert await store.player_statistics(1, ANNE) is None
    assert (await store.ranking(1, "base", SEASON)).standings == ()
    assert (await store.wonders(1, "base"), await store.records(1, "base")) == ([], [])
    played = await play(store, sat(ANN, 30), sat(BEN, 20))
    new = await store.enter_game(entered, replaces=old.number)
    again = await store.enter_game(entered, replaces=played.number)
    found = await store.finished_games(1)
    assert {game.number for game in found} == {played.number, new.number, again.number}
    with pytest.raises((OverflowError, StoreError)):
        await store.enter_game(replace(entered, server=1 << 70), replaces=new.number)
    assert await store.finished_game(new.number) == new
    for number in (played.number, new.number, again.number):
        await store.drop_entered_game(number)
    assert await store.finished_games(1) == [played], "a game played here is never dropped"


async def test_a_player_who_opted_out_holds_no_record(store: Store) -> None:
    await play(store, sat(ANN, 30), sat(BEN, 20))
    for is_out, holder in ((True, BENE), (False, ANNE)):
        await store.leave_out(ANN, out=is_out)
        assert {each.player for each in await store.records(1, "base") if each.points} == {holder}


async def test_games_with_hints_are_not_rated_even_after_a_recount(store: Store) -> None:
    hinted = await play(store, sat(CYD, 40), sat(BEN, 30), hints="on")
    assert await store.finished_games(1) == [hinted]
    for _ in range(2):
        assert (await store.ranking(1, "base", SEASON)).standings == ()
        await store.recount()


# -- counting again -----------------------------------------------------------------------------------


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
    before = await store.player_statistics(1, ANNE)
    await backend.run("UPDATE player_places SET reached = 9")
    await backend.close()
    monkeypatch.setenv("DATABASE", str(path))
    assert await asyncio.to_thread(main, ["recount"]) == 0
    assert capsys.readouterr().out == f"Finished games of {path}, counted again: 1.\n"
    assert await (await backend.open()).player_statistics(1, ANNE) == before
    await backend.close()
