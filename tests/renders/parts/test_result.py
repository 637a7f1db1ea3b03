"""What has decided a game: points, or what breaks a tie."""

from functools import partial

import pytest

from engine.game import Score, Seat
from engine.values import FrozenMapping
from renders.parts import icons
from renders.parts.result import Backdrop, Result, Standing, TieBreak, Wording


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
