"""A chart over the rounds of a game: a line, the areas between it and zero, and marks."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import signed
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans

_SUPERSAMPLING = 3
_PAD = 24
"""The room around a chart for marks on its edges."""
_AREA = 0.55
"""The opacity of an area over the night."""

Point = tuple[float, float]
Shape = Callable[[float, float, float], list[Point]]
"""Returns the corners of a mark around a point, with a radius."""

PLAYER_COLOURS = (
    theme.LINE_BLUE,
    theme.LINE_YELLOW,
    theme.LINE_PINK,
    theme.LINE_GREEN,
    theme.LINE_IVORY,
    theme.LINE_ORANGE,
    theme.LINE_VIOLET,
)
"""In order of the places."""


def _regular_polygon(corners: int, x: float, y: float, radius: float) -> list[Point]:
    """Return the corners of a regular polygon, the first one on top."""
    turns = (math.radians(-90 + index * 360 / corners) for index in range(corners))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def disc(x: float, y: float, radius: float) -> list[Point]:
    """Return the corners of a round mark."""
    return _regular_polygon(24, x, y, radius)


def diamond(x: float, y: float, radius: float) -> list[Point]:
    """Return the corners of the mark of a wonder."""
    return _regular_polygon(4, x, y, radius * 1.2)


class Chart:
    """A field of columns and values; the first column is at the left edge."""

    def __init__(
        self, left: int, top: int, width: int, height: int, columns: int, low: float, high: float
    ) -> None:
        """Lay out a field of ``columns`` columns after the first one, for values from ``low`` to ``high``."""
        self.left, self.top, self.width, self.height = left, top, width, height
        self.columns, self.low, self.high = columns, low, high
        size = ((width + 2 * _PAD) * _SUPERSAMPLING, (height + 2 * _PAD) * _SUPERSAMPLING)
        # Everything is opaque: no weighting by opacity, and a faster reduction.
        self._layer = Image.new("RGBa", size, theme.TRANSPARENT)
        self._draw = ImageDraw.Draw(self._layer)

    def x(self, column: float) -> float:
        """Return the x coordinate of a column on the canvas."""
        return self.left + self.width * column / max(1, self.columns)

    def y(self, value: float) -> float:
        """Return the y coordinate of a value on the canvas."""
        return self.top + self.height * (self.high - value) / max(1, self.high - self.low)

    def draw_grid(self, canvas: Canvas, step: int, size: int) -> None:
        """Draw a line at zero, and fainter ones with their numbers ``step`` above and below it."""
        for value in (-step, 0, step):
            if self.low <= value <= self.high:
                y = round(self.y(value))
                line = theme.with_opacity(theme.WHITE, 36 if value else 110)
                canvas.fill(self.left, y - 1, self.width, 2, line)
                if value:
                    canvas.text(self.left - 10, y - 1, signed(value), sans(size, 600), theme.MUTED, "rm")

    def areas(self, values: Sequence[float], above: Rgba, below: Rgba) -> None:
        """Fill the area between zero and the values in one colour above it, another below."""
        points = _with_crossings(list(enumerate(values)))
        for side, colour in ((max, above), (min, below)):
            edge = [
                (points[0][0], 0.0),
                *((x, side(value, 0.0)) for x, value in points),
                (points[-1][0], 0.0),
            ]
            fill = theme.mix(theme.NIGHT_BOTTOM, colour, _AREA)
            self._draw.polygon([self._place(*each) for each in edge], fill=fill)

    def line(self, values: Sequence[float], colour: Rgba, width: float) -> None:
        """Draw a line through values of the columns, with a dark edge."""
        points = [self._place(column, value) for column, value in enumerate(values)]
        for wide, ink in ((width + 6, theme.NIGHT_BOTTOM), (width, colour)):
            self._draw.line(points, fill=ink, width=round(wide * _SUPERSAMPLING), joint="curve")
            radius = wide * _SUPERSAMPLING / 2
            for x, y in (points[0], points[-1]):
                self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def mark(
        self, shape: Shape, column: float, value: float, colour: Rgba, radius: float, up: float = 0
    ) -> None:
        """Draw a mark with a dark edge at a value, or ``up`` pixels above it."""
        x, y = self._place(column, value)
        y -= up * _SUPERSAMPLING
        self._draw.polygon(shape(x, y, (radius + 4) * _SUPERSAMPLING), fill=theme.NIGHT_BOTTOM)
        self._draw.polygon(shape(x, y, radius * _SUPERSAMPLING), fill=colour)

    def put(self, canvas: Canvas) -> None:
        """Paste the chart on the canvas."""
        canvas.put(self._layer.reduce(_SUPERSAMPLING).convert("RGBA"), self.left - _PAD, self.top - _PAD)

    def _place(self, column: float, value: float) -> Point:
        x, y = self.x(column) - self.left + _PAD, self.y(value) - self.top + _PAD
        return x * _SUPERSAMPLING, y * _SUPERSAMPLING


def _with_crossings(points: Sequence[Point]) -> list[Point]:
    """Add to a line every point at which it crosses zero."""
    found = [points[0]]
    for (start, first), (end, last) in pairwise(points):
        if first * last < 0:
            found.append((start + (end - start) * first / (first - last), 0.0))
        found.append((end, last))
    return found


@kept
def mark_image(shape: Shape, colour: Rgba, size: int) -> Image.Image:
    """Draw a mark alone. Read-only."""
    side = size * _SUPERSAMPLING
    layer = Image.new("RGBA", (side, side), theme.TRANSPARENT)
    ImageDraw.Draw(layer).polygon(shape(side / 2, side / 2, side * 0.38), fill=colour)
    return layer.reduce(_SUPERSAMPLING)


def grid_step(low: float, high: float) -> int:
    """Return a round distance from zero for grid lines in a field of these values."""
    return next(step for step in (100, 50, 20, 10, 5, 2, 1) if step <= max(-low, high, 1))
