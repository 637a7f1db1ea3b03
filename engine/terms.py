"""The words that all games share: resources, colours of cards, scientific symbols, levels of play."""

from __future__ import annotations

from typing import Literal, NewType

CardId = NewType("CardId", str)
WonderId = NewType("WonderId", str)
TokenId = NewType("TokenId", str)
"""A progress token."""

Resource = Literal["wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"]
Colour = str
"""The colour of a card; each box has those of its cards."""
Symbol = Literal["tablet", "compass", "gear"]
"""A scientific symbol of the base game and of Architects; Duel has seven of its own."""
Neighbour = Literal["left", "right"]

DecisionKind = str
"""What a seat is asked; each box says which kinds there are in its game."""

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
"""The four raw materials, then the three manufactured goods."""
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
"""Those of the boxes that there are, in the order in which they are told."""
SYMBOLS: tuple[Symbol, ...] = ("tablet", "compass", "gear")
NEIGHBOURS: tuple[Neighbour, ...] = ("left", "right")


Level = Literal["easy", "normal", "strong"]
"""How well a computer player plays that people meet."""
