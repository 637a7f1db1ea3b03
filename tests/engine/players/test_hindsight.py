"""What a choice has cost: nothing for the strong player's own, something for a blunder."""

from __future__ import annotations

import pytest

from engine.duel.choice import Build, Discard
from engine.game import Seat
from engine.players.hindsight import regret
from engine.players.weighing import weigh
from engine.terms import CardId
from tests.engine.base.setting import pass_time, play, stacked
from tests.engine.duel.setting import city, game_at, table
from tests.engine.players.test_levels import questions

RICH = "palace senate town_hall obelisk gardens pantheon"
"""Cards with which nobody else can win by points."""


def test_the_strong_player_regrets_nothing() -> None:
    running, decision = questions("architects", 2, (0.9,))[-1]
    view = running.view(decision.chooser)
    assert regret(view, decision, weigh(view, decision)[0].choice) is None


def test_points_that_are_given_away_in_the_last_round_are_what_was_lost() -> None:
    # Hands have gone on five times when the last round of age III begins.
    game = stacked(("rhodes A", "giza A", "babylon A"), (), (), ["", "pantheon pantheon"])
    pass_time(game, 12)
    for _ in range(5):
        play(game, "sell tavern", "sell tavern", "sell tavern")
    game.table.cities[Seat(0)].chained = frozenset({CardId("pantheon")})
    last = game.copy()
    decision = last.decisions()[0]
    assert {getattr(each, "card", "") for each in decision.choices} == {"pantheon"}
    view = last.view(Seat(0))
    sale = next(each for each in decision.choices if each.action == "sell")
    first, second = (regret(view, decision, sale) for _ in range(2))
    assert first == second
    assert first is not None
    assert first.better.action == "build"
    assert 5 <= first.loss <= 14


def test_a_victory_that_was_let_go_is_much_of_the_way() -> None:
    start = table(city(coins=9), city(RICH, coins=9), free="garrison altar", pawn=8, age=3)
    game = game_at(start)
    (decision,) = game.decisions()
    kept = next(each for each in decision.choices if isinstance(each, Discard) and each.card == "altar")
    found = regret(game.view(Seat(0)), decision, kept)
    assert found is not None
    assert isinstance(found.better, Build)
    assert found.better.card == "garrison"
    assert 10 < found.loss <= 100
    with pytest.raises(TypeError, match="str"):
        regret("no view", decision, kept)
