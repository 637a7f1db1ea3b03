from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from renders.drawing import theme
from renders.duel.tableau import FORMATS, lay_tableau
from tests.renders.duel.played import turn

ROOM = 682


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("cards", [20, 16, 13, 10, 7, 4, 3, 2, 1])
def test_the_cards_that_are_left_lie_within_the_picture(age: int, cards: int) -> None:
    for seed in range(4):
        tableau = lay_tableau(turn(seed, age, cards).layout, ROOM)
        places = list(tableau.places())
        assert len(places) == cards
        assert tableau.height <= ROOM
        assert min(x for _, x, _ in places) >= theme.MARGIN
        assert max(x + tableau.size.width for _, x, _ in places) <= theme.WIDTH - theme.MARGIN


@pytest.mark.parametrize("age", [1, 2, 3])
def test_nothing_lies_on_a_card_that_is_free_nor_on_what_is_told_of_a_covered_one(age: int) -> None:
    for seed in range(6):
        for cards in (20, 17, 14, 11, 8, 5, 2):
            tableau = lay_tableau(turn(seed, age, cards).layout, ROOM)
            size = tableau.size
            for (below, x, y), (above, other_x, other_y) in combinations(tableau.places(), 2):
                if abs(x - other_x) >= size.width or below.card is None:
                    continue
                shown = size.height if below.free else size.shown
                assert other_y >= y + shown, (below, above)


def test_few_cards_are_larger_than_many() -> None:
    for age in (1, 2, 3):
        widths = [lay_tableau(turn(3, age, cards).layout, ROOM).size.width for cards in (20, 1)]
        assert widths[0] < widths[1] == FORMATS[0].width


def test_formats_are_listed_from_large_to_small() -> None:
    for larger, smaller in pairwise(FORMATS):
        assert larger.width >= smaller.width
        assert larger.header + larger.price + larger.effect != smaller.header + smaller.price + smaller.effect
