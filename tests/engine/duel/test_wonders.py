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
from engine.terms import CardId, TokenId
from tests.engine.duel.setting import answer, build_wonder, choices, city, costs, table, told

COSTS = {
    "circus_maximus": {"wood": 1, "stone": 2, "glass": 1},
    "the_colossus": {"clay": 3, "glass": 1},
    "the_great_lighthouse": {"wood": 1, "stone": 1, "papyrus": 2},
    "the_hanging_gardens": {"wood": 2, "glass": 1, "papyrus": 1},
    "the_great_library": {"wood": 3, "glass": 1, "papyrus": 1},
    "the_mausoleum": {"clay": 2, "glass": 2, "papyrus": 1},
    "piraeus": {"wood": 2, "stone": 1, "clay": 1},
    "the_pyramids": {"stone": 3, "papyrus": 1},
    "the_sphinx": {"stone": 1, "clay": 1, "glass": 2},
    "the_statue_of_zeus": {"wood": 1, "stone": 1, "clay": 1, "papyrus": 2},
    "the_temple_of_artemis": {"wood": 1, "stone": 1, "glass": 1, "papyrus": 1},
    "the_appian_way": {"stone": 2, "clay": 2, "papyrus": 1},
}
POINTS = {
    "circus_maximus": 3,
    "the_colossus": 3,
    "the_great_lighthouse": 4,
    "the_hanging_gardens": 3,
    "the_great_library": 4,
    "the_mausoleum": 2,
    "piraeus": 2,
    "the_pyramids": 9,
    "the_sphinx": 6,
    "the_statue_of_zeus": 3,
    "the_temple_of_artemis": 0,
    "the_appian_way": 3,
}
PLAY_AGAIN = {
    "the_hanging_gardens",
    "piraeus",
    "the_sphinx",
    "the_temple_of_artemis",
    "the_appian_way",
}


def with_wonder(
    wonder_id: str, *, theirs: str = "", their_coins: int = 9, discard: str = "", aside: str = "law economy"
) -> Table:
    other = city(theirs, coins=their_coins)
    own = city(coins=50, wonders=wonder_id)
    return table(own, other, free="altar baths", discard=discard, aside=aside)


@pytest.mark.parametrize("wonder_id", COSTS)
def test_wonder_costs_what_is_printed_on_it_and_counts_its_points(wonder_id: str) -> None:
    start = with_wonder(wonder_id)
    cost = 2 * sum(COSTS[wonder_id].values())
    assert costs(start)[wonder_id] == (cost, "trade")
    done = build_wonder(start, wonder_id)
    taken = sum(event.coins for event in told(done, CoinsTaken))
    assert done.city.coins == 50 - cost + taken
    assert done.city.built_wonders == [wonder_id]
    assert done.city.buildings == []
    assert score_cities(standard_box(), done.table.cities, 0)[0].rows["wonders"] == POINTS[wonder_id]
    assert done.table.plays_again == (wonder_id in PLAY_AGAIN)


def test_box_has_these_twelve_wonders() -> None:
    assert {str(each.id): dict(each.cost.resources) for each in standard_box().wonders.values()} == COSTS
    assert all(each.cost.coins == 0 for each in standard_box().wonders.values())


@pytest.mark.parametrize(
    ("wonder_id", "shields"),
    [("the_colossus", 2), ("circus_maximus", 1), ("the_statue_of_zeus", 1), ("the_sphinx", 0)],
)
def test_shields_of_a_wonder_move_the_pawn(wonder_id: str, shields: int) -> None:
    assert build_wonder(with_wonder(wonder_id), wonder_id).table.pawn == shields


@pytest.mark.parametrize(
    ("wonder_id", "coins"),
    [("the_hanging_gardens", 6), ("the_temple_of_artemis", 12), ("the_appian_way", 3), ("the_sphinx", 0)],
)
def test_coins_of_a_wonder_come_from_the_bank(wonder_id: str, coins: int) -> None:
    done = build_wonder(with_wonder(wonder_id), wonder_id)
    assert sum(event.coins for event in told(done, CoinsTaken)) == coins


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
    offered = choices(asked.table)
    assert [choice.as_json()["card"] for choice in offered] == may_choose
    done = answer(asked, TakeOpponentCard(CardId(may_choose[0])))
    assert may_choose[0] not in done.other_city.buildings
    assert done.table.discard == [may_choose[0]]
    assert told(done, OpponentCardDiscarded)[0].card == may_choose[0]


