"""Prices in fixed cases and against brute force."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.duel.box import Card, Wonder
from engine.duel.city import City
from engine.duel.payment import Cost, Market
from engine.duel.rules import standard_box
from engine.duel.terms import RESOURCES
from engine.terms import CardId, WonderId
from tests.engine.duel.setting import city, costs, table

SOURCES = [each.id for each in standard_box().cards.values() if each.colour in {"brown", "grey", "yellow"}]
CHOICE_WONDERS = ["piraeus", "the_great_lighthouse"]
WITH_COSTS = [each.id for each in standard_box().cards.values() if each.cost.resources]


MAKING = {
    "wood": "lumber_yard logging_camp sawmill sawmill",
    "clay": "clay_pool clay_pit brickyard brickyard",
    "stone": "quarry stone_pit shelf_quarry shelf_quarry",
    "glass": "glassworks glassblower",
    "papyrus": "press drying_room",
}
"""Brown and grey cards by resource, twice if they produce two."""
FOR_A_COIN = {"wood": "wood_reserve", "clay": "clay_reserve", "stone": "stone_reserve"}
FOR_A_COIN |= dict.fromkeys(("glass", "papyrus"), "customs_house")


def price_of(resource: str, own: City, opponent: City) -> int:
    if FOR_A_COIN[resource] in own.buildings:
        return 1
    return 2 + sum(card in opponent.buildings for card in MAKING[resource].split())


def cheapest(cost: Cost, reduction: int, own: City, opponent: City) -> int:
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


@settings(max_examples=150, deadline=None)
@given(markets(), st.sampled_from([*WITH_COSTS, *sorted(standard_box().wonders)]))
def test_prices_match_the_cheapest_way_found_by_brute_force(cities: tuple[City, City], thing: str) -> None:
    own, other = cities
    wonder = standard_box().wonders.get(WonderId(thing))
    what: Card | Wonder = wonder or standard_box().cards[CardId(thing)]
    is_blue = isinstance(what, Card) and what.colour == "blue"
    helped = "architecture" in own.tokens if wonder else is_blue and "masonry" in own.tokens
    price = Market(own, other).price(what)
    if isinstance(what, Card) and what.free_from in own.buildings:
        assert (price.how, price.total) == ("chain", 0)
        return
    assert price.total == cheapest(what.cost, 2 * helped, own, other)
    assert price.how == ("trade" if price.total > what.cost.coins else "own")
    assert price.trade == sum(price_of(resource, own, other) for resource in price.bought)


@pytest.mark.parametrize(
    ("thing", "own", "other", "price"),
    [
        # A missing unit costs 2 plus the opponent's units, not counting yellow cards and wonders.
        ("baths", city(coins=9), city("quarry stone_pit"), (4, "trade")),
        ("baths", city(coins=9), city("caravansery forum", built="piraeus"), (2, "trade")),
        ("baths", city(coins=1), city(), None),
        # A chain makes a card free of printed coins, too.
        ("barracks", city("garrison"), city(), (0, "chain")),
    ],
)
def test_prices_of_cards(thing: str, own: City, other: City, price: tuple[int, str] | None) -> None:
    assert costs(table(own, other, free=thing)).get(thing) == price
