"""Silhouettes of the progress tokens."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from engine.terms import TokenId
from renders.drawing.sketch import Glyph, Sketch, star_points
from renders.drawing.theme import Rgba
from renders.parts.icons.signs import stage
from renders.parts.icons.silhouettes import compass, crossed_swords, scales, temple


def agriculture(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an ear of wheat."""
    sketch.line([(50, 96), (50, 22)], colour, 6)
    sketch.ellipse(42, 2, 58, 28, colour)
    for y in (26, 44, 62):
        for side in (-1, 1):
            near, far = 50 + side * 3, 50 + side * 30
            sketch.polygon(
                [(near, y + 18), (50 + side * 12, y + 2), (far, y - 8), (50 + side * 26, y + 10)], colour
            )


def architecture(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw the steps of a wonder."""
    stage(sketch, colour, detail)


def economy(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a pile of coins."""
    for x, count in ((28, 2), (72, 4)):
        for coin in range(count):
            y = 80 - coin * 17
            sketch.rectangle(x - 21, y, x + 21, y + 13, colour, 6)
    sketch.disc(28, 36, 17, colour)
    sketch.polygon(star_points(5, 28, 37, 11, 5), detail)


def masonry(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a temple front: what blue cards show."""
    temple(sketch, colour, detail)


def mathematics(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a pair of dividers."""
    compass(sketch, colour, detail)


def philosophy(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an owl."""
    sketch.polygon([(18, 6), (36, 18), (64, 18), (82, 6), (84, 58), (70, 88), (30, 88), (16, 58)], colour)
    for x in (34, 66):
        sketch.disc(x, 40, 14, detail)
        sketch.disc(x, 40, 6.5, colour)
    sketch.polygon([(44, 50), (56, 50), (50, 64)], detail)
    sketch.rectangle(30, 90, 44, 97, colour, 2)
    sketch.rectangle(56, 90, 70, 97, colour, 2)


def theology(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw the sun of a god: rays around an eye."""
    for ray in range(12):
        x, y = math.cos(math.radians(30 * ray)), math.sin(math.radians(30 * ray))
        sketch.line([(50 + 38 * x, 50 + 38 * y), (50 + 46 * x, 50 + 46 * y)], colour, 6)
    lid = [(50 + 31 * math.cos(math.radians(turn)), turn) for turn in range(180, 361, 12)]
    upper = [(x, 50 + 21 * math.sin(math.radians(turn))) for x, turn in lid]
    sketch.polygon(upper + [(x, 100 - y) for x, y in reversed(upper)], colour)
    sketch.disc(50, 50, 13, detail)
    sketch.disc(50, 50, 6, colour)


def urbanism(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw the houses of a city."""
    for left, top, right in ((6, 46, 34), (36, 18, 66), (68, 38, 94)):
        sketch.rectangle(left, top, right, 92, colour)
        sketch.polygon([(left - 3, top), ((left + right) / 2, top - 15), (right + 3, top)], colour)
    for x, y in ((15, 58), (43, 34), (54, 34), (43, 54), (54, 54), (77, 52)):
        sketch.rectangle(x, y, x + 7, y + 10, detail)


TOKEN_GLYPHS: Mapping[TokenId, Glyph] = MappingProxyType(
    {
        TokenId("agriculture"): agriculture,
        TokenId("architecture"): architecture,
        TokenId("economy"): economy,
        TokenId("law"): scales,
        TokenId("masonry"): masonry,
        TokenId("mathematics"): mathematics,
        TokenId("philosophy"): philosophy,
        TokenId("strategy"): crossed_swords,
        TokenId("theology"): theology,
        TokenId("urbanism"): urbanism,
    }
)
