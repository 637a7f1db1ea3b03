"""The computer player of Architects: features that add up to what a choice is worth, and what it takes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.architects.player.evaluation import Evaluator, valuations_of
from engine.architects.player.playouts import ranked
from engine.architects.rules import ArchitectsGame
from tests.engine.architects.setting import city, play, table, words
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


def test_a_horn_that_begins_a_battle_wins_it_and_the_shield_is_gone() -> None:
    game = table(city("giza"), city("rhodes"), decks={"giza": "shield1"}, conflict={"total": 3, "battle": 2})
    found = features(game, "take giza")
    assert found["battle: won"] == 3
    assert "arms: lasting, ahead" not in found


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


# -- the computer player of Architects: legal everywhere, the same for the same luck, better than chance


def chosen(game: ArchitectsGame) -> dict[str, object]:
    """Return what seems best."""
    (decision,) = game.decisions()
    return dict(ranked(game.view(decision.chooser), decision)[0][0].as_json())


@pytest.mark.parametrize(("taken", "cat"), [("rhodes", None), ("central", 0)])
def test_it_takes_the_card_that_builds_its_wonder_where_it_sees_it(taken: str, cat: int | None) -> None:
    cities = (city("giza", "wood stone clay", stages=(1, 2, 3, 4), victories=9), city("rhodes"))
    decks = {"giza": "shield0", "rhodes": "shield0", "central": "shield0", taken: "glass"}
    assert chosen(table(*cities, decks=decks, cat=cat)) == {"action": "take", "deck": taken}


def test_it_takes_the_second_culture_token_for_its_points() -> None:
    game = table(
        city("giza", "gear", tokens="culture", stages=(1, 2, 3, 4)),
        city("rhodes"),
        decks={"giza": "gear"},
        face_up="urbanism culture economy",
        stack="decor",
    )
    play(game, "take giza", "exchange gear gear")
    assert chosen(game) == {"action": "token", "token": "culture"}
