"""Terms shared by all games: resources, colours of cards, scientific symbols, levels of play."""

from typing import Literal, NewType

CardId = NewType("CardId", str)
WonderId = NewType("WonderId", str)
TokenId = NewType("TokenId", str)
"""The id of a progress token."""

Resource = Literal["wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"]
Colour = str
"""The colour of a card; each box has its own."""
Symbol = Literal["tablet", "compass", "gear"]
"""A scientific symbol of 7 Wonders and Architects; Duel has seven of its own."""
Neighbour = Literal["left", "right"]

DecisionKind = str
"""The kind of a decision; each box has its own."""

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
"""The four raw materials, then the three manufactured goods."""
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
"""The colours of the existing boxes, in display order."""
SYMBOLS: tuple[Symbol, ...] = ("tablet", "compass", "gear")
NEIGHBOURS: tuple[Neighbour, ...] = ("left", "right")


Level = Literal["easy", "normal", "strong"]
"""The level of a computer player."""
