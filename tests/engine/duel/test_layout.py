"""Layouts: their shapes, what covers what, and what becomes free."""

from __future__ import annotations

import pytest

from engine.duel.rules import standard_box
from engine.duel.terms import Slot
from tests.engine.duel.setting import covering


@pytest.mark.parametrize(
    ("age", "rows"),
    [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])],
)
def test_layouts_have_their_shape_and_every_other_row_face_down(age: int, rows: list[int]) -> None:
    places = standard_box().ages[age - 1].places
    assert [sum(place.row == row for place in places) for row in range(len(rows))] == rows
    assert all(place.face_up == (place.row % 2 == 0) for place in places)
    last = len(rows) - 1
    assert [place.slot for place in places if not covering(places, place.slot)] == [
        place.slot for place in places if place.row == last
    ]


def test_the_gap_of_age_iii_is_covered_by_the_two_cards_of_the_fourth_row() -> None:
    places = standard_box().ages[2].places
    covered = {place.slot: covering(places, place.slot) for place in places}
    assert [covered[Slot(slot)] for slot in (5, 6, 7, 8)] == [[9], [9], [10], [10]]
    assert [covered[Slot(slot)] for slot in (9, 10)] == [[11, 12], [13, 14]]
