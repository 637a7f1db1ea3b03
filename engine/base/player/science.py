"""What scientific symbols are worth while more of them may come."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.scoring import POINTS_FOR_A_SET


def expected_science(symbols: Sequence[int], choices: int, to_come: float) -> float:
    """Expect the points of these symbols if about ``to_come`` more of each kind are built.

    Symbols of choice go one by one where they count most: that is the best total but for rare ties.
    """
    counts = [count + to_come for count in symbols]
    for _ in range(choices):
        counts = max((_with_one(counts, place) for place in range(len(counts))), key=_points)
    return _points(counts)


def _with_one(counts: list[float], place: int) -> list[float]:
    return [count + (place == number) for number, count in enumerate(counts)]


def _points(counts: list[float]) -> float:
    return sum(count * count for count in counts) + POINTS_FOR_A_SET * min(counts)
