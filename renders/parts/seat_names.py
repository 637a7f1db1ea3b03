"""The names of the players in pictures."""

from collections.abc import Sequence

from engine.game import Seat
from engine.reading import clean_name
from renders.drawing import theme
from renders.drawing.canvas import Anchor, Canvas
from renders.drawing.fitting import shorten, shrink_line, wrap_text
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import drawable_name, sans
from renders.parts.language import Text

_ONE_LINE_NAME = 30
"""The size below which a name is broken into two lines."""


def seat_name(names: Sequence[str], seat: Seat, text: Text) -> str:
    """Return the drawable part of a name, or else the number of the seat."""
    return drawable_name(names[seat], text("picture-seat-name", seat=seat + 1))


def drawable_names(names: Sequence[str], cities: int, text: Text) -> list[str]:
    """Return the drawable names of all cities."""
    return [seat_name(names, Seat(seat), text) for seat in range(cities)]


def short_names(names: Sequence[str], width: float) -> list[str]:
    """Cut names so that a line has room for two of them and its text."""
    return [shorten(clean_name(name, "?"), sans(38, 600), width) for name in names]


def draw_name(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    width: float,
    colour: Rgba = theme.WHITE,
    size: int = 40,
    anchor: Anchor = "lm",
) -> None:
    """Write a name at the height ``y``: in one line, else in two smaller ones, else cut."""
    if sans(_ONE_LINE_NAME, 700).getlength(name) <= width:
        fitted = shrink_line(name, width, size, _ONE_LINE_NAME, 700)
        canvas.text(x, y, fitted.text, fitted.font, colour, anchor)
        return
    lines = wrap_text(name, width, _ONE_LINE_NAME, theme.FLOOR_TEXT, 700, breaking=True)
    canvas.lines(x, y, lines, colour, anchor)
