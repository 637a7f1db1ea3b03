"""The closed lists of words that the rules speak in."""

from __future__ import annotations

from typing import Literal, NewType

CardKind = NewType("CardKind", str)
WonderId = NewType("WonderId", str)
TokenId = NewType("TokenId", str)
DeckId = NewType("DeckId", str)
"""A pile of cards: the central one, or a wonder's own, called like the wonder."""

Resource = Literal["wood", "stone", "clay", "glass", "papyrus"]
Symbol = Literal["compass", "gear", "tablet"]
Colour = Literal["grey", "yellow", "green", "blue", "red"]
Position = Literal["left", "central", "right"]

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "glass", "papyrus")
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
POSITIONS: tuple[Position, ...] = ("left", "central", "right")

CENTRAL = DeckId("central")
COIN = CardKind("coin")
HIDDEN: Literal["hidden"] = "hidden"
"""What stands for the unseen progress token on top of the stack."""

LEAST_PLAYERS = 2
MOST_PLAYERS = 7
STAGES = 5
FACE_UP_TOKENS = 3
CAT_POINTS = 2
VICTORY_POINTS = 3
"""Points of one military victory token."""
