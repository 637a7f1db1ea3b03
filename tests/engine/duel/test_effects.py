"""What progress tokens and wonders do, and the conflict pawn (rules, Annexe 1 and 2, Victoire militaire)."""

from __future__ import annotations

import pytest

from engine.duel.choice import KeepToken, Revive, TakeOpponentCard, TakeToken
from engine.duel.city import City
from engine.duel.effects import BuildFromDiscard
from engine.duel.events import (
    CoinsLost,
    CoinsTaken,
    NothingToChoose,
    OpponentCardDiscarded,
    PairCompleted,
    PawnMoved,
    TradeCoinsGained,
    WonderRemoved,
)
from engine.duel.rules import standard_box
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.terms import CardId, TokenId, WonderId
from tests.engine.duel.setting import answer, build, build_wonder, choices, city, discard, table, told

FIVE_SYMBOLS = "scriptorium pharmacist apothecary workshop university"


@pytest.mark.parametrize(
    ("thing", "own", "other", "coins"),
    [
        ("forum", city(coins=9), city(coins=1, tokens="economy"), (4, 3)),
        # Nothing of printed coins, nor of its owner's trade.
        ("pretorium", city(coins=9), city(tokens="economy"), (1, 0)),
        ("walls", city(coins=9, tokens="economy"), city(), (5, 0)),
        # The discounted price, and what a wonder costs.
        ("aqueduct", city("stone_reserve", coins=9), city("quarry", tokens="economy"), (6, 3)),
        ("the_pyramids", city(coins=9, wonders="the_pyramids"), city(tokens="economy"), (1, 8)),
    ],
)
def test_economy_gets_what_the_opponent_pays_for_missing_resources(
    thing: str, own: City, other: City, coins: tuple[int, int]
) -> None:
    start = table(own, other, free="altar" if own.wonders else thing)
    done = build_wonder(start, thing) if own.wonders else build(start, thing)
    assert (done.city.coins, done.other_city.coins) == coins
    gained = [(event.seat, event.coins) for event in told(done, TradeCoinsGained)]
    assert gained == [(1, coins[1] - other.coins)] * (coins[1] > other.coins)


def test_law_is_a_symbol_that_makes_no_pair_and_may_be_the_sixth() -> None:
    asked = build(table(city(FIVE_SYMBOLS, coins=9), free="library altar", board="law"), "library")
    assert asked.table.victory is None
    done = answer(asked, TakeToken(TokenId("law")))
    assert (told(done, PairCompleted), done.table.victory) == ([], "scientific")


def test_strategy_adds_a_shield_to_later_red_cards_not_to_wonders() -> None:
    own = city("stable", coins=50, wonders="the_colossus", tokens="strategy")
    assert build(table(own, free="walls altar"), "walls").table.pawn == 3
    assert build_wonder(table(own, free="walls altar"), "the_colossus").table.pawn == 2


def test_theology_gives_every_later_wonder_one_more_turn_but_not_the_one_that_brought_it() -> None:
    own = city(coins=50, wonders="the_pyramids the_sphinx", tokens="theology")
    for wonder in ("the_pyramids", "the_sphinx"):
        done = build_wonder(table(own, free="altar baths"), wonder)
        assert done.table.plays_again
    assert not discard(table(done.city, free="altar baths"), "altar").table.plays_again
    start = table(city(coins=50, wonders="the_great_library"), free="altar baths")
    done = answer(build_wonder(start, "the_great_library"), KeepToken(TokenId("theology")))
    assert not done.table.plays_again
    own = city("scriptorium", coins=50, wonders="the_mausoleum")
    start = table(own, free="altar baths", discard="library", board="theology")
    revived = answer(build_wonder(start, "the_mausoleum"), Revive(CardId("library")))
    assert not answer(revived, TakeToken(TokenId("theology"))).table.plays_again


@pytest.mark.parametrize(("card", "coins"), [("barracks", [4]), ("altar", [])])
def test_urbanism_gives_four_coins_for_each_chain(card: str, coins: list[int]) -> None:
    done = build(table(city("garrison", tokens="urbanism"), free=card), card)
    assert [event.coins for event in told(done, CoinsTaken)] == coins


def test_a_pair_is_one_citys_and_gives_nothing_without_a_token_left() -> None:
    done = build(table(city("scriptorium"), free="library", board=""), "library")
    assert done.table.questions == []
    assert [(event.symbol, event.token) for event in told(done, PairCompleted)] == [("quill", False)]
    two_cities = build(table(city(coins=9), city("scriptorium"), free="library"), "library")
    assert two_cities.table.questions == []


