"""What is known is worked out once, and what is known is not more than is allowed."""

from __future__ import annotations

from engine.players.learned import MOST_KNOWN, Cache


def test_works_each_value_out_once() -> None:
    asked: list[int] = []

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    known = Cache(square)
    assert [known[3], known[4], known[3]] == [9, 16, 9]
    assert asked == [3, 4]


def test_forgets_rather_than_grows() -> None:
    known: Cache[int, int] = Cache(abs)
    for number in range(-2 * MOST_KNOWN, 0):
        assert known[number] == -number
        assert len(known) <= MOST_KNOWN
