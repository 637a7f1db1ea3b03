"""What a choice has cost: nothing for the strong player's own, something for a blunder."""

from __future__ import annotations

from typing import Any

import pytest

from engine.duel.choice import Build, Discard
from engine.duel.player.evaluation import WHOLE_WAY
from engine.duel.terms import Slot
from engine.game import Seat
from engine.players.advice import Compared, Hint, Regret, regret
from engine.players.levels import CAREFUL, DUEL, EveryGame
from engine.players.player import ComputerPlayer, Weighed
from engine.record import new_game
from engine.terms import CardId
from tests.engine.base.setting import pass_time, play, stacked
from tests.engine.duel.setting import city, game_at, table
from tests.engine.players.test_levels import questions, trusting

RICH = "palace senate town_hall obelisk gardens pantheon"
"""Cards with which nobody else can win by points."""


def test_the_strong_player_regrets_nothing() -> None:
    running, decision = questions("architects", 2, (0.9,))[-1]
    view = running.view(decision.chooser)
    assert regret(view, decision, CAREFUL.of(view).weigh(view, decision)[0].choice) is None


def test_points_that_are_given_away_in_the_last_round_are_what_was_lost() -> None:
    # Hands have gone on five times when the last round of age III begins.
    game = stacked(("rhodes A", "giza A", "babylon A"), (), (), ["", "pantheon pantheon"])
    pass_time(game, 12)
    for _ in range(5):
        play(game, "sell tavern", "sell tavern", "sell tavern")
    game.table.cities[Seat(0)].build(game.table.box.cards[CardId("temple")])
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


GARRISON_WINS = table(city(coins=9), city(RICH, coins=9), free="garrison altar", pawn=8, age=3)


def test_a_victory_that_was_let_go_is_much_of_the_way() -> None:
    game = game_at(GARRISON_WINS)
    (decision,) = game.decisions()
    kept = next(each for each in decision.choices if isinstance(each, Discard) and each.card == "altar")
    found = regret(game.view(Seat(0)), decision, kept)
    assert found is not None
    assert isinstance(found.better, Build)
    assert found.better.card == "garrison"
    assert 10 < found.loss <= 100
    with pytest.raises(TypeError, match="str"):
        regret("no view", decision, kept)


def test_what_a_hint_advised_then_is_no_loss() -> None:
    game = game_at(GARRISON_WINS)
    (decision,) = game.decisions()
    view = game.view(Seat(0))
    misled = EveryGame({"duel": ComputerPlayer(trusting(DUEL, -99), work=1)})
    ill_advised = misled.of(view).weigh(view, decision)[0].choice
    assert regret(view, decision, ill_advised) is not None
    assert regret(view, decision, ill_advised, hinting=misled) is None


def test_what_a_hint_calls_about_as_good_was_advised_too() -> None:
    one, other = (Discard(Slot(slot), CardId("altar"), 2) for slot in range(2))
    assert Hint(one, (), Compared(other, "close", 10, 20)).advised == (one, other)
    assert Hint(one, (), Compared(other, "games", 20, 20)).advised == (one,)
    assert Hint(one, ()).advised == (one,)


def let_weigh(monkeypatch: pytest.MonkeyPatch, better: Any, worse: Any, ahead: int, behind: int) -> None:
    """Let computer players find one choice better than the other by so many games, and worse by others."""
    ends = (1,) * ahead + (-1,) * behind
    found = (Weighed(better, 1.0, ends), Weighed(worse, 0.0, (0,) * len(ends)))
    monkeypatch.setattr(ComputerPlayer, "weigh", lambda *_, **more: found)


def test_the_first_of_two_wonders_taken_in_a_row_has_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("duel", 2, 3, {})
    judged = []
    while game.view(None).age == 0:
        (decision,) = game.decisions()
        view = game.view(decision.chooser)
        if len(decision.choices) > 1:
            let_weigh(monkeypatch, decision.choices[0], decision.choices[1], 40, 0)
            cost_nothing = regret(view, decision, decision.choices[1]) is None
            assert cost_nothing == view.drafts_again
            judged.append(cost_nothing)
        game.play({decision.seat: decision.choices[0]})
    assert judged.count(True) == 2


@pytest.mark.parametrize(("ahead", "is_loss"), [(12, False), (15, False), (17, True), (20, True)])
def test_only_what_is_surely_better_is_told(
    ahead: int, is_loss: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 15 games of 20 a hint calls one choice better, and hindsight the other one no loss yet."""
    running, decision = questions("duel", 2, (0.4,))[0]
    better, worse = decision.choices[:2]
    let_weigh(monkeypatch, better, worse, ahead, 20 - ahead)
    found = regret(running.view(decision.chooser), decision, worse)
    assert found == (Regret(better, 100 / WHOLE_WAY) if is_loss else None)
