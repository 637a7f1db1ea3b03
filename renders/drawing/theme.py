"""Colours and sizes that every picture shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.terms import Colour, Resource

Rgba = tuple[int, int, int, int]
"""Red, green, blue and opacity, each 0 to 255."""


def hex_colour(code: str, opacity: int = 255) -> Rgba:
    """Read a colour written as ``#RRGGBB``."""
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16), opacity)


def mix(first: Rgba, second: Rgba, share: float) -> Rgba:
    """Blend two colours; ``share`` 0 gives the first, 1 the second."""
    red, green, blue, opacity = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue, opacity)


def with_opacity(colour: Rgba, opacity: int) -> Rgba:
    """Give the same colour with another opacity."""
    return (*colour[:3], opacity)


WIDTH = 1200
"""Width of every picture in pixels; a phone shows it at about a quarter of that."""
MINIMUM_HEIGHT = 764
MAXIMUM_HEIGHT = 1120
CORNER_RADIUS = 30
MARGIN = 20

SMALLEST_TEXT = 28
"""Size of the smallest text that a decision may depend on."""
FLOOR_TEXT = 24
"""Size that a long name may shrink to."""

WHITE = hex_colour("#FFFFFF")
BLACK = hex_colour("#000000")
TRANSPARENT: Rgba = (0, 0, 0, 0)

NIGHT_TOP = hex_colour("#1D2A3D")
NIGHT_BOTTOM = hex_colour("#111926")
NIGHT_GLOW: Rgba = (26, 34, 46, 255)
"""What the soft light at the top centre of a picture adds to the night."""

PANEL = hex_colour("#25344B")
PANEL_LOW = hex_colour("#2E405B")
PANEL_DEEP = hex_colour("#162131")
GREY_PANEL = hex_colour("#343B45")
GREY_PANEL_LOW = hex_colour("#2A3038")
LINE = hex_colour("#44597A")
GROUP_LINE = hex_colour("#5E7499")

IVORY = hex_colour("#F8F1E1")
IVORY_LOW = hex_colour("#EADFC6")
INK = hex_colour("#1B1712")
MUTED = hex_colour("#BFCBDD")
FAINT = hex_colour("#9AABC6")
SAND = hex_colour("#6B5E45")

GOLD = hex_colour("#E8BC62")
GOLD_DARK = hex_colour("#9A7227")
GOLD_RIM = hex_colour("#8A6420")
GOLD_LOW = hex_colour("#B98A2E")
GOLD_FIELD = hex_colour("#3A2607")
GOLD_FIELD_LOW = hex_colour("#20140A")

POSSIBLE = hex_colour("#147A45")
IMPOSSIBLE = hex_colour("#5A6372")
CROSS = hex_colour("#C4322B")
FREE = hex_colour("#FFD65A")
FREE_TEXT = hex_colour("#3A2A00")
STAR = hex_colour("#F2B705")
STAR_FIELD = hex_colour("#5A4300")

NEGATIVE = hex_colour("#FF9E94")
SCIENCE_TEXT = hex_colour("#8FE3C4")

CARD_COLOURS: Mapping[Colour, Rgba] = MappingProxyType(
    {
        "brown": hex_colour("#502D20"),
        "grey": hex_colour("#B6B9C1"),
        "blue": hex_colour("#173190"),
        "green": hex_colour("#1C7F6D"),
        "yellow": hex_colour("#F7BE42"),
        "red": hex_colour("#DD2715"),
        "purple": hex_colour("#8765B5"),
    }
)
"""The seven card colours, chosen to stay apart in every kind of sight."""

LIGHT_CARD_COLOURS: frozenset[Colour] = frozenset({"grey", "yellow"})


def text_on(colour: Colour) -> Rgba:
    """Choose the text colour that is readable on a card colour."""
    return INK if colour in LIGHT_CARD_COLOURS else WHITE


def card_edge(colour: Colour) -> Rgba:
    """Give the dark tone of a card colour for lines on ivory."""
    if colour in LIGHT_CARD_COLOURS:
        return mix(CARD_COLOURS[colour], FREE_TEXT, 0.5)
    return mix(CARD_COLOURS[colour], BLACK, 0.1)


@dataclass(frozen=True, slots=True)
class ResourceLook:
    """The colours of one resource token."""

    fill: Rgba
    rim: Rgba
    glyph: Rgba
    detail: Rgba
    manufactured: bool


def _raw(fill: str, rim: str, detail: str | None = None) -> ResourceLook:
    return ResourceLook(hex_colour(fill), hex_colour(rim), IVORY, hex_colour(detail or rim), False)


def _manufactured(fill: str, rim: str) -> ResourceLook:
    return ResourceLook(hex_colour(fill), hex_colour(rim), IVORY, hex_colour(rim), True)


RESOURCE_LOOKS: Mapping[Resource, ResourceLook] = MappingProxyType(
    {
        "wood": _raw("#415328", "#20300F"),
        "stone": _raw("#8B8686", "#474343"),
        "ore": _raw("#141F31", "#4A5B76", detail="#141F31"),
        "clay": _raw("#C97121", "#6B3508"),
        "glass": _manufactured("#0E90C8", "#084D6C"),
        "cloth": _manufactured("#81396C", "#451738"),
        "papyrus": ResourceLook(
            hex_colour("#E3C97C"),
            hex_colour("#6E541A"),
            hex_colour("#3E2C08"),
            hex_colour("#E3C97C"),
            True,
        ),
    }
)
