"""Terms of Duel, in addition to those shared by all games."""

from typing import Literal, NewType, get_args

from engine.game import Seat
from engine.terms import Colour, Resource

MilitaryTokenId = NewType("MilitaryTokenId", str)
Slot = NewType("Slot", int)
"""A place of the layout of an age, counted from 0 in the order of laying."""

Symbol = Literal["quill", "mortar", "wheel", "plumb_bob", "armillary_sphere", "sundial", "scales"]
Deck = str
"""The deck of a card, shown on its back; each box has its own."""
How = Literal["free", "chain", "own", "trade"]
"""The reason for a price: no cost printed, free by a chain, nothing bought, resources bought."""
Victory = Literal["civilian", "scientific", "military"]
Source = Colour | Literal["wonders", "progress_tokens", "coins"]
"""Sources of points, which also have cost reductions and are counted: the colours of cards, and others."""

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "glass", "papyrus")
"""The resources of Duel: three raw materials and two manufactured goods."""
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SEATS = (Seat(0), Seat(1))


def opponent(seat: Seat) -> Seat:
    """Return the other seat."""
    return SEATS[1 - seat]
