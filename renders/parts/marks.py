"""Marks on what can be chosen: what a hint advises, and what a player has picked."""

from __future__ import annotations

from typing import Literal

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.parts import icons
from renders.parts.frames import draw_glow

MarkKind = Literal["advised", "picked"]

_EDGE = 7


def draw_marked_edge(
    canvas: Canvas, kind: MarkKind, x: int, y: int, width: int, height: int, radius: int
) -> None:
    """Draw the edge around what is marked, behind it: golden for advice, white for a pick."""
    if kind == "advised":
        draw_glow(canvas, x, y, width, height, radius, 0.8)
    fill = theme.GOLD_BRIGHT if kind == "advised" else theme.WHITE
    canvas.panel(x - _EDGE, y - _EDGE, width + 2 * _EDGE, height + 2 * _EDGE, radius + _EDGE, fill=fill)


def draw_mark(canvas: Canvas, kind: MarkKind, x: float, y: float, size: int) -> None:
    """Draw the mark around a point: a large star for advice, a check for a pick."""
    if kind == "picked":
        canvas.put(icons.status("possible", size), x, y, "mm")
        return
    canvas.put(icons.sign("star", round(size * 1.34), theme.NIGHT_BOTTOM), x, y, "mm")
    canvas.put(icons.sign("star", size, theme.GOLD_BRIGHT), x, y, "mm")
