"""Several lines of text around one height."""

from __future__ import annotations

from renders.drawing import theme
from renders.drawing.canvas import Anchor, Canvas
from renders.drawing.fitting import FittedLines
from renders.drawing.theme import Rgba


def draw_lines(
    canvas: Canvas,
    fitted: FittedLines,
    x: float,
    y: float,
    colour: Rgba = theme.WHITE,
    anchor: Anchor = "lm",
    *,
    step: float = 1.0,
) -> None:
    """Write lines, their middle at the height ``y``; ``step`` is their distance in sizes of the type."""
    first = -(len(fitted.lines) - 1) / 2
    for index, line in enumerate(fitted.lines):
        canvas.text(x, y + (first + index) * fitted.size * step, line, fitted.font, colour, anchor)
