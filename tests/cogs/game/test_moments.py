"""What is told of a finished game, in the words of that game."""

from __future__ import annotations

import pytest

from bot.languages.translator import Languages
from cogs.game.ending import moment_lines
from engine.game import Seat
from engine.rules import STANDARD, box_named
from engine.story import Moment

PLAYERS = {"name": Seat(0), "winner": Seat(1)}
COUNTED = [
    Moment("led-in-vain", PLAYERS, {"rounds": 9}),
    Moment("led-for-long", PLAYERS, {"rounds": 9}),
    Moment("came-from-behind", PLAYERS, {"rounds": 1}),
    Moment("came-from-behind", PLAYERS, {"rounds": 9}),
]


@pytest.mark.parametrize(
    ("game", "unit", "other"),
    [("base", "round", "turn"), ("duel", "turn", "round"), ("architects", "turn", "round")],
)
def test_each_game_counts_in_its_own_unit(game: str, unit: str, other: str, languages: Languages) -> None:
    lines = moment_lines(COUNTED, box_named(game, STANDARD), ["ann", "ben"], languages.of(None))
    assert [unit in line for line in lines] == [True] * len(COUNTED)
    assert not any(other in line for line in lines)
