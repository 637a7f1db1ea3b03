from __future__ import annotations

import pytest

from engine.base.city import SIDES
from engine.base.rules import standard_box
from engine.terms import CardId, WonderId
from renders.base.close_ups import describe_card, describe_wonder
from renders.parts.language import Text

CARDS = standard_box().cards

BOX = standard_box()


@pytest.mark.parametrize("card_id", BOX.cards)
def test_the_words_of_a_card_tell_its_chains_and_copies(card_id: CardId, text: Text) -> None:
    words = describe_card(BOX, card_id, text)
    assert words.startswith(text(f"card-{card_id}"))
    assert len(words) <= 1000
    for linked in (*CARDS[card_id].free_from, *CARDS[card_id].gives_free):
        assert text(f"card-{linked}") in words
    if CARDS[card_id].copies:
        assert f"{len(CARDS[card_id].copies)}× with 7 players." in words
    else:
        assert "Guilds are drawn at random" in words


@pytest.mark.parametrize(
    ("card_id", "made_free"),
    [
        ("school", "Academy and Study"),
        ("dispensary", "Arena and Lodge"),
        ("apothecary", "Stables and Dispensary"),
    ],
)
def test_cards_that_are_made_free_stand_in_the_order_of_the_card_list(
    card_id: str, made_free: str, text: Text
) -> None:
    assert f"Makes {made_free} free." in describe_card(BOX, CardId(card_id), text)


def test_one_of_two_chains_suffices(text: Text) -> None:
    words = describe_card(BOX, CardId("forum"), text)
    assert "Free with East Trading Post or West Trading Post." in words


@pytest.mark.parametrize("wonder_id", BOX.wonders)
def test_the_words_of_a_wonder_tell_both_sides(wonder_id: WonderId, text: Text) -> None:
    words = describe_wonder(BOX, wonder_id, text)
    assert len(words) <= 1000
    stages = sum(len(BOX.wonders[wonder_id].sides[side]) for side in SIDES)
    assert words.count("Stage ") == stages
    assert words.count("Side ") == len(SIDES)
