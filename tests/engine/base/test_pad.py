"""The score pad of the base game counts what the rules count."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.base.city import Board
from engine.base.pad import Line, count, limits_of
from engine.base.rules import second_edition_box, standard_box
from engine.base.view import View
from engine.game import Seat
from engine.record import new_game
from engine.terms import SYMBOLS
from tests.engine.play import play_randomly


def line_of(view: View, seat: Seat) -> Line:
    """Count a city as a player does with the cards on the table."""
    score = view.scores[seat]
    symbols = Counter(view.cities[seat].symbols) + Counter(score.symbols)
    points = {row: score.row(row) for row in ("military", "wonder", "civilian", "commercial", "guilds")}
    return {**points, "coins": score.tie_break, **{symbol: symbols[symbol] for symbol in SYMBOLS}}


@pytest.mark.parametrize("seed", range(3))
def test_a_played_game_counted_by_hand_comes_to_the_same(seed: int) -> None:
    game = play_randomly(new_game("base", 4, seed, {"sides": "A+B"}), Random(seed))
    view: View = game.view(None)
    seats = [Seat(seat) for seat in range(4)]
    boards = [Board(city.board.wonder, city.board.side) for city in view.cities]
    pad = count(standard_box(), [line_of(view, seat) for seat in seats], boards)
    assert [score.points() for score in pad.scores] == [score.points() for score in view.scores]
    assert [score.rank for score in pad.scores] == [score.rank for score in view.scores]
    assert [city.wonder for city in pad.cities] == [city.wonder for city in view.cities]


def test_all_blue_cards_together_are_the_most_that_they_can_be_worth() -> None:
    assert [limits_of(box)["civilian"] for box in (standard_box(), second_edition_box())] == [
        (0, 58),
        (0, 61),
    ]
