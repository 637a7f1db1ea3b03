"""Playing on quickly at Architects: the next stage, progress tokens, and an end that is welcome."""

from __future__ import annotations

from random import Random

import pytest

from engine.architects.box import standard_box
from engine.architects.choice import ArchitectsChoice, ChooseToken, Take
from engine.architects.player.quick import Quick
from engine.architects.player.worth import FOR_TWO, plans_for
from engine.architects.rules import ArchitectsGame
from engine.architects.terms import DeckId
from engine.terms import TokenId, WonderId
from tests.engine.architects.setting import city, play, table


def chosen(game: ArchitectsGame) -> ArchitectsChoice:
    (decision,) = game.decisions()
    quick = Quick(game.table.box, FOR_TWO)
    quick.start(Random(1))
    return quick.choose(game.table, decision)


def test_it_takes_the_card_that_builds_a_stage() -> None:
    game = table(
        city("giza", "wood stone", stages=(1, 2)),
        city("rhodes"),
        decks={"giza": "wood", "rhodes": "glass"},
    )
    assert chosen(game) == Take(DeckId("rhodes"))


@pytest.mark.parametrize(("victories", "deck"), [(9, "rhodes"), (0, "giza")])
def test_it_ends_the_game_in_the_lead_only(victories: int, deck: str) -> None:
    game = table(
        city("giza", "wood stone clay", stages=(1, 2, 3, 4), victories=victories),
        city("rhodes", victories=0 if victories else 15),
        decks={"giza": "laurel3", "rhodes": "glass", "central": "shield0"},
    )
    assert chosen(game) == Take(DeckId(deck))


def test_it_takes_the_second_culture_token_for_its_points() -> None:
    game = table(
        city("giza", "gear", tokens="culture", stages=(1, 2, 3, 4)),
        city("rhodes"),
        decks={"giza": "gear"},
        face_up="urbanism culture economy",
        stack="decor",
    )
    play(game, "take giza", "exchange gear gear")
    assert chosen(game) == ChooseToken(TokenId("culture"))


def test_a_resource_is_worth_most_where_it_pays_for_a_stage() -> None:
    plans = plans_for(standard_box().wonders[WonderId("giza")], FOR_TWO)
    resources, coin = plans.gains((1, 2), (0, 0, 0, 1, 1), 0)
    assert resources[0] > resources[1] > 0
    assert coin > resources[1]
