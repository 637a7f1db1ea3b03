"""A card of Duel as a line: in a city, in a list to choose from."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.duel.cards import card
from engine.terms import CardId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS, FittedLines, fit_lines
from renders.drawing.lines import draw_lines
from renders.drawing.row import Row, Sprite, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask, vertical_gradient
from renders.drawing.theme import mix
from renders.duel.effects import chain_given, effect_row
from renders.parts import icons

_HEIGHT = 60
"""Of a line whose letters and icons have their usual size."""
_LARGEST_SCALE = 1.6
_SYMBOL, _GLYPH, _ICON, _NAME = 56, 40, 44, 30
_SMALLEST_ICON, _SMALLEST_NAME = 24, 23
_TWO_LINES = 56
_GAP = 3


@lru_cache(maxsize=64)
def card_line(card_id: CardId, name: str, width: int, height: int) -> Image.Image:
    """Draw the symbol of a card's colour, its name, its effect and its chain symbol. Read-only."""
    shown = card(card_id)
    colour = theme.CARD_COLOURS[shown.colour]
    scale = min(max(height / _HEIGHT, 1), _LARGEST_SCALE)
    symbol = round(_SYMBOL * scale)
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, 14, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    strip = vertical_gradient(symbol, height, colour, mix(colour, theme.BLACK, 0.14))
    strip.putalpha(rounded_mask(symbol + 28, height, 14).crop((0, 0, symbol, height)))
    canvas.put(strip, 0, 0)
    glyph = min(round(_GLYPH * scale), height - 6)
    canvas.put(icons.type_glyph(shown.colour, glyph), symbol / 2, height / 2, "mm")
    chain = [Sprite(piece.make, 0.7) for piece in chain_given(shown) if isinstance(piece, Sprite)]
    row: Row = [*effect_row(shown.effects), *chain]
    left = symbol + 10
    size, lines = _shared(name, row, width - left - 10, height, scale)
    draw_row(canvas, row, width - 10, height / 2, size, gap=_GAP, align="r")
    draw_lines(canvas, lines, left, height / 2 - 1, theme.INK, step=0.96)
    return canvas.image


def _shared(name: str, row: Row, width: float, height: int, scale: float) -> tuple[int, FittedLines]:
    """Give the size of the icons and the lines of the name: the icons shrink until the name is whole."""
    largest = largest_size(row, width * 0.56, min(round(_ICON * scale), height - 8), _GAP, _SMALLEST_ICON)
    most = 2 if height >= _TWO_LINES else 1
    size = largest
    while True:
        room = width - row_width(row, size, _GAP) - 8
        lines = fit_lines(name, room, round(_NAME * scale), _SMALLEST_NAME, 600, most)
        if size <= _SMALLEST_ICON or not any(ELLIPSIS in line for line in lines.lines):
            return size, lines
        size -= 2
