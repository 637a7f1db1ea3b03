"""Who plays on quickly chooses like normal players, and with their likings more often so than without."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from engine.base.choice import BaseChoice, Build
from engine.base.player.glance import (
    MOST_COINS,
    MOST_SHIELDS_AHEAD,
    MOST_SYMBOLS,
    Likings,
    no_likings,
)
from engine.base.player.quick import Quick, Style, StyleName, style_of
from engine.base.rules import standard_box
from engine.base.table import Table
from engine.game import Decision
from engine.measuring.players import policies
from engine.record import new_game

GAMES = 3


def normal_choices() -> Iterator[tuple[Table, Decision[BaseChoice], BaseChoice]]:
    """Play games of normal players and give each moment with a choice of a hand, and what was chosen."""
    normal = policies()["normal-1"]
    for seed in range(GAMES):
        game, luck = new_game("base", 4, 300 + seed, {}), Random(seed)
        while not game.over:
            choices = {}
            for decision in game.decisions():
                chosen = normal.choose(game.view(decision.chooser), decision, luck)
                choices[decision.seat] = chosen
                if decision.kind == "round":
                    yield game.table, decision, chosen
            game.play(choices)


def what(choice: BaseChoice) -> object:
    return (type(choice), choice.card) if isinstance(choice, Build) else type(choice)


def test_likings_make_quick_choices_like_those_of_normal_players() -> None:
    def quick(likings: Likings) -> Quick:
        weights = style_of("normal").weights._replace(variety=0.0)
        return Quick(new_game("base", 4, 1, {}).table.box, Style(weights, likings))

    with_them, without = quick(style_of("normal").likings), quick(no_likings())
    alike, alike_without, number = 0, 0, 0
    for table, decision, chosen in normal_choices():
        number += 1
        alike += what(with_them.choose(table, decision)) == what(chosen)
        alike_without += what(without.choose(table, decision)) == what(chosen)
    assert alike > 0.65 * number
    assert alike > alike_without + 0.04 * number


@pytest.mark.parametrize("name", get_args(StyleName))
def test_likings_are_of_things_that_there_are(name: StyleName) -> None:
    likings = style_of(name).likings
    assert set(likings.cards) <= set(standard_box().cards)
    assert set(likings.later) == {card.colour for card in standard_box().cards.values()}
    assert {len(line) for line in likings.ahead} == {2 * MOST_SHIELDS_AHEAD + 1}
    assert {len(line) for line in likings.symbols} == {MOST_SYMBOLS + 1}
    assert {len(line) for line in likings.sale} == {MOST_COINS + 1}


def test_what_is_worked_out_with_likings_is_known_again() -> None:
    """Worths are remembered by their likings: new ones each time would make each decision twice as long."""
    assert no_likings() is no_likings()
    assert style_of("normal") is style_of("normal")
