"""Prices: fixed cases, and an oracle that tries every way to pay."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.duel.box import Card, Wonder
from engine.duel.city import City
from engine.duel.payment import Cost, Market
from engine.duel.rules import standard_box
from engine.duel.terms import RESOURCES
from engine.terms import CardId, WonderId
from tests.engine.duel.setting import build, build_wonder, city, costs, table

SOURCES = [each.id for each in standard_box().cards.values() if each.colour in {"brown", "grey", "yellow"}]
CHOICE_WONDERS = ["piraeus", "the_great_lighthouse"]
WITH_COSTS = [each.id for each in standard_box().cards.values() if each.cost.resources]


def cheapest(cost: Cost, reduction: int, own: City, opponent: City) -> int:
    """Try every use of every choice and every way to take resources off."""
    made = own.production
    found = []
    for used in product(*own.production_choices):
        missing = [
            resource
            for resource in RESOURCES
            for _ in range(cost.resources.get(resource, 0) - made[resource] - used.count(resource))
        ]
        found += [
            sum(price_of(resource, own, opponent) for resource in bought)
            for bought in combinations(missing, max(len(missing) - reduction, 0))
        ]
    return cost.coins + min(found)


def price_of(resource: str, own: City, opponent: City) -> int:
    fixed = {"stone_reserve": "stone", "clay_reserve": "clay", "wood_reserve": "wood"}
    if any(fixed.get(building) == resource for building in own.buildings):
        return 1
    if "customs_house" in own.buildings and resource in {"glass", "papyrus"}:
        return 1
    doubled = {"sawmill": "wood", "brickyard": "clay", "shelf_quarry": "stone"}
    single = {
        "lumber_yard": "wood",
        "logging_camp": "wood",
        "clay_pool": "clay",
        "clay_pit": "clay",
        "quarry": "stone",
        "stone_pit": "stone",
        "glassworks": "glass",
        "glassblower": "glass",
        "press": "papyrus",
        "drying_room": "papyrus",
    }
    units = sum(single.get(each) == resource for each in opponent.buildings)
    return 2 + units + 2 * sum(doubled.get(each) == resource for each in opponent.buildings)


@st.composite
def markets(draw: st.DrawFn) -> tuple[City, City]:
    owners = draw(st.lists(st.integers(0, 3), min_size=len(SOURCES), max_size=len(SOURCES)))
    built = draw(st.lists(st.sampled_from(CHOICE_WONDERS), unique=True))
    tokens = draw(st.lists(st.sampled_from(["masonry", "architecture"]), unique=True))
    own = [source for source, owner in zip(SOURCES, owners, strict=True) if owner == 0]
    other = [source for source, owner in zip(SOURCES, owners, strict=True) if owner == 1]
    return (
        city(" ".join(own), coins=99, built=" ".join(built), tokens=" ".join(tokens)),
        city(" ".join(other)),
    )


@settings(max_examples=90, deadline=None)
@given(markets(), st.sampled_from(WITH_COSTS))
def test_card_price_is_the_least_of_all_ways_to_pay(cities: tuple[City, City], card_id: CardId) -> None:
    own, other = cities
    what: Card = standard_box().cards[card_id]
    reduction = 2 if what.colour == "blue" and "masonry" in own.tokens else 0
    price = Market(own, other).price(what)
    if what.free_from in own.buildings:
        assert (price.how, price.total) == ("chain", 0)
    else:
        assert price.total == cheapest(what.cost, reduction, own, other)
        assert price.how == ("trade" if price.total > what.cost.coins else "own")
        assert price.trade == sum(price_of(resource, own, other) for resource in price.bought)


@settings(max_examples=60, deadline=None)
@given(markets(), st.sampled_from(sorted(standard_box().wonders)))
def test_wonder_price_is_the_least_of_all_ways_to_pay(cities: tuple[City, City], wonder_id: WonderId) -> None:
    own, other = cities
    what: Wonder = standard_box().wonders[wonder_id]
    reduction = 2 if "architecture" in own.tokens else 0
    assert Market(own, other).price(what).total == cheapest(what.cost, reduction, own, other)


def test_missing_unit_costs_two_and_one_for_each_unit_of_the_opponent() -> None:
    start = table(city(coins=9), city("quarry stone_pit"), free="baths")
    assert costs(start)["baths"] == (4, "trade")


def test_card_that_makes_two_units_raises_the_price_by_two() -> None:
    start = table(city(coins=9), city("shelf_quarry"), free="baths")
    assert costs(start)["baths"] == (4, "trade")


def test_opponents_yellow_cards_and_wonders_never_raise_a_price() -> None:
    other = city("caravansery forum", built="the_great_lighthouse piraeus")
    assert set(Market(city(), other).unit_prices.values()) == {2}


def test_fixed_price_holds_whatever_the_opponent_produces() -> None:
    start = table(city("stone_reserve", coins=9), city("quarry stone_pit shelf_quarry"), free="aqueduct")
    assert costs(start)["aqueduct"] == (3, "trade")


def test_trading_card_helps_from_the_next_turn_on() -> None:
    done = build(table(city(coins=3), city("quarry"), free="stone_reserve baths"), "stone_reserve")
    assert done.city.coins == 0
    assert Market(done.city, done.other_city).unit_prices["stone"] == 1


def test_choices_of_cards_and_wonders_add_up_each_once_for_a_construction() -> None:
    own = city("caravansery", coins=9, built="the_great_lighthouse")
    assert costs(table(own, free="walls"))["walls"] == (0, "own")
    assert costs(table(own, free="aqueduct"))["aqueduct"] == (2, "trade")


def test_city_that_cannot_pay_may_not_build() -> None:
    assert "baths" not in costs(table(city(coins=1), free="baths"))
    assert costs(table(city(coins=2), free="baths"))["baths"] == (2, "trade")


def test_printed_coins_are_no_trade() -> None:
    assert costs(table(city(coins=8), free="pretorium"))["pretorium"] == (8, "own")
    forum = costs(table(city("clay_pool", coins=8), free="forum"))["forum"]
    assert forum == (3, "own")


def test_chain_frees_from_printed_coins_too() -> None:
    assert costs(table(city("garrison"), free="barracks"))["barracks"] == (0, "chain")


def test_card_under_a_wonder_gives_no_chain() -> None:
    start = table(city(coins=20, wonders="the_pyramids"), free="garrison barracks")
    done = build_wonder(start, "the_pyramids")
    assert 14 not in done.table.layout.cards
    assert costs(done.table)["barracks"] == (3, "own")
