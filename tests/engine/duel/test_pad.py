"""The score pad of Duel: points, blue cards where they are equal, and supremacies whatever they are."""

from __future__ import annotations

from engine.duel.pad import Line, count, most_points
from engine.duel.rules import standard_box
from engine.duel.terms import Victory
from engine.game import Seat
from engine.terms import WonderId

BOX = standard_box()
FIGURES = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress", "coins", "military")


def line(*figures: int) -> Line:
    return dict(zip(FIGURES, figures, strict=True))


WEAK, STRONG = line(5, 1, 0, 0, 3, 0, 4, 0), line(9, 6, 2, 3, 6, 4, 8, 5)
BUILT = ([WonderId("piraeus")], [WonderId("the_sphinx")])


def won(victory: Victory, seat: int) -> tuple[list[int], Seat | None, int]:
    pad = count(BOX, [WEAK, STRONG], BUILT, victory, Seat(seat))
    return [score.rank for score in pad.scores], pad.winner, pad.pawn


def test_points_are_added_and_three_coins_are_one() -> None:
    pad = count(BOX, [WEAK, STRONG], BUILT)
    assert [score.rows["treasury"] for score in pad.scores] == [1, 2]
    assert [score.total for score in pad.scores] == [10, 37]
    assert (pad.winner, [score.rank for score in pad.scores]) == (1, [2, 1])
    assert [city.built_wonders for city in pad.cities] == [*BUILT]


def test_blue_cards_decide_between_equal_totals_and_else_both_have_won() -> None:
    more_blue, less_blue = line(6, 0, 0, 0, 0, 0, 0, 0), line(5, 1, 0, 0, 0, 0, 0, 0)
    assert count(BOX, [less_blue, more_blue], BUILT).winner == 1
    assert count(BOX, [more_blue, more_blue], BUILT).winner is None


def test_a_supremacy_is_won_with_fewer_points() -> None:
    assert won("military", 0) == ([1, 2], Seat(0), 9)
    assert won("military", 1) == ([2, 1], Seat(1), -9)
    assert won("scientific", 0) == ([1, 2], Seat(0), 0)


def test_no_city_has_more_points_than_the_box_allows() -> None:
    assert most_points(BOX) == {
        "civilian": 67,
        "scientific": 18,
        "commercial": 15,
        # The Pyramids, the Sphinx, the Great Library and the Great Lighthouse.
        "wonders": 23,
        # Agriculture, Philosophy and Mathematics among six tokens.
        "progress": 29,
    }
