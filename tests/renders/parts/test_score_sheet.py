from __future__ import annotations

import pytest

from renders.parts.score_sheet import tie_breaks


@pytest.mark.parametrize(
    ("totals", "shown"),
    [
        ((40, 40, 31), [7, 3, None]),
        ((40, 31, 31), [None, 3, 2]),
        ((40, 39, 31), [None, None, None]),
        ((30, 30, 30), [7, 3, 2]),
    ],
)
def test_what_breaks_a_tie_stands_only_where_there_is_one(totals: tuple[int, ...], shown: list[int]) -> None:
    assert tie_breaks(totals, (7, 3, 2)) == shown
