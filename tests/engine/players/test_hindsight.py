"""What a choice has cost: nothing for the strong player's own, something for a blunder."""

from __future__ import annotations

import pytest

from engine.duel.choice import Build, Discard
from engine.duel.terms import Slot
from engine.game import Seat
from engine.players.advice import SURE_LOSS, Compared, Hint, regret
from engine.players.levels import CAREFUL, DUEL, EveryGame
from engine.players.player import ComputerPlayer, certainty
from engine.record import new_game
from engine.terms import CardId
from tests.engine.base.setting import pass_time, play, stacked
from tests.engine.duel.setting import city, game_at, table
from tests.engine.players.test_levels import questions, trusting
from tests.engine.test_all_games import in_mid_course

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


def test_what_a_hint_advised_then_is_no_loss() -> None:
    start = table(city(coins=9), city(RICH, coins=9), free="garrison altar", pawn=8, age=3)
    game = game_at(start)
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


def test_the_first_of_two_wonders_taken_in_a_row_has_cost_nothing() -> None:
    game = new_game("duel", 2, 3, {})
    judged = []
    while game.view(None).age == 0:
        (decision,) = game.decisions()
        view = game.view(decision.chooser)
        if view.drafts_again:
            judged.append(len(decision.choices))
            for choice in decision.choices:
                assert regret(view, decision, choice) is None
        game.play({decision.seat: decision.choices[0]})
    assert judged == [3, 3]


@pytest.mark.parametrize("part", [0.2, 0.4, 0.6])
def test_only_what_is_surely_better_is_told(part: float) -> None:
    game = in_mid_course("duel", 2, 5, part)
    (decision,) = game.decisions()
    view = game.view(decision.chooser)
    best = CAREFUL.of(view).weigh(view, decision)[0].choice
    for choice in decision.choices:
        found = regret(view, decision, choice)
        if found is None:
            continue
        first, second = CAREFUL.of(view).weigh(view, decision, (found.better, choice))
        assert (first.choice, second.choice) == (best, choice)
        assert certainty(first.ends, second.ends) >= SURE_LOSS
