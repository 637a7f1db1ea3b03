"""A built card as a line: the symbol of its colour, its name, what it does."""

from PIL import Image

from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import WrappedText, wrap_text
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.parts import icons

LINE_RADIUS = 14
_TWO_LINES, _SCALED, _USUAL, _LARGEST_SCALE = 56, 60, 66, 1.55
"""Below the first height a line has room for two lines of the name only in small type; above the third,
letters and icons grow with the ratio to the second, up to this factor.
"""
_SYMBOL, _GLYPH, _ICON, _NAME, _LOW_NAME = 56, 42, 44, 31, 29
_SMALLEST_ICON, _SMALLEST_NAME, _SMALLEST_OF_TWO, _TINY = 26, 25, 22, 16
_ICONS_SHARE, _GAP, _STEP = 0.56, 2, 0.98
"""The share of a line for its icons, the gap between them, and the distance of lines of the name."""


def draw_card_line(name: str, colour: Colour, effect: Row, width: int, height: int) -> Image.Image:
    """Draw a built card as a line, with square corners.

    The icons shrink until the name fits; otherwise it is above them if the line is high enough.
    """
    look, scale = (
        theme.card_look(colour),
        min(height / _SCALED, _LARGEST_SCALE) if height > _USUAL else 1.0,
    )
    symbol = round(_SYMBOL * scale)
    canvas = Canvas(width, height, ground=Image.new("RGB", (width, height), theme.IVORY[:3]))
    inner = LINE_RADIUS - 2
    canvas.panel(2, 2, width - 4, height - 4, inner, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    canvas.fill(0, 0, symbol, height, look.field)
    canvas.fill(symbol, 2, 2, height - 4, look.edge)
    glyph = icons.type_glyph(colour, min(round(_GLYPH * scale), height - 6))
    canvas.put(glyph, symbol / 2, height / 2, "mm")
    left, room = symbol + 10, width - symbol - 20
    largest = min(round(_ICON * scale), height - (12 if height >= _TWO_LINES - 10 else 8))
    most = largest_size(effect, (room - 10) * _ICONS_SHARE, largest, _GAP, _SMALLEST_ICON)
    for size in (*range(most, _SMALLEST_ICON, -2), _SMALLEST_ICON):
        lines = _fit_name(name, height, scale, room - 10 - row_width(effect, size, _GAP))
        if not lines.cut:
            break
    if height >= _TWO_LINES and lines.cut:
        canvas.fitted_text(left, height * 0.28, name, round(30 * scale), room, theme.INK, smallest=22)
        size = largest_size(effect, room, height // 2, _GAP)
        draw_row(canvas, effect, left, height * 0.72, size, gap=_GAP, align="l")
    else:
        if lines.cut:
            beside = room - 10 - row_width(effect, size, _GAP)
            lines = wrap_text(name, beside, min(theme.FLOOR_TEXT, height // 2), _TINY, 600)
        draw_row(canvas, effect, width - 10, height / 2, size, gap=_GAP, align="r")
        canvas.lines(left, height / 2 - 1, lines, theme.INK, step=_STEP)
    return canvas.image


def _fit_name(name: str, height: int, scale: float, width: float) -> WrappedText:
    if height >= _TWO_LINES:
        return wrap_text(name, width, round(_NAME * scale), _SMALLEST_NAME, 600)
    one_line = wrap_text(name, width, min(_LOW_NAME, height - 6), _SMALLEST_NAME, 600, 1)
    if not one_line.cut:
        return one_line
    two = min(theme.FLOOR_TEXT, height // 2)
    return wrap_text(name, width, two, max(_TINY, min(_SMALLEST_OF_TWO, two - 2)), 600)
