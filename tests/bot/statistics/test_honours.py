"""One line of what was new or rare with a game, found when it ends and told once."""

from __future__ import annotations

from dataclasses import replace

import pytest_asyncio

from bot.statistics.figures import Honour
from bot.statistics.finished import FinishedGame
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.keepers import Keeper
from tests.bot.statistics.played import ANN, BEN, CYD, NOON, Sat, play, sat

ONE, OTHER = Seat(0), Seat(1)


@pytest_asyncio.fixture
async def store(keeper: Keeper) -> Store:
    return await keeper.open()


async def honour(store: Store, game: FinishedGame) -> Honour | None:
    assert game.table is not None
    return await store.honour_of(game.table)


async def won(store: Store, *points: int, wonder: str | None = None) -> Honour | None:
    """Let ann and the computer play, who has 20 points."""
    return await honour(
        store, await play(store, sat(ANN, *points, wonder=wonder), sat(None, 20, wonder=None))
    )


async def test_the_first_game_is_told_and_stays_told_after_a_restart(keeper: Keeper, store: Store) -> None:
    game = await play(store, sat(BEN, 30), sat(None, 40))
    assert await honour(store, game) == Honour("first-game", ONE)
    assert (await honour(store, await play(store, sat(BEN, 25), sat(None, 40)))) is None
    store = await keeper.open()
    await store.recount()
    assert await honour(store, game) == Honour("first-game", ONE)


async def test_first_wins(store: Store) -> None:
    await won(store, 10)
    assert await won(store, 30) == Honour("first-win", ONE)
    assert await won(store, 30, wonder="giza") == Honour(
        "first-win-with-side", ONE, {"wonder": "giza", "side": "A"}
    )
    await won(store, 10)
    assert await won(store, 29, wonder="giza") is None


async def test_a_win_with_a_board_without_sides_names_the_wonder(store: Store) -> None:
    for points in (10, 30):
        await play(store, Sat((ANN,), (points,)), Sat((None,), (20,)), game="architects")
    game = await play(store, Sat((ANN,), (30,), wonder="rhodes"), Sat((None,), (20,)), game="architects")
    assert await honour(store, game) == Honour("first-win-with-wonder", ONE, {"wonder": "rhodes"})


async def test_who_beats_the_own_best_is_told_by_how_much(store: Store) -> None:
    for points in (10, 12, 11):
        await won(store, points)
    assert await won(store, 15) == Honour("own-best", ONE, {"points": 15, "more": 3})
    assert await won(store, 15) is None


async def test_a_streak_is_told_and_who_ends_it(store: Store) -> None:
    await play(store, sat(BEN, 30), sat(None, 20))
    told = [await won(store, 30) for _ in range(5)]
    assert [each and (each.kind, each.facts.get("wins")) for each in told] == [
        ("first-game", None),
        None,
        ("streak", 3),
        None,
        ("streak", 5),
    ]
    game = await play(store, sat(ANN, 10), sat(BEN, 20))
    assert await honour(store, game) == Honour("streak-ended", OTHER, {"other": 0, "wins": 5})


async def test_round_numbers_are_of_all_games_of_the_server(store: Store) -> None:
    for _ in range(5):
        await won(store, 15)
        await play(store, sat(ANN, 1), sat(None, 2), server=2)
    for _ in range(4):
        await play(
            store, sat(ANN, 10, wonder=None), sat(None, 20, wonder=None), game="duel", victory="civilian"
        )
    assert await won(store, 15) == Honour("round-number-of-games", ONE, {"games": 10})


async def test_after_many_games_somebody_is_ahead_at_last(store: Store) -> None:
    for _ in range(5):
        await play(store, sat(ANN, 10, wonder=None), sat(BEN, 10, wonder=None), sat(None, 20))
    game = await play(store, sat(ANN, 9, wonder=None), sat(BEN, 10, wonder=None), sat(None, 20))
    assert await honour(store, game) == Honour("ahead-at-last", OTHER, {"other": 0, "games": 6})
    game = await play(store, sat(ANN, 9, wonder=None), sat(BEN, 10, wonder=None), sat(None, 20))
    found = await honour(store, game)
    assert found is None or found.kind != "ahead-at-last"


