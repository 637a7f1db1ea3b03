"""Terms of Architects, in addition to those shared by all games."""

from typing import Literal, NewType

from engine.terms import CardId, Resource, Symbol

DeckId = NewType("DeckId", str)
"""The id of a deck: the central one, or a wonder's own, named like the wonder."""

Place = Literal["left", "central", "right"]
"""The place of a deck for the seat whose turn it is."""

Cause = Literal["turn", "token", "wonder"]
"""The cause of taking a card: the turn, a progress token or the wonder."""

PLACES: tuple[Place, ...] = ("left", "central", "right")
RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "glass", "papyrus")
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")

CENTRAL = DeckId("central")
COIN = CardId("coin")
STAGE = "stage"
"""The source of the points of stages; the others are colours of cards."""
STAGES = 5
SYMBOL_CARDS = tuple(map(CardId, SYMBOLS))
