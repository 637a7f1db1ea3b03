"""Silhouettes of the scientific symbols of Duel."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from engine.duel.terms import Symbol
from renders.drawing.sketch import Glyph, Sketch
from renders.drawing.theme import Rgba
from renders.parts.icons.silhouettes import scales


def quill(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a feather to write with."""
    feather = [
        (90, 6),
        (93, 28),
        (76, 57),
        (48, 70),
        (31, 84),
        (22, 93),
        (13, 91),
        (29, 66),
        (33, 45),
        (56, 19),
    ]
    sketch.polygon(feather, colour)
    sketch.line([(18, 91), (74, 27)], detail, 4.5)


def mortar(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a mortar with its pestle."""
    sketch.line([(84, 10), (58, 46)], colour, 11)
    sketch.polygon([(14, 42), (86, 42), (78, 66), (64, 78), (36, 78), (22, 66)], colour)
    sketch.rectangle(10, 38, 90, 49, colour, 5)
    sketch.rectangle(32, 80, 68, 91, colour, 4)


def wheel(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a wheel with eight spokes."""
    sketch.ring(50, 50, 44, colour, 11)
    sketch.disc(50, 50, 12, colour)
    for spoke in range(4):
        turn = math.radians(22.5 + spoke * 45)
        x, y = 37 * math.cos(turn), 37 * math.sin(turn)
        sketch.line([(50 - x, 50 - y), (50 + x, 50 + y)], colour, 6)


def plumb_bob(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a plumb bob that hangs in a builder's frame."""
    sketch.line([(12, 92), (50, 10), (88, 92)], colour, 10)
    sketch.line([(27, 64), (73, 64)], colour, 7)
    sketch.line([(50, 14), (50, 54)], colour, 4.5)
    sketch.polygon([(41, 50), (59, 50), (59, 60), (50, 86), (41, 60)], colour)


def armillary_sphere(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an armillary sphere on its foot."""
    sketch.ring(50, 43, 37, colour, 8)
    sketch.oval(35, 6, 65, 80, colour, 6)
    sketch.oval(13, 30, 87, 56, colour, 6)
    sketch.rectangle(46, 76, 54, 90, colour)
    sketch.rectangle(30, 86, 70, 95, colour, 4)


def sundial(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a sundial: its pointer, its hours, the sun above."""
    sketch.pie(50, 82, 44, 180, 360, colour)
    sketch.polygon([(50, 82), (50, 34), (74, 82)], detail)
    for turn in (200, 225, 250):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        sketch.line([(50 + 27 * x, 82 + 27 * y), (50 + 37 * x, 82 + 37 * y)], detail, 4.5)
    sketch.line([(6, 86), (94, 86)], colour, 10)
    sketch.disc(50, 17, 11, colour)


SYMBOL_GLYPHS: Mapping[Symbol, Glyph] = MappingProxyType(
    {
        "quill": quill,
        "mortar": mortar,
        "wheel": wheel,
        "plumb_bob": plumb_bob,
        "armillary_sphere": armillary_sphere,
        "sundial": sundial,
        "scales": scales,
    }
)
