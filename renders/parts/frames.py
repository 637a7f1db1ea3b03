"""The frames of rows, of boards, of takable cards, and marks on advised or picked ones."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.surfaces import shadow_mask
from renders.parts import icons

BOARD_RADIUS = 24
ACTIVE_EDGE = 4
"""The width of the golden edge around the row or panel of a player who has to choose now."""
_GLOW = 12


def sole_leader(points: Sequence[int]) -> int | None:
    """Return the index of the only highest number; None if several are equal."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def leader_laurel(size: int, *, leads: bool) -> Image.Image:
    """Draw the laurel beside points, golden for the only leader. Read-only."""
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
    """Draw a glow around something that can be taken; ``shade`` is its brightness (0 to 1)."""
    canvas.put(_glow(width, height, radius, shade), x - 3 * _GLOW, y - 3 * _GLOW)


@kept
def _glow(width: int, height: int, radius: int, shade: float) -> Image.Image:
    """Draw the glow around a box. Read-only."""
    mask = shadow_mask(width, height, radius, _GLOW, shade)
    glow = Image.new("RGBA", mask.size, theme.TAKABLE_GLOW)
    glow.putalpha(mask)
    return glow


def draw_takable_edge(canvas: Canvas, x: int, y: int, width: int, height: int, radius: int) -> None:
    """Draw the golden edge around something that can be taken; ``radius`` is that of the edge."""
    gold, low = theme.GOLD_BRIGHT, theme.TAKABLE_LOW
    canvas.panel(x - 4, y - 4, width + 8, height + 8, radius, fill=gold, fill_low=low)


MarkKind = Literal["advised", "picked"]

_EDGE = 7
_OUTLINE = 1.34
"""How much larger a star's dark outline is than the star."""
_SMALLEST_STAR = 28
_APART = 2


def draw_marked_edge(
    canvas: Canvas, kind: MarkKind, x: int, y: int, width: int, height: int, radius: int
) -> None:
    """Draw the edge around something marked, behind it: golden for advice, white for a pick."""
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
        """The area of the star with its outline."""
        side = round(self.size * _OUTLINE)
        return round(self.x - side / 2), round(self.y - side / 2), side, side


def place_star(within: Box, taken: Sequence[Box], largest: int) -> StarPlace:
    """Find a place for a star that hides nothing: as large as possible, then far to the right, then high.

    Raises `ValueError` if there is no room for a visible star.
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
    """Return whether two boxes overlap."""
    return all(
        one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )
