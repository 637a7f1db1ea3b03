"""Each card costs and does what ``cards.txt`` says, a list made from the printed cards; and prices."""

from collections import Counter
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.duel.box import Card, Wonder
from engine.duel.city import City
from engine.duel.events import CoinsTaken
from engine.duel.payment import Cost, Market
from engine.duel.rules import standard_box
from engine.duel.scoring import score_cities
from engine.duel.terms import RESOURCES
from engine.terms import CardId, WonderId
from tests.engine.duel.setting import build, city, costs, events_of, table

CATEGORIES = {"blue": "civilian", "green": "scientific", "yellow": "commercial", "purple": "guilds"}


class Row(NamedTuple):
    id: str
    colour: str
    cost: str
    free_from: str
    effects: str

    def prices(self) -> dict[str, int]:
        words = self.cost.removeprefix("nothing").split()
        return dict(zip(words[1::2], map(int, words[::2]), strict=True))


LINES = Path(__file__).with_name("cards.txt").read_text("utf-8").splitlines()
ROWS = [Row(*line.split(" | ")) for line in LINES]


def test_duel_has_the_listed_cards_and_no_others() -> None:
    assert [row.id for row in ROWS] == list(standard_box().cards)
    chains = {each.chain for each in standard_box().cards.values() if each.chain}
    assert len(chains) == sum(row.free_from != "-" for row in ROWS), "each chain has its own symbol"


@pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])
def test_each_duel_card_costs_and_does_what_is_printed(row: Row) -> None:
    start, price = table(city(coins=100), city(), free=row.id), row.prices()
    cost = sum(amount if name == "coins" else 2 * amount for name, amount in price.items())
    how = "trade" if price.keys() - {"coins"} else "own" if price else "free"
    assert costs(start)[row.id] == (cost, how)
    done, card = build(start, row.id), standard_box().cards[CardId(row.id)]
    taken = sum(event.coins for event in events_of(done, CoinsTaken))
    assert (done.city.buildings, card.colour) == ([row.id], row.colour)
    assert done.city.coins == 100 - cost + taken
    shields = 0
    for kind, *words in map(str.split, row.effects.split(", ")):
        match kind:
            case "makes" if "/" in words[0]:
                assert done.city.production_choices == [tuple(words[0].split("/"))]
            case "makes":
                assert +Counter(done.city.production) == {words[1]: int(words[0])}
            case "price":
                prices = Market(
                    done.city, city("sawmill brickyard shelf_quarry glassworks press")
                ).unit_prices
                assert {each for each in RESOURCES if prices[each] == 1} == set(words[1].split("/"))
            case "takes":
                assert taken == int(words[0])
            case "shields":
                shields = int(words[0])
            case "symbol":
                assert done.city.symbols == {words[0]: 1}
            case "points":
                score = score_cities(standard_box(), done.table.cities, 0)[0]
                assert score.rows[CATEGORIES[row.colour]] == int(words[0])
            case _:
                assert kind == "counts", "these are tested below"
    assert done.table.pawn == shields
    if row.free_from != "-":
        assert costs(table(city(row.free_from), free=row.id))[row.id] == (0, "chain")
        assert standard_box().cards[CardId(row.free_from)].gives_free == row.id


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "coins", "points"),
    [
        # Yellow cards count the owner's city, including themselves.
        ("chamber_of_commerce", city("press glassworks baths", coins=50), city("drying_room"), [6], 3),
        ("port", city("quarry stone_pit press", coins=50), city("clay_pool clay_pit sawmill"), [4], 3),
        ("armory", city("stable garrison walls", coins=50), city("guard_tower"), [3], 3),
        ("lighthouse", city("forum brewery", coins=50), city("tavern"), [3], 3),
        ("arena", city(coins=50, built="piraeus the_sphinx", wonders="the_colossus"), city(), [4], 3),
        # Guilds count the city with the most.
        *(
            (guild, city(own, coins=50), city(other), [3], 3)
            for guild, three in (
                ("merchants_guild", "tavern brewery forum"),
                ("magistrates_guild", "baths altar theater"),
                ("scientists_guild", "workshop apothecary school"),
                ("tacticians_guild", "stable garrison walls"),
                ("shipowners_guild", "quarry press glassworks"),
            )
            for own, other in ((three, ""), ("", three))
        ),
        # Brown and grey cards of the same city.
        ("shipowners_guild", city("quarry clay_pit press", coins=50), city("glassworks drying_room"), [3], 3),
        # Two points for each wonder built, but no coins.
        ("builders_guild", city(coins=50), city(built="piraeus the_sphinx", wonders="the_colossus"), [], 4),
        # Complete sets of three coins in the richer city, but no coins.
        ("moneylenders_guild", city(coins=13), city(coins=11), [], 3),
    ],
)
def test_coins_and_points_of_yellow_cards_and_guilds(
    card: str, mine: City, theirs: City, coins: list[int], points: int
) -> None:
    done = build(table(mine, theirs, free=card), card)
    row = CATEGORIES[standard_box().cards[CardId(card)].colour]
    scores = score_cities(standard_box(), done.table.cities, 0)
    assert [event.coins for event in events_of(done, CoinsTaken)] == coins
    assert [score.rows[row] for score in scores] == [points, 0]


def test_a_guild_scores_the_city_that_leads_at_the_end() -> None:
    done = build(table(city("altar", coins=50), city(), free="magistrates_guild"), "magistrates_guild")
    assert [event.coins for event in events_of(done, CoinsTaken)] == [1]
    later = (done.city, city("baths theater"))
    assert score_cities(standard_box(), later, 0)[0].rows["guilds"] == 2


# -- prices in fixed cases and against brute force ------------------------------------------------------


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
