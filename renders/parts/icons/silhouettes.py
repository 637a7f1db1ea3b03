"""Silhouettes of the card colours and of the science symbols."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from engine.terms import Colour, Symbol
from renders.drawing.sketch import Glyph, Sketch
from renders.drawing.theme import Rgba


def temple(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a temple front: civilian structures."""
    sketch.polygon([(50, 10), (90, 34), (10, 34)], colour)
    sketch.rectangle(14, 37, 86, 43, colour)
    for x in (18, 37, 55, 74):
        sketch.rectangle(x, 46, x + 9, 76, colour)
    sketch.rectangle(12, 78, 88, 84, colour)
    sketch.rectangle(8, 86, 92, 92, colour)


def pickaxe(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a pickaxe: raw materials."""
    sketch.line([(24, 84), (66, 34)], colour, 11)
    head = [
        (18, 30),
        (34, 16),
        (56, 16),
        (76, 30),
        (88, 52),
        (90, 68),
        (78, 54),
        (64, 40),
        (48, 31),
        (32, 28),
    ]
    sketch.polygon(head, colour)


def amphora(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an amphora: manufactured goods."""
    sketch.rectangle(36, 8, 64, 17, colour, 3)
    sketch.rectangle(42, 15, 58, 32, colour)
    belly = [(42, 28), (58, 28), (76, 44), (74, 62), (56, 84), (44, 84), (26, 62), (24, 44)]
    sketch.polygon(belly, colour)
    sketch.rectangle(36, 84, 64, 92, colour, 3)
    sketch.arc(33, 32, 15, 130, 300, colour, 6)
    sketch.arc(67, 32, 15, 240, 410, colour, 6)


def book(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an open book: scientific structures."""
    left = [(48, 26), (36, 18), (20, 16), (8, 18), (8, 78), (22, 76), (36, 78), (48, 86)]
    sketch.polygon(left, colour)
    sketch.polygon([(100 - x, y) for x, y in left], colour)


def scales(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a pair of scales: commercial structures."""
    sketch.line([(50, 14), (50, 84)], colour, 7)
    sketch.line([(18, 26), (82, 26)], colour, 7)
    sketch.rectangle(30, 82, 70, 91, colour, 4)
    sketch.disc(50, 14, 7, colour)
    for x in (20, 80):
        sketch.line([(x, 27), (x - 15, 58)], colour, 3.4, round_ends=False)
        sketch.line([(x, 27), (x + 15, 58)], colour, 3.4, round_ends=False)
        sketch.pie(x, 56, 19, 0, 180, colour)


def _sword(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    sketch.polygon([(6, 4), (24, 9), (67, 54), (55, 66), (11, 22)], colour)
    sketch.line([(44, 76), (76, 44)], colour, 10)
    sketch.line([(64, 64), (82, 82)], colour, 12)
    sketch.disc(86, 86, 9, colour)


def crossed_swords(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw two crossed swords: military structures, conflicts."""
    sketch.glyph(_sword, 50, 50, 92, colour, detail)
    sketch.mirrored(_sword, 50, 50, 92, colour, detail)


def crown(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a crown: guilds."""
    sketch.polygon([(10, 30), (30, 50), (50, 18), (70, 50), (90, 30), (82, 74), (18, 74)], colour)
    sketch.rectangle(18, 78, 82, 88, colour, 3)
    for x, y in ((10, 26), (50, 14), (90, 26)):
        sketch.disc(x, y, 7, colour)


def lozenge(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a lozenge: cards of any other colour."""
    sketch.polygon([(50, 8), (84, 50), (50, 92), (16, 50)], colour)
    sketch.polygon([(50, 32), (65, 50), (50, 68), (35, 50)], detail)


TYPE_GLYPHS: Mapping[Colour, Glyph] = MappingProxyType(
    {
        "brown": pickaxe,
        "grey": amphora,
        "blue": temple,
        "green": book,
        "yellow": scales,
        "red": crossed_swords,
        "purple": crown,
    }
)


def type_glyph(colour: Colour) -> Glyph:
    """Give the symbol of a card colour."""
    return TYPE_GLYPHS.get(colour, lozenge)


def tablet(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a round-topped stone tablet."""
    sketch.polygon([(22, 88), (22, 30), (30, 16), (50, 9), (70, 16), (78, 30), (78, 88)], colour)
    for y, left, right in ((34, 36, 64), (48, 34, 66), (62, 34, 66), (75, 34, 56)):
        sketch.line([(left, y), (right, y)], detail, 5.5)


def compass(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a pair of dividers."""
    sketch.disc(50, 18, 11, colour)
    sketch.disc(50, 18, 4.5, detail)
    sketch.polygon([(43, 24), (52, 27), (28, 90), (20, 84)], colour)
    sketch.polygon([(57, 24), (48, 27), (72, 90), (80, 84)], colour)
    sketch.arc(50, 22, 42, 52, 128, colour, 6)


def gear(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a toothed wheel."""
    for tooth in range(8):
        turn = math.radians(tooth * 45)
        x, y = math.cos(turn), math.sin(turn)
        corners = ((26, 12), (44, 8), (44, -8), (26, -12))
        sketch.polygon([(50 + x * far - y * wide, 50 + y * far + x * wide) for far, wide in corners], colour)
    sketch.disc(50, 50, 32, colour)
    sketch.disc(50, 50, 14, detail)


SCIENCE_GLYPHS: Mapping[Symbol, Glyph] = MappingProxyType(
    {"tablet": tablet, "compass": compass, "gear": gear}
)
