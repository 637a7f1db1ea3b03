from itertools import pairwise

import pytest

from engine.base.events import CoinsTaken, DiscardEmpty, Sold
from engine.game import Seat
from engine.terms import CardId
from renders.base.plays import change_of_coins, moment_played, seats_of
from tests.gallery.base_moments import play_out

BATHS, ALTAR = CardId("baths"), CardId("altar")


@pytest.mark.parametrize("players", [2, 3, 5, 7])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_round_told_and_the_change_of_coins_are_those_of_the_game(players: int, seed: int) -> None:
    for before, step in pairwise(play_out(players, seed)):
        assert moment_played(step.view, step.events) == (before.view.age, before.view.round)
        seats = len(step.view.cities)
        for seat in map(Seat, range(seats)):
            change = step.view.cities[seat].coins - before.view.cities[seat].coins
            assert change_of_coins(seat, step.events, seats) == change


def test_seats_with_plays_are_in_order() -> None:
    events = (DiscardEmpty(Seat(2)), Sold(Seat(0), 3), CoinsTaken(Seat(1), 4))
    assert seats_of(events) == (Seat(0), Seat(2))
