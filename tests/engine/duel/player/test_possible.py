"""The table that the computer player tries choices on: it looks as the view does, and knows no more."""

from __future__ import annotations

from random import Random

from engine.duel.player.playouts import table_of
from engine.duel.rules import rules_with, standard_box
from engine.measuring.uniform import Uniform
from engine.record import new_game


def test_the_table_looks_to_the_chooser_as_the_real_one_does() -> None:
    others = 0
    for seed in range(10):
        game, source = new_game("duel", 2, seed), Random(seed)
        while not game.over:
            (decision,) = game.decisions()
            view = game.view(decision.chooser)
            guessed = table_of(view)
            assert rules_with(standard_box()).view(guessed, [decision], decision.chooser) == view
            others += guessed.layout.cards != game.table.layout.cards
            game.play({decision.seat: Uniform().choose(None, decision, source)})
    # What is hidden is guessed, not known.
    assert others > 120


def test_trying_a_choice_leaves_the_view_as_it_is() -> None:
    game = new_game("duel", 2, 3)
    view = game.view(None)
    guessed = table_of(view)
    guessed.cities[0].coins += 1
    guessed.draft.clear()
    assert game.view(None) == view
