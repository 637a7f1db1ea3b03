"""How many of each scientific symbol a city has, as a row."""

from __future__ import annotations

from functools import lru_cache, partial

from PIL import Image

from engine.base.city import City
from engine.terms import SYMBOLS, Symbol
from renders.drawing import theme
from renders.drawing.row import Piece, Space, Sprite, Word
from renders.parts import icons

_FADED = 0.45


def science_row(city: City, *, zeros: bool = False) -> list[Piece]:
    """Give the symbols that a city has with their numbers, and those of choice; ``zeros`` stay, faded."""
    row: list[Piece] = []
    for symbol in SYMBOLS:
        if count := city.symbols.get(symbol, 0):
            row += [Space(0.06), Sprite(partial(icons.science, symbol)), Word(f"{count}", 700, 0.8)]
        elif zeros:
            row += [Space(0.06), Sprite(partial(_faded, symbol)), Word("0", 700, 0.8, theme.FAINT)]
    if city.science_choices:
        row += [Space(0.06), Sprite(icons.science_choice), Word(f"{city.science_choices}", 700, 0.8)]
    return row


@lru_cache(maxsize=16)
def _faded(symbol: Symbol, size: int) -> Image.Image:
    return icons.faded(icons.science(symbol, size), _FADED)
