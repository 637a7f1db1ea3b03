"""Lines over the rounds of a game: told apart by colour, by how they are broken and by their marks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise

from PIL import Image, ImageDraw

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import plain
from renders.drawing.sketch import Point, regular_polygon, star_points
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans

_SUPERSAMPLING = 3
_PAD = 24
"""Room around a chart for marks on its edges."""
_SOLID = (1.0, 0.0)
_MARKS = 6
"""About so many marks stand on a line."""

Shape = Callable[[float, float, float], list[Point]]
"""Gives the corners of a mark around a point, in a radius."""


def _square(x: float, y: float, radius: float) -> list[Point]:
    side = radius * 0.86
    return [(x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)]


def disc(x: float, y: float, radius: float) -> list[Point]:
    """Give the corners of a round mark."""
    return regular_polygon(24, x, y, radius)


def _triangle(x: float, y: float, radius: float) -> list[Point]:
    return regular_polygon(3, x, y + radius * 0.2, radius * 1.2)


def _turned_triangle(x: float, y: float, radius: float) -> list[Point]:
    return [(left, 2 * y - top) for left, top in _triangle(x, y, radius)]


def _star(x: float, y: float, radius: float) -> list[Point]:
    return star_points(5, x, y, radius * 1.25, radius * 0.55)


def _plus(x: float, y: float, radius: float) -> list[Point]:
    far, near = radius * 1.1, radius * 0.4
    corners = [(-near, -far), (near, -far), (near, -near), (far, -near), (far, near), (near, near)]
    return [(x + sign * a, y + sign * b) for sign in (1, -1) for a, b in corners]


def _hourglass(x: float, y: float, radius: float) -> list[Point]:
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return [(left, top), (right, top), (left, bottom), (right, bottom)]


def diamond(x: float, y: float, radius: float) -> list[Point]:
    """Give the corners of the mark of a wonder."""
    return regular_polygon(4, x, y, radius * 1.2)


@dataclass(frozen=True, slots=True)
class Look:
    """How a line looks: its colour, its dashes and gaps in pixels, its mark."""

    colour: Rgba
    dashes: tuple[float, ...]
    mark: Shape


LOOKS = (
    Look(theme.LINE_BLUE, _SOLID, disc),
    Look(theme.LINE_GREEN, (26, 9), _square),
    Look(theme.LINE_PINK, (12, 9), _triangle),
    Look(theme.LINE_YELLOW, (30, 8, 8, 8), _star),
    Look(theme.LINE_IVORY, (5, 8), _plus),
    Look(theme.LINE_ORANGE, (40, 8), _turned_triangle),
    Look(theme.LINE_VIOLET, (18, 7, 6, 7, 6, 7), _hourglass),
)
"""In the order of the places: seven that stay apart in every kind of sight."""
GREY_LOOK = Look(theme.FAINT, (4, 12), disc)
"""The Free City's, which nobody plays for."""


