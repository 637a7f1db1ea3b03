"""Silhouettes of the chain symbols: who has the building with one builds the other one for nothing."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from renders.drawing.sketch import Glyph, Sketch
from renders.drawing.theme import Rgba
from renders.parts.icons.silhouettes import amphora, book, gear, temple


def horseshoe(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a horseshoe."""
    sketch.arc(50, 44, 40, 140, 400, colour, 17)
    sketch.line([(24, 66), (30, 86)], colour, 16)
    sketch.line([(76, 66), (70, 86)], colour, 16)


def sword(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an upright sword."""
    sketch.polygon([(50, 2), (60, 14), (58, 62), (42, 62), (40, 14)], colour)
    sketch.line([(24, 66), (76, 66)], colour, 10)
    sketch.line([(50, 66), (50, 88)], colour, 11)
    sketch.disc(50, 91, 8, colour)


def tower(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a tower with battlements."""
    sketch.rectangle(28, 34, 72, 94, colour)
    for x in (20, 42, 64):
        sketch.rectangle(x, 8, x + 16, 30, colour)
    sketch.rectangle(20, 22, 80, 40, colour)
    sketch.rectangle(43, 58, 57, 94, detail, 6)


def target(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a target."""
    sketch.ring(50, 50, 46, colour, 12)
    sketch.ring(50, 50, 26, colour, 11)
    sketch.disc(50, 50, 7, colour)


def helmet(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a helmet with a crest."""
    sketch.arc(52, 46, 44, 190, 350, colour, 13)
    sketch.pie(52, 54, 34, 180, 360, colour)
    sketch.polygon([(18, 52), (86, 52), (86, 72), (70, 94), (62, 94), (62, 70), (18, 66)], colour)
    sketch.rectangle(26, 56, 54, 63, detail, 3)


def lyre(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a lyre."""
    sketch.arc(50, 42, 36, 20, 160, colour, 12)
    sketch.line([(16, 46), (22, 14), (12, 8)], colour, 9)
    sketch.line([(84, 46), (78, 14), (88, 8)], colour, 9)
    sketch.line([(20, 24), (80, 24)], colour, 7)
    for x in (40, 50, 60):
        sketch.line([(x, 24), (x, 70)], colour, 4, round_ends=False)
    sketch.rectangle(32, 78, 68, 92, colour, 5)


def oil_lamp(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an oil lamp with its flame."""
    bowl = [(4, 50), (26, 54), (66, 52), (80, 60), (72, 78), (56, 86), (34, 86), (18, 74)]
    sketch.polygon(bowl, colour)
    sketch.arc(80, 62, 16, -100, 120, colour, 7)
    sketch.rectangle(30, 86, 62, 94, colour, 3)
    sketch.polygon([(10, 44), (2, 30), (12, 6), (22, 28), (18, 44)], colour)


def mask(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a laughing mask."""
    sketch.polygon([(10, 10), (50, 18), (90, 10), (88, 56), (72, 84), (50, 94), (28, 84), (12, 56)], colour)
    for x in (32, 68):
        sketch.pie(x, 46, 11, 180, 360, detail)
    sketch.pie(50, 58, 22, 0, 180, detail)


def column(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a column."""
    sketch.rectangle(18, 6, 82, 18, colour, 3)
    sketch.rectangle(26, 20, 74, 28, colour, 3)
    for x in (30, 45, 60):
        sketch.rectangle(x, 30, x + 10, 76, colour)
    sketch.rectangle(24, 78, 76, 84, colour)
    sketch.rectangle(16, 86, 84, 96, colour, 3)


def moon(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a crescent."""
    outer = [
        (54 + 44 * math.cos(math.radians(turn)), 50 + 44 * math.sin(math.radians(turn)))
        for turn in range(55, 306, 10)
    ]
    inner = [
        (76 + 38 * math.cos(math.radians(turn)), 50 + 38 * math.sin(math.radians(turn)))
        for turn in range(262, 97, -10)
    ]
    sketch.polygon(outer + inner, colour)


def sun(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a sun with its rays."""
    sketch.disc(50, 50, 23, colour)
    for ray in range(8):
        x, y = math.cos(math.radians(45 * ray)), math.sin(math.radians(45 * ray))
        sketch.line([(50 + 32 * x, 50 + 32 * y), (50 + 44 * x, 50 + 44 * y)], colour, 9)


def water_drop(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a drop of water."""
    sketch.disc(50, 64, 30, colour)
    sketch.polygon([(50, 4), (75, 47), (50, 66), (25, 47)], colour)
    sketch.arc(50, 64, 20, 90, 170, detail, 6)


def barrel(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a barrel."""
    sketch.polygon([(28, 6), (72, 6), (84, 32), (84, 68), (72, 94), (28, 94), (16, 68), (16, 32)], colour)
    for y in (28, 67):
        sketch.rectangle(10, y, 90, y + 6, detail)


CHAIN_GLYPHS: Mapping[str, Glyph] = MappingProxyType(
    {
        "horseshoe": horseshoe,
        "sword": sword,
        "tower": tower,
        "target": target,
        "helmet": helmet,
        "book": book,
        "gear": gear,
        "lyre": lyre,
        "oil_lamp": oil_lamp,
        "mask": mask,
        "column": column,
        "moon": moon,
        "sun": sun,
        "water_drop": water_drop,
        "greek_temple": temple,
        "amphora": amphora,
        "barrel": barrel,
    }
)
