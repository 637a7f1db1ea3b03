"""The time for a step: when it runs, who lets it go by, and for whom the computer plays then.

The clock runs while people are asked, and only while they can be reached. Its deadline stands in the row.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.common.rows import SeatRow, TableRow
from engine.game import Seat

NOTICED_SECONDS = 20.0
"""When a clock has stood still for so long, its players are shown the new end of their time."""

LATE_ROUNDS_BEFORE_AWAY = 3
"""After so many late rounds in a row the computer keeps the seat until its player is back."""


# -- the clock ----------------------------------------------------------------------------------------


def started(row: TableRow, now: float, left: float | None = None) -> TableRow:
    """Return a row whose time runs, unless it runs already or there is none.

    It has rested where so many seconds are ``left``; where none is, half of the time is given once more.
    """
    seconds = row.options.seconds
    if seconds is None or row.deadline is not None or row.state != "playing":
        return row
    rest = seconds if left is None else left if left > 0 else seconds / 2
    return replace(row, deadline=now + rest)


def stopped(row: TableRow) -> TableRow:
    """Return a row whose time stands still."""
    return replace(row, deadline=None)


def with_half(row: TableRow, now: float) -> TableRow:
    """Return a row that gives who has just sat down half of a step's time at least."""
    seconds, deadline = row.options.seconds, row.deadline
    if seconds is None or deadline is None:
        return row
    return replace(row, deadline=max(deadline, now + seconds / 2))


def moved_on(row: TableRow, seconds: float) -> TableRow:
    """Return a row after so many seconds in which nobody could be reached."""
    return replace(
        row,
        active=row.active + seconds,
        deadline=None if row.deadline is None else row.deadline + seconds,
        expires=None if row.expires is None else row.expires + seconds,
    )


def seconds_to_alarm(row: TableRow, now: float, *, reminded: bool) -> float | None:
    """Return the time until half of it is gone, or all where that has been said; None without a clock."""
    seconds, deadline = row.options.seconds, row.deadline
    if seconds is None or deadline is None:
        return None
    return max(0.0, (deadline if reminded else deadline - seconds / 2) - now)


# -- who is late --------------------------------------------------------------------------------------


class Lateness:
    """The seats whose players were late: ``in_step`` in what is being decided, ``in_turn`` before it.

    Who chooses after all, or sits down on such a seat, is taken out of them.
    """

    def __init__(self) -> None:
        self.in_step = set[Seat]()
        self.in_turn = set[Seat]()

    def played_for(self, seats: Iterable[SeatRow], deciding: Collection[Seat]) -> set[Seat]:
        """List the persons' seats for which the computer has chosen in this step."""
        away = {row.seat for row in seats if row.person is not None and row.late >= LATE_ROUNDS_BEFORE_AWAY}
        return self.in_step | (self.in_turn | away) & set(deciding)

    def counted(self, row: SeatRow) -> SeatRow:
        """Count a round in which a person was late; who has been told to be away is not told again."""
        if row.seat in self.in_step or row.late == LATE_ROUNDS_BEFORE_AWAY:
            return replace(row, late=row.late + 1)
        return row

    def go_on(self, still_in_turn: Collection[Seat]) -> None:
        """Begin the next step; the turn of some seats goes on."""
        self.in_turn = (self.in_turn | self.in_step) & set(still_in_turn)
        self.in_step = set()
