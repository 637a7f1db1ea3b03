"""Silhouettes that stand by themselves, in any colour."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal

from renders.drawing.sketch import Glyph, Sketch, star_points
from renders.drawing.theme import Rgba
from renders.parts.icons.silhouettes import crossed_swords

Sign = Literal[
    "arrow-left",
    "arrow-right",
    "arrow-up",
    "arrow-down",
    "beer",
    "both-neighbours",
    "card",
    "chain",
    "check",
    "copy",
    "crossed-swords",
    "cross",
    "discard",
    "dove",
    "from-discard",
    "hand",
    "hourglass",
    "larger-city",
    "left-neighbour",
    "lock",
    "own-city-and-neighbours",
    "person",
    "plus",
    "right-neighbour",
    "robot",
    "seventh-card",
    "stage",
    "star",
]
"""Silhouettes that stand by themselves, in any colour."""


def arrow_right(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a block arrow to the right."""
    sketch.polygon([(8, 38), (52, 38), (52, 16), (94, 50), (52, 84), (52, 62), (8, 62)], colour)


def arrow_left(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a block arrow to the left."""
    sketch.polygon([(92, 38), (48, 38), (48, 16), (6, 50), (48, 84), (48, 62), (92, 62)], colour)


def arrow_down(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a block arrow down."""
    sketch.polygon([(38, 8), (38, 52), (16, 52), (50, 94), (84, 52), (62, 52), (62, 8)], colour)


def arrow_up(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a block arrow up."""
    sketch.polygon([(38, 92), (38, 48), (16, 48), (50, 6), (84, 48), (62, 48), (62, 92)], colour)


def beer(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a beer mug with its foam."""
    sketch.rectangle(20, 34, 66, 92, colour, 6)
    sketch.arc(66, 60, 20, -90, 90, colour, 8)
    for x, radius in ((24, 11.0), (42, 14.0), (60, 12.0)):
        sketch.disc(x, 28, radius, colour)
    for x in (32, 43, 54):
        sketch.line([(x, 50), (x, 82)], detail, 4)


def card(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a plain card with its header."""
    sketch.frame(20, 8, 80, 92, colour, 8, 9)
    sketch.rectangle(20, 8, 80, 36, colour, 9)


def seventh_card(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a card with a seven on it."""
    sketch.frame(18, 6, 82, 94, colour, 8, 9)
    sketch.text(50, 49, "7", 70, colour)


def from_discard(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a card that comes up from a pile."""
    sketch.frame(28, 34, 72, 90, colour, 7, 7)
    sketch.line([(12, 62), (12, 92), (88, 92), (88, 62)], colour, 8)
    sketch.polygon([(50, 2), (70, 28), (57, 28), (57, 66), (43, 66), (43, 28), (30, 28)], colour)


def chain(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw two links of a chain."""
    sketch.frame(6, 34, 54, 66, colour, 9, 16)
    sketch.frame(46, 34, 94, 66, colour, 9, 16)


def check(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a check mark."""
    sketch.line([(18, 54), (42, 78), (84, 26)], colour, 14)


def copy(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a sheet behind another one: a copied stage or guild."""
    sketch.frame(12, 10, 62, 68, colour, 8, 7)
    sketch.rectangle(38, 32, 88, 92, colour, 7)


def cross(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a cross."""
    sketch.line([(22, 22), (78, 78)], colour, 14)
    sketch.line([(78, 22), (22, 78)], colour, 14)


def discard(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a card and an arrow that turns down: the discard pile."""
    sketch.frame(14, 30, 60, 92, colour, 7, 7)
    sketch.line([(50, 18), (84, 18), (84, 62)], colour, 7)
    sketch.polygon([(84, 86), (68, 60), (100, 60)], colour)


def dove(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a dove: peace."""
    wing = [(10, 56), (30, 60), (44, 46), (40, 20), (58, 40), (72, 36), (92, 42), (76, 50), (66, 70)]
    sketch.polygon([*wing, (46, 80), (24, 76)], colour)


def hand(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw two cards: a hand."""
    sketch.rectangle(16, 22, 50, 84, colour, 6)
    sketch.frame(54, 16, 88, 78, colour, 7, 6)


def hourglass(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw an hourglass: still choosing."""
    sketch.rectangle(20, 8, 80, 18, colour, 3)
    sketch.rectangle(20, 82, 80, 92, colour, 3)
    right = [(73, 18), (72, 32), (54, 50), (72, 68), (73, 82)]
    sketch.polygon([(27, 18), *right, (27, 82), (28, 68), (46, 50), (28, 32)], colour)


def lock(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a padlock: not for sale."""
    sketch.rectangle(20, 44, 80, 90, colour, 8)
    sketch.arc(50, 42, 20, 180, 360, colour, 9)
    sketch.rectangle(30, 40, 39, 50, colour)
    sketch.rectangle(61, 40, 70, 50, colour)


def person(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a head and shoulders: a player."""
    sketch.disc(50, 30, 20, colour)
    sketch.pie(50, 94, 38, 180, 360, colour)


def _cities(sketch: Sketch, colour: Rgba, detail: Rgba, *, counted: tuple[bool, bool, bool]) -> None:
    """Draw three houses in a row, mine the high one between the neighbours; those not counted are hollow."""
    for middle, top, filled in zip((17, 50, 83), (37, 17, 37), counted, strict=True):
        if filled:
            sketch.polygon(_house(middle, top, 15, 80), colour)
        else:
            outline = _house(middle, top + 4, 11.5, 77.5)
            sketch.line([*outline, *outline[:2]], colour, 5)


def larger_city(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a high house beside a low hollow one: the city that has more."""
    sketch.polygon(_house(32, 8, 24, 88), colour)
    outline = _house(79, 52, 14, 86)
    sketch.line([*outline, *outline[:2]], colour, 5)


def _house(middle: float, top: float, half: float, ground: float) -> list[tuple[float, float]]:
    eaves = top + 18
    left, right = middle - half, middle + half
    return [(middle, top), (right, eaves), (right, ground), (left, ground), (left, eaves)]


def plus(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a plus."""
    sketch.line([(50, 16), (50, 84)], colour, 16)
    sketch.line([(16, 50), (84, 50)], colour, 16)


def robot(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a mechanical head: a computer player."""
    sketch.line([(50, 10), (50, 30)], colour, 6)
    sketch.disc(50, 11, 7, colour)
    sketch.rectangle(16, 28, 84, 84, colour, 12)
    sketch.disc(36, 52, 8, detail)
    sketch.disc(64, 52, 8, detail)
    sketch.rectangle(34, 68, 66, 74, detail, 3)


def stage(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw three steps and a point: a wonder stage."""
    sketch.rectangle(8, 72, 92, 90, colour, 2)
    sketch.rectangle(22, 50, 78, 68, colour, 2)
    sketch.rectangle(36, 28, 64, 46, colour, 2)
    sketch.polygon([(50, 6), (62, 24), (38, 24)], colour)


def star(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a star with five points."""
    sketch.polygon(star_points(5, 50, 54, 48, 20), colour)


SIGN_GLYPHS: Mapping[Sign, Glyph] = MappingProxyType(
    {
        "arrow-left": arrow_left,
        "arrow-right": arrow_right,
        "arrow-up": arrow_up,
        "arrow-down": arrow_down,
        "beer": beer,
        "both-neighbours": partial(_cities, counted=(True, False, True)),
        "card": card,
        "chain": chain,
        "check": check,
        "copy": copy,
        "crossed-swords": crossed_swords,
        "cross": cross,
        "discard": discard,
        "dove": dove,
        "from-discard": from_discard,
        "hand": hand,
        "hourglass": hourglass,
        "larger-city": larger_city,
        "left-neighbour": partial(_cities, counted=(True, False, False)),
        "lock": lock,
        "own-city-and-neighbours": partial(_cities, counted=(True, True, True)),
        "person": person,
        "plus": plus,
        "right-neighbour": partial(_cities, counted=(False, False, True)),
        "robot": robot,
        "seventh-card": seventh_card,
        "stage": stage,
        "star": star,
    }
)