# -- every wonder is built once and does what it says --------------------------------------------------


# Wood, stone, clay, glass and papyrus; points, shields and coins; whether its owner plays again.
WONDERS = {
    "circus_maximus": ("WSSG", 3, 1, 0, False),
    "the_colossus": ("CCCG", 3, 2, 0, False),
    "the_great_lighthouse": ("WSPP", 4, 0, 0, False),
    "the_hanging_gardens": ("WWGP", 3, 0, 6, True),
    "the_great_library": ("WWWGP", 4, 0, 0, False),
    "the_mausoleum": ("CCGGP", 2, 0, 0, False),
    "piraeus": ("WWSC", 2, 0, 0, True),
    "the_pyramids": ("SSSP", 9, 0, 0, False),
    "the_sphinx": ("SCGG", 6, 0, 0, True),
    "the_statue_of_zeus": ("WSCPP", 3, 1, 0, False),
    "the_temple_of_artemis": ("WSGP", 0, 0, 12, True),
    "the_appian_way": ("SSCCP", 3, 0, 3, True),
}
RESOURCES = {"W": "wood", "S": "stone", "C": "clay", "G": "glass", "P": "papyrus"}


def with_wonder(wonder_id: str, *, theirs: str = "", aside: str = "law economy") -> Table:
    other = city(theirs, coins=9)
    return table(city(coins=50, wonders=wonder_id), other, free="altar baths", aside=aside)


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_wonder_costs_and_gives_what_is_printed_on_it(wonder_id: str) -> None:
    cost, points, shields, coins, again = WONDERS[wonder_id]
    printed = standard_box().wonders[WonderId(wonder_id)].cost
    assert (printed.coins, printed.resources) == (0, {RESOURCES[each]: cost.count(each) for each in cost})
    done = build_wonder(with_wonder(wonder_id), wonder_id)
    assert done.city.coins == 50 - 2 * len(cost) + coins
    assert (done.city.built_wonders, done.city.buildings) == ([wonder_id], [])
    assert score_cities(standard_box(), done.table.cities, 0)[0].rows["wonders"] == points
    assert (done.table.pawn, done.table.plays_again) == (shields, again)


def test_box_has_these_twelve_wonders_whose_effects_come_before_their_questions() -> None:
    assert standard_box().wonders.keys() == WONDERS.keys()
    asking = {"DiscardOpponentCard", "BuildFromDiscard", "ChooseAsideToken"}
    for each in standard_box().wonders.values():
        names = [type(effect).__name__ for effect in each.effects]
        later = names[min([names.index(name) for name in asking & {*names}], default=0) :]
        assert not asking & {*names} or not {"Coins", "Shields"} & {*later}


@pytest.mark.parametrize(
    ("wonder_id", "theirs", "may_choose"),
    [
        ("the_statue_of_zeus", "quarry press sawmill altar", ["quarry", "sawmill"]),
        ("circus_maximus", "quarry press sawmill glassworks", ["press", "glassworks"]),
        # Without a card of the colour, shield and points stay.
        ("the_statue_of_zeus", "press altar", []),
        ("circus_maximus", "quarry altar", []),
    ],
)
def test_a_wonder_discards_a_card_of_the_opponent(wonder_id: str, theirs: str, may_choose: list[str]) -> None:
    done = build_wonder(with_wonder(wonder_id, theirs=theirs), wonder_id)
    assert (len(told(done, NothingToChoose)), done.table.pawn) == (not may_choose, 1)
    if may_choose:
        assert [choice.as_json()["card"] for choice in choices(done.table)] == may_choose
        done = answer(done, TakeOpponentCard(CardId(may_choose[0])))
        assert told(done, OpponentCardDiscarded)[0].card == may_choose[0]
    assert done.table.discard == may_choose[:1]
    assert done.other_city.buildings == [each for each in theirs.split() if each not in may_choose[:1]]


def test_the_mausoleum_finds_no_card_below_it_and_counts_strategy_but_no_chain_for_urbanism() -> None:
    done = build_wonder(with_wonder("the_mausoleum"), "the_mausoleum")
    assert [event.effect for event in told(done, NothingToChoose)] == [BuildFromDiscard()]
    own = city("garrison", coins=50, wonders="the_mausoleum", tokens="strategy urbanism")
    asked = build_wonder(table(own, free="altar baths", discard="barracks"), "the_mausoleum")
    done = answer(asked, Revive(CardId("barracks")))
    assert (done.table.pawn, told(done, CoinsTaken)) == (2, [])


