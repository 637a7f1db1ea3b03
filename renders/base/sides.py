"""The sides of a board: the drawing of its wonder by day or by night, and the sign of a side."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.base.box import Box
from engine.base.city import Board, Side
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.typefaces import title
from renders.parts import icons
from renders.parts.scenes import by_day, by_night

NIGHT: Mapping[str, Side] = MappingProxyType({"second_edition": "B"})
"""The side of each board that shows its city at night, by the box that has such boards."""


def night_side(box: Box) -> Side | None:
    """Return the side of each board that shows its city at night, None if there is none."""
    return next((NIGHT[name] for name in box.names if name in NIGHT), None)


def scene_of(box: Box, board: Board) -> str:
    """Return the drawing of a board's wonder, by day or night if its sides differ in that."""
    night = night_side(box)
    if night is None:
        return board.wonder
    return (by_night if board.side == night else by_day)(board.wonder)


def draw_side(canvas: Canvas, box: Box, side: Side, x: float, y: float, size: int) -> None:
    """Draw the sign of a board's side around a point: its letter, or sun and moon."""
    night = night_side(box)
    if night is None:
        canvas.text(x, y, side, title(size, 900), theme.GOLD, "mm")
    else:
        canvas.put(icons.sign("moon" if side == night else "sun", size, theme.GOLD), x, y, "mm")
