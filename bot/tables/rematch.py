"""The same players once more: who finds which seat kept, and the boards on their other sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.common.options import Options, Sides
from bot.common.rows import FORGOTTEN, SeatRow

OTHER_SIDE = {"A": "B", "B": "A"}

OTHER: dict[Sides, Sides] = {"A": "B", "B": "A", "A+B": "A+B"}
"""The sides of the next game where each plays the same wonder on its other side."""


def seats_again(seats: Sequence[SeatRow], person: int, name: str, *, turned: bool) -> list[SeatRow]:
    """Return the seats of a game once more: ``person`` sits, the other persons' are kept, computers stay.

    Nobody has a board, or with ``turned`` each the one that was played, on its other side. The seats of
    who has been forgotten are free.
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


def options_again(options: Options, *, turned: bool) -> Options:
    """Return the options of the next game; it is played where it is asked for, be that a thread.

    With ``turned`` everybody has a board, and may choose another one.
    """
    here = replace(options, place="channel")
    if not turned:
        return here
    wonders = "chosen-with-manneken-pis" if options.manneken_pis else "chosen"
    return replace(here, sides=OTHER[options.sides]).with_choice("wonders", wonders)