async def test_records_of_the_server_need_games_behind_them(store: Store) -> None:
    # What a computer player reaches is nobody's record.
    await play(store, sat(BEN, 10, 5), sat(None, 90, 90))
    for _ in range(9):
        await play(store, sat(BEN, 10, 5), sat(CYD, 10, 5))
    early = await play(store, sat(BEN, 11, 5), sat(CYD, 10, 5))
    found = await honour(store, early)
    assert found is not None and not found.kind.startswith("record")
    await play(store, sat(ANN, 1), sat(None, 2), game="architects")
    game = await play(store, sat(ANN, 9, 8), sat(BEN, 10, 5))
    assert await honour(store, game) == Honour("record-total", ONE, {"points": 17, "before": 16})
    game = await play(store, sat(ANN, 12), sat(BEN, 14))
    assert await honour(store, game) == Honour(
        "record-category", OTHER, {"category": "military", "points": 14}
    )


async def test_a_record_names_nobody_who_does_not_hold_it_alone(store: Store) -> None:
    await play(store, sat(BEN, 10, 4), sat(CYD, 10, 3))
    await play(store, sat(BEN, 10, 3), sat(CYD, 10, 4))
    for _ in range(10):
        await play(store, sat(BEN, 10, 5), sat(CYD, 10, 5))
    found = await honour(store, await play(store, sat(BEN, 12, 9), sat(CYD, 12, 9)))
    assert found is None or not found.kind.startswith("record")
    # Both have more points of a category than anybody had: the one who has most holds the record.
    found = await honour(store, await play(store, sat(BEN, 13, 2), sat(CYD, 14)))
    assert found == Honour("record-category", OTHER, {"category": "military", "points": 14})


async def test_different_wonders_are_counted_by_wins(store: Store) -> None:
    kinds = []
    for wonder in ("giza", "giza", "rhodes", "babylon"):
        await won(store, 1)
        found = await won(store, 30, wonder=wonder)
        kinds.append(found and found.kind)
    assert kinds == ["first-win", None, "first-win-with-side", "many-wonders"]


async def test_the_ranking_gets_another_leader(store: Store) -> None:
    await play(store, sat(BEN, 10, wonder=None), sat(None, 20, wonder=None), game="duel", victory="civilian")
    kinds = []
    for number in range(10):
        seats = (sat(ANN, 10, wonder=None), sat(BEN, 10, wonder=None))
        found = await honour(store, await play(store, *seats, ended=NOON + number))
        kinds.append(found and found.kind)
    # Both have the same rating and lead together, but that it has settled is the rarer news.
    assert kinds[8:] == ["round-number-of-games", "settled"]
    for number, (ann, ben) in enumerate(((5, 4), (3, 4), (5, 4)), start=10):
        three = (sat(ANN, ann, wonder=None), sat(BEN, ben, wonder=None), sat(None, 9, wonder=None))
        found = await honour(store, await play(store, *three, ended=NOON + number))
    assert found == Honour("leads", ONE)


async def test_a_rating_settles(store: Store) -> None:
    await play(store, sat(BEN, 10, wonder=None), sat(None, 20, wonder=None), game="duel", victory="civilian")
    kinds = []
    for number in range(11):
        game = await play(store, sat(BEN, 5, wonder=None), sat(None, 10, wonder=None), ended=NOON + number)
        found = await honour(store, game)
        kinds.append(found and found.kind)
    assert kinds[8:] == ["round-number-of-games", "settled", None]


async def test_a_rating_settles_once_also_where_games_are_not_rated_any_more(store: Store) -> None:
    seats = sat(BEN, 5, wonder=None), sat(None, 10, wonder=None)
    for number in range(10):
        await play(store, *seats, ended=NOON + number)
    await store.switch_rankings(1, on=False)
    assert await honour(store, await play(store, *seats, ended=NOON + 10)) is None


async def test_computer_players_and_who_is_left_out_get_none(store: Store) -> None:
    await store.leave_out(BEN, out=True)
    game = await play(store, sat(BEN, 30), sat(None, 20))
    assert await honour(store, game) is None


async def test_who_played_only_a_part_gets_none(store: Store) -> None:
    late = Sat((BEN,) * 5, (30,), frozenset(range(4)))
    assert await honour(store, await play(store, late, sat(None, 20))) is None


async def test_who_wins_in_a_rare_way_is_told_how(store: Store) -> None:
    for _ in range(3):
        await play(store, sat(ANN, 10, wonder=None), sat(BEN, 10, wonder=None), sat(None, 20, wonder=None))
    plain, rare = sat(BEN, 1, wonder=None), frozenset({"no-red", "early-wonder"})
    game = await play(store, replace(sat(ANN, 9, wonder=None), feats=rare), plain, sat(None, 5, wonder=None))
    assert await honour(store, game) == Honour("won-no-red", ONE)
    assert game.seats[0].feats == rare
    lost = replace(plain, feats=frozenset({"no-red"}))
    game = await play(store, sat(ANN, 8, wonder=None), lost, sat(None, 5, wonder=None))
    assert await honour(store, game) is None
