"""Every card is built once and does what ``cards.txt`` says, a list read off the printed cards."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from engine.duel.city import City
from engine.duel.events import CoinsTaken
from engine.duel.payment import Market
from engine.duel.rules import standard_box
from engine.duel.scoring import score_cities
from engine.duel.terms import RESOURCES
from engine.terms import CardId, Resource
from tests.engine.duel.setting import build, city, costs, table, told

PURSE = 100
CATEGORIES = {"blue": "civilian", "green": "scientific", "yellow": "commercial", "purple": "guilds"}


class Row(NamedTuple):
    id: str
    colour: str
    cost: str
    free_from: str
    effects: tuple[str, ...]


def rows() -> list[Row]:
    lines = Path(__file__).with_name("cards.txt").read_text("utf-8").splitlines()
    return [
        Row(card_id, colour, cost, free_from, tuple(effects.split(", ")))
        for card_id, colour, cost, free_from, effects in (line.split(" | ") for line in lines)
    ]


def amounts(cost: str) -> dict[str, int]:
    words = cost.split()
    return {} if cost == "nothing" else dict(zip(words[1::2], map(int, words[::2]), strict=True))


def bought_with_nothing(cost: str) -> int:
    """Count the coins for a cost where nobody produces anything: 2 for each resource."""
    return sum(amount if name == "coins" else 2 * amount for name, amount in amounts(cost).items())


ROWS = rows()
CHAINED = [row for row in ROWS if row.free_from != "-"]


def test_the_box_has_these_cards_and_no_others() -> None:
    assert [row.id for row in ROWS] == list(standard_box().cards)
    assert len(ROWS) == 73
    chains = {each.chain for each in standard_box().cards.values() if each.chain}
    assert len(CHAINED) == len(chains) == 17, "each has a symbol of its own"


@pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])
def test_card_costs_and_does_what_is_printed_on_it(row: Row) -> None:
    start = table(city(coins=PURSE), city(), free=row.id)
    cost = bought_with_nothing(row.cost)
    how = "free" if row.cost == "nothing" else "trade" if set(amounts(row.cost)) - {"coins"} else "own"
    assert costs(start)[row.id] == (cost, how)
    done = build(start, row.id)
    assert done.city.buildings == [row.id]
    assert standard_box().cards[done.city.buildings[0]].colour == row.colour
    taken = sum(event.coins for event in told(done, CoinsTaken))
    assert done.city.coins == PURSE - cost + taken
    for effect in row.effects:
        words = effect.split()
        match words[0]:
            case "makes":
                check_production(done.city, words[1:])
            case "price":
                makes_all = city("sawmill brickyard shelf_quarry glassworks press")
                prices = Market(done.city, makes_all).unit_prices
                assert {each for each in RESOURCES if prices[each] == 1} == set(words[2].split("/"))
            case "takes":
                assert taken == int(words[1])
            case "shields":
                assert done.table.pawn == int(words[1])
            case "symbol":
                assert done.city.symbols == {words[1]: 1}
            case "points":
                score = score_cities(standard_box(), done.table.cities, 0)[0].as_json()
                assert score[CATEGORIES[row.colour]] == int(words[1])
            case "counts":
                pass
            case _:
                raise AssertionError(effect)
    if "shields" not in str(row.effects):
        assert done.table.pawn == 0


def check_production(built: City, words: list[str]) -> None:
    """A fixed unit changes the opponent's prices, a unit of choice does not."""
    prices = Market(city(), built).unit_prices
    if "/" in words[0]:
        assert built.production_choices == [tuple(words[0].split("/"))]
        assert set(prices.values()) == {2}
    else:
        resource: Resource = next(each for each in RESOURCES if each == words[1])
        assert built.production == {**dict.fromkeys(RESOURCES, 0), resource: int(words[0])}
        assert prices[resource] == 2 + int(words[0])


@pytest.mark.parametrize("row", CHAINED, ids=[row.id for row in CHAINED])
def test_chain_makes_the_card_free(row: Row) -> None:
    start = table(city(row.free_from), free=row.id)
    assert costs(start)[row.id] == (0, "chain")
    assert row.id not in costs(table(city(), free=row.id))
    provider = standard_box().cards[CardId(row.free_from)]
    assert provider.chain is not None
    assert provider.gives_free == row.id


@pytest.mark.parametrize(
    ("card_id", "own", "opponent", "coins"),
    [
        ("chamber_of_commerce", city("press glassworks baths", coins=50), city("drying_room"), 6),
        ("port", city("quarry stone_pit press", coins=50), city("clay_pool clay_pit sawmill"), 4),
        ("armory", city("stable garrison walls", coins=50), city("guard_tower"), 3),
        ("lighthouse", city("forum brewery", coins=50), city("tavern"), 3),
        ("arena", city(coins=50, built="piraeus the_sphinx", wonders="the_colossus"), city(), 4),
    ],
)
def test_yellow_cards_of_age_iii_pay_for_the_own_city_once(
    card_id: str, own: City, opponent: City, coins: int
) -> None:
    done = build(table(own, opponent, free=card_id), card_id)
    assert [event.coins for event in told(done, CoinsTaken)] == [coins]
    assert score_cities(standard_box(), done.table.cities, 0)[0].rows["commercial"] == 3


@pytest.mark.parametrize(
    ("guild", "mine", "theirs", "coins", "points"),
    [
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
        # Brown and grey cards of one and the same city.
        ("shipowners_guild", city("quarry clay_pit press", coins=50), city("glassworks drying_room"), [3], 3),
        # Two points for a wonder that is built, and no coins.
        ("builders_guild", city(coins=50), city(built="piraeus the_sphinx", wonders="the_colossus"), [], 4),
        # Full threes of the richer city, and no coins.
        ("moneylenders_guild", city(coins=13), city(coins=11), [], 3),
    ],
)
def test_a_guild_pays_and_counts_the_city_that_has_most(
    guild: str, mine: City, theirs: City, coins: list[int], points: int
) -> None:
    done = build(table(mine, theirs, free=guild), guild)
    scores = score_cities(standard_box(), done.table.cities, 0)
    assert [event.coins for event in told(done, CoinsTaken)] == coins
    assert [score.rows["guilds"] for score in scores] == [points, 0]


def test_guild_may_count_another_city_at_the_end_than_when_it_was_built() -> None:
    done = build(table(city("altar", coins=50), city(), free="magistrates_guild"), "magistrates_guild")
    assert [event.coins for event in told(done, CoinsTaken)] == [1]
    later = (done.city, city("baths theater"))
    assert score_cities(standard_box(), later, 0)[0].rows["guilds"] == 2
