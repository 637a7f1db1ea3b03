"""Who lets the time go by: the computer plays for them, after some rounds until they are back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.rows import SeatRow
from engine.game import Seat

LATE_ROUNDS_BEFORE_AWAY = 3
"""After so many late rounds in a row the computer keeps the seat until its player is back."""


def plays_itself(row: SeatRow) -> bool:
    """Tell whether a computer player plays a seat now."""
    return row.person is None or row.late >= LATE_ROUNDS_BEFORE_AWAY


def everyone_is_away(seats: Iterable[SeatRow]) -> bool:
    """Tell whether persons have seats but none of them plays."""
    persons = [row for row in seats if row.person is not None]
    return bool(persons) and all(map(plays_itself, persons))


class Lateness:
    """The seats whose players were late in the step that is being decided, or before it in the same turn."""

    def __init__(self) -> None:
        """Begin with nobody late."""
        self._in_step = frozenset[Seat]()
        self._in_turn = frozenset[Seat]()

    def add(self, seats: Collection[Seat]) -> None:
        """Remember that the computer has chosen for the players of these seats."""
        self._in_step |= frozenset(seats)

    def forgive(self, seat: Seat) -> None:
        """Forget that a player was late in this step: they have chosen, or the seat has changed hands."""
        self._in_step -= {seat}

    def begin_anew(self, seat: Seat) -> None:
        """Let a player decide the rest of their turn who has just sat down."""
        self._in_turn -= {seat}

    def plays_on(self, seat: Seat) -> bool:
        """Tell whether the computer plays for a player until their turn is over."""
        return seat in self._in_turn

    def played_for(self, seats: Iterable[SeatRow], deciding: Collection[Seat]) -> frozenset[Seat]:
        """List the persons' seats for which the computer has chosen in this step."""
        away = frozenset(row.seat for row in seats if row.person is not None and plays_itself(row))
        return self._in_step | (self._in_turn | away) & frozenset(deciding)

    def counted(self, row: SeatRow) -> SeatRow:
        """Count a round in which a person was late; who has been told to be away is not told again."""
        if row.seat in self._in_step or row.late == LATE_ROUNDS_BEFORE_AWAY:
            return replace(row, late=row.late + 1)
        return row

    def go_on(self, still_in_turn: Collection[Seat]) -> None:
        """Begin the next step; the turn of some seats goes on."""
        self._in_turn = (self._in_turn | self._in_step) & frozenset(still_in_turn)
        self._in_step = frozenset()
