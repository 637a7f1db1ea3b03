"""Every progress token does what it says (rules, Annexe 1)."""

from __future__ import annotations

import pytest

from engine.duel.choice import DuelChoice, KeepToken, Revive, TakeToken
from engine.duel.events import Built, CoinsTaken, PairCompleted, TokenTaken, TradeCoinsGained
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
    costs,
    discard,
    table,
    told,
)


def take(token: str, *, coins: int = 0) -> Done:
    """Complete a pair of quills and take a token for it."""
    start = table(city("scriptorium", coins=coins), free="library altar", board=f"{token} philosophy")
    asked = build(start, "library")
    return answer(asked, TakeToken(TokenId(token)))


def test_box_has_ten_tokens() -> None:
    assert len(standard_box().tokens) == 10


def test_agriculture_gives_six_coins_and_four_points() -> None:
    done = take("agriculture")
    assert done.city.coins == 6
    assert score_cities(standard_box(), done.table.cities, 0)[0].rows["progress"] == 4


def test_architecture_takes_two_resources_off_later_wonders() -> None:
    own = city(coins=50, wonders="the_pyramids", tokens="architecture")
    other = city("quarry stone_pit shelf_quarry")
    # Three stones at 6 coins and a papyrus at 2: the two dearest are left out.
    assert costs(table(own, other))["the_pyramids"] == (8, "trade")


def test_architecture_leaves_cards_as_they_are() -> None:
    start = table(city(coins=50, tokens="architecture"), free="aqueduct walls")
    assert costs(start)["aqueduct"] == (6, "trade")


def test_masonry_takes_two_resources_off_later_blue_cards() -> None:
    start = table(city(coins=50, tokens="masonry"), free="aqueduct walls baths")
    assert costs(start)["aqueduct"] == (2, "trade")
    assert costs(start)["baths"] == (0, "own")
    assert costs(start)["walls"] == (4, "trade")


def test_masonry_leaves_wonders_as_they_are() -> None:
    start = table(city(coins=50, wonders="the_pyramids", tokens="masonry"))
    assert costs(start)["the_pyramids"] == (8, "trade")


def test_economy_gets_what_the_opponent_pays_for_missing_resources() -> None:
    start = table(city(coins=9), city(coins=1, tokens="economy"), free="forum")
    done = build(start, "forum")
    assert told(done, Built)[0].coins == 3
    assert done.city.coins == 4
    assert done.other_city.coins == 3
    assert [(event.seat, event.coins) for event in told(done, TradeCoinsGained)] == [(1, 2)]


def test_economy_gets_nothing_of_printed_coins_or_of_its_owners_trade() -> None:
    printed = build(table(city(coins=9), city(tokens="economy"), free="pretorium"), "pretorium")
    assert printed.other_city.coins == 0
    own = build(table(city(coins=9, tokens="economy"), free="walls"), "walls")
    assert (own.city.coins, own.other_city.coins) == (5, 0)


def test_economy_gets_the_discounted_price() -> None:
    start = table(city("stone_reserve", coins=9), city("quarry", tokens="economy"), free="aqueduct")
    assert build(start, "aqueduct").other_city.coins == 3


def test_economy_gets_what_a_wonder_costs() -> None:
    start = table(city(coins=9, wonders="the_pyramids"), city(tokens="economy"))
    assert build_wonder(start, "the_pyramids").other_city.coins == 8


def test_law_is_a_symbol_that_makes_no_pair() -> None:
    done = take("law")
    assert done.city.symbols == {"quill": 2, "scales": 1}
    assert told(done, PairCompleted) == []


def test_law_may_be_the_sixth_symbol() -> None:
    own = city("scriptorium pharmacist apothecary workshop university", coins=9)
    asked = build(table(own, free="library altar", board="law"), "library")
    assert asked.table.victory is None
    assert answer(asked, TakeToken(TokenId("law"))).table.victory == "scientific"


