"""The honours of a game: those due, and the one chosen at its end from what was counted before."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from bot.statistics.figures import Honour
from bot.statistics.finished_game import FinishedGame, FinishedSeat
from bot.statistics.honours import PlayerBefore, ServerBefore, honours_of
from bot.statistics.player_keys import PlayerKey, key_of_computer, key_of_person
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


# -- just at and just below their limits ----------------------------------------------------------------


ANNE, BENE = key_of_person(ANN), key_of_person(BEN)
PLAIN = PlayerBefore(all_games=11, games=11, wins=4, best=100, boards={("giza", "A"): 1})
"""A past with which a win with Giza A brings no honour."""

QUIET = {"total": 500, "military": 500}
"""Records that nobody reaches."""


def seat(player: PlayerKey = ANNE, place: int = 1, total: int = 40, **more: Any) -> FinishedSeat:
    """Return a seat; with a `PLAIN` past nothing about it is new or rare."""
    given = {"wonder": "giza", "side": "A", "seat": Seat(0), **more}
    return FinishedSeat(player, "somebody", place, total, {"military": total}, **given)


BEHIND = seat(BENE, 2, 30, seat=Seat(1))


def honours(
    past: PlayerBefore = PLAIN,
    one: FinishedSeat | None = None,
    other: FinishedSeat = BEHIND,
    *,
    others_past: PlayerBefore = PLAIN,
    victory: str | None = None,
    left_out: Iterable[PlayerKey] = (),
    **before: Any,
) -> dict[str, dict[str, Any]]:
    """Return the facts of each honour due to the first seat."""
    given: dict[str, Any] = {"bests": QUIET, "seats": 20, **before}
    mine = seat() if one is None else one
    game = FinishedGame(1, 1, "bot", 1, "base", 0.0, 1.0, victory, (mine, other))
    known = ServerBefore({ANNE: past, BENE: others_past}, **given)
    due = honours_of(game, known, [*left_out])
    return {each.kind: dict(each.facts) for each in due if each.seat == Seat(0)}


LOST = seat(place=2)
AHEAD = seat(BENE, 1, seat=Seat(1))


def test_a_record_is_beaten_only_on_points_and_after_enough_seats() -> None:
    known = {"total": 39, "military": 39}
    assert honours(bests=known) == {
        "record-total": {"points": 40, "before": 39},
        "record-category": {"category": "military", "points": 40},
    }
    assert honours(bests={"total": 40, "military": 40}) == honours(bests={}) == {}
    assert honours(bests=known, seats=19) == honours(bests=known, victory="military") == {}


WON = {("rhodes", "A"): 1, ("rhodes", "B"): 2, ("babylon", "B"): 1, ("giza", "B"): 0}
"""A wonder counts once, whichever side won."""


@pytest.mark.parametrize(
    ("kind", "past", "facts"),
    [
        ("many-wonders", {"boards": WON}, {"wonders": 3}),
        ("many-wonders", {"boards": WON | {("olympia", "A"): 1}}, None),
        ("many-wonders", {"boards": WON | {("olympia", "A"): 0}}, {"wonders": 3}),
        ("many-wonders", {"boards": WON | {("giza", "B"): 1}}, None),
        *(("streak", {"streak": before}, None) for before in (1, 3, 10)),
        *(("streak", {"streak": wins - 1}, {"wins": wins}) for wins in (3, 5, 10)),
        *(("round-number-of-wins", {"wins": before}, None) for before in (8, 10)),
        *(("round-number-of-wins", {"wins": wins - 1}, {"wins": wins}) for wins in (10, 25)),
        *(("round-number-of-games", {"all_games": before}, None) for before in (8, 10)),
        *(("round-number-of-games", {"all_games": games - 1}, {"games": games}) for games in (10, 100)),
        *(("ahead-at-last", {"met": {BENE: met}}, None) for met in ((4, 0), (5, 1))),
        ("ahead-at-last", {"met": {BENE: (5, 0)}}, {"other": 1, "games": 6}),
        ("first-win", {"wins": 0}, {}),
        ("first-win", {"wins": 1}, None),
        ("first-win", {"wins": 0, "games": 0}, None),
        ("first-win-with-side", {"boards": {("giza", "B"): 3}}, {"wonder": "giza", "side": "A"}),
        ("first-win-with-side", {"boards": {}, "wins": 0}, None),
        ("own-best", {"games": 3, "best": 39}, {"points": 40, "more": 1}),
        ("own-best", {"games": 2, "best": 39}, None),
        ("own-best", {"games": 3, "best": 40}, None),
        ("first-game", {"all_games": 0}, {}),
        ("first-game", {"all_games": 1}, None),
    ],
)
def test_an_honour_is_due_exactly_from_its_limit(
    kind: str, past: dict[str, Any], facts: dict[str, Any] | None
) -> None:
    known = replace(PLAIN, **past)
    assert honours(known).get(kind) == facts
    if kind not in ("round-number-of-games", "own-best", "first-game"):
        # Only the winner gets these.
        assert kind not in honours(known, LOST, AHEAD)


def test_most_honours_are_due_to_one_player_of_a_kind_of_game() -> None:
    assert honours() == honours(one=LOST, other=AHEAD) == {}, "an ordinary game brings none"
    past = replace(PLAIN, boards={("giza", ""): 0})
    assert honours(past, seat(side=None)) == {"first-win-with-wonder": {"wonder": "giza"}}
    feats = frozenset({"no-trade"})
    assert set(honours(one=seat(feats=feats))) == {"won-no-trade"}
    assert honours(one=seat(place=2, feats=feats), other=AHEAD) == {}
    assert set(honours(settling=frozenset({ANNE}))) == {"settled"}
    assert honours(settling=frozenset({BENE})) == {}
    assert set(honours(leader=ANNE)) == {"leads"}
    assert honours(leader=BENE) == {}
    # Nor are any due to people who opted out, to results that don't count, and to computer players.
    new = PlayerBefore()
    assert honours(new, left_out=[ANNE]) == honours(new, seat(whole=False)) == {}
    assert honours(new, seat(key_of_computer())) == {}
    # Of two players the better one gets the honour due to both.
    game = FinishedGame(1, 1, "bot", 1, "base", 0.0, 1.0, None, (LOST, AHEAD))
    assert honours_of(game, ServerBefore({ANNE: new, BENE: new}, {}, 0), ())[0].seat == Seat(1)


def test_only_the_winner_ends_the_streak_of_another_player() -> None:
    past = replace(PLAIN, streak=3)
    assert honours(others_past=past) == {"streak-ended": {"other": 1, "wins": 3}}
    assert honours(others_past=replace(PLAIN, streak=2)) == {}
    assert honours(one=LOST, other=seat(BENE, 3, seat=Seat(1)), others_past=past) == {}
    assert honours(other=AHEAD, others_past=past) == {}
    assert honours(other=replace(BEHIND, whole=False), others_past=past) == {}
