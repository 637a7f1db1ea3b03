"""The frame of a card: the plaque with its effect, its cost, its number, the bar with its price."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.art import Letters, Part, icon
from renders.drawing.canvas import Box, Canvas
from renders.drawing.row import Row, Slash, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons import Status

_COSTS_IN_ONE_ROW = 5


def needs_two_rows(cost: Row) -> bool:
    """Return whether a cost has more icons than fit in one row."""
    return sum(not isinstance(piece, Slash) for piece in cost) > _COSTS_IN_ONE_ROW


class Plaque(NamedTuple):
    """The sizes of a plaque in pixels: its least size, its frame, the space around the effect and in it."""

    least_width: int = 110
    least_height: int = 84
    around: tuple[int, int] = (30, 20)
    line: int = 3
    blur: int = 6
    gap: int = 8

    def height(self, size: int) -> int:
        """Return the height of a plaque around an effect of this size."""
        return max(self.least_height, size + self.around[1])

    def width(self, row: Row, size: int) -> float:
        """Return the width of a plaque around an effect of this size."""
        return max(self.least_width, row_width(row, size, self.gap) + self.around[0])


USUAL_PLAQUE = Plaque()


def draw_plaque(
    canvas: Canvas, row: Row, x: float, top: float, width: float, edge: Rgba, size: int = 72
) -> None:
    """Draw an ivory plaque around ``x`` with an effect in it, at most ``width`` pixels wide."""
    size = largest_size(row, width - 26, size)
    middle = top + USUAL_PLAQUE.height(size) / 2
    draw_plaque_around(canvas, row, x, middle, size, edge, USUAL_PLAQUE)


def plaque_box(row: Row, x: float, y: float, size: int, plaque: Plaque) -> Box:
    """Return the area of a plaque around a point, for an effect of this size."""
    width, height = plaque.width(row, size), plaque.height(size)
    return round(x - width / 2), round(y - height / 2), round(width), height


def draw_plaque_around(
    canvas: Canvas, row: Row, x: float, y: float, size: int, edge: Rgba, plaque: Plaque
) -> None:
    """Draw an ivory plaque around a point, for an effect of this size."""
    box = plaque_box(row, x, y, size, plaque)
    canvas.panel(
        *box,
        box[3] // 2,
        fill=theme.IVORY,
        fill_low=theme.IVORY_LOW,
        line=edge,
        line_width=plaque.line,
        blur=plaque.blur,
        shade=0.45,
    )
    draw_row(canvas, row, x, y, size, gap=plaque.gap)


def draw_cost(
    canvas: Canvas, row: Row, x: float, y: float, width: float, size: int = 52, ink: Rgba = theme.INK
) -> None:
    """Draw a cost around a point; six or more tokens are in two rows."""
    if not needs_two_rows(row):
        draw_row(canvas, row, x, y, largest_size(row, width, size, 4), gap=4, ink=ink)
        return
    half = (len(row) + 1) // 2
    small = round(size * 0.87)
    for part, shift in ((row[:half], -0.8), (row[half:], 0.26)):
        draw_row(canvas, part, x, y + shift * small - 4, small, gap=4, ink=ink)


@lru_cache(maxsize=128)
def number_badge(number: int, size: int = 58) -> Image.Image:
    """Draw a number on a dark disc with a white ring. Read-only."""
    return icon(size, Part("number_disc"), Letters(f"{number}", 69 if number < 10 else 54, theme.WHITE))


BAR_HEIGHT = 62
BAR_RADIUS = 19


@dataclass(frozen=True, slots=True)
class Bar:
    """The bar under a card: its state, as colour and sign, and a row.

    ``sign`` replaces the state's own: a star would be Olympia's power, or a hint.
    """

    status: Status
    row: Row
    sign: Status | None = None


_BAR_COLOURS: Mapping[Status, tuple[Rgba, Rgba]] = MappingProxyType(
    {
        "possible": (theme.POSSIBLE, theme.WHITE),
        "impossible": (theme.IMPOSSIBLE, theme.WHITE),
        "free": (theme.FREE, theme.FREE_TEXT),
    }
)


def bar_ink(status: Status) -> Rgba:
    """Return the colour of text and arrows on a bar."""
    return _BAR_COLOURS[status][1]


def draw_bar_field(
    canvas: Canvas,
    status: Status,
    x: float,
    y: float,
    width: int,
    height: int,
    radius: int,
    corners: tuple[bool, bool] = (True, True),
) -> None:
    """Draw the field of a bar, with rounded lower left and right ``corners`` if requested."""
    start, end = (0 if corner else radius for corner in corners)
    whole = rounded_mask(width + start + end, height + 2 * radius, radius)
    mask = whole.crop((start, 2 * radius, start + width, height + 2 * radius))
    canvas.fill(x, y, width, height, _BAR_COLOURS[status][0], mask)


def draw_bar(
    canvas: Canvas,
    bar: Bar,
    x: float,
    y: float,
    width: int,
    corners: tuple[bool, bool] = (True, True),
) -> None:
    """Draw the bar at the foot of a card, with rounded lower ``corners`` if requested."""
    height, ink = BAR_HEIGHT, bar_ink(bar.status)
    draw_bar_field(canvas, bar.status, x, y, width, height, BAR_RADIUS, corners)
    canvas.fill(x, y, width, 2, theme.with_opacity(theme.BLACK, 40))
    sign_size = 42
    gap = 12 if bar.row else 0
    size = largest_size(bar.row, width - sign_size - gap - 24, 44, 6, smallest=30)
    used = sign_size + gap + row_width(bar.row, size, 6)
    left = x + (width - used) / 2
    canvas.put(icons.status(bar.sign or bar.status, sign_size), left, y + height / 2 - sign_size / 2)
    draw_row(canvas, bar.row, left + sign_size + gap, y + height / 2, size, gap=6, ink=ink, align="l")
