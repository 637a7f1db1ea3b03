"""The score pad of Architects: five categories, and stages between equal totals."""

from __future__ import annotations

from engine.architects.box import standard_box
from engine.architects.pad import count, most_stage_points
from engine.architects.scoring import Line
from engine.game import Seat
from engine.terms import WonderId

BOX = standard_box()
WONDERS = [WonderId("giza"), WonderId("rhodes"), WonderId("babylon")]


def test_victories_are_worth_three_and_the_cat_two() -> None:
    pad = count(
        standard_box(), [Line(10, 4, 6, 2, 3), Line(0, 0, 0, 0, 0), Line(1, 1, 1, 1, 1)], WONDERS, Seat(1)
    )
    assert [score.military for score in pad.scores] == [6, 0, 3]
    assert [score.cat for score in pad.scores] == [0, 2, 0]
    assert [score.total for score in pad.scores] == [25, 2, 6]
    assert [score.rank for score in pad.scores] == [1, 3, 2]
    assert [len(city.stages) for city in pad.cities] == [4, 0, 1]


def test_stages_decide_between_equal_totals() -> None:
    pad = count(
        standard_box(), [Line(5, 4, 0, 0, 0), Line(5, 5, 0, 0, 0), Line(5, 4, 0, 0, 0)], WONDERS, None
    )
    assert [score.rank for score in pad.scores] == [2, 1, 2]


def test_no_wonder_has_more_points_than_the_box_allows() -> None:
    # All stages of Giza.
    assert most_stage_points(BOX) == 30
