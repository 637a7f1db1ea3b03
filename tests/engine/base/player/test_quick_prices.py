"""Prices that are remembered are those of the rules, whoever asks on which market."""

from __future__ import annotations

from random import Random

import pytest

from engine.base.city import market_of
from engine.base.payment import UNITS, bundle, size, ways_to_pay
from engine.base.player.quick import KnownPrices
from engine.game import Seat
from tests.engine.base.setting import random_game, random_step


def test_counts_the_resources_of_a_bundle() -> None:
    amounts = {resource: number for number, resource in enumerate(UNITS, 3)}
    assert size(bundle(amounts)) == sum(amounts.values())
    assert size(bundle({})) == 0


@pytest.mark.parametrize("players", [3, 5])
def test_knows_the_cheapest_way_to_pay_for_everything(players: int) -> None:
    prices, game, source = KnownPrices(), random_game(players, players), Random(players)
    told = set()
    while not game.over:
        cities = game.table.cities
        for seat, city in enumerate(cities):
            city.coins += 3
            for card in game.table.box.cards.values():
                ways = ways_to_pay(market_of(game.table.cities, Seat(seat)), card.cost, city.coins)
                expected = ways[0] if ways else None
                assert prices.cheapest(cities, Seat(seat), card.cost) == expected
                told.add(expected and expected.how)
            city.coins -= 3
        game.play(random_step(game, source))
    assert told == {None, "own", "trade"}
