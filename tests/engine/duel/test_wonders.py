"""Every wonder is built once and does what it says (rules, Annexe 2)."""

from __future__ import annotations

import pytest

from engine.duel.choice import KeepToken, Revive, TakeOpponentCard
from engine.duel.effects import BuildFromDiscard, ChooseAsideToken
from engine.duel.events import CoinsLost, CoinsTaken, NothingToChoose, OpponentCardDiscarded, WonderRemoved
from engine.duel.payment import Market
from engine.duel.rules import standard_box
from engine.duel.scoring import score_cities
from engine.duel.table import Table
from engine.terms import CardId, TokenId, WonderId
from tests.engine.duel.setting import answer, build_wonder, choices, city, costs, table, told

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


def with_wonder(
    wonder_id: str, *, theirs: str = "", their_coins: int = 9, discard: str = "", aside: str = "law economy"
) -> Table:
    other = city(theirs, coins=their_coins)
    own = city(coins=50, wonders=wonder_id)
    return table(own, other, free="altar baths", discard=discard, aside=aside)


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_wonder_costs_and_gives_what_is_printed_on_it(wonder_id: str) -> None:
    cost, points, shields, coins, again = WONDERS[wonder_id]
    printed = standard_box().wonders[WonderId(wonder_id)].cost
    assert (printed.coins, printed.resources) == (0, {RESOURCES[each]: cost.count(each) for each in cost})
    start = with_wonder(wonder_id)
    assert costs(start)[wonder_id] == (2 * len(cost), "trade")
    done = build_wonder(start, wonder_id)
    assert sum(event.coins for event in told(done, CoinsTaken)) == coins
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


@pytest.mark.parametrize(("coins", "lost"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_appian_way_takes_three_coins_from_the_opponent_or_all_that_are_left(coins: int, lost: int) -> None:
    done = build_wonder(with_wonder("the_appian_way", their_coins=coins), "the_appian_way")
    assert done.other_city.coins == coins - lost
    assert [event.coins for event in told(done, CoinsLost)] == [lost]


@pytest.mark.parametrize(
    ("wonder_id", "resources"),
    [("the_great_lighthouse", "wood stone clay"), ("piraeus", "glass papyrus")],
)
def test_wonder_produces_one_of_its_resources_and_leaves_the_trade_prices(
    wonder_id: str, resources: str
) -> None:
    done = build_wonder(with_wonder(wonder_id), wonder_id)
    assert done.city.production_choices == [tuple(resources.split())]
    assert set(Market(done.other_city, done.city).unit_prices.values()) == {2}


@pytest.mark.parametrize(
    ("wonder_id", "theirs", "may_choose"),
    [
        ("the_statue_of_zeus", "quarry press sawmill altar", ["quarry", "sawmill"]),
        ("circus_maximus", "quarry press sawmill glassworks", ["press", "glassworks"]),
    ],
)
def test_wonder_discards_a_card_of_the_opponent(wonder_id: str, theirs: str, may_choose: list[str]) -> None:
    asked = build_wonder(with_wonder(wonder_id, theirs=theirs), wonder_id)
    assert [choice.as_json()["card"] for choice in choices(asked.table)] == may_choose
    done = answer(asked, TakeOpponentCard(CardId(may_choose[0])))
    assert may_choose[0] not in done.other_city.buildings
    assert done.table.discard == [may_choose[0]]
    assert told(done, OpponentCardDiscarded)[0].card == may_choose[0]


def test_discarded_production_is_gone() -> None:
    start = with_wonder("the_statue_of_zeus", theirs="sawmill lumber_yard")
    asked = build_wonder(start, "the_statue_of_zeus")
    assert Market(asked.city, asked.other_city).unit_prices["wood"] == 5
    done = answer(asked, TakeOpponentCard(CardId("sawmill")))
    assert Market(done.city, done.other_city).unit_prices["wood"] == 3


@pytest.mark.parametrize(
    ("wonder_id", "theirs"), [("the_statue_of_zeus", "press altar"), ("circus_maximus", "quarry altar")]
)
def test_without_a_card_of_the_colour_shield_and_points_stay(wonder_id: str, theirs: str) -> None:
    done = build_wonder(with_wonder(wonder_id, theirs=theirs), wonder_id)
    assert (done.table.questions, done.table.pawn) == ([], 1)
    assert len(told(done, NothingToChoose)) == 1
    assert done.other_city.buildings == theirs.split()


def test_mausoleum_builds_any_discarded_card_without_cost() -> None:
    start = with_wonder("the_mausoleum", discard="pretorium brewery")
    asked = build_wonder(start, "the_mausoleum")
    assert [choice.as_json()["card"] for choice in choices(asked.table)] == ["pretorium", "brewery"]
    done = answer(asked, Revive(CardId("brewery")))
    assert (done.city.buildings, done.city.coins) == (["brewery"], asked.city.coins + 6)
    assert done.table.discard == ["pretorium"]


def test_mausoleum_never_finds_the_card_that_was_laid_under_it() -> None:
    done = build_wonder(with_wonder("the_mausoleum"), "the_mausoleum")
    assert done.table.discard == []
    assert [event.effect for event in told(done, NothingToChoose)] == [BuildFromDiscard()]


def test_mausoleum_counts_strategy_but_no_chain_for_urbanism() -> None:
    own = city("garrison", coins=50, wonders="the_mausoleum", tokens="strategy urbanism")
    asked = build_wonder(table(own, free="altar baths", discard="barracks"), "the_mausoleum")
    done = answer(asked, Revive(CardId("barracks")))
    assert done.table.pawn == 2
    assert told(done, CoinsTaken) == []


def test_great_library_keeps_one_of_three_tokens() -> None:
    start = with_wonder("the_great_library", aside="law economy strategy theology")
    asked = build_wonder(start, "the_great_library")
    question = asked.table.questions[0]
    assert (question.kind, question.effect) == ("library", ChooseAsideToken(3))
    assert choices(asked.table) == tuple(KeepToken(TokenId(each)) for each in ("law", "economy", "strategy"))
    done = answer(asked, KeepToken(TokenId("economy")))
    assert done.city.tokens == ["economy"]
    assert done.table.aside_tokens == ["theology"]


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
