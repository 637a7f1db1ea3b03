"""The frames of rows and boards."""

from __future__ import annotations

from renders.drawing import theme
from renders.drawing.canvas import Canvas

BOARD_RADIUS = 24


def draw_row_frame(canvas: Canvas, y: float, height: float, *, grey: bool = False, gold: int = 0) -> None:
    """Draw the panel of a row across the picture.

    ``grey`` is for the Free City; ``gold`` is the width of a golden border, where there is one.
    """
    canvas.panel(
        theme.MARGIN,
        y,
        theme.WIDTH - 2 * theme.MARGIN,
        height,
        22,
        fill=theme.GREY_PANEL if grey else theme.PANEL,
        fill_low=theme.GREY_PANEL_LOW if grey else theme.ROW_LOW,
        line=theme.GOLD if gold else theme.LINE,
        line_width=gold or 2,
        blur=6,
        shade=0.35,
    )


def draw_board_frame(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Draw the golden frame around a board of this size."""
    edge, low = 3, theme.GOLD_RIM
    box = (x - edge, y - edge, width + 2 * edge, height + 2 * edge)
    canvas.panel(*box, BOARD_RADIUS + edge, fill=theme.GOLD, fill_low=low, blur=12)
