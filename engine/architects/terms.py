"""The words of Architects beside those that all games share."""

from __future__ import annotations

from typing import Literal, NewType

from engine.terms import CardId, Resource, Symbol

DeckId = NewType("DeckId", str)
"""A pile of cards: the central one, or a wonder's own, called like the wonder."""

Place = Literal["left", "central", "right"]
"""Where a pile lies for the seat that plays."""

Cause = Literal["turn", "token", "wonder"]
"""What brings a card: the turn, a progress token or the wonder."""

PLACES: tuple[Place, ...] = ("left", "central", "right")
RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "glass", "papyrus")
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")

CENTRAL = DeckId("central")
COIN = CardId("coin")
STAGE = "stage"
"""The source of the points of stages; the others are colours of cards."""
STAGES = 5
SYMBOL_CARDS = tuple(map(CardId, SYMBOLS))
