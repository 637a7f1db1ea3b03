"""Who plays on quickly takes what is worth most of all that is legal, the price included."""

from __future__ import annotations

from random import Random

import pytest

from engine.base.choice import BaseChoice
from engine.base.city import cheapest, market_of
from engine.base.payment import ways_to_pay
from engine.base.player.evaluation import Evaluator
from engine.base.player.opinion import Opinion
from engine.base.player.playouts import Quick
from engine.base.rules import standard_box
from engine.base.table import Table
from engine.game import Decision, Seat
from tests.engine.base.setting import random_game
from tests.engine.play import random_step


def opinion_at(table: Table, evaluator: Evaluator, decision: Decision[BaseChoice]) -> Opinion:
    """Look at the choices of a seat that passes no hand on and whose neighbours lie level."""
    totals = [0] * len(table.cities)
    return Opinion(evaluator, (table.age_number, table.round), table.cities, decision, None, totals)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (4, 3), (7, 4)])
def test_takes_what_is_worth_most(players: int, seed: int) -> None:
    quick, evaluator = Quick(standard_box(), noise=0.0), Evaluator(standard_box())
    game, source = random_game(players, seed), Random(seed)
    taken = set()
    while not game.over:
        table = game.table
        for decision in game.decisions():
            opinion = opinion_at(table, evaluator, decision)
            chosen = quick.choose(table, decision)
            assert chosen in decision.choices
            best = max(map(opinion.value, decision.choices))
            # Of the ways to pay it knows the cheapest one.
            assert opinion.value(chosen) == pytest.approx(best, abs=0.75)
            taken.add(chosen.action)
        game.play(random_step(game, source))
    assert taken >= {"build", "stage", "sell"}


@pytest.mark.parametrize("players", [3, 5])
def test_knows_the_cheapest_way_to_pay_for_everything(players: int) -> None:
    game, source = random_game(players, players), Random(players)
    told = set()
    while not game.over:
        cities = game.table.cities
        for seat, city in enumerate(cities):
            city.coins += 3
            for card in game.table.box.cards.values():
                ways = ways_to_pay(market_of(game.table.cities, Seat(seat)), card.cost, city.coins)
                expected = ways[0] if ways else None
                assert cheapest(cities, Seat(seat), card.cost) == expected
                told.add(expected and expected.how)
            city.coins -= 3
        game.play(random_step(game, source))
    assert told == {None, "own", "trade"}
