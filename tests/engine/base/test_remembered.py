"""Answers that are worked out once."""

from __future__ import annotations

import pytest

from engine.base import remembered
from engine.base.remembered import Remembered


def test_each_answer_is_worked_out_once() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    doubles = Remembered(double)
    assert [doubles[number] for number in (3, 4, 3, 4)] == [6, 8, 6, 8]
    assert asked == [3, 4]


def test_it_never_holds_more_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "MOST", 10)
    squares: Remembered[int, int] = Remembered(lambda number: number**2)
    for number in range(100):
        assert squares[number] == number**2
        assert len(squares) <= 10


def test_what_cannot_be_worked_out_is_not_remembered() -> None:
    halves: Remembered[int, float] = Remembered(lambda number: 1 / number)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            halves[0]
    assert not halves