def test_mathematics_counts_three_points_for_each_token_itself_included() -> None:
    cities = (city(tokens="law mathematics strategy"), city(tokens="economy"))
    assert [score.rows["progress"] for score in score_cities(standard_box(), cities, 0)] == [9, 0]


def test_philosophy_counts_seven_points() -> None:
    assert score_cities(standard_box(), take("philosophy").table.cities, 0)[0].rows["progress"] == 7


def test_strategy_adds_a_shield_to_later_red_cards_not_to_wonders() -> None:
    own = city("stable", coins=50, wonders="the_colossus", tokens="strategy")
    assert build(table(own, free="walls altar"), "walls").table.pawn == 3
    assert build_wonder(table(own, free="walls altar"), "the_colossus").table.pawn == 2


def test_theology_gives_every_later_wonder_another_turn_but_never_two() -> None:
    own = city(coins=50, wonders="the_pyramids the_sphinx", tokens="theology")
    assert build_wonder(table(own, free="altar baths"), "the_pyramids").table.plays_again
    done = build_wonder(table(own, free="altar baths"), "the_sphinx")
    assert done.table.plays_again
    after = discard(table(done.city, free="altar baths"), "altar")
    assert not after.table.plays_again


def test_theology_from_the_great_library_comes_too_late_for_the_library() -> None:
    start = table(city(coins=50, wonders="the_great_library"), free="altar baths")
    done = answer(build_wonder(start, "the_great_library"), KeepToken(TokenId("theology")))
    assert not done.table.plays_again


def test_theology_taken_for_a_revived_pair_comes_too_late_for_the_mausoleum() -> None:
    start = table(
        city("scriptorium", coins=50, wonders="the_mausoleum"),
        free="altar baths",
        discard="library",
        board="theology",
    )
    revived = answer(build_wonder(start, "the_mausoleum"), Revive(CardId("library")))
    assert not answer(revived, TakeToken(TokenId("theology"))).table.plays_again


def test_urbanism_gives_six_coins_and_four_for_each_chain() -> None:
    assert take("urbanism").city.coins == 6
    done = build(table(city("garrison", tokens="urbanism"), free="barracks"), "barracks")
    assert [event.coins for event in told(done, CoinsTaken)] == [4]
    free = build(table(city("garrison", tokens="urbanism"), free="altar"), "altar")
    assert free.city.coins == 0


def test_second_card_with_a_symbol_lets_its_owner_choose_from_the_board() -> None:
    asked = build(
        table(city("scriptorium"), city("pharmacist"), free="library", board="law economy"), "library"
    )
    offered: tuple[DuelChoice, ...] = choices(asked.table)
    assert offered == (TakeToken(TokenId("law")), TakeToken(TokenId("economy")))
    done = answer(asked, TakeToken(TokenId("economy")))
    assert done.table.board_tokens == ["law"]
    assert told(done, TokenTaken)[0].from_library is False


def test_pair_without_a_token_left_gives_nothing() -> None:
    done = build(table(city("scriptorium"), free="library", board=""), "library")
    assert done.table.questions == []
    assert [(event.symbol, event.token) for event in told(done, PairCompleted)] == [("quill", False)]


def test_symbols_of_the_two_cities_make_no_pair() -> None:
    done = build(table(city(coins=9), city("scriptorium"), free="library"), "library")
    assert done.table.questions == []


@pytest.mark.parametrize("last", ["academy", "study"])
def test_six_different_symbols_win_at_once(last: str) -> None:
    own = city("scriptorium pharmacist apothecary workshop university", coins=50)
    assert build(table(own, free=last), last).table.victory == "scientific"


def test_five_different_symbols_and_a_pair_do_not_win() -> None:
    own = city("scriptorium pharmacist apothecary workshop university", coins=50)
    done = build(table(own, free="observatory"), "observatory")
    assert done.table.victory is None
    assert [question.kind for question in done.table.questions] == ["token"]
