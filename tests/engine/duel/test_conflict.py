"""The conflict pawn, looting tokens and military supremacy."""

from __future__ import annotations

import pytest

from engine.duel.events import CoinsLost, PawnMoved
from engine.duel.rules import standard_box
from tests.engine.duel.setting import build, build_wonder, choices, city, table, told


@pytest.mark.parametrize(
    ("card", "turn", "tokens", "start", "end"),
    [
        # Each shield moves the pawn a space towards the opponent.
        ("walls", 0, "", 0, 2),
        ("walls", 0, "", -3, -1),
        ("walls", 1, "", 0, -2),
        ("walls", 1, "", 4, 2),
        # Rules, Stratégie: a building with 2 shields moves the pawn 3 spaces.
        ("archery_range", 0, "strategy", 0, 3),
        # It stops at the capital.
        ("walls", 0, "", 7, 9),
        ("pretorium", 0, "", 8, 9),
        ("walls", 1, "", -8, -9),
    ],
)
def test_shields_move_the_pawn_and_win_at_the_capital(
    card: str, turn: int, tokens: str, start: int, end: int
) -> None:
    both = city(coins=9, tokens=tokens)
    done = build(table(both, both, free=f"{card} altar", turn=turn, pawn=start), card)
    assert [(event.start, event.end) for event in told(done, PawnMoved)] == [(start, end)]
    assert done.table.pawn == end
    won = abs(end) == 9
    assert done.table.victory == ("military" if won else None)
    assert (choices(done.table) == ()) == won


@pytest.mark.parametrize(
    ("card", "own", "pawn", "military_tokens", "lost", "left"),
    [
        # Rules, Victoire militaire: two shields reach a new zone, the opponent loses 2 coins.
        ("archery_range", "", 1, "loot_2_a loot_5_a loot_2_b loot_5_b", [2], "loot_5_a loot_2_b loot_5_b"),
        # A token never works twice, and not for the seat that comes back.
        ("walls", "", 2, "loot_5_a", [], "loot_5_a"),
        ("walls", "", -4, "loot_2_b loot_5_b", [], "loot_2_b loot_5_b"),
        # One move through two zones applies both tokens.
        ("pretorium", "strategy", 2, "loot_2_a loot_5_a", [2, 5], ""),
    ],
)
def test_a_new_zone_loots_the_opponent_once(
    card: str, own: str, pawn: int, military_tokens: str, lost: list[int], left: str
) -> None:
    first, second = city(coins=20, tokens=own), city(coins=9)
    done = build(table(first, second, free=card, pawn=pawn, military_tokens=military_tokens), card)
    assert [event.coins for event in told(done, CoinsLost)] == lost
    assert done.other_city.coins == 9 - sum(lost)
    assert done.table.military_tokens == left.split()


@pytest.mark.parametrize(("coins", "left"), [(9, 4), (5, 0), (3, 0), (0, 0)])
def test_looting_takes_five_coins_or_all_that_are_left(coins: int, left: int) -> None:
    cities = city(coins=coins), city("stable", coins=9)
    done = build(table(*cities, free="walls", turn=1, pawn=-5, military_tokens="loot_5_b"), "walls")
    assert done.table.cities[0].coins == left
    lost = [(event.seat, event.coins, event.token) for event in told(done, CoinsLost)]
    assert lost == [(0, coins - left, "loot_5_b")]


def test_nothing_is_asked_once_the_shields_of_a_wonder_have_won() -> None:
    cities = city(coins=50, wonders="the_statue_of_zeus"), city("quarry clay_pit")
    done = build_wonder(table(*cities, free="altar baths", pawn=8), "the_statue_of_zeus")
    assert (done.table.victory, done.table.questions) == ("military", [])
    assert done.other_city.buildings == ["quarry", "clay_pit"]


def test_shields_of_a_wonder_come_before_its_choice_of_a_card() -> None:
    cities = city(coins=50, wonders="circus_maximus"), city("press glassworks", coins=9)
    done = build_wonder(table(*cities, free="altar", pawn=2), "circus_maximus")
    assert done.other_city.coins == 7
    assert [question.kind for question in done.table.questions] == ["opponent_card"]


def test_zones_count_their_points_for_who_leads() -> None:
    points = [standard_box().track.points(lead) for lead in range(-9, 10)]
    assert points == [0] * 10 + [2, 2, 5, 5, 5, 10, 10, 10, 0]
