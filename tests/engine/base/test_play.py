"""The course of a game: rounds, passing, ages, the end, and what is refused."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.events import AgeBegan, Conflict, GameEnded, Sold
from engine.base.payment import CHAIN, FREE, POWER
from engine.game import IllegalChoice, Seat
from engine.terms import CardId
from tests.engine.base.setting import (
    boards,
    pass_time,
    pay,
    play,
    play_randomly,
    random_game,
    random_step,
    score,
    stacked,
)
from tests.engine.base.setting import city as city_of

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
    pass_time(game, 11)
    events = play(game)
    assert isinstance(events[-1], GameEnded)
    assert events[-1].scores == game.view(None).scores
    assert game.over
    assert game.decisions() == ()


def test_equal_shields_give_no_token() -> None:
    game = stacked(BOARDS)
    pass_time(game, 6)
    assert [city.conflicts for city in game.view(None).cities] == [(), (), ()]


@pytest.mark.parametrize(
    "choice",
    [
        Build(CardId("palace"), pay()),
        Build(CardId("baths"), pay()),
        Build(CardId("baths"), pay(left=2, right=2)),
        Build(CardId("pawnshop"), FREE),
        BuildStage(CardId("altar"), pay()),
        Build(CardId("altar"), CHAIN),
        Build(CardId("altar"), POWER),
        Revive(CardId("altar")),
        Decline(),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(choice: BaseChoice) -> None:
    game = stacked(["rhodes A", "babylon A", "giza A"], ["altar palace baths"])
    before = json.dumps(game.record()), game.view(None), game.view(Seat(0))
    sale = Sell(CardId("tavern"))
    with pytest.raises(IllegalChoice):
        game.play({Seat(0): choice, Seat(1): sale, Seat(2): sale})
    assert (json.dumps(game.record()), game.view(None), game.view(Seat(0))) == before
    play(game)


def test_everybody_who_must_choose_chooses_and_nobody_else() -> None:
    game = stacked(BOARDS)
    sale = Sell(CardId("tavern"))
    with pytest.raises(IllegalChoice):
        game.play({Seat(0): sale, Seat(1): sale})
    with pytest.raises(IllegalChoice):
        game.play({Seat(seat): sale for seat in range(4)})
    with pytest.raises(IllegalChoice):
        game.play({})
    assert game.steps == 0


def test_nothing_can_be_played_after_the_end() -> None:
    game = stacked(BOARDS)
    pass_time(game, 18)
    with pytest.raises(IllegalChoice):
        game.play({})
    with pytest.raises(IllegalChoice):
        game.read_choice(Seat(0), {"card": "tavern", "action": "sell"})


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "sell",
        {},
        {"action": "sell"},
        {"card": "tavern"},
        {"card": "tavern", "action": "dance"},
        {"card": "tavern", "action": "build", "left": True},
        {"card": "tavern", "action": "build", "left": 0.0},
        {"card": "tavern", "action": "build", "colour": "yellow"},
        {"card": ["tavern"], "action": "build"},
    ],
)
def test_a_choice_that_says_nonsense_is_refused(data: object) -> None:
    with pytest.raises(IllegalChoice):
        stacked(BOARDS).read_choice(Seat(0), data)


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


def test_decisions_ask_only_those_who_have_not_chosen() -> None:
    game = stacked(BOARDS)
    chosen = {Seat(1): Sell(CardId("tavern"))}
    assert [decision.seat for decision in game.decisions(chosen)] == [0, 2]


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert random_game(5, 7).record() == random_game(5, 7).record()
    assert random_game(5, 7).record()["deal"] != random_game(5, 8).record()["deal"]


def test_the_deal_of_a_seed_stays_what_it_was() -> None:
    game = random_game(3, 1)
    assert [(board.wonder, board.side) for board in game.deal.boards] == FIRST_BOARDS
    assert game.deal.hands[0][0] == FIRST_HAND


@pytest.mark.parametrize("sides", ["A", "B"])
def test_sides_are_dealt_as_agreed(sides: str) -> None:
    assert {board.side for board in random_game(7, 3, {"sides": sides}).deal.boards} == {sides}


def test_both_sides_are_mixed() -> None:
    drawn = {board.side for seed in range(5) for board in random_game(7, seed).deal.boards}
    assert drawn == {"A", "B"}


def test_chosen_boards_are_kept_and_the_rest_dealt() -> None:
    wonders = [None, {"wonder": "giza", "side": "B"}, None]
    for seed in range(20):
        dealt = random_game(3, seed, {"wonders": wonders, "sides": "A"}).deal.boards
        assert dealt[1] == boards("giza B")[0]
        assert len({board.wonder for board in dealt}) == 3


def test_manneken_pis_is_dealt_only_if_wanted() -> None:
    def dealt(*, wanted: bool) -> set[str]:
        return {
            board.wonder
            for seed in range(15)
            for board in random_game(7, seed, {"manneken_pis": wanted}).deal.boards
        }

    assert "manneken_pis" not in dealt(wanted=False)
    assert "manneken_pis" in dealt(wanted=True)


def test_a_tie_is_broken_by_coins_and_then_shared() -> None:
    table = (city_of("giza A", "altar"), city_of("rhodes A", coins=9), city_of("babylon A", coins=9))
    assert [score(*table, seat=seat).total for seat in range(3)] == [3, 3, 3]
    assert [score(*table, seat=seat).rank for seat in range(3)] == [3, 1, 1]


def test_the_outcome_is_told_once_the_game_is_over() -> None:
    game = random_game(3, 4)
    assert game.outcome() == {}
    assert "result" not in game.record()
    play_randomly(game, Random(4))
    assert game.outcome() == {"result": [score.as_json() for score in game.view(None).scores]}
    assert game.record()["result"] == game.outcome()["result"]


def test_choices_found_complete_are_checked_again_in_the_next_step() -> None:
    game = random_game(3, 4)
    chosen = random_step(game, Random(4))
    assert game.decisions(chosen) == ()
    game.play(chosen)
    with pytest.raises(IllegalChoice):
        game.play(chosen)
    assert game.steps == 1


def test_choices_changed_after_they_were_found_complete_are_checked() -> None:
    game = random_game(3, 4)
    chosen = random_step(game, Random(4))
    assert game.decisions(chosen) == ()
    chosen[Seat(0)] = Build(CardId("palace"), pay())
    with pytest.raises(IllegalChoice):
        game.play(chosen)
    assert game.steps == 0
