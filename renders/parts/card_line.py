"""A built card as a line: the symbol of its colour, its name, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import WrappedText
from renders.drawing.lines import draw_lines_around
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.parts import icons

RADIUS = 14
_SHADED = 60
"""From this height on a line is shaded from top to bottom."""
_ICONS_SHARE = 0.56
"""Which part of a line its icons may take."""


class Line(NamedTuple):
    """What a line says."""

    name: str
    colour: Colour
    effect: Row


class Setting(NamedTuple):
    """How a line is set: sizes in pixels, and ``fit``, which breaks the name into lines within a width."""

    symbol: int
    glyph: int
    largest_icon: int
    smallest_icon: int
    gap: int
    step: float
    fit: Callable[[float], WrappedText]


def card_on_ivory(line: Line, width: int, height: int, symbol: int) -> Canvas:
    """Begin a line with an ivory rim and a strip as wide as ``symbol``; its corners are not cut."""
    canvas = Canvas(width, height, ground=Image.new("RGB", (width, height), theme.IVORY[:3]))
    canvas.panel(2, 2, width - 4, height - 4, RADIUS - 2, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    canvas.fill(0, 0, symbol, height, theme.card_look(line.colour).field)
    canvas.fill(symbol, 2, 2, height - 4, theme.card_look(line.colour).edge)
    return canvas


def card_with_round_corners(line: Line, width: int, height: int, symbol: int) -> Canvas:
    """Begin a transparent line with round corners and a strip as wide as ``symbol``."""
    canvas = Canvas(width, height, transparent=True)
    # Shades of many low lines are not seen, but make a large file.
    low = height < _SHADED
    fill_low = theme.IVORY if low else theme.IVORY_LOW
    canvas.panel(0, 0, width, height, RADIUS, fill=theme.IVORY, fill_low=fill_low)
    mask = rounded_mask(symbol + 2 * RADIUS, height, RADIUS).crop((0, 0, symbol, height))
    canvas.fill(0, 0, symbol, height, theme.card_look(line.colour).field, mask)
    return canvas


def share(line: Line, setting: Setting, width: float) -> tuple[int, WrappedText]:
    """Give the size of the icons and the lines of the name in a width.

    The icons shrink until the name is whole.
    """
    gap, smallest = setting.gap, setting.smallest_icon
    largest = largest_size(line.effect, width * _ICONS_SHARE, setting.largest_icon, gap, smallest)
    for size in (*range(largest, smallest, -2), smallest):
        lines = setting.fit(width - row_width(line.effect, size, gap))
        if not lines.cut:
            return size, lines
    return smallest, lines


def draw_symbol(canvas: Canvas, line: Line, setting: Setting) -> None:
    """Draw the symbol of the card's colour in the middle of the strip."""
    glyph = icons.type_glyph(line.colour, setting.glyph)
    canvas.put(glyph, setting.symbol / 2, canvas.height / 2, "mm")


def draw_beside(canvas: Canvas, line: Line, setting: Setting, size: int, lines: WrappedText) -> None:
    """Draw the name at the left, and the effect in a size at the right."""
    middle = canvas.height / 2
    draw_row(canvas, line.effect, canvas.width - 10, middle, size, gap=setting.gap, align="r")
    draw_lines_around(canvas, lines, setting.symbol + 10, middle - 1, theme.INK, step=setting.step)
