"""A small surface on which an icon is drawn in units of 0 to 100, then reduced to smooth edges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw

from renders.drawing import theme
from renders.drawing.surfaces import SUPERSAMPLING
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import Face, sans

Point = tuple[float, float]
Glyph = Callable[["Sketch", Rgba, Rgba], None]
"""Draws a silhouette in the box of 100 by 100, in a main colour and one for details."""


class Sketch:
    """Draws shapes in a box of 100 by 100 units, whatever the size in pixels."""

    def __init__(self, size: float, *, scale: int = SUPERSAMPLING) -> None:
        """Begin an empty surface that will be ``size`` pixels wide and high."""
        self._scale = scale
        self._unit = size * scale / 100
        side = max(1, round(size * scale))
        self.image = Image.new("RGBA", (side, side), theme.TRANSPARENT)
        self._draw = ImageDraw.Draw(self.image)

    def _points(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def _box(self, x: float, y: float, radius: float) -> tuple[float, float, float, float]:
        unit = self._unit
        return ((x - radius) * unit, (y - radius) * unit, (x + radius) * unit, (y + radius) * unit)

    def polygon(self, points: Iterable[Point], colour: Rgba) -> None:
        """Fill a polygon."""
        self._draw.polygon(self._points(points), fill=colour)

    def line(self, points: Sequence[Point], colour: Rgba, width: float, *, round_ends: bool = True) -> None:
        """Draw a thick line through the points."""
        places = self._points(points)
        self._draw.line(places, fill=colour, width=max(1, round(width * self._unit)), joint="curve")
        if round_ends:
            radius = width * self._unit / 2
            for x, y in (places[0], places[-1]):
                self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def ellipse(self, left: float, top: float, right: float, bottom: float, colour: Rgba) -> None:
        """Fill an ellipse in a box."""
        unit = self._unit
        self._draw.ellipse((left * unit, top * unit, right * unit, bottom * unit), fill=colour)

    def oval(self, left: float, top: float, right: float, bottom: float, colour: Rgba, width: float) -> None:
        """Draw the outline of an ellipse in a box."""
        unit = self._unit
        box = (left * unit, top * unit, right * unit, bottom * unit)
        self._draw.ellipse(box, outline=colour, width=int(width * unit))

    def disc(self, x: float, y: float, radius: float, colour: Rgba) -> None:
        """Fill a circle."""
        self._draw.ellipse(self._box(x, y, radius), fill=colour)

    def ring(self, x: float, y: float, radius: float, colour: Rgba, width: float) -> None:
        """Draw a circle as a line whose outer edge has this radius."""
        self._draw.ellipse(self._box(x, y, radius), outline=colour, width=int(width * self._unit))

    def rectangle(
        self, left: float, top: float, right: float, bottom: float, colour: Rgba, radius: float = 0
    ) -> None:
        """Fill a rectangle, with round corners where a radius is given."""
        unit = self._unit
        box = (left * unit, top * unit, right * unit, bottom * unit)
        self._draw.rounded_rectangle(box, radius * unit, fill=colour)

    def frame(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        colour: Rgba,
        width: float,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle as a line."""
        unit = self._unit
        box = (left * unit, top * unit, right * unit, bottom * unit)
        self._draw.rounded_rectangle(box, radius * unit, outline=colour, width=int(width * unit))

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: Rgba, width: float
    ) -> None:
        """Draw a part of a circle, in degrees clockwise from three o'clock."""
        self._draw.arc(self._box(x, y, radius), start, end, fill=colour, width=int(width * self._unit))

    def pie(self, x: float, y: float, radius: float, start: float, end: float, colour: Rgba) -> None:
        """Fill a slice of a circle, in degrees clockwise from three o'clock."""
        self._draw.pieslice(self._box(x, y, radius), start, end, fill=colour)

    def text(
        self, x: float, y: float, text: str, size: float, colour: Rgba, weight: int = 800, face: Face = sans
    ) -> None:
        """Write a text around a point; ``size`` is in units of the box."""
        font = face(max(1, round(size * self._unit)), weight)
        self._draw.text((x * self._unit, y * self._unit), text, font=font, fill=colour, anchor="mm")

    def glyph(self, glyph: Glyph, x: float, y: float, size: float, colour: Rgba, detail: Rgba) -> None:
        """Draw a silhouette around a point; ``size`` is in units of the box."""
        inner = Sketch(size * self._unit / self._scale, scale=self._scale)
        glyph(inner, colour, detail)
        place = (int((x - size / 2) * self._unit), int((y - size / 2) * self._unit))
        self.image.alpha_composite(inner.image, (max(0, place[0]), max(0, place[1])))

    def mirrored(self, glyph: Glyph, x: float, y: float, size: float, colour: Rgba, detail: Rgba) -> None:
        """Draw a silhouette around a point with left and right exchanged."""
        inner = Sketch(size * self._unit / self._scale, scale=self._scale)
        glyph(inner, colour, detail)
        flipped = inner.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        place = (int((x - size / 2) * self._unit), int((y - size / 2) * self._unit))
        self.image.alpha_composite(flipped, (max(0, place[0]), max(0, place[1])))

    def gloss(self) -> None:
        """Lay a faint light over the upper half of what is drawn."""
        light = Image.new("L", self.image.size, 0)
        unit = self._unit
        ImageDraw.Draw(light).ellipse((14 * unit, 8 * unit, 86 * unit, 60 * unit), fill=34)
        solid = self.image.getchannel("A").point(lambda value: 255 if value > 250 else 0)
        layer = Image.new("RGBA", self.image.size, theme.WHITE)
        layer.putalpha(ImageChops.multiply(light, solid))
        self.image.alpha_composite(layer)

    def finish(self) -> Image.Image:
        """Give the drawing in its final size with smooth edges."""
        return self.image.reduce(self._scale)


def regular_polygon(corners: int, x: float, y: float, radius: float) -> list[Point]:
    """Give the corners of a regular polygon, the first one on top."""
    turns = (math.radians(-90 + index * 360 / corners) for index in range(corners))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def star_points(points: int, x: float, y: float, outer: float, inner: float) -> list[Point]:
    """Give the corners of a star, the first point on top."""
    corners = []
    for index in range(2 * points):
        turn = math.radians(-90 + index * 180 / points)
        radius = inner if index % 2 else outer
        corners.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return corners
