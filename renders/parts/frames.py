"""The frames of rows, of boards, and of what can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.surfaces import shadow_mask

BOARD_RADIUS = 24
LEADER_EDGE = 4
"""The width of the golden edge that only the leader's row or panel has."""
_GLOW = 12


def sole_leader(points: Sequence[int]) -> int | None:
    """Give the place of the one who has more points than all others; None where several have most."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def draw_row_frame(
    canvas: Canvas, y: float, height: float, *, grey: bool = False, leads: bool = False
) -> None:
    """Draw the panel of a row across the picture: ``grey`` for the Free City, gold-edged for the leader."""
    canvas.panel(
        theme.MARGIN,
        y,
        theme.WIDTH - 2 * theme.MARGIN,
        height,
        22,
        fill=theme.GREY_PANEL if grey else theme.PANEL,
        line=theme.GOLD if leads else theme.LINE,
        line_width=LEADER_EDGE if leads else 2,
        blur=6,
        shade=0.35,
    )


def draw_board_frame(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Draw the golden frame around a board of this size."""
    edge, low = 3, theme.GOLD_RIM
    box = (x - edge, y - edge, width + 2 * edge, height + 2 * edge)
    canvas.panel(*box, BOARD_RADIUS + edge, fill=theme.GOLD, fill_low=low, blur=12)


def draw_glow(canvas: Canvas, x: int, y: int, width: int, height: int, radius: int, shade: float) -> None:
    """Let what can be taken glow; ``shade`` is how bright (0 to 1)."""
    mask = shadow_mask(width, height, radius, _GLOW, shade)
    canvas.fill(x - 3 * _GLOW, y - 3 * _GLOW, mask.width, mask.height, theme.TAKABLE_GLOW, mask)


def draw_takable_edge(canvas: Canvas, x: int, y: int, width: int, height: int, radius: int) -> None:
    """Draw the golden edge around what can be taken; ``radius`` is that of the edge."""
    gold, low = theme.GOLD_BRIGHT, theme.TAKABLE_LOW
    canvas.panel(x - 4, y - 4, width + 8, height + 8, radius, fill=gold, fill_low=low)
