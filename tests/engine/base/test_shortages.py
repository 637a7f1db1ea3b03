"""What a city has too little of: how many it needs, makes itself and could buy."""

from __future__ import annotations

from random import Random

from engine.base.city import market_of
from engine.base.payment import Cost, Market, ways_to_pay
from engine.base.view import Shortage, shortages
from engine.game import Seat
from engine.terms import RESOURCES, Resource
from tests.engine.base.setting import city, laid
from tests.engine.base.test_cards import PRODUCTION_OF

OWN = Seat(0)
SOURCES = [*PRODUCTION_OF, "forum", "caravansery"]


def market(own: str = "", left: str = "", right: str = "") -> Market:
    """Make the market of a city without a resource of its board, between two that make glass."""
    boards = ("manneken_pis B", "alexandria A", "alexandria A")
    cities = [city(board, *names.split()) for board, names in zip(boards, (own, left, right), strict=True)]
    return market_of(laid(cities), OWN)


def test_what_is_for_sale_is_told_though_it_is_too_little() -> None:
    assert shortages(market(left="lumber_yard"), Cost.read({"wood": 2})) == (Shortage((("wood", 2),), 0, 1),)
    found = shortages(market(own="lumber_yard", right="lumber_yard"), Cost.read({"wood": 3}))
    assert found == (Shortage((("wood", 3),), 1, 1),)
    assert [each.missing for each in found] == [2]


def test_every_resource_of_which_there_is_too_little_is_told() -> None:
    found = shortages(market(left="lumber_yard"), Cost.read({"wood": 2, "glass": 1, "cloth": 1}))
    assert found == (Shortage((("wood", 2),), 0, 1), Shortage((("cloth", 1),), 0, 0))


def test_sources_of_choice_deliver_one_resource_at_a_time() -> None:
    both = Cost.read({"wood": 1, "clay": 1})
    together: tuple[tuple[Resource, int], ...] = (("wood", 1), ("clay", 1))
    assert shortages(market(own="tree_farm"), both) == (Shortage(together, 1, 0),)
    assert shortages(market(left="tree_farm"), both) == (Shortage(together, 0, 1),)
    assert shortages(market(own="tree_farm", left="tree_farm"), both) == ()
    twice = Cost.read({"wood": 2})
    assert shortages(market(own="tree_farm"), twice) == (Shortage((("wood", 2),), 1, 0),)


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
