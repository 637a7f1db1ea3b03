"""The frames of rows, of boards, and of what can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.surfaces import shadow_mask
from renders.parts import icons

BOARD_RADIUS = 24
ACTIVE_EDGE = 4
"""The width of the golden edge around the row or panel of a player who has to choose now."""
_GLOW = 12


def sole_leader(points: Sequence[int]) -> int | None:
    """Give the place of the one who has more points than all others; None where several have most."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def leader_laurel(size: int, *, leads: bool) -> Image.Image:
    """Draw the laurel beside points: golden for the leader alone. Read-only."""
    return icons.laurel(size, theme.GOLD if leads else theme.UNBUILT_EDGE)


def draw_row_frame(
    canvas: Canvas, y: float, height: float, *, grey: bool = False, active: bool = False
) -> None:
    """Draw the panel of a row: ``grey`` for the Free City, gold-edged for a player who has to choose now."""
    canvas.panel(
        theme.MARGIN,
        y,
        theme.WIDTH - 2 * theme.MARGIN,
        height,
        22,
        fill=theme.GREY_PANEL if grey else theme.PANEL,
        line=theme.GOLD if active else theme.LINE,
        line_width=ACTIVE_EDGE if active else 2,
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