def test_discarded_production_is_gone() -> None:
    asked = build_wonder(
        with_wonder("the_statue_of_zeus", theirs="sawmill lumber_yard"), "the_statue_of_zeus"
    )
    assert Market(asked.city, asked.other_city).unit_prices["wood"] == 5
    done = answer(asked, TakeOpponentCard(CardId("sawmill")))
    assert Market(done.city, done.other_city).unit_prices["wood"] == 3


@pytest.mark.parametrize(
    ("wonder_id", "theirs"), [("the_statue_of_zeus", "press altar"), ("circus_maximus", "quarry altar")]
)
def test_without_a_card_of_the_colour_shield_and_points_stay(wonder_id: str, theirs: str) -> None:
    done = build_wonder(with_wonder(wonder_id, theirs=theirs), wonder_id)
    assert done.table.questions == []
    assert len(told(done, NothingToChoose)) == 1
    assert done.table.pawn == 1
    assert done.other_city.buildings == theirs.split()


def test_mausoleum_builds_any_discarded_card_without_cost() -> None:
    start = with_wonder("the_mausoleum", discard="pretorium brewery")
    asked = build_wonder(start, "the_mausoleum")
    coins = asked.city.coins
    assert [choice.as_json()["card"] for choice in choices(asked.table)] == ["pretorium", "brewery"]
    done = answer(asked, Revive(CardId("brewery")))
    assert done.city.buildings == ["brewery"]
    assert done.city.coins == coins + 6
    assert done.table.discard == ["pretorium"]


def test_mausoleum_never_finds_the_card_that_was_laid_under_it() -> None:
    done = build_wonder(with_wonder("the_mausoleum"), "the_mausoleum")
    assert done.table.discard == []
    assert [event.effect for event in told(done, NothingToChoose)] == [BuildFromDiscard()]
    assert done.city.built_wonders == ["the_mausoleum"]


def test_mausoleum_opens_a_pair() -> None:
    start = table(
        city("scriptorium", coins=50, wonders="the_mausoleum"), free="altar baths", discard="library"
    )
    done = answer(build_wonder(start, "the_mausoleum"), Revive(CardId("library")))
    assert [question.kind for question in done.table.questions] == ["token"]


def test_mausoleum_counts_strategy_but_no_chain_for_urbanism() -> None:
    own = city("garrison", coins=50, wonders="the_mausoleum", tokens="strategy urbanism")
    done = answer(
        build_wonder(table(own, free="altar baths", discard="barracks"), "the_mausoleum"),
        Revive(CardId("barracks")),
    )
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


def test_seventh_wonder_sends_the_eighth_back_to_the_box() -> None:
    own = city(coins=50, built="piraeus the_sphinx the_colossus", wonders="the_pyramids")
    other = city(
        built="the_mausoleum the_appian_way circus_maximus", wonders="the_temple_of_artemis", coins=50
    )
    done = build_wonder(table(own, other, free="altar baths"), "the_pyramids")
    assert [(event.seat, event.wonder) for event in told(done, WonderRemoved)] == [
        (1, "the_temple_of_artemis")
    ]
    assert done.other_city.unbuilt_wonders == []
    assert len(done.city.built_wonders) + len(done.other_city.built_wonders) == 7


def test_sixth_wonder_leaves_the_others() -> None:
    own = city(coins=50, built="piraeus the_sphinx", wonders="the_pyramids the_colossus")
    other = city(built="the_mausoleum the_appian_way circus_maximus", wonders="the_temple_of_artemis")
    done = build_wonder(table(own, other, free="altar baths"), "the_pyramids")
    assert told(done, WonderRemoved) == []
    assert done.city.unbuilt_wonders == ["the_colossus"]


def test_wonders_stand_in_the_data_with_their_effects_before_their_questions() -> None:
    for each in standard_box().wonders.values():
        names = [type(effect).__name__ for effect in each.effects]
        asking = {"DiscardOpponentCard", "BuildFromDiscard", "ChooseAsideToken"}
        last_own = max(
            (number for number, name in enumerate(names) if name in {"Coins", "Shields"}), default=-1
        )
        assert all(number > last_own for number, name in enumerate(names) if name in asking)
