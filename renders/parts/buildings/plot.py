"""A plot of land under the sky of a card colour, on which one building is drawn and lit from the left."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.surfaces import growing_right, reduced, vertical_gradient
from renders.drawing.theme import Rgba, mix

Point = tuple[float, float]

SCALE = 3
"""How much larger a scene is drawn before it is reduced."""

HALF_WIDTH, HIGHEST = 95, 78
"""Every scene shows so much to both sides of the middle, and so much above the ground, in units."""

_GROUND = 0.24
"""The share of the height below the ground line, most of which the plaque of a card covers."""

_SUN = 16
"""The radius of the sun, in units; a halo around it would become rings in the few colours of a file."""

_RIM, _RIM_LIGHT = 1.1, 0.62
"""How wide the lit edge of a building is, in units, and how bright."""

_FAR_SIDE = 0.34
"""How much darker a building is at its right end than at its left."""

_SHADOW_LENGTH, _SHADOW_SLANT, _SHADOW = 0.24, 0.9, 0.42
"""The shadow on the ground: its share of the height of what throws it, how far it leans, how dark it is."""


_FAR_SHARES = [round(max(0, value - 96) / 159 * 255 * _FAR_SIDE) for value in range(256)]
_RIM_SHARES = [round(value * _RIM_LIGHT) for value in range(256)]
_SHADOW_SHARES = [round(value * _SHADOW) for value in range(256)]


@dataclass(frozen=True, slots=True)
class Tones:
    """The few colours of one scene: from the dark inside of a building to the light that falls on it."""

    deep: Rgba
    wall: Rgba
    lit: Rgba
    bright: Rgba
    pale: Rgba


def tones_of(colour: Colour) -> Tones:
    """Mix the tones of a card colour."""
    look = theme.card_look(colour)
    (high, low), wall = look.sky, look.walls
    return Tones(
        deep=mix(wall, theme.BLACK, 0.32),
        wall=wall,
        lit=mix(wall, low, 0.3),
        bright=mix(wall, low, 0.62),
        pale=mix(high, theme.WHITE, 0.45),
    )


class Plot:
    """Draws in units from the middle of the ground line: to the right and upwards."""

    def __init__(self, colour: Colour, width: int, height: int, seed: str) -> None:
        """Begin an empty plot; ``seed`` moves sun and hills a little."""
        self.tones = tones_of(colour)
        self._size = (width * SCALE, height * SCALE)
        self._unit = min(height * (1 - _GROUND) / HIGHEST, width / 2 / HALF_WIDTH) * SCALE
        self._middle, self._line = width * SCALE / 2, height * SCALE * (1 - _GROUND)
        self._foot, self._zoom = 0.0, 1.0
        self._land = vertical_gradient(*self._size, *theme.card_look(colour).sky, "RGB")
        self._draw_land(colour, random.Random(seed))
        self._building = Image.new("RGBA", self._size, theme.TRANSPARENT)
        self._draw = ImageDraw.Draw(self._building)

    def stand(self, x: float, zoom: float = 1) -> None:
        """Let what is drawn next stand around another place on the ground line, larger or smaller."""
        self._foot, self._zoom = x, zoom

    @property
    def edge(self) -> float:
        """How far the picture reaches to both sides, in units."""
        return self._middle / self._unit

    def _draw_land(self, colour: Colour, chance: random.Random) -> None:
        draw = ImageDraw.Draw(self._land)
        high, low = theme.card_look(colour).sky
        x, y = self._at((chance.uniform(-42, -30), chance.uniform(46, 52)))
        reach = _SUN * self._unit
        sun = mix(mix(high, low, 0.3), theme.WHITE, 0.82)
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=sun)
        for base, swing, share, waves in ((20.0, 6.0, 0.2, 150.0), (8.0, 4.0, 0.42, 110.0)):
            phase = chance.uniform(0, math.tau)
            outline: list[Point] = [(-self.edge, -40)]
            for step in range(61):
                across = self.edge * (step / 30 - 1)
                angle = across / waves * math.tau + phase
                outline.append((across, base + swing * (math.sin(angle) + 0.4 * math.sin(2.3 * angle))))
            hill = mix(low, self.tones.wall, share)
            draw.polygon([self._at(point) for point in (*outline, (self.edge, -40))], fill=hill)
        ground = vertical_gradient(
            self._size[0],
            self._size[1] - round(self._line),
            mix(low, self.tones.wall, 0.72),
            self.tones.wall,
            "RGB",
        )
        self._land.paste(ground, (0, round(self._line)))

    def _at(self, point: Point) -> Point:
        x, y = self._foot + point[0] * self._zoom, point[1] * self._zoom
        return (self._middle + x * self._unit, self._line - y * self._unit)

    def block(self, left: float, bottom: float, right: float, top: float, colour: Rgba | None = None) -> None:
        """Fill an upright rectangle."""
        box = (*self._at((left, top)), *self._at((right, bottom)))
        self._draw.rectangle(box, fill=colour or self.tones.wall)

    def shape(self, *points: Point, colour: Rgba | None = None) -> None:
        """Fill an outline."""
        self._draw.polygon([self._at(point) for point in points], fill=colour or self.tones.wall)

    def oval(self, left: float, bottom: float, right: float, top: float, colour: Rgba | None = None) -> None:
        """Fill an ellipse in a box."""
        box = (*self._at((left, top)), *self._at((right, bottom)))
        self._draw.ellipse(box, fill=colour or self.tones.wall)

    def disc(self, x: float, y: float, radius: float, colour: Rgba | None = None) -> None:
        """Fill a circle."""
        self.oval(x - radius, y - radius, x + radius, y + radius, colour)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Rgba | None = None) -> None:
        """Draw a circle as a line whose outer edge has this radius."""
        box = (*self._at((x - radius, y + radius)), *self._at((x + radius, y - radius)))
        self._draw.ellipse(box, outline=colour or self.tones.wall, width=self._thick(width))

    def dome(self, x: float, y: float, radius: float, colour: Rgba | None = None) -> None:
        """Fill the upper half of a circle."""
        box = (*self._at((x - radius, y + radius)), *self._at((x + radius, y - radius)))
        self._draw.pieslice(box, 180, 360, fill=colour or self.tones.wall)

    def bowl(self, x: float, y: float, radius: float, colour: Rgba | None = None) -> None:
        """Fill the lower half of a circle."""
        box = (*self._at((x - radius, y + radius)), *self._at((x + radius, y - radius)))
        self._draw.pieslice(box, 0, 180, fill=colour or self.tones.wall)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        width: float,
        colour: Rgba | None = None,
    ) -> None:
        """Draw a part of a circle, in degrees clockwise from three o'clock."""
        box = (*self._at((x - radius, y + radius)), *self._at((x + radius, y - radius)))
        self._draw.arc(box, start, end, fill=colour or self.tones.wall, width=self._thick(width))

    def arch(self, x: float, bottom: float, width: float, top: float, colour: Rgba | None = None) -> None:
        """Fill an opening with a round top."""
        fill = colour or self.tones.pale
        self.dome(x, top - width / 2, width / 2, fill)
        self.block(x - width / 2, bottom, x + width / 2, top - width / 2, fill)

    def line(self, width: float, *points: Point, colour: Rgba | None = None) -> None:
        """Draw a thick line with round ends."""
        places = [self._at(point) for point in points]
        fill, thick = colour or self.tones.wall, self._thick(width)
        self._draw.line(places, fill=fill, width=thick, joint="curve")
        for x, y in (places[0], places[-1]):
            self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=fill)

    def _thick(self, width: float) -> int:
        return max(1, round(width * self._zoom * self._unit))

    def finish(self) -> Image.Image:
        """Light what was drawn, and give the scene in its final size, without transparency."""
        land, drawn = self._land.reduce(SCALE), reduced(self._building, SCALE)
        unit, line = self._unit / SCALE, round(self._line / SCALE)
        solid = drawn.getchannel("A")
        land.paste(self.tones.deep[:3], (0, 0), _shadow(solid, line))
        far = growing_right(*land.size).point(_FAR_SHARES)
        drawn.paste(self.tones.deep[:3], (0, 0), far)
        reach = max(1, round(_RIM * unit))
        lit = ImageChops.subtract(solid, _moved(solid, reach, reach // 2))
        drawn.paste(self.tones.pale[:3], (0, 0), lit.point(_RIM_SHARES))
        land.paste(drawn, (0, 0), solid)
        return land


def _shadow(solid: Image.Image, line: int) -> Image.Image:
    """Lay an outline on the ground below a line, away from the light."""
    # Each place below the line shows what is as many times higher above it.
    slope = 1 / _SHADOW_LENGTH
    slant = _SHADOW_SLANT * slope / 2
    coefficients = (1.0, -slant, slant * line, 0.0, -slope, line * (1 + slope))
    laid = solid.transform(solid.size, Image.Transform.AFFINE, coefficients, Image.Resampling.BILINEAR)
    laid.paste(0, (0, 0, laid.width, line))
    return laid.point(_SHADOW_SHARES)


def _moved(mask: Image.Image, right: int, down: int) -> Image.Image:
    moved = Image.new("L", mask.size)
    moved.paste(mask, (right, down))
    return moved


Building = Callable[[Plot], None]
"""Draws one building, or one family of them, on a plot."""
