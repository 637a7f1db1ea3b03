"""The conflict pawn, looting tokens and military supremacy."""

from __future__ import annotations

import pytest

from engine.duel.events import CoinsLost, PawnMoved
from engine.duel.rules import standard_box
from tests.engine.duel.setting import build, build_wonder, choices, city, table, told


@pytest.mark.parametrize(("turn", "start", "end"), [(0, 0, 2), (0, -3, -1), (1, 0, -2), (1, 4, 2)])
def test_each_shield_moves_the_pawn_a_space_towards_the_opponent(turn: int, start: int, end: int) -> None:
    both = city(coins=9)
    done = build(table(both, both, free="walls", turn=turn, pawn=start), "walls")
    assert done.table.pawn == end
    assert [(event.start, event.end) for event in told(done, PawnMoved)] == [(start, end)]


def test_example_of_the_archery_range() -> None:
    """Rules, Victoire militaire: two shields reach a new zone, the opponent loses 2 coins."""
    done = build(table(city(coins=9), city(coins=6), free="archery_range", pawn=1), "archery_range")
    assert done.table.pawn == 3
    assert done.other_city.coins == 4
    assert done.table.military_tokens == ["loot_5_a", "loot_2_b", "loot_5_b"]


def test_example_of_strategy() -> None:
    """Rules, Stratégie: a building with 2 shields moves the pawn 3 spaces."""
    done = build(table(city(coins=9, tokens="strategy"), free="archery_range"), "archery_range")
    assert done.table.pawn == 3


@pytest.mark.parametrize(("coins", "left"), [(9, 4), (5, 0), (3, 0), (0, 0)])
def test_looting_takes_five_coins_or_all_that_are_left(coins: int, left: int) -> None:
    start = table(
        city(coins=coins), city("stable", coins=9), free="walls", turn=1, pawn=-5, military_tokens="loot_5_b"
    )
    done = build(start, "walls")
    assert done.table.cities[0].coins == left
    assert [(event.seat, event.coins, event.token) for event in told(done, CoinsLost)] == [
        (0, coins - left, "loot_5_b")
    ]


def test_looting_token_never_works_twice() -> None:
    start = table(city(coins=9), city(coins=9), free="walls", pawn=2, military_tokens="loot_5_a")
    done = build(start, "walls")
    assert done.table.pawn == 4
    assert done.other_city.coins == 9


def test_opponents_looting_tokens_do_not_work_for_the_seat_that_comes_back() -> None:
    start = table(city(coins=9), city(coins=9), free="walls", pawn=-4)
    done = build(start, "walls")
    assert told(done, CoinsLost) == []
    assert len(done.table.military_tokens) == 4


def test_one_move_through_two_zones_applies_both_tokens() -> None:
    own = city(coins=20, tokens="strategy")
    done = build(table(own, city(coins=9), free="pretorium", pawn=2), "pretorium")
    assert done.table.pawn == 6
    assert [event.coins for event in told(done, CoinsLost)] == [2, 5]


def test_pawn_at_the_capital_wins_at_once() -> None:
    done = build(table(city(coins=9), free="walls altar", pawn=7, military_tokens=""), "walls")
    assert (done.table.pawn, done.table.victory) == (9, "military")
    assert choices(done.table) == ()


def test_pawn_stops_at_the_capital() -> None:
    done = build(table(city(coins=9), free="pretorium altar", pawn=8), "pretorium")
    assert done.table.pawn == 9


def test_second_seat_wins_at_the_other_capital() -> None:
    start = table(city(), city(coins=9), free="walls altar", turn=1, pawn=-8)
    assert build(start, "walls").table.victory == "military"


def test_nothing_is_asked_once_the_shields_of_a_wonder_have_won() -> None:
    start = table(
        city(coins=50, wonders="the_statue_of_zeus"), city("quarry clay_pit"), free="altar baths", pawn=8
    )
    done = build_wonder(start, "the_statue_of_zeus")
    assert done.table.victory == "military"
    assert done.table.questions == []
    assert done.other_city.buildings == ["quarry", "clay_pit"]


def test_shields_of_a_wonder_come_before_its_choice_of_a_card() -> None:
    start = table(
        city(coins=50, wonders="circus_maximus"), city("press glassworks", coins=9), free="altar", pawn=2
    )
    done = build_wonder(start, "circus_maximus")
    assert done.other_city.coins == 7
    assert [question.kind for question in done.table.questions] == ["opponent_card"]


def test_zones_count_their_points_for_who_leads() -> None:
    points = [standard_box().track.points(lead) for lead in range(-9, 10)]
    assert points == [0] * 10 + [2, 2, 5, 5, 5, 10, 10, 10, 0]
