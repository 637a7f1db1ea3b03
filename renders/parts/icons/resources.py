"""The seven resource tokens: a circle is raw, a hexagon is manufactured, the glyph tells which."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.terms import Resource
from renders.drawing import theme
from renders.drawing.sketch import Glyph, Sketch, regular_polygon
from renders.drawing.theme import Rgba


def wood(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw three log ends."""
    for x, y in ((32, 66), (68, 66), (50, 36)):
        sketch.disc(x, y, 19, colour)
        sketch.ring(x, y, 12.5, detail, 3.4)
        sketch.disc(x, y, 4.5, detail)


def stone(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a faceted boulder."""
    sketch.polygon([(14, 72), (22, 40), (44, 22), (72, 28), (88, 54), (82, 76)], colour)
    sketch.line([(22, 41), (48, 50), (44, 75)], detail, 4, round_ends=False)
    sketch.line([(48, 50), (72, 29)], detail, 4, round_ends=False)
    sketch.line([(48, 50), (86, 56)], detail, 4, round_ends=False)


def ore(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw three ingots."""
    for x, y in ((28, 68), (72, 68), (50, 39)):
        corners = [(x - 15, y - 11), (x + 15, y - 11), (x + 21, y + 11), (x - 21, y + 11)]
        sketch.polygon(corners, colour)
        sketch.line([(x - 9, y - 4), (x + 9, y - 4)], detail, 3.6)


def clay(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a brick wall."""
    for y, bricks in (
        (24, ((16, 47), (51, 84))),
        (43, ((16, 31), (35, 65), (69, 84))),
        (62, ((16, 47), (51, 84))),
    ):
        for left, right in bricks:
            sketch.rectangle(left, y, right, y + 15, colour, 3)


def glass(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a round carafe."""
    sketch.rectangle(36, 6, 64, 16, colour, 4)
    sketch.polygon([(41, 12), (59, 12), (60, 38), (40, 38)], colour)
    sketch.disc(50, 62, 31, colour)
    sketch.rectangle(32, 86, 68, 94, colour, 3)
    sketch.pie(50, 62, 23, 8, 172, detail)
    sketch.arc(50, 62, 22, 195, 250, detail, 4)


def cloth(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a spool of thread."""
    sketch.rectangle(22, 14, 78, 27, colour, 6)
    sketch.rectangle(22, 73, 78, 86, colour, 6)
    sketch.rectangle(30, 24, 70, 76, colour, 2)
    for y in (34, 43, 52, 61, 70):
        sketch.line([(31, y), (69, y - 4)], detail, 4, round_ends=False)


def papyrus(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a scroll."""
    sketch.rectangle(25, 18, 75, 80, colour, 3)
    sketch.rectangle(16, 12, 84, 26, colour, 7)
    sketch.rectangle(16, 74, 84, 88, colour, 7)
    sketch.line([(18, 26.5), (82, 26.5)], detail, 2.6, round_ends=False)
    sketch.line([(18, 73.5), (82, 73.5)], detail, 2.6, round_ends=False)
    for y, right in ((38, 64), (49, 66), (60, 56)):
        sketch.line([(36, y), (right, y)], detail, 4.6)


RESOURCE_GLYPHS: Mapping[Resource, Glyph] = MappingProxyType(
    {
        "wood": wood,
        "stone": stone,
        "ore": ore,
        "clay": clay,
        "glass": glass,
        "cloth": cloth,
        "papyrus": papyrus,
    }
)


def resource_token(sketch: Sketch, resource: Resource) -> None:
    """Draw the token of a resource over the whole box."""
    look = theme.RESOURCE_LOOKS[resource]
    if look.manufactured:
        for radius, colour in ((49.0, look.rim), (45.0, theme.IVORY), (41.5, look.fill)):
            sketch.polygon(regular_polygon(6, 50, 50, radius), colour)
    else:
        for radius, colour in ((48.0, look.rim), (44.5, theme.IVORY), (41.0, look.fill)):
            sketch.disc(50, 50, radius, colour)
    sketch.gloss()
    sketch.glyph(RESOURCE_GLYPHS[resource], 50, 50, 63 if look.manufactured else 70, look.glyph, look.detail)
