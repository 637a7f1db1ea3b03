"""What tables and choices are worth: features tell what has changed, and what they count adds up."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.duel.choice import Build
from engine.duel.player.evaluation import features_of, foretold, standing, valuations_of
from engine.duel.player.playouts import evaluator_at
from engine.duel.rules import standard_box
from engine.duel.table import Table
from engine.game import Seat
from engine.players.learned import changed_features
from tests.engine.duel.setting import city, game_at, table
from tests.engine.test_all_games import in_mid_course

OWN, OTHER = Seat(0), Seat(1)
FEATURES = partial(features_of, standard_box())


def _wonders(start: Table) -> int:
    return sum(len(city.wonders) for city in start.cities)


def built(start: Table, card: str) -> dict[str, float]:
    """Return the features of building a card."""
    game = game_at(start)
    (decision,) = game.decisions()
    (choice,) = [each for each in decision.choices if isinstance(each, Build) and each.card == card]
    return dict(evaluator_at(game.view(decision.chooser), decision).features(choice))


@pytest.mark.parametrize("part", [0.05, 0.2, 0.4, 0.6, 0.8, 0.95])
def test_features_of_a_choice_are_what_it_changes_on_the_table(part: float) -> None:
    seen = 0
    for seed in range(6):
        game: Any = in_mid_course("duel", 2, seed, part)
        (decision,) = game.decisions()
        view, seat = game.view(decision.chooser), decision.chooser
        evaluator = evaluator_at(view, decision)
        for choice in decision.choices:
            tried, features = game.copy(), evaluator.features(choice)
            tried.play({seat: choice})
            terms = {name.split(":")[0] for name in features}
            # Answers are worth what they may bring; the seventh wonder takes others away; loot is no coins.
            if tried.over or tried.table.age != view.age or terms & {"answer", "loot"}:
                continue
            if tried.table.military_tokens != game.table.military_tokens:
                continue
            if _wonders(tried.table) < _wonders(game.table):
                continue
            before = [(after, before) for before, after in standing(game.table, seat)]
            change = changed_features([*standing(tried.table, seat), *before], FEATURES)
            # What is built may add to what has been counted before.
            for name in {*change, *features} - {"points: counted"}:
                if name.split(":")[0] not in {"reply", "again", "turn"}:
                    assert features.get(name, 0) == change.get(name, 0), (choice, name)
                    seen += 1
    assert seen > 100 or part < 0.1


def test_more_points_and_shields_are_foretold_to_end_better() -> None:
    valuations = valuations_of(standard_box())
    even, ahead = (table(city(), city(), free="altar baths", age=3, pawn=pawn) for pawn in (0, 6))
    rich = table(city("palace"), city(), free="altar baths", age=3)
    assert foretold(valuations, even, OWN) < foretold(valuations, ahead, OWN)
    assert foretold(valuations, even, OWN) < foretold(valuations, rich, OWN)


def test_features_of_what_cards_do() -> None:
    start = table(city(coins=9), city("garrison"), free="lumber_yard guard_tower scriptorium", pawn=2)
    assert built(start, "lumber_yard")["goods: 1 wood"] == 1
    assert built(start, "guard_tower")["arms: 3 ahead"] == 1
    found = built(start, "scriptorium")
    assert (found["symbols: 1 different"], found["frees: green of age 2"]) == (1, 1)
    assert found["purse: coins"] == -2
