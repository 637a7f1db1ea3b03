"""The closed lists of words that the rules speak in."""

from __future__ import annotations

from typing import Literal, NewType

from engine.terms import COLOURS as COLOURS
from engine.terms import NEIGHBOURS as NEIGHBOURS
from engine.terms import RESOURCES as RESOURCES
from engine.terms import SYMBOLS as SYMBOLS
from engine.terms import Colour as Colour
from engine.terms import Neighbour as Neighbour
from engine.terms import Resource as Resource
from engine.terms import Symbol as Symbol

CardId = NewType("CardId", str)
WonderId = NewType("WonderId", str)
Side = Literal["A", "B"]

SIDES: tuple[Side, ...] = ("A", "B")
