"""What the computer player believes agrees with the rules where nothing is left to chance."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.choice import BaseChoice, Build
from engine.base.city import market_of
from engine.base.payment import Cost
from engine.base.player.judge import (
    Price,
    Weights,
    after,
    expected_science,
    expected_tokens,
    moment_of,
    price_on,
)
from engine.base.rules import BaseGame, standard_box
from engine.base.scoring import science_points
from engine.game import Seat
from engine.terms import SYMBOLS, CardId
from tests.engine.base.player.setting import OWN, view
from tests.engine.base.setting import city, laid, pay, random_game, random_step

CITIES = (city("giza A"), city("rhodes A", "clay_pool"), city("ephesus A", "tree_farm"), city("babylon A"))


@given(st.tuples(*[st.integers(0, 5)] * 3))
def test_science_without_more_to_come_is_the_score(counts: tuple[int, int, int]) -> None:
    symbols = dict(zip(SYMBOLS, counts, strict=True))
    assert expected_science(counts, 0, 0.0) == science_points(symbols)


def test_a_symbol_of_choice_counts_where_it_is_worth_most() -> None:
    assert expected_science((1, 1, 0), 1, 0.0) == 10
    assert expected_science((3, 1, 1), 1, 0.0) == 16 + 1 + 1 + 7


def test_more_shields_never_win_fewer_tokens() -> None:
    points = [expected_tokens(standard_box(), shields, (2, 4), 2, 3, Weights()) for shields in range(8)]
    assert points == sorted(points)
    assert points[0] < 0 < points[-1]


def test_a_shield_that_decides_is_worth_more_than_one_on_top() -> None:
    def gain(shields: int) -> float:
        with_one = expected_tokens(standard_box(), shields + 1, (3, 3), 3, 1, Weights())
        return with_one - expected_tokens(standard_box(), shields, (3, 3), 3, 1, Weights())

    assert gain(3) > 2 * gain(6)


@pytest.mark.parametrize(
    ("need", "price"),
    [
        ({"stone": 1}, Price(0, 0)),
        ({"stone": 1, "clay": 2}, Price(4, 0)),
        ({"clay": 3}, Price(4, 1)),
        ({"glass": 1, "cloth": 1}, Price(0, 2)),
        ({"papyrus": 1, "ore": 1}, Price(2, 1)),
    ],
)
def test_prices_count_what_nobody_sells(need: dict[str, int], price: Price) -> None:
    # Giza between Rhodes on its left, which sells ore and clay, and Babylon on its right.
    market = market_of(laid((CITIES[0], CITIES[1], CITIES[3])), Seat(0))
    assert price_on(market, market.everything, Cost.read(need)) == price


def test_what_stands_in_a_city_comes_no_more() -> None:
    empty = moment_of(view(CITIES, "altar", 1, 2))
    built = moment_of(view((city("giza A", "scriptorium"), *CITIES[1:3]), "altar", 1, 2))
    assert "scriptorium" in dict(empty.ages[0].chances)
    assert "scriptorium" not in dict(built.ages[0].chances)


def test_chances_make_a_whole() -> None:
    moment = moment_of(view(CITIES, "altar", 1, 2))
    assert [len(age.hands) for age in moment.ages] == [4, 6, 6]
    for age in moment.ages:
        assert sum(chance for _, chance in age.chances) == pytest.approx(1)


def test_the_game_runs_out() -> None:
    assert moment_of(view(CITIES, "", 1, 6)).game_left == pytest.approx(12 / 18)
    assert moment_of(view(CITIES, "", 3, 6)).game_left == 0


@pytest.mark.parametrize("seed", range(8))
def test_the_city_after_a_choice_is_the_one_that_the_rules_make(seed: int) -> None:
    """While the others sell, nothing but the own choice changes the own city within an age."""
    game = random_game(4, seed)
    source = Random(seed)
    compared = 0
    while not game.over:
        seen = game.view(OWN)
        chosen = {**random_step(game, source), **_sales(game)}
        guess = None
        if OWN in chosen:
            guess = after(standard_box().cards, seen.cities, OWN, chosen[OWN])[OWN]
        game.play(chosen)
        if guess is not None and game.view(None).age == seen.age and not game.over:
            assert game.view(None).cities[OWN] == guess
            compared += 1
    assert compared >= 15


def _sales(game: BaseGame) -> dict[Seat, BaseChoice]:
    return {
        decision.seat: next(choice for choice in decision.choices if choice.action == "sell")
        for decision in game.decisions()
        if decision.seat != OWN and decision.kind != "revive"
    }


def test_coins_for_a_purchase_reach_the_neighbour() -> None:
    before = laid(CITIES)
    choice = Build(CardId("guard_tower"), pay(left=2))
    cities = after(standard_box().cards, before, OWN, choice)
    assert [each.coins for each in cities] == [1, 5, 3, 3]
    assert [each.coins for each in before] == [3, 3, 3, 3]
