"""The honour of a game, chosen at its end from what was counted before."""

from dataclasses import replace
from typing import Any

import pytest_asyncio

from bot.statistics.figures import Honour
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.backends import Backend
from tests.bot.statistics.played import ANN, BEN, CYD, NOON, Sat, play, sat

ONE, OTHER = Seat(0), Seat(1)
COMPUTER = sat(None, 20, wonder=None)


@pytest_asyncio.fixture
async def store(backend: Backend) -> Store:
    return await backend.open()


async def honour(store: Store, *seats: Sat, **more: Any) -> Honour | None:
    """Play a game and return its honour."""
    game = await play(store, *seats, **more)
    assert game.table is not None
    return await store.honour_of(game.table)


async def play_computer(store: Store, points: int, wonder: str | None = None, **more: Any) -> Honour | None:
    """Return the honour of a game of ann against a computer player with 20 points."""
    return await honour(store, sat(ANN, points, wonder=wonder), COMPUTER, **more)


async def test_wins_are_honoured_by_wonder_and_by_earlier_games(backend: Backend, store: Store) -> None:
    game = await play(store, sat(ANN, 10, wonder=None), COMPUTER)
    assert await play_computer(store, 30) == Honour("first-win", ONE)
    giza = Honour("first-win-with-side", ONE, {"wonder": "giza", "side": "A"})
    assert await play_computer(store, 30, "giza") == giza
    await play_computer(store, 10)
    assert await play_computer(store, 29, "giza") is None
    await play_computer(store, 1)
    assert await play_computer(store, 29, "rhodes") == replace(giza, facts={"wonder": "rhodes", "side": "A"})
    await play_computer(store, 1)
    assert await play_computer(store, 29, "babylon") == Honour("many-wonders", ONE, {"wonders": 3})
    assert await play_computer(store, 35) == Honour("settled", ONE)
    assert await play_computer(store, 36) == Honour("own-best", ONE, {"points": 36, "more": 1})
    # An honour stays the same after a restart and a recount.
    store = await backend.open()
    await store.recount()
    assert await store.honour_of(game.table or 0) == Honour("first-game", ONE)


async def test_a_streak_and_its_end_are_honoured(store: Store) -> None:
    await play(store, sat(BEN, 30), COMPUTER)
    for points in (10, 30):
        await play(store, Sat((ANN,), (points,)), COMPUTER, game="architects")
    told = [await play_computer(store, 30) for _ in range(5)]
    assert [each and each.facts.get("wins") for each in told] == [None, None, 3, None, 5]
    ended = await honour(store, sat(ANN, 10), sat(BEN, 20))
    assert ended == Honour("streak-ended", OTHER, {"other": 0, "wins": 5})
    # A board without sides is named as a wonder; other servers have their own first games.
    rhodes = Sat((ANN,), (30,), wonder="rhodes")
    first = Honour("first-win-with-wonder", ONE, {"wonder": "rhodes"})
    assert await honour(store, rhodes, COMPUTER, game="architects") == first
    assert await play_computer(store, 30, server=2) == Honour("first-game", ONE)
    ben = sat(BEN, 10, wonder=None)
    for _ in range(5):
        await play(store, sat(CYD, 10, wonder=None), ben, COMPUTER)
    found = await honour(store, sat(CYD, 9, wonder=None), ben, COMPUTER)
    assert found == Honour("ahead-at-last", OTHER, {"other": 0, "games": 6})


async def test_server_records_need_earlier_games_and_a_single_holder(store: Store) -> None:
    # Computer players hold no records.
    await play(store, sat(BEN, 10, 5), sat(None, 90, 90))
    for points in (*[10] * 9, 11):
        await play(store, sat(BEN, points, 5), sat(CYD, 10, 5))
    await play(store, sat(ANN, 1), sat(None, 2), game="architects")
    found = await honour(store, sat(ANN, 9, 8), sat(BEN, 10, 5))
    assert found == Honour("record-total", ONE, {"points": 17, "before": 16})
    shared = await honour(store, sat(BEN, 16, 9), sat(CYD, 16, 9))
    assert shared is None or not shared.kind.startswith("record")
    # Both beat the record of the category; the higher score holds it.
    found = await honour(store, sat(BEN, 17, 2), sat(CYD, 18))
    assert found == Honour("record-category", OTHER, {"category": "military", "points": 18})


async def test_a_rating_that_settles_and_a_new_leader_are_honoured(store: Store) -> None:
    await play(store, sat(BEN, 10, wonder=None), COMPUTER, game="duel", victory="civilian")
    both = (sat(ANN, 10, wonder=None), sat(BEN, 10, wonder=None))
    found = [await honour(store, *both, ended=NOON + number) for number in range(10)]
    # Both have the same rating and lead together; a settled rating is the rarer honour.
    assert [each and each.kind for each in found[8:]] == ["round-number-of-games", "settled"]
    for number, (ann, ben) in enumerate(((5, 4), (3, 4), (5, 4)), start=10):
        three = (sat(ANN, ann, wonder=None), sat(BEN, ben, wonder=None), sat(None, 9, wonder=None))
        told = await honour(store, *three, ended=NOON + number)
    assert told == Honour("leads", ONE)
    await store.switch_rankings(1, on=False)
    found = [await honour(store, sat(CYD, 5), COMPUTER, ended=NOON + number) for number in range(20, 30)]
    assert found[-1] == Honour("round-number-of-games", ONE, {"games": 10})


async def test_rare_wins_are_honoured_except_of_late_and_opted_out_players(store: Store) -> None:
    feats = frozenset({"no-red", "early-wonder"})
    rare = replace(sat(ANN, 29, wonder=None), feats=feats)
    assert await honour(store, replace(rare, feats=frozenset()), COMPUTER) == Honour("first-game", ONE)
    assert await honour(store, rare, COMPUTER) == Honour("won-no-red", ONE)
    (game, *_) = await store.finished_games(1)
    assert game.seats[0].feats == feats
    assert await honour(store, Sat((ANN,) * 5, (30,), frozenset(range(4)), feats=feats), COMPUTER) is None
    await store.leave_out(ANN, out=True)
    assert await honour(store, rare, COMPUTER) is None
