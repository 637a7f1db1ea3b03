"""Which reasons are told, and in which order."""

from __future__ import annotations

from engine.reasons import MOST_TOLD, Reason, in_favour, told


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


def test_what_is_told_for_a_choice_is_where_it_is_ahead_of_the_next_best_one() -> None:
    advised = [Reason("points", 3.0), Reason("shields", 2.0), Reason("coins", 0.5), Reason("uncovers", -1.0)]
    rival = [Reason("points", 1.0), Reason("war-won", 3.0), Reason("uncovers", -2.0)]
    assert [each.kind for each in in_favour(advised, rival, [rival])] == ["points", "coins"]


def test_a_price_is_told_where_it_is_no_higher_and_alone_where_it_is_lower() -> None:
    points, cheap, dear = Reason("points", 3.0), Reason("chain", 0.0), Reason("paid-bank", -0.4)
    assert in_favour([points, cheap], [Reason("no-cost", 0.0)], []) == (points, cheap)
    assert in_favour([points, dear], [cheap], []) == (points,)
    assert in_favour([points, cheap], [points, dear], []) == (cheap,)
    assert in_favour([points, cheap], [points, cheap], []) == ()


def test_nothing_is_told_where_all_reasons_together_favour_the_next_best_one() -> None:
    assert in_favour([Reason("points", 3.0)], [Reason("science", 4.0)], []) == ()


def test_no_third_choice_is_better_in_all_that_is_told() -> None:
    advised = [Reason("points", 3.0), Reason("coins", 1.0)]
    third = [Reason("points", 5.0)]
    assert in_favour(advised, [Reason("points", 2.0)], [third]) == (Reason("coins", 1.0),)
    assert in_favour(advised, [Reason("points", 2.0)], [[Reason("points", 3.5)]]) == tuple(advised)
