"""What a city has too little of: how many it needs, makes itself and could buy."""

from __future__ import annotations

from random import Random

import pytest

from engine.base.city import market_of
from engine.base.payment import Cost, Market, ways_to_pay
from engine.base.view import Shortage, shortages
from engine.game import Seat
from engine.terms import RESOURCES, Resource
from tests.engine.base.setting import city, laid
from tests.engine.base.test_payment import SOURCES

OWN = Seat(0)


def market(own: str = "", left: str = "", right: str = "") -> Market:
    """Make the market of a city without a resource of its board, between two that make glass."""
    boards = ("manneken_pis B", "alexandria A", "alexandria A")
    cities = [city(board, *names.split()) for board, names in zip(boards, (own, left, right), strict=True)]
    return market_of(laid(cities), OWN)


def short(needed: dict[Resource, int], made: int, for_sale: int) -> Shortage:
    return Shortage(tuple(needed.items()), made, for_sale)


TREES: dict[Resource, int] = {"wood": 1, "clay": 1}


@pytest.mark.parametrize(
    ("around", "cost", "found"),
    [
        # What is for sale is told though it is too little.
        (market(left="lumber_yard"), {"wood": 2}, [short({"wood": 2}, 0, 1)]),
        (market(own="lumber_yard", right="lumber_yard"), {"wood": 3}, [short({"wood": 3}, 1, 1)]),
        # So is every resource of which there is too little.
        (
            market(left="lumber_yard"),
            {"wood": 2, "glass": 1, "cloth": 1},
            [short({"wood": 2}, 0, 1), short({"cloth": 1}, 0, 0)],
        ),
        # Sources of choice deliver one resource at a time.
        (market(own="tree_farm"), TREES, [short(TREES, 1, 0)]),
        (market(left="tree_farm"), TREES, [short(TREES, 0, 1)]),
        (market(own="tree_farm", left="tree_farm"), TREES, []),
        (market(own="tree_farm"), {"wood": 2}, [short({"wood": 2}, 1, 0)]),
    ],
)
def test_what_there_is_too_little_of(around: Market, cost: dict[str, int], found: list[Shortage]) -> None:
    assert [*shortages(around, Cost.read(cost))] == found


def test_there_is_a_shortage_just_where_no_way_to_pay_is() -> None:
    source = Random(4)
    found = set()
    for _ in range(600):
        offered = market(*(" ".join(source.choices(SOURCES, k=source.randrange(4))) for _ in range(3)))
        wanted = Cost.read(
            {name: source.randint(1, 3) for name in source.sample(RESOURCES, source.randint(1, 4))}
        )
        short = shortages(offered, wanted)
        assert bool(short) == (not ways_to_pay(offered, wanted))
        assert all(each.for_sale < each.missing for each in short)
        found |= {len(each.needed) for each in short}
    assert found >= {1, 2}
