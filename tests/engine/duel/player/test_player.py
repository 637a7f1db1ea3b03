"""The computer player of Duel takes what wins, and leaves the opponent no victory."""

from __future__ import annotations

from random import Random

import pytest

from engine.duel.choice import Build, DuelChoice
from engine.duel.table import Table
from engine.players.levels import by_level
from engine.terms import Level
from tests.engine.duel.setting import city, game_at, table


def choose(start: Table, level: Level = "normal") -> DuelChoice:
    """Let the player choose in the turn of a table."""
    game = game_at(start)
    (decision,) = game.decisions()
    choice: DuelChoice = by_level(level).choose(game.view(decision.chooser), decision, Random(1))
    return choice


WON_BY_FORCE = table(city(coins=4), city("palace", coins=30), free="town_hall walls altar", pawn=7)
WON_BY_SCIENCE = table(
    city("scriptorium pharmacist apothecary workshop university", coins=9),
    city(),
    free="palace academy altar",
)


@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize(("start", "card"), [(WON_BY_FORCE, "walls"), (WON_BY_SCIENCE, "academy")])
def test_it_takes_a_victory(level: Level, start: Table, card: str) -> None:
    choice = choose(start, level)
    assert isinstance(choice, Build)
    assert choice.card == card


def test_it_does_not_leave_the_opponent_a_victory() -> None:
    start = table(city(coins=9), city(coins=9), free="walls altar", pawn=-7)
    assert getattr(choose(start), "card", None) == "walls"


@pytest.mark.parametrize("pawn", [7, 8])
def test_the_strong_player_is_not_led_into_a_defeat_by_force(pawn: int) -> None:
    """Two or three shields are free and would win for the opponent, who cannot pay for anything else."""
    start = table(city(coins=9), city(coins=9), free="walls altar theater", pawn=-pawn)
    assert getattr(choose(start, "strong"), "card", None) == "walls"
