"""Tokens and cards to choose from, cities, the score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.duel.cards import cards
from engine.duel.conflict import CAPITAL
from engine.duel.terms import SYMBOLS
from engine.duel.tokens import progress_tokens
from engine.game import Seat
from engine.terms import CardId
from renders.drawing import theme
from renders.duel import icons
from renders.duel.card_list import describe_card_list, draw_card_list, in_order
from renders.duel.city import draw_city
from renders.duel.city_words import describe_city
from renders.duel.score import draw_score
from renders.duel.score_words import describe_score
from renders.duel.token_list import describe_token_list, draw_token_list
from renders.gallery.exhibit import ODD_NAMES
from renders.parts.language import Text
from tests.renders.duel.played import NAMES, finished, turn

ALL_TOKENS = tuple(progress_tokens())


def test_symbols_and_tokens_look_different() -> None:
    assert len({icons.symbol(each, 44).tobytes() for each in SYMBOLS}) == 7
    assert len({icons.token(each, 84).tobytes() for each in ALL_TOKENS}) == 10


@pytest.mark.parametrize("count", [1, 3, 5])
def test_tokens_are_drawn_and_told_with_what_they_do(count: int, text: Text) -> None:
    tokens = ALL_TOKENS[:count]
    picture = draw_token_list(tokens, "Marguerite takes one", text)
    assert picture.width == theme.WIDTH
    assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
    words = describe_token_list(tokens, text)
    assert "1. Agriculture: Gives 6 coins at once. Worth 4 points." in words
    assert words.count(". ") >= count


@pytest.mark.parametrize("count", [1, 2, 6, 7, 22, 23, 45])
def test_any_number_of_cards_can_be_drawn_and_told(count: int, text: Text) -> None:
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


@pytest.mark.parametrize("cards_left", [20, 8])
def test_a_city_is_within_the_size_of_pictures_and_tells_all(cards_left: int, text: Text) -> None:
    view = turn(3, 3, cards_left)
    for seat in (Seat(0), Seat(1)):
        picture = draw_city(view, seat, NAMES, text)
        assert picture.width == theme.WIDTH
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
        words = describe_city(view, seat, NAMES, text)
        assert len(words) <= 1000
        for each in view.cities[seat].buildings:
            assert text(f"duel-card-{each}") in words


def test_a_city_with_half_of_all_cards_can_be_drawn(text: Text) -> None:
    view = turn(3, 3, 8)
    full = view.box.city(60, tuple(cards())[:36], view.cities[0].wonders, ALL_TOKENS[:6])
    crowded = replace(view, cities=(full, view.cities[1]))
    assert draw_city(crowded, Seat(0), ODD_NAMES[:2], text).height <= theme.MAXIMUM_HEIGHT


def test_the_score_tells_every_category_and_who_has_won(text: Text) -> None:
    view = finished(136)
    picture = draw_score(view, NAMES, text)
    assert picture.width == theme.WIDTH
    assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT
    words = describe_score(view, NAMES, text)
    assert view.winner is not None
    assert words.startswith(f"{NAMES[view.winner]} wins. {NAMES[view.winner]}: ")
    for score in view.scores:
        assert f"{NAMES[score.seat]}: {score.total} points. Civilian {score.civilian}, " in words


@pytest.mark.parametrize(
    ("victory", "words"), [("military", "wins by force."), ("scientific", "wins by science.")]
)
def test_an_instant_victory_is_called_what_it_is(victory: str, words: str, text: Text) -> None:
    view = finished(136)
    scores = (replace(view.scores[0], rank=1), replace(view.scores[1], rank=2))
    instant = replace(view, victory=victory, pawn=CAPITAL, scores=scores, winner=Seat(0))  # type: ignore[arg-type]
    assert describe_score(instant, NAMES, text).startswith(f"Marguerite {words}")
    assert draw_score(instant, NAMES, text).tobytes() != draw_score(view, NAMES, text).tobytes()


def test_both_columns_are_raised_where_both_win(text: Text) -> None:
    view = finished(136)
    level = tuple(replace(score, rank=1, total=50) for score in view.scores)
    shared = replace(view, scores=level, winner=None)
    assert describe_score(shared, NAMES, text).startswith("Marguerite and Tobias win together.")
    assert draw_score(shared, NAMES, text).tobytes() != draw_score(view, NAMES, text).tobytes()
