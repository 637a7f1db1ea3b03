"""Built cards as lines: symbol, name, effect."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.base.city import Card
from renders.base.effects import effect_row
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.fitting import WrappedText, wrap_text
from renders.drawing.kept import kept
from renders.drawing.row import draw_row, largest_size
from renders.parts.card_line import (
    RADIUS,
    Line,
    Setting,
    card_on_ivory,
    draw_beside,
    draw_symbol,
    share,
)

_SYMBOL_WIDTH = 62
_GAP = 2
_TWO_LINES = 60
"""A line lower than this has room for two lines of the name only in small type."""


def draw_card_line(canvas: Canvas, shown: Card, name: str, box: Box) -> None:
    """Draw a built card as a line in a box of left, top, width and height: symbol, name, effect."""
    x, y, width, height = box
    canvas.put_rounded(card_line(shown, name, width, height), x, y, RADIUS)


@kept
def card_line(shown: Card, name: str, width: int, height: int) -> Image.Image:
    """Draw a built card as a line: symbol, name, effect; its corners not cut. Read-only."""
    line = Line(name, shown.colour, effect_row(shown.effects))
    setting = Setting(
        symbol=_SYMBOL_WIDTH,
        glyph=42,
        largest_icon=min(44, height - 12),
        smallest_icon=26,
        gap=_GAP,
        step=0.98,
        fit=partial(_fit_name, name, height),
    )
    canvas = card_on_ivory(line, width, height, _SYMBOL_WIDTH)
    draw_symbol(canvas, line, setting)
    size, lines = share(line, setting, width - _SYMBOL_WIDTH - 30)
    if height >= _TWO_LINES and lines.cut:
        _draw_stacked(canvas, line)
    else:
        draw_beside(canvas, line, setting, size, lines)
    return canvas.image


def _draw_stacked(canvas: Canvas, line: Line) -> None:
    """Draw the name above the effect: in a narrow line there is no room for it beside that."""
    left, width = _SYMBOL_WIDTH + 10, canvas.width - _SYMBOL_WIDTH - 20
    canvas.fitted_text(left, canvas.height * 0.28, line.name, 30, width, theme.INK, smallest=22)
    size = largest_size(line.effect, width, canvas.height // 2, _GAP)
    draw_row(canvas, line.effect, left, canvas.height * 0.72, size, gap=_GAP, align="l")


def _fit_name(name: str, height: int, width: float) -> WrappedText:
    if height >= _TWO_LINES:
        return wrap_text(name, width, 31, theme.FLOOR_TEXT + 1, 600)
    one_line = wrap_text(name, width, 29, theme.FLOOR_TEXT + 1, 600, 1)
    return wrap_text(name, width, theme.FLOOR_TEXT, theme.FLOOR_TEXT - 2, 600) if one_line.cut else one_line
