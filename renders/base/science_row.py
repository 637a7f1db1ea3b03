"""How many of each scientific symbol a city has, as a row."""

from __future__ import annotations

from functools import partial

from engine.base.city import City
from engine.terms import SYMBOLS
from renders.drawing.row import Piece, Space, Sprite, Word
from renders.parts import icons


def science_row(city: City) -> list[Piece]:
    """Give the symbols that a city has with their numbers, and those of choice."""
    row: list[Piece] = []
    for symbol in SYMBOLS:
        if count := city.symbols.get(symbol, 0):
            row += [Space(0.06), Sprite(partial(icons.science, symbol)), Word(f"{count}", 700, 0.8)]
    if city.science_choices:
        row += [Space(0.06), Sprite(icons.science_choice), Word(f"{city.science_choices}", 700, 0.8)]
    return row
