from __future__ import annotations

from itertools import pairwise

import pytest

from engine.base.events import Built, CoinsTaken, DiscardEmpty, Revived, StageBuilt
from engine.game import Seat
from engine.terms import CardId
from renders.base.plays import Play, change_of_coins, moment_played, plays_of, seats_of
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


def test_a_play_gathers_what_belongs_to_it() -> None:
    stage = StageBuilt(Seat(2), 2, "own")
    built = Built(Seat(0), BATHS, "trade", left=2)
    events = (stage, DiscardEmpty(Seat(2)), built, CoinsTaken(Seat(0), 4))
    assert plays_of(Seat(0), events) == (Play(built, gained=4),)
    assert plays_of(Seat(2), events) == (Play(stage, discard_empty=True),)
    assert seats_of(events) == (Seat(0), Seat(2))
    assert plays_of(Seat(1), events) == ()


def test_a_city_can_play_several_times_in_a_round() -> None:
    sixth, seventh = Built(Seat(0), BATHS, "own"), Built(Seat(0), ALTAR, "own", seventh=True)
    revived = Revived(Seat(0), ALTAR)
    events = (sixth, CoinsTaken(Seat(0), 1), Built(Seat(1), BATHS, "free"), seventh, revived)
    assert plays_of(Seat(0), events) == (Play(sixth, gained=1), Play(seventh), Play(revived))
