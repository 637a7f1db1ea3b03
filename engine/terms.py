"""The words that all games share: resources, colours of cards, scientific symbols, levels of play."""

from __future__ import annotations

from typing import Literal, NewType

CardId = NewType("CardId", str)
WonderId = NewType("WonderId", str)
TokenId = NewType("TokenId", str)
"""A progress token."""

Resource = Literal["wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"]
Colour = str
"""The colour of a card; a box may have others than the ``COLOURS`` of the base game."""
Symbol = Literal["tablet", "compass", "gear"]
"""A scientific symbol of the base game and of Architects; Duel has seven of its own."""
Neighbour = Literal["left", "right"]

DecisionKind = Literal[
    "round",
    "free_city",
    "seventh_card",
    "revive",
    "draft",
    "begin",
    "turn",
    "token",
    "opponent_card",
    "library",
    "take",
    "effect",
    "keep",
]
"""What a seat is asked, in any of the games; each game's own ``DecisionKind`` says which of them are its."""

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
"""The four raw materials, then the three manufactured goods."""
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: tuple[Symbol, ...] = ("tablet", "compass", "gear")
NEIGHBOURS: tuple[Neighbour, ...] = ("left", "right")


Level = Literal["easy", "normal", "strong"]
"""How well a computer player plays that people meet."""
