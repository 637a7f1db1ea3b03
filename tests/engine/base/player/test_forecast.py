"""What is foretold between two ages comes near to how games end, and is worth what it says to a player."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import mean

import pytest

from engine.base.course import course, rest_of_age
from engine.base.player.playouts import VICTORY, Quick, learned_forecast
from engine.base.rules import standard_box
from engine.base.scoring import score_cities
from engine.base.table import Table
from engine.game import Seat
from engine.players.player import ended, play_on, tell_nobody
from engine.record import new_game

FORECAST = learned_forecast(standard_box())


def after_age(age: int, players: int, seed: int) -> Table:
    """Play quickly to the end of an age."""
    game = new_game("base", players, seed, {})
    table: Table = game.rules.lay_table(game.deal)
    quick = Quick(table.box)
    quick.start(Random(seed))
    for number in range(1, age + 1):
        table.age_number, table.phase = number, 0
        play_on(rest_of_age(table, tell_nobody), partial(quick.choose, table), {})
    return table


@pytest.mark.parametrize("age", [1, 2])
def test_foretells_the_points_at_the_end_on_average(age: int) -> None:
    expected, ends = [], []
    for seed in range(12):
        table = after_age(age, 3 + seed % 3, seed)
        seats = range(table.players)
        expected += [FORECAST.points(table.cities, Seat(seat), age) for seat in seats]
        quick = Quick(table.box)
        play_on(course(table, tell_nobody), partial(quick.choose, table), {})
        ends += [score.total for score in score_cities(table.box, table.cities)]
    assert mean(expected) == pytest.approx(mean(ends), abs=4)
    errors = mean(abs(each - end) for each, end in zip(expected, ends, strict=True))
    assert errors < mean(abs(mean(ends) - end) for end in ends)


@pytest.mark.parametrize("neighbour", [1, 3])
@pytest.mark.parametrize("age", [1, 2])
def test_expects_less_beside_a_neighbour_with_more_shields(age: int, neighbour: int) -> None:
    table = after_age(age, 4, 1)
    table.cities[0].shields, table.cities[neighbour].shields = 3, 0
    beside_a_weak_one = FORECAST.points(table.cities, Seat(0), age)
    table.cities[neighbour].shields = 8
    assert FORECAST.points(table.cities, Seat(0), age) < beside_a_weak_one


@pytest.mark.parametrize("age", [1, 2])
def test_what_helps_a_rival_does_harm(age: int) -> None:
    table = after_age(age, 4, 1)
    values = []
    for seat in (0, 2):
        table.cities[seat].coins = 0
        values.append(FORECAST.ended(table.cities, table.players, Seat(0), age))
        table.cities[seat].coins = 9
        values.append(FORECAST.ended(table.cities, table.players, Seat(0), age))
    poor, rich, rival_poor, rival_rich = values
    assert rich > poor
    assert rival_rich < rival_poor


def test_counts_points_and_a_victory_at_the_end() -> None:
    for seed in range(9):
        table = after_age(3, 3, seed)
        scores = score_cities(table.box, table.cities)
        totals = [score.total for score in scores]
        best = max(totals)
        if totals.count(best) == 1:
            break
    winner, last = totals.index(best), totals.index(min(totals))
    second = sorted(totals)[-2]
    assert ended(scores, Seat(winner), VICTORY) == best - second / 2 + VICTORY
    assert ended(scores, Seat(last), VICTORY) == min(totals) - best / 2
