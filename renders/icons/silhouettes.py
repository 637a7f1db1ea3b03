"""One-coloured silhouettes: card types, science symbols and signs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from engine.base.cards import Colour
from engine.base.scoring import Symbol
from renders.icons.sketch import Glyph, Sketch, star_points
from renders.theme import Rgba

Sign = Literal[
    "arrow-left",
    "arrow-right",
    "arrow-up",
    "arrow-down",
    "beer",
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
    "lock",
    "person",
    "plus",
    "robot",
    "seventh-card",
    "stage",
    "star",
]
"""Silhouettes that stand by themselves, in any colour."""


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
        "lock": lock,
        "person": person,
        "plus": plus,
        "robot": robot,
        "seventh-card": seventh_card,
        "stage": stage,
        "star": star,
    }
)
