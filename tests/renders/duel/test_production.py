from __future__ import annotations

from engine.duel.city import City, DraftedWonder
from engine.duel.rules import standard_box
from engine.terms import CardId, WonderId
from renders.duel.panel import producers_of_choice


def test_cards_stand_before_wonders_and_these_as_they_were_drafted() -> None:
    city = City(
        buildings=[CardId("theater"), CardId("forum")],
        wonders=[
            DraftedWonder(WonderId("piraeus"), built=True),
            DraftedWonder(WonderId("the_sphinx"), built=True),
            DraftedWonder(WonderId("the_great_lighthouse"), built=True),
        ],
        production_choices=[("wood", "stone", "clay"), ("glass", "papyrus"), ("glass", "papyrus")],
    )
    assert producers_of_choice(city, standard_box()) == [
        ("glass", "papyrus"),
        ("glass", "papyrus"),
        ("wood", "stone", "clay"),
    ]


def test_what_is_not_built_gives_nothing() -> None:
    assert producers_of_choice(City(wonders=[DraftedWonder(WonderId("piraeus"))]), standard_box()) == []
