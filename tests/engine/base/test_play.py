"""The course of a game: rounds, passing, ages, the end, and what is refused."""

from __future__ import annotations

from random import Random

import pytest

from engine.base.choice import Build
from engine.base.events import AgeBegan, Conflict, GameEnded, Sold
from engine.base.payment import POWER
from engine.game import IllegalChoice, Seat
from engine.record import resume
from engine.terms import CardId
from tests.engine.base.setting import boards, pass_time, pay, play, random_game, score, stacked
from tests.engine.base.setting import city as city_of
from tests.engine.play import random_step

BOARDS = ["giza A", "rhodes A", "babylon A"]
FIRST_BOARDS = [("alexandria", "B"), ("olympia", "B"), ("rhodes", "B")]
FIRST_HAND = ("altar", "press_age_1", "scriptorium", "marketplace", "timber_yard", "theater", "clay_pool")


def test_a_game_has_three_ages_of_six_rounds() -> None:
    game = stacked(BOARDS)
    told = []
    while not game.over:
        view = game.view(None)
        told.append((view.age, view.round, view.passing))
        play(game)
    assert told == [
        (age, number, passing)
        for age, passing in ((1, "left"), (2, "right"), (3, "left"))
        for number in range(1, 7)
    ]
    assert game.steps == 18


def test_hands_go_to_the_right_in_age_2() -> None:
    game = stacked(BOARDS, [], ["altar", "baths", "walls"])
    pass_time(game, 6)
    assert "altar" in game.view(Seat(0)).hand
    play(game)
    assert ["altar" in game.view(Seat(seat)).hand for seat in range(3)] == [False, False, True]


def test_a_sale_brings_three_coins_and_the_card_to_the_discard_pile() -> None:
    game = stacked(BOARDS, ["altar"])
    events = play(game, "sell altar")
    assert events[0] == Sold(Seat(0), 3)
    assert game.view(None).cities[0].coins == 6
    assert game.view(None).discard_size == 3


def test_the_events_of_an_ages_end_come_after_those_of_its_last_round() -> None:
    game = stacked(BOARDS)
    pass_time(game, 5)
    told = [type(event) for event in play(game)]
    assert told == [Sold] * 3 + [Conflict] * 3 + [AgeBegan]
    assert [city.conflicts for city in game.view(None).cities] == [(), (), ()], "shields are equal"
    pass_time(game, 11)
    events = play(game)
    assert isinstance(events[-1], GameEnded)
    assert events[-1].scores == game.view(None).scores
    assert game.over
    assert game.decisions() == ()


def test_a_choice_may_leave_out_what_follows() -> None:
    game = stacked(BOARDS, ["timber_yard"])
    short = game.read_choice(Seat(0), {"card": "timber_yard", "action": "build"})
    long = game.read_choice(
        Seat(0), {"card": "timber_yard", "action": "build", "bank": 1, "left": 0, "right": 0, "how": "own"}
    )
    assert short == long == Build(CardId("timber_yard"), pay(bank=1))


def test_olympias_power_is_never_what_a_choice_means_by_chance() -> None:
    game = stacked(["olympia A", *BOARDS[1:]], ["palace"])
    game.table.cities[0].abilities |= {"free_build_once_per_age"}
    game = game.copy()
    with pytest.raises(IllegalChoice):
        game.read_choice(Seat(0), {"card": "palace", "action": "build"})
    power = game.read_choice(Seat(0), {"card": "palace", "action": "build", "how": "power"})
    assert power == Build(CardId("palace"), POWER)


def test_the_deal_of_a_seed_stays_what_it_was() -> None:
    game = random_game(3, 1)
    assert [(board.wonder, board.side) for board in game.deal.boards] == FIRST_BOARDS
    assert game.deal.hands[0][0] == FIRST_HAND


@pytest.mark.parametrize("sides", ["A", "B", "A+B"])
def test_sides_are_dealt_as_agreed(sides: str) -> None:
    games = (random_game(7, seed, {"sides": sides}) for seed in range(5))
    assert {board.side for game in games for board in game.deal.boards} == set(sides) - {"+"}


def test_chosen_boards_are_kept_and_the_rest_dealt() -> None:
    wonders = [None, {"wonder": "giza", "side": "B"}, None]
    for seed in range(20):
        game = random_game(3, seed, {"wonders": wonders, "sides": "A"})
        assert resume(game.record()).record() == game.record()
        dealt = game.deal.boards
        assert dealt[1] == boards("giza B")[0]
        assert len({board.wonder for board in dealt}) == 3


@pytest.mark.parametrize("wanted", [False, True])
def test_manneken_pis_is_dealt_only_if_wanted(wanted: bool) -> None:
    games = (random_game(7, seed, {"manneken_pis": wanted}) for seed in range(15))
    assert ("manneken_pis" in {board.wonder for game in games for board in game.deal.boards}) == wanted


def test_a_tie_is_broken_by_coins_and_then_shared() -> None:
    table = (city_of("giza A", "altar"), city_of("rhodes A", coins=9), city_of("babylon A", coins=9))
    scores = [score(*table, seat=seat) for seat in range(3)]
    assert [(each.total, each.rank) for each in scores] == [(3, 3), (3, 1), (3, 1)]


def test_choices_found_complete_are_checked_when_they_change_and_in_the_next_step() -> None:
    game = random_game(3, 4)
    chosen = random_step(game, Random(4))
    assert game.decisions(chosen) == ()
    with pytest.raises(IllegalChoice):
        game.play({**chosen, Seat(0): Build(CardId("palace"), pay())})
    assert game.steps == 0
    game.play(chosen)
    with pytest.raises(IllegalChoice):
        game.play(chosen)
    assert game.steps == 1
