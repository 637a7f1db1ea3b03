"""The closed lists of words that the rules speak in."""

from __future__ import annotations

from typing import Literal, NewType

CardId = NewType("CardId", str)
WonderId = NewType("WonderId", str)
Resource = Literal["wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"]
Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Symbol = Literal["tablet", "compass", "gear"]
Side = Literal["A", "B"]
Neighbour = Literal["left", "right"]

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: tuple[Symbol, ...] = ("tablet", "compass", "gear")
SIDES: tuple[Side, ...] = ("A", "B")
NEIGHBOURS: tuple[Neighbour, ...] = ("left", "right")
