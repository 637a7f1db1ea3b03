from __future__ import annotations

from dataclasses import replace

import pytest

from engine.duel.rules import standard_box
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.encode import encode
from renders.duel.city import describe_city, draw_city
from renders.parts.language import Text
from tests.gallery.exhibit import ODD_NAMES
from tests.renders.duel.played import NAMES, turn

LARGEST = 190_000
ALL_TOKENS = tuple(standard_box().tokens)


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
    full = view.box.city(60, tuple(standard_box().cards)[:36], view.cities[0].wonders, ALL_TOKENS[:6])
    crowded = replace(view, cities=(full, view.cities[1]))
    picture = draw_city(crowded, Seat(0), ODD_NAMES[:2], text)
    assert picture.height <= theme.MAXIMUM_HEIGHT
    assert len(encode(picture)) <= LARGEST
