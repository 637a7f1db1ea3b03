"""Tokens and cards to choose from."""

from __future__ import annotations

import pytest

from engine.duel.box import cards, progress_tokens
from engine.terms import CardId
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.drawing.fitting import ELLIPSIS
from renders.duel.card_line import card_line
from renders.duel.card_list import describe_card_list, draw_card_list, in_order
from renders.duel.token_list import describe_token_list, draw_token_list
from renders.parts.language import Text

LARGEST = 190_000
ALL_TOKENS = tuple(progress_tokens())


@pytest.mark.parametrize("count", [1, 3, 5])
def test_tokens_are_drawn_and_told_with_what_they_do(count: int, text: Text) -> None:
    tokens = ALL_TOKENS[:count]
    picture = draw_token_list(tokens, "Marguerite takes one", text)
    assert picture.width == theme.WIDTH
    assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
    words = describe_token_list(tokens, text)
    assert "1. Agriculture: Gives 6 coins at once. Worth 4 points." in words
    assert words.count(". ") >= count


@pytest.mark.usefixtures("unpainted")
def test_any_number_of_cards_has_room_and_is_told(text: Text) -> None:
    for count in (1, 2, 6, 7, 22, 23, 45):
        shown = tuple(cards())[:count]
        picture = draw_card_list(shown, "The discard pile", "Tobias builds one for nothing", text)
        assert picture.width == theme.WIDTH
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
        words = describe_card_list(shown, text)
        assert len(words) <= 1000
        for number, each in enumerate(in_order(shown), start=1):
            assert f"{number}. {text(f'duel-card-{each}')}" in words


def test_cards_are_numbered_by_age_and_colour() -> None:
    mixed = tuple(map(CardId, ("palace", "walls", "altar", "lumber_yard", "sawmill", "baths")))
    assert in_order(mixed) == ("lumber_yard", "altar", "baths", "sawmill", "walls", "palace")
    assert in_order(mixed[::-1]) == in_order(mixed)


def test_a_long_list_is_no_large_file(text: Text) -> None:
    assert len(encode(draw_card_list(tuple(cards())[:40], "Discard pile", "Choose", text))) <= LARGEST


@pytest.mark.parametrize("height", [64, 53, 34])
def test_the_name_on_a_card_line_is_never_cut(height: int, text: Text, written: list[str]) -> None:
    card_line.cache_clear()
    for each in cards():
        card_line(each, text(f"duel-card-{each}"), 378, height)
    assert {"Chamber", "Tavern"} <= {word for line in written for word in line.split()}
    assert not [line for line in written if ELLIPSIS in line]
