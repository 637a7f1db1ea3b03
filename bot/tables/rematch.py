"""The rematch: which seats are reserved, and the boards on their other sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.common.options import Options, Sides
from bot.common.rows import FORGOTTEN, SeatRow

OTHER_SIDE = {"A": "B", "B": "A"}

OTHER: dict[Sides, Sides] = {"A": "B", "B": "A", "A+B": "A+B"}
"""The sides of a rematch in which everybody plays the same wonder on its other side."""


def rematch_seats(seats: Sequence[SeatRow], person: int, name: str, *, turned: bool) -> list[SeatRow]:
    """Return the seats of a rematch: ``person`` sits, other people's are reserved, computers stay.

    Nobody has a board, or with ``turned`` everybody keeps theirs on its other side. Seats of forgotten people
    are free.
    """
    again = []
    for seat in seats:
        if seat.person == FORGOTTEN:
            continue
        is_here = seat.person in (None, person)
        shown = name if seat.person == person else seat.name
        fresh = replace(seat, name=shown, late=0, wonder=None, side=None, kept=not is_here)
        other = OTHER_SIDE.get(seat.side or "")
        again.append(replace(fresh, wonder=seat.wonder, side=other) if turned and other else fresh)
    return again


def rematch_options(options: Options, *, turned: bool) -> Options:
    """Return the options of a rematch, played where it is requested even if that is a thread.

    With ``turned`` everybody has a board, and can choose another one.
    """
    here = replace(options, place="channel")
    if not turned:
        return here
    wonders = "chosen-with-manneken-pis" if options.manneken_pis else "chosen"
    return replace(here, sides=OTHER[options.sides]).with_choice("wonders", wonders)
