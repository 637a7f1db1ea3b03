"""Every progress token does what it says (rules, Annexe 1); what it takes off a price: `test_payment`."""

from __future__ import annotations

import pytest

from engine.duel.choice import KeepToken, Revive, TakeToken
from engine.duel.city import City
from engine.duel.events import CoinsTaken, PairCompleted, TokenTaken, TradeCoinsGained
from engine.duel.rules import standard_box
from engine.duel.scoring import score_cities
from engine.terms import CardId, TokenId
from tests.engine.duel.setting import (
    Done,
    answer,
    build,
    build_wonder,
    choices,
    city,
    discard,
    table,
    told,
)

FIVE_SYMBOLS = "scriptorium pharmacist apothecary workshop university"


def take(token: str) -> Done:
    """Complete a pair of quills and take a token for it."""
    start = table(city("scriptorium"), free="library altar", board=f"{token} philosophy")
    return answer(build(start, "library"), TakeToken(TokenId(token)))


@pytest.mark.parametrize(
    ("token", "coins", "points"), [("agriculture", 6, 4), ("philosophy", 0, 7), ("urbanism", 6, 0)]
)
def test_what_a_token_gives_at_once_and_at_the_end(token: str, coins: int, points: int) -> None:
    done = take(token)
    assert done.city.coins == coins
    assert score_cities(standard_box(), done.table.cities, 0)[0].rows["progress"] == points


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
    done = (
        build_wonder(table(own, other), thing) if own.wonders else build(table(own, other, free=thing), thing)
    )
    assert (done.city.coins, done.other_city.coins) == coins
    gained = coins[1] - other.coins
    assert [(event.seat, event.coins) for event in told(done, TradeCoinsGained)] == [(1, gained)] * bool(
        gained
    )


def test_law_is_a_symbol_that_makes_no_pair_and_may_be_the_sixth() -> None:
    done = take("law")
    assert done.city.symbols == {"quill": 2, "scales": 1}
    assert told(done, PairCompleted) == []
    asked = build(table(city(FIVE_SYMBOLS, coins=9), free="library altar", board="law"), "library")
    assert asked.table.victory is None
    assert answer(asked, TakeToken(TokenId("law"))).table.victory == "scientific"


def test_mathematics_counts_three_points_for_each_token_itself_included() -> None:
    cities = (city(tokens="law mathematics strategy"), city(tokens="economy"))
    assert [score.rows["progress"] for score in score_cities(standard_box(), cities, 0)] == [9, 0]


def test_strategy_adds_a_shield_to_later_red_cards_not_to_wonders() -> None:
    own = city("stable", coins=50, wonders="the_colossus", tokens="strategy")
    assert build(table(own, free="walls altar"), "walls").table.pawn == 3
    assert build_wonder(table(own, free="walls altar"), "the_colossus").table.pawn == 2


def test_theology_gives_every_later_wonder_another_turn_but_never_two() -> None:
    own = city(coins=50, wonders="the_pyramids the_sphinx", tokens="theology")
    assert build_wonder(table(own, free="altar baths"), "the_pyramids").table.plays_again
    done = build_wonder(table(own, free="altar baths"), "the_sphinx")
    assert done.table.plays_again
    assert not discard(table(done.city, free="altar baths"), "altar").table.plays_again


def test_theology_comes_too_late_for_the_wonder_that_brought_it() -> None:
    start = table(city(coins=50, wonders="the_great_library"), free="altar baths")
    done = answer(build_wonder(start, "the_great_library"), KeepToken(TokenId("theology")))
    assert not done.table.plays_again
    own = city("scriptorium", coins=50, wonders="the_mausoleum")
    start = table(own, free="altar baths", discard="library", board="theology")
    revived = answer(build_wonder(start, "the_mausoleum"), Revive(CardId("library")))
    assert [question.kind for question in revived.table.questions] == ["token"]
    assert not answer(revived, TakeToken(TokenId("theology"))).table.plays_again


@pytest.mark.parametrize(("card", "coins"), [("barracks", [4]), ("altar", [])])
def test_urbanism_gives_four_coins_for_each_chain(card: str, coins: list[int]) -> None:
    done = build(table(city("garrison", tokens="urbanism"), free=card), card)
    assert [event.coins for event in told(done, CoinsTaken)] == coins


def test_second_card_with_a_symbol_lets_its_owner_choose_from_the_board() -> None:
    start = table(city("scriptorium"), city("pharmacist"), free="library", board="law economy")
    asked = build(start, "library")
    assert choices(asked.table) == (TakeToken(TokenId("law")), TakeToken(TokenId("economy")))
    done = answer(asked, TakeToken(TokenId("economy")))
    assert done.table.board_tokens == ["law"]
    assert told(done, TokenTaken)[0].from_library is False


def test_a_pair_is_one_citys_and_gives_nothing_without_a_token_left() -> None:
    done = build(table(city("scriptorium"), free="library", board=""), "library")
    assert done.table.questions == []
    assert [(event.symbol, event.token) for event in told(done, PairCompleted)] == [("quill", False)]
    two_cities = build(table(city(coins=9), city("scriptorium"), free="library"), "library")
    assert two_cities.table.questions == []


@pytest.mark.parametrize(
    ("last", "victory", "asked"),
    [("academy", "scientific", []), ("study", "scientific", []), ("observatory", None, ["token"])],
)
def test_six_different_symbols_win_at_once(last: str, victory: str | None, asked: list[str]) -> None:
    done = build(table(city(FIVE_SYMBOLS, coins=50), free=last), last)
    assert done.table.victory == victory
    assert [question.kind for question in done.table.questions] == asked
