"""Who lets the time go by: the computer plays for them, after some rounds until they are back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.common.rows import SeatRow
from engine.game import Seat

LATE_ROUNDS_BEFORE_AWAY = 3
"""After so many late rounds in a row the computer keeps the seat until its player is back."""


class Lateness:
    """The seats whose players were late: ``in_step`` in what is being decided, ``in_turn`` before it.

    Who chooses after all, or sits down on such a seat, is taken out of them.
    """

    def __init__(self) -> None:
        """Begin with nobody late."""
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