class Chart:
    """A field of columns and values to draw lines on; the first column stands at the left edge."""

    def __init__(
        self, left: int, top: int, width: int, height: int, columns: int, low: int, high: int
    ) -> None:
        """Lay a field of so many columns after the first one out, for values from ``low`` to ``high``."""
        self.left, self.top, self.width, self.height = left, top, width, height
        self.columns, self.low, self.high = columns, low, high
        size = ((width + 2 * _PAD) * _SUPERSAMPLING, (height + 2 * _PAD) * _SUPERSAMPLING)
        # All that is drawn is opaque: colours are weighed by it as they are, and reduced sooner.
        self._layer = Image.new("RGBa", size, theme.TRANSPARENT)
        self._draw = ImageDraw.Draw(self._layer)

    def x(self, column: float) -> float:
        """Give where a column stands on the canvas."""
        return self.left + self.width * column / max(1, self.columns)

    def y(self, value: float) -> float:
        """Give the height of a value on the canvas."""
        return self.top + self.height * (self.high - value) / max(1, self.high - self.low)

    def draw_grid(self, canvas: Canvas, step: int) -> None:
        """Draw a faint line, with its number, at every multiple of ``step``."""
        for value in range(math.ceil(self.low / step) * step, self.high + 1, step):
            y = round(self.y(value))
            line = theme.with_opacity(theme.WHITE, 60 if value == 0 else 26)
            canvas.fill(self.left, y - 1, self.width, 2, line)
            canvas.text(self.left - 14, y - 1, plain(value), sans(28, 600), theme.MUTED, "rm")

    def line(self, values: Sequence[float], look: Look, width: float, first: int = 0) -> None:
        """Draw a line through values of the columns, with a dark edge and its mark here and there."""
        points = [self._place(column, value) for column, value in enumerate(values)]
        self._stroke(points, _SOLID, (width + 6) * _SUPERSAMPLING, theme.NIGHT_BOTTOM)
        self._stroke(points, look.dashes, width * _SUPERSAMPLING, look.colour)
        every = max(3, round(self.columns / _MARKS))
        for column in range(1 + first % every, len(values) - 1, every):
            self.mark(look.mark, column, values[column], look.colour, 5 + width * 0.75)

    def mark(self, shape: Shape, column: float, value: float, colour: Rgba, radius: float) -> None:
        """Draw a mark with a dark edge at a value."""
        x, y = self._place(column, value)
        self._draw.polygon(shape(x, y, (radius + 4) * _SUPERSAMPLING), fill=theme.NIGHT_BOTTOM)
        self._draw.polygon(shape(x, y, radius * _SUPERSAMPLING), fill=colour)

    def put(self, canvas: Canvas) -> None:
        """Lay everything that was drawn on the canvas."""
        canvas.put(self._layer.reduce(_SUPERSAMPLING).convert("RGBA"), self.left - _PAD, self.top - _PAD)

    def _place(self, column: float, value: float) -> Point:
        x, y = self.x(column) - self.left + _PAD, self.y(value) - self.top + _PAD
        return x * _SUPERSAMPLING, y * _SUPERSAMPLING

    def _stroke(self, points: Sequence[Point], dashes: Sequence[float], width: float, colour: Rgba) -> None:
        radius = width / 2
        for dash in _dashed(points, [each * _SUPERSAMPLING for each in dashes]):
            self._draw.line(dash, fill=colour, width=round(width), joint="curve")
            for x, y in (dash[0], dash[-1]):
                self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


@kept
def mark_image(shape: Shape, colour: Rgba, size: int) -> Image.Image:
    """Draw a mark alone. Read-only."""
    side = size * _SUPERSAMPLING
    layer = Image.new("RGBA", (side, side), theme.TRANSPARENT)
    ImageDraw.Draw(layer).polygon(shape(side / 2, side / 2, side * 0.38), fill=colour)
    return layer.reduce(_SUPERSAMPLING)


def grid_step(low: int, high: int) -> int:
    """Give a round distance of grid lines at which at most eight of them fit between two values."""
    return next(step for step in (1, 2, 5, 10, 20, 25, 50, 100) if (high - low) <= 8 * step)


def _dashed(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[list[Point]]:
    """Part a line into its dashes; without gaps it stays whole."""
    if not sum(dashes[1::2]):
        yield list(points)
        return
    pattern = cycle(enumerate(dashes))
    number, left = next(pattern)
    dash: list[Point] = [points[0]]
    for (start_x, start_y), (end_x, end_y) in pairwise(points):
        length, done = math.dist((start_x, start_y), (end_x, end_y)), 0.0
        while length - done > left:
            done += left
            share = done / length
            place = (start_x + (end_x - start_x) * share, start_y + (end_y - start_y) * share)
            if number % 2 == 0:
                yield [*dash, place]
            dash = [place]
            number, left = next(pattern)
        left -= length - done
        dash.append((end_x, end_y))
    if number % 2 == 0:
        yield dash
