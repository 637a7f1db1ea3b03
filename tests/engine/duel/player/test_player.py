"""The computer player: it plays by the rules, takes what wins and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from engine.duel.choice import Build, DuelChoice
from engine.duel.table import Table
from engine.measuring.match import Match, play_match
from engine.players.levels import by_level
from engine.record import new_game
from tests.engine.duel.setting import city, game_at, table


def choose(start: Table) -> DuelChoice:
    """Let the player choose in the turn of a table."""
    game = game_at(start)
    (decision,) = game.decisions()
    choice: DuelChoice = by_level("normal").choose(game.view(decision.chooser), decision, Random(1))
    return choice


def test_it_beats_random_choices() -> None:
    normal, _ = play_match(Match("duel", ("normal", "random"), seed=1000), 6)
    assert normal.won == 6


def test_it_takes_a_military_victory() -> None:
    choice = choose(table(city(coins=4), city("palace", coins=30), free="town_hall walls altar", pawn=7))
    assert isinstance(choice, Build)
    assert choice.card == "walls"


def test_it_takes_a_scientific_victory() -> None:
    own = city("scriptorium pharmacist apothecary workshop university", coins=9)
    choice = choose(table(own, city(), free="palace academy altar"))
    assert isinstance(choice, Build)
    assert choice.card == "academy"


def test_it_does_not_leave_the_opponent_a_victory() -> None:
    start = table(city(coins=9), city(coins=9), free="walls altar", pawn=-7)
    assert getattr(choose(start), "card", None) == "walls"


def test_it_chooses_the_same_for_the_same_view_and_source() -> None:
    game = new_game("duel", 2, 5)
    while not game.over:
        (decision,) = game.decisions()
        view = game.view(decision.seat)
        first = by_level("normal").choose(view, decision, Random(game.steps))
        assert by_level("normal").choose(view, decision, Random(game.steps)) == first
        assert first in decision.choices
        game.play({decision.seat: first})


@pytest.mark.parametrize("pawn", [7, 8])
def test_the_strong_player_is_not_led_into_a_defeat_by_force(pawn: int) -> None:
    """Two or three shields are free and would win for the opponent, who cannot pay for anything else."""
    start = table(city(coins=9), city(coins=9), free="walls altar theater", pawn=-pawn)
    game = game_at(start)
    (decision,) = game.decisions()
    choice = by_level("strong").choose(game.view(decision.chooser), decision, Random(1))
    assert getattr(choice, "card", None) == "walls"


def test_the_strong_player_takes_a_victory() -> None:
    start = table(city(coins=4), city("palace", coins=30), free="town_hall walls altar", pawn=7)
    game = game_at(start)
    (decision,) = game.decisions()
    choice = by_level("strong").choose(game.view(decision.chooser), decision, Random(1))
    assert isinstance(choice, Build)
    assert choice.card == "walls"
