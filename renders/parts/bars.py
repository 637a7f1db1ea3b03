"""The bar under a card that tells what the card costs now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons.badges import Status

BAR_HEIGHT = 62
BAR_RADIUS = 19


@dataclass(frozen=True, slots=True)
class Bar:
    """What the bar under a card says: its state, as colour and sign, and a row.

    ``sign`` stands there in place of the state's own: a star would be Olympia's power, or a hint.
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
    """Give the colour of text and arrows on a bar."""
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
    """Draw the field of a bar, whose lower left and right ``corners`` are round where they are asked for."""
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
    """Draw a bar that closes a card below; its lower ``corners`` are round where they are asked for."""
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
