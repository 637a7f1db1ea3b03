"""Several lines of text, one below the other."""

from __future__ import annotations

from renders.drawing import theme
from renders.drawing.canvas import Anchor, Canvas
from renders.drawing.fitting import WrappedText
from renders.drawing.theme import Rgba


def draw_lines_around(
    canvas: Canvas,
    fitted: WrappedText,
    x: float,
    y: float,
    colour: Rgba = theme.WHITE,
    anchor: Anchor = "lm",
    *,
    step: float = 1.0,
) -> None:
    """Write lines, their middle at the height ``y``; ``step`` is their distance in sizes of the type."""
    first = y - (len(fitted.lines) - 1) / 2 * fitted.size * step
    draw_lines_from(canvas, fitted, x, first, colour, anchor, step=step)


def draw_lines_from(
    canvas: Canvas,
    fitted: WrappedText,
    x: float,
    y: float,
    colour: Rgba = theme.WHITE,
    anchor: Anchor = "lm",
    *,
    step: float = 1.0,
) -> None:
    """Write lines, the first one at the height ``y``; ``step`` is their distance in sizes of the type."""
    for index, line in enumerate(fitted.lines):
        canvas.text(x, y + index * fitted.size * step, line, fitted.font, colour, anchor)
