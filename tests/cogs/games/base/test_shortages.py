"""A city that has too little of something is told how many are missing and how many it can buy."""

from __future__ import annotations

import pytest

from bot.languages.translator import Languages
from cogs.game.tips import tip_line
from cogs.games.base.buttons import shortage_label
from engine.base.view import Obstacle, Shortage
from engine.players.tips import Tip
from engine.record import new_game
from engine.story import Fact
from renders.base.prices import shortages_in_words

FEW = Shortage((("wood", 2),), 0, 1)
NONE = Shortage((("cloth", 1),), 0, 0)
NO_GLASS = Shortage((("glass", 1),), 0, 0)
EITHER = Shortage((("wood", 1), ("clay", 1)), 1, 0)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ((FEW,), "2 wood needed: you make none, only 1 for sale"),
        ((NONE, NO_GLASS), "1 cloth and 1 glass needed: you make none, none for sale"),
        ((EITHER,), "1 wood and 1 clay needed: you make 1, none for sale"),
    ],
)
def test_what_is_needed_made_and_for_sale_is_said(
    languages: Languages, found: tuple[Shortage, ...], said: str
) -> None:
    assert shortages_in_words(Obstacle("unsold", found), "yes", languages.of(None)) == said


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_neighbour_who_sells_too_little_is_not_said_to_sell_nothing(
    languages: Languages, language: str
) -> None:
    text, view = languages.of(language), new_game("base", 3, 1).view(None)
    obstacle = Obstacle("unsold", (FEW,))
    facts: dict[str, Fact] = {
        "card": "altar",
        "stage": 1,
        "resources": ("wood",),
        "needed": 2,
        "made": 0,
        "sale": 1,
    }
    said = [
        shortages_in_words(obstacle, "yes", text),
        shortages_in_words(obstacle, "no", text),
        *(shortage_label(obstacle, what, text) for what in ("button", "button-stage")),
        *(tip_line(Tip(kind, {}, facts), view, [], text) for kind in ("nobody-sells", "stage-missing")),
        text("bar-too-few-sold", sale=1, missing=2),
    ]
    for each in said:
        assert "2" in each
        assert "1" in each
    assert len({*said}) == len(said)


def test_a_button_names_what_nobody_sells_before_what_is_sold_too_little(languages: Languages) -> None:
    text = languages.of(None)
    assert shortage_label(Obstacle("unsold", (FEW,)), "button", text) == "Need 2 wood, 1 for sale"
    assert shortage_label(Obstacle("unsold", (FEW, NONE)), "button", text) == "No cloth for sale"


def test_a_button_counts_what_is_missing_as_french_does(languages: Languages) -> None:
    text, obstacle = languages.of("fr"), Obstacle("unsold", (Shortage((("stone", 2),), 0, 1),))
    assert shortage_label(obstacle, "button", text) == "Il manque 2 pierres, 1 en vente"
    assert shortage_label(obstacle, "button-stage", text).endswith("il manque 2 pierres, 1 en vente")
