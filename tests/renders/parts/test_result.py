"""What has decided a game: points, or what breaks a tie."""

from __future__ import annotations

from functools import partial

import pytest

from engine.game import Score, Seat
from engine.values import FrozenMapping
from renders.parts import icons
from renders.parts.result import Backdrop, Decided, Result, Standing, TieBreak, Wording, decided


def decided_by(*lines: tuple[int, int, int]) -> Decided:
    """Return what decided between seats by their ranks, totals and coins."""
    scores = [
        Score(Seat(seat), FrozenMapping(), total, coins, rank)
        for seat, (rank, total, coins) in enumerate(lines)
    ]
    return decided(scores)


def test_points_decide_before_the_tie_break() -> None:
    found = decided_by((2, 50, 9), (1, 53, 0), (2, 50, 9))
    assert (found.winners, found.others, found.ahead) == ((1,), (0, 2), 3)


def test_the_tie_break_decides_between_equals() -> None:
    found = decided_by((1, 53, 7), (2, 53, 4), (3, 50, 9))
    assert (found.winners, found.others, found.ahead, found.mine, found.theirs) == ((0,), (1,), 0, 7, 4)


def test_equals_in_both_win_together() -> None:
    assert decided_by((1, 53, 7), (1, 53, 7)).winners == (0, 1)


@pytest.mark.parametrize(
    ("totals", "shown"),
    [
        ((40, 40, 31), {0: 7, 1: 3}),
        ((40, 31, 31), {1: 3, 2: 2}),
        ((40, 39, 31), {}),
        ((30, 30, 30), {0: 7, 1: 3, 2: 2}),
    ],
)
def test_what_breaks_a_tie_stands_only_where_there_is_one(
    totals: tuple[int, ...], shown: dict[int, int]
) -> None:
    emblem, backdrop = partial(icons.type_glyph, "blue"), Backdrop("giza", 3, 3)
    scores = [
        Score(Seat(seat), FrozenMapping(), total, coins, 1)
        for seat, (total, coins) in enumerate(zip(totals, (7, 3, 2), strict=True))
    ]
    standings = [Standing(score, score.rank, True, emblem, backdrop) for score in scores]
    result = Result(standings, (), TieBreak("coins", "score-tie-break", icons.coin), Wording((), ()))
    assert result.tie_breaks() == shown
