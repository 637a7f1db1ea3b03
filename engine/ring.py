"""Left and right at a round table: seats count clockwise, so the left neighbour is the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Seat

Item = TypeVar("Item")


def left_of(seat: int, seats: int) -> Seat:
    """Give the left neighbour of a seat at a table of so many."""
    return Seat((seat + 1) % seats)


def right_of(seat: int, seats: int) -> Seat:
    """Give the right neighbour of a seat at a table of so many."""
    return Seat((seat - 1) % seats)


def beside(around: Sequence[Item], seat: int) -> tuple[Item, Item]:
    """Give what lies on the left and on the right of a seat, of what lies around the table by seat."""
    return around[seat + 1 - len(around)], around[seat - 1]
