from itertools import combinations

import pytest

from engine.duel.rules import standard_box
from engine.duel.view import View
from renders.drawing import theme
from renders.duel.table import CARDS_TOP
from renders.duel.tableau import Tableau, lay_tableau
from tests.renders.duel.played import turn


def tableau_of(view: View) -> Tableau:
    return lay_tableau(standard_box().ages[view.age - 1].places, view.layout)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("cards", [20, 16, 13, 10, 7, 4, 3, 2, 1])
def test_the_cards_that_are_left_lie_within_the_picture(age: int, cards: int) -> None:
    for seed in range(4):
        tableau = tableau_of(turn(seed, age, cards))
        laid = list(tableau.cards())
        assert len(laid) == cards
        assert CARDS_TOP + tableau.height <= theme.TALLEST
        assert max(top + tableau.size.height for card, _, top in laid if card.free) <= tableau.height
        assert min(x for _, x, _ in laid) >= theme.MARGIN
        assert max(x + tableau.size.width for _, x, _ in laid) <= theme.WIDTH - theme.MARGIN


@pytest.mark.parametrize("age", [1, 2, 3])
def test_nothing_lies_on_a_card_that_is_free_nor_on_what_is_told_of_a_covered_one(age: int) -> None:
    for seed in range(6):
        for cards in (20, 17, 14, 11, 8, 5, 2):
            tableau = tableau_of(turn(seed, age, cards))
            size = tableau.size
            for (below, x, y), (above, other_x, other_y) in combinations(tableau.cards(), 2):
                if abs(x - other_x) >= size.width or below.card is None:
                    continue
                shown = size.height if below.free else size.shown
                assert other_y >= y + shown, (below, above)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_card_keeps_its_place_and_its_size_while_others_are_taken(age: int) -> None:
    for seed in range(4):
        full = tableau_of(turn(seed, age, 20))
        places = {laid.slot: (x, y) for laid, x, y in full.cards()}
        for cards in (13, 6, 1):
            tableau = tableau_of(turn(seed, age, cards))
            assert tableau.size == full.size
            assert {laid.slot: (x, y) for laid, x, y in tableau.cards()}.items() <= places.items()
            assert len(list(tableau.taken())) == 20 - cards
