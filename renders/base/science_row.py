"""How many of each scientific symbol a city has, as a row."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.base.city import City
from engine.terms import SYMBOLS, Symbol
from renders.drawing import theme
from renders.drawing.kept import kept
from renders.drawing.row import Piece, Space, Sprite, Word
from renders.parts import icons


def science_row(city: City) -> list[Piece]:
    """Give the three symbols with their numbers, faded where there is none, and those of choice."""
    row: list[Piece] = []
    for symbol in SYMBOLS:
        count = city.symbols.get(symbol, 0)
        make = partial(icons.science if count else _faded_science, symbol)
        ink = theme.WHITE if count else theme.UNBUILT_EDGE
        row += [Space(0.06), Sprite(make), Word(f"{count}", 700, 0.8, ink)]
    if city.science_choices:
        row += [Space(0.06), Sprite(icons.science_choice), Word(f"{city.science_choices}", 700, 0.8)]
    return row


@kept
def _faded_science(symbol: Symbol, size: int) -> Image.Image:
    """Draw a science symbol of which a city has none. Read-only."""
    return icons.faded(icons.science(symbol, size))
