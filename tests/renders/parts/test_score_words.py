"""What has decided a game: points, or what breaks a tie."""

from __future__ import annotations

from engine.base.scoring import Score
from engine.game import Seat
from engine.values import FrozenMapping
from renders.parts.score_words import Decided, decided


def decided_by(*lines: tuple[int, int, int]) -> Decided:
    """Tell what decided between seats by their ranks, totals and coins."""
    scores = [
        Score(Seat(seat), FrozenMapping(), total, rank, coins)
        for seat, (rank, total, coins) in enumerate(lines)
    ]
    return decided(scores, lambda score: score.coins)


def test_points_decide_before_the_tie_break() -> None:
    found = decided_by((2, 50, 9), (1, 53, 0), (2, 50, 9))
    assert (found.winners, found.others, found.ahead) == ((1,), (0, 2), 3)


def test_the_tie_break_decides_between_equals() -> None:
    found = decided_by((1, 53, 7), (2, 53, 4), (3, 50, 9))
    assert (found.winners, found.others, found.ahead, found.mine, found.theirs) == ((0,), (1,), 0, 7, 4)


def test_equals_in_both_win_together() -> None:
    assert decided_by((1, 53, 7), (1, 53, 7)).winners == (0, 1)
