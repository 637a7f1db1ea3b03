"""Progress tokens, wonders and the conflict pawn (rules, Annexe 1 and 2, Victoire militaire)."""

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
from tests.engine.duel.setting import answer, build, build_wonder, choices, city, discard, events_of, table

FIVE_SYMBOLS = "scriptorium pharmacist apothecary workshop university"


@pytest.mark.parametrize(
    ("thing", "own", "other", "coins"),
    [
        ("forum", city(coins=9), city(coins=1, tokens="economy"), (4, 3)),
        # Neither printed coins nor the owner's own trade count.
        ("pretorium", city(coins=9), city(tokens="economy"), (1, 0)),
        ("walls", city(coins=9, tokens="economy"), city(), (5, 0)),
        # Discounted prices and wonders count.
        ("aqueduct", city("stone_reserve", coins=9), city("quarry", tokens="economy"), (6, 3)),
        ("the_pyramids", city(coins=9, wonders="the_pyramids"), city(tokens="economy"), (1, 8)),
    ],
)
def test_economy_gains_the_coins_the_opponent_pays_for_resources(
    thing: str, own: City, other: City, coins: tuple[int, int]
) -> None:
    start = table(own, other, free="altar" if own.wonders else thing)
    done = build_wonder(start, thing) if own.wonders else build(start, thing)
    assert (done.city.coins, done.other_city.coins) == coins
    gained = [(event.seat, event.coins) for event in events_of(done, TradeCoinsGained)]
    assert gained == [(1, coins[1] - other.coins)] * (coins[1] > other.coins)


def test_law_completes_no_pair_but_counts_as_a_symbol() -> None:
    asked = build(table(city(FIVE_SYMBOLS, coins=9), free="library altar", board="law"), "library")
    assert asked.table.victory is None
    done = answer(asked, TakeToken(TokenId("law")))
    assert (events_of(done, PairCompleted), done.table.victory) == ([], "scientific")


def test_strategy_adds_a_shield_to_red_cards_but_not_to_wonders() -> None:
    own = city("stable", coins=50, wonders="the_colossus", tokens="strategy")
    assert build(table(own, free="walls altar"), "walls").table.pawn == 3
    assert build_wonder(table(own, free="walls altar"), "the_colossus").table.pawn == 2


def test_theology_grants_an_extra_turn_to_wonders_built_later() -> None:
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
    assert [event.coins for event in events_of(done, CoinsTaken)] == coins


def test_a_pair_needs_one_city_and_a_token_on_the_board() -> None:
    done = build(table(city("scriptorium"), free="library", board=""), "library")
    assert done.table.questions == []
    assert [(event.symbol, event.token) for event in events_of(done, PairCompleted)] == [("quill", False)]
    two_cities = build(table(city(coins=9), city("scriptorium"), free="library"), "library")
    assert two_cities.table.questions == []


# -- wonders -------------------------------------------------------------------------------------------


# Wood, stone, clay, glass and papyrus; points, shields and coins; whether it gives an extra turn.
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
def test_each_duel_wonder_costs_and_does_what_is_printed(wonder_id: str) -> None:
    cost, points, shields, coins, again = WONDERS[wonder_id]
    printed = standard_box().wonders[WonderId(wonder_id)].cost
    assert (printed.coins, printed.resources) == (0, {RESOURCES[each]: cost.count(each) for each in cost})
    done = build_wonder(with_wonder(wonder_id), wonder_id)
    assert done.city.coins == 50 - 2 * len(cost) + coins
    assert (done.city.built_wonders, done.city.buildings) == ([wonder_id], [])
    assert score_cities(standard_box(), done.table.cities, 0)[0].rows["wonders"] == points
    assert (done.table.pawn, done.table.plays_again) == (shields, again)


def test_duel_has_twelve_wonders_which_ask_after_their_other_effects() -> None:
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
        # Without a card of the colour, only shields and points apply.
        ("the_statue_of_zeus", "press altar", []),
        ("circus_maximus", "quarry altar", []),
    ],
)
def test_a_wonder_discards_a_card_of_the_opponent(wonder_id: str, theirs: str, may_choose: list[str]) -> None:
    done = build_wonder(with_wonder(wonder_id, theirs=theirs), wonder_id)
    assert (len(events_of(done, NothingToChoose)), done.table.pawn) == (not may_choose, 1)
    if may_choose:
        assert [choice.as_json()["card"] for choice in choices(done.table)] == may_choose
        done = answer(done, TakeOpponentCard(CardId(may_choose[0])))
        assert events_of(done, OpponentCardDiscarded)[0].card == may_choose[0]
    assert done.table.discard == may_choose[:1]
    assert done.other_city.buildings == [each for each in theirs.split() if each not in may_choose[:1]]


