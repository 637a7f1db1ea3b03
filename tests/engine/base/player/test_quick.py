"""Who plays on quickly takes what is worth most at a glance of all that is legal, the price included."""

from __future__ import annotations

from random import Random

import pytest

from engine.base.choice import BaseChoice, Build, BuildStage
from engine.base.city import City
from engine.base.payment import POWER
from engine.base.player.glance import Glance
from engine.base.player.quick import Quick, Style, style_of
from engine.base.rules import standard_box
from tests.engine.base.setting import random_game, random_step


def value(glance: Glance, city: City, choice: BaseChoice) -> float:
    match choice:
        case Build(card, payment):
            return glance.card(card) - glance.price(payment)
        case BuildStage(_, payment, copy):
            is_last = city.stages + 1 == len(city.plan)
            return glance.stage(city.next_stage(copy), is_last=is_last) - glance.price(payment)
    return glance.sale


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (4, 3), (7, 4)])
def test_takes_what_is_worth_most(players: int, seed: int) -> None:
    normal = style_of("normal")
    weights = normal.weights._replace(variety=0.0)
    quick = Quick(standard_box(), Style(weights, normal.likings))
    glance = Glance(standard_box(), weights, normal.likings)
    game, source = random_game(players, seed), Random(seed)
    taken = set()
    while not game.over:
        table = game.table
        # In the first age coins for the bank are worth nothing: what is dearer can be better there.
        for decision in game.decisions() if table.age_number > 1 else ():
            if decision.kind == "revive":
                continue
            city = table.cities[decision.seat]
            glance.look(table.age_number, table.round, table.cities, decision.seat)
            paid = {
                each.card for each in decision.choices if isinstance(each, Build) and each.payment != POWER
            }
            # Olympia's power is kept where there are coins to pay with.
            best = max(
                value(glance, city, each)
                for each in decision.choices
                if not (isinstance(each, Build) and each.payment == POWER and each.card in paid)
            )
            chosen = quick.choose(table, decision)
            assert chosen in decision.choices
            assert value(glance, city, chosen) == pytest.approx(best)
            taken.add(chosen.action)
        game.play(random_step(game, source))
    assert taken == {"build", "stage", "sell"}
