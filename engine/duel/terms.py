"""The closed lists of words that the rules of Duel speak in."""

from __future__ import annotations

from typing import Literal, NewType

from engine.game import Seat

CardId = NewType("CardId", str)
WonderId = NewType("WonderId", str)
TokenId = NewType("TokenId", str)
"""A progress token."""
MilitaryTokenId = NewType("MilitaryTokenId", str)
Slot = NewType("Slot", int)
"""A place of the layout of an age, 0 to 19 in the order of laying."""

Resource = Literal["wood", "stone", "clay", "glass", "papyrus"]
Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Symbol = Literal["quill", "mortar", "wheel", "plumb_bob", "armillary_sphere", "sundial", "scales"]
Deck = Literal["age_1", "age_2", "age_3", "guild"]
"""The deck that a card comes from: what its back shows."""
How = Literal["free", "chain", "own", "trade"]
"""Why something costs what it costs: no cost printed, free by a chain, nothing bought, resources bought."""
Victory = Literal["civilian", "scientific", "military"]

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "glass", "papyrus")
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: tuple[Symbol, ...] = (
    "quill",
    "mortar",
    "wheel",
    "plumb_bob",
    "armillary_sphere",
    "sundial",
    "scales",
)
VICTORIES: tuple[Victory, ...] = ("civilian", "scientific", "military")
SEATS = (Seat(0), Seat(1))
AGES = (1, 2, 3)


def opponent(seat: Seat) -> Seat:
    """Give the other seat."""
    return SEATS[1 - seat]
