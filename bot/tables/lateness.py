"""Who was late in a step, and who counts as away."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.common.rows import SeatRow
from engine.game import Seat

LATE_ROUNDS_BEFORE_AWAY = 3
"""How many late rounds in a row make a player away; the computer plays until they are back."""


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
        """Add a late round, and one more at the limit: a player is announced as away at exactly the limit."""
        if row.seat in self.in_step or row.late == LATE_ROUNDS_BEFORE_AWAY:
            return replace(row, late=row.late + 1)
        return row

    def go_on(self, still_in_turn: Collection[Seat]) -> None:
        """Start the next step; the turns of some seats go on."""
        self.in_turn = (self.in_turn | self.in_step) & set(still_in_turn)
        self.in_step = set()
