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
from tests.engine.base.setting import boards, pass_time, pay, play, random_game, stacked
from tests.engine.play import random_step

BOARDS = ["giza A", "rhodes A", "babylon A"]


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
