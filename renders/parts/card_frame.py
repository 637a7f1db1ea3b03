"""What frames a card: the plaque with its effect, its cost, its number."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.drawing.sketch import Sketch
from renders.drawing.theme import Rgba

COSTS_IN_ONE_ROW = 5


def draw_plaque(
    canvas: Canvas, row: Row, x: float, top: float, width: float, edge: Rgba, size: int = 72
) -> None:
    """Draw an ivory plaque around ``x`` with an effect in it, at most ``width`` pixels wide."""
    size = largest_size(row, width - 26, size)
    plaque_width = max(110, row_width(row, size) + 30)
    height = max(84, size + 20)
    canvas.panel(
        x - plaque_width / 2,
        top,
        plaque_width,
        height,
        height // 2,
        fill=theme.IVORY,
        fill_low=theme.IVORY_LOW,
        line=edge,
        line_width=3,
        blur=6,
        shade=0.45,
    )
    draw_row(canvas, row, x, top + height / 2, size)


def draw_cost(
    canvas: Canvas, row: Row, x: float, y: float, width: float, size: int = 52, ink: Rgba = theme.INK
) -> None:
    """Draw a cost around a point; six tokens and more stand in two rows."""
    if len(row) <= COSTS_IN_ONE_ROW:
        draw_row(canvas, row, x, y, largest_size(row, width, size, 4), gap=4, ink=ink)
        return
    half = (len(row) + 1) // 2
    small = round(size * 0.87)
    for part, shift in ((row[:half], -0.8), (row[half:], 0.26)):
        draw_row(canvas, part, x, y + shift * small - 4, small, gap=4, ink=ink)


@lru_cache(maxsize=128)
def number_badge(number: int, size: int = 58) -> Image.Image:
    """Draw a number on a dark disc with a white ring. Read-only."""
    badge = Sketch(size)
    badge.disc(50, 50, 49.5, theme.WHITE)
    badge.disc(50, 50, 44.5, theme.NIGHT_BOTTOM)
    badge.text(50, 48.5, f"{number}", 69 if number < 10 else 54, theme.WHITE)
    return badge.finish()
