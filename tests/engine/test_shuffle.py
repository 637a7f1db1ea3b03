"""Drawing and shuffling."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.shuffle import below, shuffled


def test_a_seed_gives_the_same_order_for_ever() -> None:
    assert shuffled("abcdefgh", Random(1)) == list("dgbfhaec")
    source = Random(2)
    assert [below(source, 10) for _ in range(12)] == [0, 1, 1, 5, 2, 4, 4, 9, 3, 9, 0, 9]


def test_every_order_comes_up_as_often_as_the_others() -> None:
    source = Random(3)
    orders = Counter("".join(shuffled("abc", source)) for _ in range(6000))
    assert len(orders) == 6
    assert all(900 < number < 1100 for number in orders.values())


def test_a_draw_stays_below_its_limit_and_reaches_all() -> None:
    source = Random(4)
    for limit in range(1, 20):
        assert {below(source, limit) for _ in range(40 * limit)} == set(range(limit))
