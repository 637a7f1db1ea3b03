"""Tokens and cards to choose from."""

import pytest

from engine.duel.rules import standard_box
from engine.terms import CardId
from renders.drawing import theme
from renders.drawing.fitting import ELLIPSIS
from renders.duel.card_line import card_line
from renders.duel.card_list import (
    describe_card_list,
    describe_token_list,
    draw_card_list,
    draw_token_list,
    in_order,
)
from renders.parts.language import Text

BOX = standard_box()


@pytest.mark.usefixtures("unpainted")
def test_any_number_of_tokens_and_cards_has_room_and_is_told(text: Text) -> None:
    for count in (1, 3, 5):
        tokens = tuple(BOX.tokens)[:count]
        picture = draw_token_list(BOX, tokens, "Marguerite takes one", text)
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
        assert "1. Agriculture: Gives 6 coins. Worth 4 points." in describe_token_list(BOX, tokens, text)
    for count in (1, 2, 6, 7, 22, 23, 45):
        shown = tuple(BOX.cards)[:count]
        picture = draw_card_list(BOX, shown, "The discard pile", "Tobias builds one for nothing", text)
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
        words = describe_card_list(BOX, shown, text)
        for number, each in enumerate(in_order(BOX, shown), start=1):
            assert f"{number}. {text(f'duel-card-{each}')}" in words


def test_cards_are_numbered_by_age_and_colour() -> None:
    mixed = tuple(map(CardId, ("palace", "walls", "altar", "lumber_yard", "sawmill", "baths")))
    assert in_order(BOX, mixed) == ("lumber_yard", "altar", "baths", "sawmill", "walls", "palace")
    assert in_order(BOX, mixed[::-1]) == in_order(BOX, mixed)


@pytest.mark.parametrize("height", [64, 53, 34])
def test_the_name_on_a_card_line_is_never_cut(height: int, text: Text, written: list[str]) -> None:
    card_line.cache_clear()
    for each in BOX.cards:
        card_line(BOX, each, text(f"duel-card-{each}"), 378, height)
    assert {"Chamber", "Tavern"} <= {word for line in written for word in line.split()}
    assert not [line for line in written if ELLIPSIS in line]
