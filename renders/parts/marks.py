"""Marks on what can be chosen: what a hint advises, and what a player has picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.parts import icons
from renders.parts.frames import draw_glow

MarkKind = Literal["advised", "picked"]

_EDGE = 7
_OUTLINE = 1.34
"""How much larger than a star its dark outline is."""
_SMALLEST_STAR = 28
_APART = 2


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
    canvas.put(icons.sign("star", round(size * _OUTLINE), theme.NIGHT_BOTTOM), x, y, "mm")
    canvas.put(icons.sign("star", size, theme.GOLD_BRIGHT), x, y, "mm")


class StarPlace(NamedTuple):
    """The middle of a star, and its size."""

    x: float
    y: float
    size: int

    @property
    def box(self) -> Box:
        """Where the star and its outline are."""
        side = round(self.size * _OUTLINE)
        return round(self.x - side / 2), round(self.y - side / 2), side, side


def place_star(within: Box, taken: Sequence[Box], largest: int) -> StarPlace:
    """Find where a star hides nothing: as large as there is room, then far to the right, then high.

    Raises `ValueError` where there is no room for a star that can be seen.
    """
    left, top, width, height = within
    for size in range(largest, _SMALLEST_STAR - 1, -1):
        side = round(size * _OUTLINE)
        columns = {left + width - side, *(x - side - _APART for x, _, _, _ in taken)}
        rows = {top, *(y + high + _APART for _, y, _, high in taken)}
        for x in sorted(columns, reverse=True):
            for y in sorted(rows):
                fits = left <= x <= left + width - side and top <= y <= top + height - side
                if fits and not any(overlap((x, y, side, side), each) for each in taken):
                    return StarPlace(x + side / 2, y + side / 2, size)
    raise ValueError(f"no room for a star within {within} beside {taken}")


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes have something in common."""
    return all(
        one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )
