"""A practice table: one person against easy computer players, without a clock, with unlimited undo.

It counts for nothing: not for history, statistics or ratings, nor as a first finished game.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.common.options import GameName, Options
from bot.common.rows import SeatRow
from bot.tables.snapshot import GameSnapshot
from engine.game import Seat
from engine.record import resume

COMPUTERS: dict[GameName, int] = {"base": 3, "second-edition": 3, "duel": 1, "architects": 3}
"""How many computer players join the person; Duel has room for one."""


def practice_options(game: str) -> Options:
    """Return the options of a practice table."""
    return Options(pace="none", practice="yes").with_choice("game", game)


def practice_seats(game: GameName, person: int, name: str, computers: Sequence[str]) -> list[SeatRow]:
    """Return seats for a person and easy computer players, named by the first of ``computers``."""
    names = computers[: COMPUTERS[game]]
    others = [SeatRow(Seat(seat), None, each, level="easy") for seat, each in enumerate(names, start=1)]
    return [SeatRow(Seat(0), person, name), *others]


def last_choice(practised: GameSnapshot, seat: Seat) -> int | None:
    """Return the last step in which a player had a choice, or None before their first."""
    game, found = resume(practised.header), None
    for number, step in enumerate(practised.history):
        asked = [each for each in game.decisions() if each.chooser == seat]
        if seat in step.choices and any(len(each.choices) > 1 for each in asked):
            found = number
        if step.choices:
            game.play(step.choices)
    return found
