"""Left and right at a round table: seats count clockwise, so the left neighbour is the next one."""

from __future__ import annotations

from engine.game import Seat


def left_of(seat: int, seats: int) -> Seat:
    """Give the left neighbour of a seat at a table of so many."""
    return Seat((seat + 1) % seats)


def right_of(seat: int, seats: int) -> Seat:
    """Give the right neighbour of a seat at a table of so many."""
    return Seat((seat - 1) % seats)