def test_great_library_keeps_one_of_three_tokens() -> None:
    start = with_wonder("the_great_library", aside="law economy strategy theology")
    asked = build_wonder(start, "the_great_library")
    assert choices(asked.table) == tuple(KeepToken(TokenId(each)) for each in ("law", "economy", "strategy"))
    done = answer(asked, KeepToken(TokenId("economy")))
    assert (done.city.tokens, done.table.aside_tokens) == (["economy"], ["theology"])


@pytest.mark.parametrize(
    ("built", "removed"), [("piraeus the_sphinx the_colossus", 1), ("piraeus the_sphinx", 0)]
)
def test_seventh_wonder_sends_the_eighth_back_to_the_box(built: str, removed: int) -> None:
    own = city(coins=50, built=built, wonders="the_pyramids")
    other = city(built="the_mausoleum the_appian_way circus_maximus", wonders="the_temple_of_artemis")
    done = build_wonder(table(own, other, free="altar baths"), "the_pyramids")
    told_of = [(event.seat, event.wonder) for event in told(done, WonderRemoved)]
    assert told_of == [(1, "the_temple_of_artemis")] * removed
    assert len(done.other_city.unbuilt_wonders) == 1 - removed


# -- the conflict pawn, looting tokens and military supremacy ------------------------------------------


@pytest.mark.parametrize(
    ("card", "turn", "tokens", "start", "end"),
    [
        # Each shield moves the pawn a space towards the opponent.
        ("walls", 0, "", -3, -1),
        ("walls", 1, "", 0, -2),
        # Rules, Stratégie: a building with 2 shields moves the pawn 3 spaces.
        ("archery_range", 0, "strategy", 0, 3),
        # It stops at the capital.
        ("walls", 0, "", 7, 9),
        ("walls", 1, "", -8, -9),
    ],
)
def test_shields_move_the_pawn_and_win_at_the_capital(
    card: str, turn: int, tokens: str, start: int, end: int
) -> None:
    both = city(coins=9, tokens=tokens)
    done = build(table(both, both, free=f"{card} altar", turn=turn, pawn=start), card)
    assert [(event.start, event.end) for event in told(done, PawnMoved)] == [(start, end)]
    assert done.table.pawn == end
    won = abs(end) == 9
    assert done.table.victory == ("military" if won else None)
    assert (choices(done.table) == ()) == won


@pytest.mark.parametrize(
    ("card", "own", "pawn", "military_tokens", "lost", "left"),
    [
        # Rules, Victoire militaire: two shields reach a new zone, the opponent loses 2 coins.
        ("archery_range", "", 1, "loot_2_a loot_5_a loot_2_b loot_5_b", [2], "loot_5_a loot_2_b loot_5_b"),
        # A token never works twice, and not for the seat that comes back.
        ("walls", "", -4, "loot_2_b loot_5_b", [], "loot_2_b loot_5_b"),
        # One move through two zones applies both tokens.
        ("pretorium", "strategy", 2, "loot_2_a loot_5_a", [2, 5], ""),
    ],
)
def test_a_new_zone_loots_the_opponent_once(
    card: str, own: str, pawn: int, military_tokens: str, lost: list[int], left: str
) -> None:
    first, second = city(coins=20, tokens=own), city(coins=9)
    done = build(table(first, second, free=card, pawn=pawn, military_tokens=military_tokens), card)
    assert [event.coins for event in told(done, CoinsLost)] == lost
    assert done.other_city.coins == 9 - sum(lost)
    assert done.table.military_tokens == left.split()


@pytest.mark.parametrize(("coins", "left"), [(9, 4), (3, 0)])
def test_looting_takes_five_coins_or_all_that_are_left(coins: int, left: int) -> None:
    cities = city(coins=coins), city("stable", coins=9)
    done = build(table(*cities, free="walls", turn=1, pawn=-5, military_tokens="loot_5_b"), "walls")
    assert done.table.cities[0].coins == left
    lost = [(event.seat, event.coins, event.token) for event in told(done, CoinsLost)]
    assert lost == [(0, coins - left, "loot_5_b")]


def test_nothing_is_asked_once_the_shields_of_a_wonder_have_won() -> None:
    cities = city(coins=50, wonders="the_statue_of_zeus"), city("quarry clay_pit")
    done = build_wonder(table(*cities, free="altar baths", pawn=8), "the_statue_of_zeus")
    assert (done.table.victory, done.table.questions) == ("military", [])
    assert done.other_city.buildings == ["quarry", "clay_pit"]


def test_zones_count_their_points_for_who_leads() -> None:
    points = [standard_box().track.points(lead) for lead in range(-9, 10)]
    assert points == [0] * 10 + [2, 2, 5, 5, 5, 10, 10, 10, 0]
