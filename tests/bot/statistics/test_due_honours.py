"""Which honours are due: each one where it just is, and where it just is not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.honours import Before, Past, honour_for, honours_of
from bot.statistics.players import PlayerKey, key_of_computer, key_of_person
from engine.game import Seat

ANN, BEN = key_of_person(1), key_of_person(2)
PLAIN = Past(all_games=11, games=11, wins=4, best=100, boards={("giza", "A"): 1})
"""Brings no honour to who wins with Giza A."""

QUIET = {"total": 500, "military": 500}
"""Records that nobody reaches."""


def seat(player: PlayerKey = ANN, place: int = 1, total: int = 40, **more: Any) -> FinishedSeat:
    """Sit down; nothing of it is new or rare for who has a `PLAIN` past."""
    given = {"wonder": "giza", "side": "A", "seat": Seat(0), **more}
    return FinishedSeat(player, "somebody", place, total, {"military": total}, **given)


OTHER = seat(BEN, 2, 30, seat=Seat(1))


def told(
    past: Past = PLAIN,
    one: FinishedSeat | None = None,
    other: FinishedSeat = OTHER,
    *,
    others_past: Past = PLAIN,
    victory: str | None = None,
    left_out: Iterable[PlayerKey] = (),
    **before: Any,
) -> dict[str, dict[str, Any]]:
    """Return the facts of each honour that is due to who has the first seat."""
    given: dict[str, Any] = {"bests": QUIET, "seats": 20, **before}
    mine = seat() if one is None else one
    game = FinishedGame(1, 1, "bot", 1, "base", 0.0, 1.0, victory, (mine, other))
    known = Before({ANN: past, BEN: others_past}, **given)
    due = list(honours_of(game, known, frozenset(left_out)))
    assert honour_for(game, known, frozenset(left_out)) == (due[0] if due else None)
    return {each.kind: dict(each.facts) for each in due if each.seat == Seat(0)}


LOST = seat(place=2)
AHEAD = seat(BEN, 1, seat=Seat(1))


def test_an_ordinary_game_brings_none() -> None:
    assert told() == {}
    assert told(one=LOST, other=AHEAD) == {}


@pytest.mark.parametrize(
    ("bests", "seats", "victory", "due"),
    [
        ({"total": 39, "military": 39}, 20, None, {"record-total", "record-category"}),
        ({"total": 40, "military": 40}, 20, None, set()),
        ({"total": 39, "military": 39}, 19, None, set()),
        ({"total": 39, "military": 39}, 20, "military", set()),
        ({}, 20, None, set()),
    ],
)
def test_a_record_is_beaten_on_points_and_by_more_than_few_seats(
    bests: dict[str, int], seats: int, victory: str | None, due: set[str]
) -> None:
    found = told(bests=bests, seats=seats, victory=victory)
    assert set(found) == due
    if due:
        assert found["record-total"] == {"points": 40, "before": 39}
        assert found["record-category"] == {"category": "military", "points": 40}


def test_different_wonders_count_by_wins_with_whichever_side() -> None:
    won = replace(
        PLAIN, boards={("rhodes", "A"): 1, ("rhodes", "B"): 2, ("babylon", "B"): 1, ("giza", "B"): 0}
    )
    assert told(won)["many-wonders"] == {"wonders": 3}
    assert "many-wonders" not in told(won, LOST, AHEAD)
    assert "many-wonders" not in told(replace(won, boards={**won.boards, ("olympia", "A"): 1}))
    assert "many-wonders" in told(replace(won, boards={**won.boards, ("olympia", "A"): 0}))
    assert "many-wonders" not in told(replace(won, boards={**won.boards, ("giza", "B"): 1}))


@pytest.mark.parametrize(("running", "wins"), [(1, None), (2, 3), (3, None), (4, 5), (9, 10), (10, None)])
def test_a_streak_is_told_at_some_lengths_to_who_wins(running: int, wins: int | None) -> None:
    past = replace(PLAIN, running=running)
    assert told(past).get("streak") == (None if wins is None else {"wins": wins})
    assert "streak" not in told(past, LOST, AHEAD)


@pytest.mark.parametrize(("running", "due"), [(2, False), (3, True)])
def test_a_streak_is_ended_by_who_wins_alone(running: int, due: bool) -> None:
    past = replace(PLAIN, running=running)
    assert ("streak-ended" in told(others_past=past)) == due
    assert "streak-ended" not in told(one=LOST, other=seat(BEN, 3, seat=Seat(1)), others_past=past)
    assert "streak-ended" not in told(other=AHEAD, others_past=past)
    assert "streak-ended" not in told(other=replace(OTHER, whole=False), others_past=past)


def test_of_two_streaks_the_longer_one_is_told_as_ended() -> None:
    assert told(others_past=replace(PLAIN, running=6))["streak-ended"] == {"other": 1, "wins": 6}


@pytest.mark.parametrize(("games", "number"), [(8, None), (9, 10), (10, None), (99, 100)])
def test_round_numbers_of_games_are_those_of_all_three(games: int, number: int | None) -> None:
    found = told(replace(PLAIN, all_games=games))
    assert found.get("round-number-of-games") == (None if number is None else {"games": number})


@pytest.mark.parametrize(("wins", "number"), [(8, None), (9, 10), (10, None), (24, 25)])
def test_round_numbers_of_wins_are_told_to_who_wins(wins: int, number: int | None) -> None:
    past = replace(PLAIN, wins=wins)
    assert told(past).get("round-number-of-wins") == (None if number is None else {"wins": number})
    assert "round-number-of-wins" not in told(past, LOST, AHEAD)


@pytest.mark.parametrize(("met", "due"), [((4, 0), False), ((5, 0), True), ((5, 1), False)])
def test_somebody_is_ahead_at_last_after_many_games(met: tuple[int, int], due: bool) -> None:
    past = replace(PLAIN, met={BEN: met})
    assert told(past).get("ahead-at-last") == ({"other": 1, "games": met[0] + 1} if due else None)
    assert "ahead-at-last" not in told(past, LOST, replace(OTHER, place=2))


def test_a_first_win_is_none_of_the_first_game() -> None:
    assert set(told(replace(PLAIN, wins=0, boards={}))) == {"first-win"}
    assert "first-win" not in told(Past())
    assert "first-win" not in told(replace(PLAIN, wins=1))
    assert "first-win" not in told(replace(PLAIN, wins=0), LOST, AHEAD)


def test_the_first_win_with_a_board_comes_after_one_with_another() -> None:
    past = replace(PLAIN, boards={("giza", "B"): 3, ("giza", "A"): 0})
    assert told(past) == {"first-win-with-side": {"wonder": "giza", "side": "A"}}
    assert told(past, LOST, AHEAD) == {}
    assert "first-win-with-side" not in told(replace(past, wins=0))
    without_side = replace(PLAIN, boards={("giza", ""): 0})
    assert told(without_side, seat(side=None)) == {"first-win-with-wonder": {"wonder": "giza"}}


@pytest.mark.parametrize(
    ("games", "best", "victory", "due"),
    [(3, 39, None, True), (2, 39, None, False), (3, 40, None, False), (3, 39, "scientific", False)],
)
def test_the_own_best_is_beaten_on_points(games: int, best: int, victory: str | None, due: bool) -> None:
    found = told(replace(PLAIN, games=games, best=best), victory=victory)
    assert found == ({"own-best": {"points": 40, "more": 1}} if due else {})


def test_a_rating_settles_for_one_and_another_one_leads() -> None:
    assert set(told(settling=frozenset({ANN}))) == {"settled"}
    assert told(settling=frozenset({BEN})) == {}
    assert set(told(leader=ANN)) == {"leads"}
    assert told(leader=BEN) == {}


def test_the_first_game_is_the_first_of_any_game() -> None:
    assert "first-game" in told(Past())
    assert "first-game" not in told(Past(all_games=1))


@pytest.mark.parametrize("word", ["no-wonder", "early-wonder", "no-trade", "no-red", "no-yellow"])
def test_a_rare_way_to_play_is_told_to_who_wins(word: str) -> None:
    feats = frozenset({word})
    assert set(told(one=seat(feats=feats))) == {f"won-{word}"}
    assert told(one=seat(place=2, feats=feats), other=AHEAD) == {}


def test_who_is_left_out_or_played_a_part_or_is_a_computer_gets_none() -> None:
    assert told(Past(), left_out=[ANN]) == {}
    assert told(Past(), seat(whole=False)) == {}
    assert told(Past(), seat(key_of_computer())) == {}


def test_of_two_who_are_due_the_same_honour_the_better_one_has_it() -> None:
    game = FinishedGame(1, 1, "bot", 1, "base", 0.0, 1.0, None, (LOST, AHEAD))
    honour = honour_for(game, Before({ANN: Past(), BEN: Past()}, {}, 0), frozenset())
    assert honour is not None
    assert honour.seat == Seat(1)
