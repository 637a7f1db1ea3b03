"""What a seat remembers of the hands that it has held in an age."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import Seat
from tests.engine.base.setting import play, random_game, stacked
from tests.engine.play import random_step

BOARDS = ["giza A", "rhodes A", "babylon A"]
HANDS = ["altar theater baths", "lumber_yard stone_pit", "quarry"]


def test_a_seat_knows_the_hand_that_it_has_passed_on_and_what_is_built_of_it() -> None:
    game = stacked(BOARDS, HANDS)
    assert game.view(Seat(0)).passed_on == {}
    hand = set(game.view(Seat(0)).hand)
    play(game, "build altar", "build lumber_yard", "build quarry")
    view = game.view(Seat(0))
    assert {seat: set(cards) for seat, cards in view.passed_on.items()} == {1: hand - {"altar"}}
    assert view.gone == ()
    play(game, "sell " + game.view(Seat(0)).hand[0], "build theater", "sell " + game.view(Seat(2)).hand[0])
    assert set(game.view(Seat(0)).passed_on[Seat(2)]) == hand - {"altar", "theater"}
    play(game, *(f"sell {game.view(Seat(seat)).hand[0]}" for seat in range(3)))
    # What the others have sold of it is found out when the hand comes back.
    view = game.view(Seat(0))
    assert len(view.hand) == 4
    assert set(view.hand) | set(view.gone) >= hand - {"altar", "theater"}


@pytest.mark.parametrize("players", range(2, 8))
def test_every_hand_is_among_what_is_remembered_of_it(players: int) -> None:
    game, source = random_game(players, players), Random(players)
    while not game.over:
        for seat in map(Seat, range(players)):
            view = game.view(seat)
            for other, cards in view.passed_on.items():
                hand = game.table.hands[other]
                drawn = 1 if players == 2 else 0
                assert len(set(hand) - set(cards)) <= drawn
        game.play(random_step(game, source))
