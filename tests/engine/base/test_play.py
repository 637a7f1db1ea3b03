"""The course of a game: rounds, passing, ages, the end, and what is refused."""

from __future__ import annotations

import pytest

from engine.base.choice import Build
from engine.base.city import Board
from engine.base.events import AgeBegan, Conflict, GameEnded, Sold
from engine.base.payment import POWER
from engine.game import IllegalChoice, Seat
from engine.record import resume
from engine.terms import CardId
from tests.engine.base.setting import boards, play, random_game, stacked

BOARDS = ["giza A", "rhodes A", "babylon A"]


def test_a_game_has_three_ages_of_six_rounds_and_conflicts_at_the_end_of_each() -> None:
    game = stacked(BOARDS)
    for age, passing in ((1, "left"), (2, "right"), (3, "left")):
        for number in range(1, 7):
            view = game.view(None)
            assert (view.age, view.round, view.passing) == (age, number, passing)
            events = play(game)
        ends = AgeBegan if age < 3 else GameEnded
        assert [type(event) for event in events] == [Sold] * 3 + [Conflict] * 3 + [ends]
    assert [city.conflicts for city in game.view(None).cities] == [(), (), ()], "shields are equal"
    assert isinstance(events[-1], GameEnded)
    assert events[-1].scores == game.view(None).scores
    assert (game.over, game.steps, game.decisions()) == (True, 18, ())


def test_olympias_power_is_never_what_a_choice_means_by_chance() -> None:
    game = stacked(["olympia A", *BOARDS[1:]], ["palace"])
    game.table.cities[0].abilities |= {"free_build_once_per_age"}
    game = game.copy()
    with pytest.raises(IllegalChoice):
        game.read_choice(Seat(0), {"card": "palace", "action": "build"})
    power = game.read_choice(Seat(0), {"card": "palace", "action": "build", "how": "power"})
    assert power == Build(CardId("palace"), POWER)


def boards_dealt(options: dict[str, object]) -> set[Board]:
    games = (random_game(7, seed, options) for seed in range(15))
    return {board for game in games for board in game.deal.boards}


def test_boards_are_dealt_as_agreed() -> None:
    for sides in ("A", "B", "A+B"):
        assert {board.side for board in boards_dealt({"sides": sides})} == set(sides) - {"+"}
    for wanted in (False, True):
        wonders = {board.wonder for board in boards_dealt({"manneken_pis": wanted})}
        assert ("manneken_pis" in wonders) == wanted
    for seed in range(20):
        wonders_told = [None, {"wonder": "giza", "side": "B"}, None]
        game = random_game(3, seed, {"wonders": wonders_told, "sides": "A"})
        assert resume(game.record()).record() == game.record()
        assert game.deal.boards[1] == boards("giza B")[0]
        assert len({board.wonder for board in game.deal.boards}) == 3
