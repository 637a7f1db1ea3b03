"""The time limit of a step: its clock, late players, and the computer's choices for them.

The clock runs while people are prompted and can be reached. Its deadline is stored in the row.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.common.rows import SeatRow, TableRow
from engine.game import Seat

NOTICED_SECONDS = 20.0
"""After a pause of this length, players are shown their new deadline."""

LATE_ROUNDS_BEFORE_AWAY = 3
"""How many late rounds in a row make a player away; the computer plays until they are back."""


# -- the clock ----------------------------------------------------------------------------------------


def started(row: TableRow, now: float, left: float | None = None) -> TableRow:
    """Return the row with its clock running, if it has one.

    ``left`` is the time that was left when the clock was stopped; if none was, half the limit is granted
    again.
    """
    seconds = row.options.seconds
    if seconds is None or row.deadline is not None or row.state != "playing":
        return row
    rest = seconds if left is None else left if left > 0 else seconds / 2
    return replace(row, deadline=now + rest)


def stopped(row: TableRow) -> TableRow:
    """Return the row with its clock stopped."""
    return replace(row, deadline=None)


def with_half(row: TableRow, now: float) -> TableRow:
    """Return the row with at least half of a step's time left, for a player who just joined."""
    seconds, deadline = row.options.seconds, row.deadline
    if seconds is None or deadline is None:
        return row
    return replace(row, deadline=max(deadline, now + seconds / 2))


def shifted(row: TableRow, seconds: float) -> TableRow:
    """Return the row with its times shifted by ``seconds`` in which nobody could be reached."""
    return replace(
        row,
        active=row.active + seconds,
        deadline=None if row.deadline is None else row.deadline + seconds,
        expires=None if row.expires is None else row.expires + seconds,
    )


def seconds_to_alarm(row: TableRow, now: float, *, reminded: bool) -> float | None:
    """Return the seconds until half the time is gone, or all if ``reminded``; None without a clock."""
    seconds, deadline = row.options.seconds, row.deadline
    if seconds is None or deadline is None:
        return None
    return max(0.0, (deadline if reminded else deadline - seconds / 2) - now)


# -- late players -------------------------------------------------------------------------------------


class Lateness:
    """The seats whose players were late: ``in_step`` in the current step, ``in_turn`` earlier in the turn.

    A seat is removed once its player chooses after all, or a new player takes it.
    """

    def __init__(self) -> None:
        self.in_step = set[Seat]()
        self.in_turn = set[Seat]()

    def played_for(self, seats: Iterable[SeatRow], deciding: Collection[Seat]) -> set[Seat]:
        """Return the persons' seats for which the computer has chosen in this step."""
        away = {row.seat for row in seats if row.person is not None and row.late >= LATE_ROUNDS_BEFORE_AWAY}
        return self.in_step | (self.in_turn | away) & set(deciding)

    def counted(self, row: SeatRow) -> SeatRow:
        """Count a late round of a person, and once past the limit, so that it isn't announced twice."""
        if row.seat in self.in_step or row.late == LATE_ROUNDS_BEFORE_AWAY:
            return replace(row, late=row.late + 1)
        return row

    def go_on(self, still_in_turn: Collection[Seat]) -> None:
        """Start the next step; the turns of some seats go on."""
        self.in_turn = (self.in_turn | self.in_step) & set(still_in_turn)
        self.in_step = set()
