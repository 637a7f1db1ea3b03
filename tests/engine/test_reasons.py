"""Which reasons are told, and in which order."""

from __future__ import annotations

from engine.reasons import MOST_TOLD, Reason, told


def kinds(*reasons: Reason) -> list[str]:
    return [each.kind for each in told(reasons)]


def test_what_counts_most_is_told_first_and_the_price_last() -> None:
    price = Reason("paid-bank", -9.0, {}, {"coins": 1})
    assert kinds(price, Reason("coins", 1.0), Reason("points", 5.0), Reason("uncovers", -3.0)) == [
        "points",
        "uncovers",
        "coins",
        "paid-bank",
    ]


def test_what_hardly_counts_and_what_nobody_can_count_after_is_not_told() -> None:
    assert kinds(Reason("coins", 0.1), Reason("rest", 5.0), Reason("later", 5.0), Reason("cat", 2.0)) == [
        "cat"
    ]


def test_hope_is_told_where_there_is_nothing_else() -> None:
    assert kinds(Reason("later", 5.0), Reason("no-cost", 0.0)) == ["later", "no-cost"]
    assert kinds(Reason("later", 0.1)) == []


def test_not_everything_is_told() -> None:
    assert len(kinds(*[Reason("points", float(number)) for number in range(1, 9)])) == MOST_TOLD