def test_the_mausoleum_applies_strategy_but_gains_no_coins_by_urbanism() -> None:
    done = build_wonder(with_wonder("the_mausoleum"), "the_mausoleum")
    assert [event.effect for event in events_of(done, NothingToChoose)] == [BuildFromDiscard()]
    own = city("garrison", coins=50, wonders="the_mausoleum", tokens="strategy urbanism")
    asked = build_wonder(table(own, free="altar baths", discard="barracks"), "the_mausoleum")
    done = answer(asked, Revive(CardId("barracks")))
    assert (done.table.pawn, events_of(done, CoinsTaken)) == (2, [])


def test_the_great_library_offers_three_of_the_tokens_set_aside() -> None:
    start = with_wonder("the_great_library", aside="law economy strategy theology")
    asked = build_wonder(start, "the_great_library")
    assert choices(asked.table) == tuple(KeepToken(TokenId(each)) for each in ("law", "economy", "strategy"))
    done = answer(asked, KeepToken(TokenId("economy")))
    assert (done.city.tokens, done.table.aside_tokens) == (["economy"], ["theology"])


@pytest.mark.parametrize(
    ("built", "removed"), [("piraeus the_sphinx the_colossus", 1), ("piraeus the_sphinx", 0)]
)
def test_the_eighth_wonder_is_removed_once_seven_are_built(built: str, removed: int) -> None:
    own = city(coins=50, built=built, wonders="the_pyramids")
    other = city(built="the_mausoleum the_appian_way circus_maximus", wonders="the_temple_of_artemis")
    done = build_wonder(table(own, other, free="altar baths"), "the_pyramids")
    told_of = [(event.seat, event.wonder) for event in events_of(done, WonderRemoved)]
    assert told_of == [(1, "the_temple_of_artemis")] * removed
    assert len(done.other_city.unbuilt_wonders) == 1 - removed


# -- the conflict pawn, looting tokens and military supremacy ------------------------------------------


@pytest.mark.parametrize(
    ("card", "turn", "tokens", "start", "end"),
    [
        # Each shield moves the pawn one space towards the opponent.
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
    assert [(event.start, event.end) for event in events_of(done, PawnMoved)] == [(start, end)]
    assert done.table.pawn == end
    won = abs(end) == 9
    assert done.table.victory == ("military" if won else None)
    assert (choices(done.table) == ()) == won


@pytest.mark.parametrize(
    ("card", "own", "pawn", "military_tokens", "lost", "left"),
    [
        # Rules, Victoire militaire: two shields reach a new zone, the opponent loses 2 coins.
        ("archery_range", "", 1, "loot_2_a loot_5_a loot_2_b loot_5_b", [2], "loot_5_a loot_2_b loot_5_b"),
        # A token applies once, and not when the pawn moves back.
        ("walls", "", -4, "loot_2_b loot_5_b", [], "loot_2_b loot_5_b"),
        # One move through two zones applies both tokens.
        ("pretorium", "strategy", 2, "loot_2_a loot_5_a", [2, 5], ""),
    ],
)
def test_looting_tokens_apply_once_when_the_pawn_enters_their_zone(
    card: str, own: str, pawn: int, military_tokens: str, lost: list[int], left: str
) -> None:
    first, second = city(coins=20, tokens=own), city(coins=9)
    done = build(table(first, second, free=card, pawn=pawn, military_tokens=military_tokens), card)
    assert [event.coins for event in events_of(done, CoinsLost)] == lost
    assert done.other_city.coins == 9 - sum(lost)
    assert done.table.military_tokens == left.split()


@pytest.mark.parametrize(("coins", "left"), [(9, 4), (3, 0)])
def test_looting_takes_at_most_the_opponents_coins(coins: int, left: int) -> None:
    cities = city(coins=coins), city("stable", coins=9)
    done = build(table(*cities, free="walls", turn=1, pawn=-5, military_tokens="loot_5_b"), "walls")
    assert done.table.cities[0].coins == left
    lost = [(event.seat, event.coins, event.token) for event in events_of(done, CoinsLost)]
    assert lost == [(0, coins - left, "loot_5_b")]


def test_a_military_supremacy_skips_the_wonders_other_effects() -> None:
    cities = city(coins=50, wonders="the_statue_of_zeus"), city("quarry clay_pit")
    done = build_wonder(table(*cities, free="altar baths", pawn=8), "the_statue_of_zeus")
    assert (done.table.victory, done.table.questions) == ("military", [])
    assert done.other_city.buildings == ["quarry", "clay_pit"]


def test_military_points_of_the_leader_by_zone() -> None:
    points = [standard_box().track.points(lead) for lead in range(-9, 10)]
    assert points == [0] * 10 + [2, 2, 5, 5, 5, 10, 10, 10, 0]
