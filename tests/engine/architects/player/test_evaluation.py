"""What choices of Architects are worth: features that say what changes, and terms that add up."""

from __future__ import annotations

from typing import Any

import pytest

from engine.architects.player.evaluation import Evaluator, valuations_of
from engine.architects.rules import ArchitectsGame
from tests.engine.architects.setting import city, table, words
from tests.engine.test_all_games import in_mid_course


def evaluator_at(game: ArchitectsGame) -> Evaluator:
    return Evaluator(valuations_of(game.table.box), game.table)


def features(game: ArchitectsGame, said: str) -> dict[str, float]:
    """Return the features of a choice, written as `choices` lists it."""
    (decision,) = game.decisions()
    (choice,) = [each for each in decision.choices if words(each) == said]
    return evaluator_at(game).features(choice)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("part", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_what_features_count_adds_up_to_the_value(players: int, part: float) -> None:
    game: Any = in_mid_course("architects", players, players, part)
    (decision,) = game.decisions()
    evaluator = evaluator_at(game)
    for choice in decision.choices:
        found = evaluator.features(choice)
        assert evaluator.value(choice) == pytest.approx(evaluator.valuation.sum_of(found.items()).value)


def test_a_card_that_pays_for_a_stage_brings_its_points() -> None:
    game = table(city("giza", "wood"), city("rhodes"), decks={"giza": "stone", "rhodes": "wood"})
    found = features(game, "take giza")
    assert (found["points: of stages"], found["wonder: 1 stages"]) == (4, 1)
    assert "points: of stages" not in features(game, "take rhodes")


def test_a_horn_that_begins_a_battle_wins_it_and_the_shield_is_gone() -> None:
    game = table(city("giza"), city("rhodes"), decks={"giza": "shield1"}, conflict={"total": 3, "battle": 2})
    found = features(game, "take giza")
    assert found["battle: won"] == 3
    assert "arms: lasting, ahead" not in found


def test_a_second_gear_brings_a_token_whose_points_are_counted() -> None:
    game = table(
        city("giza", "gear", tokens="culture"),
        city("rhodes"),
        decks={"giza": "gear"},
        face_up="culture",
        stack="",
    )
    found = features(game, "take giza")
    assert (found["token: any"], found["points: of tokens"], found["symbols: 1 different"]) == (1, 8, -1)


def test_a_cat_counts_for_who_does_not_have_it() -> None:
    decks = {"giza": "laurel2cat"}
    assert features(table(city("giza"), city("rhodes"), decks=decks), "take giza")["cat: pawn"] == 2
    held = features(table(city("giza"), city("rhodes"), decks=decks, cat=0), "take giza")
    assert not [name for name in held if name.startswith("cat")]
    assert held["points: of cards"] == 2


def test_nothing_hidden_is_looked_at() -> None:
    first, second = (
        table(city("giza"), city("rhodes"), decks={"central": card, "giza": f"wood {card}"}, cat=1)
        for card in ("laurel3", "glass")
    )
    for said in ("take central", "take giza"):
        assert features(first, said) == features(second, said)
