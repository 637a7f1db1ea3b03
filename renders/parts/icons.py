"""Every icon of the pictures by its subject, cached by size.

The drawings are in `renders/art/icons`; here they are composed, coloured and numbered. All images returned
here are shared: treat them as read-only.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from PIL import Image

from engine.terms import Colour, Resource, Symbol
from renders.drawing import theme
from renders.drawing.art import Letters, Part, icon, is_drawn
from renders.drawing.numerals import signed
from renders.drawing.theme import Rgba

Status = Literal["possible", "impossible", "free", "waiting"]

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
    "first-card",
    "from-discard",
    "hand",
    "hourglass",
    "larger-city",
    "last-card",
    "left-neighbour",
    "lock",
    "moon",
    "own-city-and-neighbours",
    "person",
    "plus",
    "right-neighbour",
    "robot",
    "seventh-card",
    "stage",
    "star",
    "sun",
]
"""Silhouettes used by themselves, in any colour."""

TYPE_GLYPHS: Mapping[Colour, str] = MappingProxyType(
    {
        "brown": "pickaxe",
        "grey": "amphora",
        "blue": "temple",
        "green": "book",
        "yellow": "scales",
        "red": "crossed-swords",
        "purple": "crown",
    }
)
"""The drawings of the card colours."""

OTHER = "lozenge"
"""The drawing for anything without its own, such as cards of any other colour."""

_STATUS_FIELDS: Mapping[Status, Rgba] = MappingProxyType(
    {
        "possible": theme.POSSIBLE,
        "impossible": theme.CROSS,
        "free": theme.STAR_FIELD,
        "waiting": theme.WAITING_FIELD,
    }
)
_STATUS_GLYPHS: Mapping[Status, Part] = MappingProxyType(
    {
        "possible": Part("status_check"),
        "impossible": Part("status_cross"),
        "free": Part("star", 79, 50, 48.8, ink=theme.STAR),
        "waiting": Part("hourglass", 62, ink=theme.GOLD_BRIGHT),
    }
)
CHAIN_GLYPHS: Mapping[str, str] = MappingProxyType(
    {"droplet": "water_drop", "greek_temple": "temple", "lamp": "oil_lamp"}
)
"""Chain symbols that look like another icon."""
_SCIENCE_FIELD = theme.card_look("green").field


@lru_cache(maxsize=256)
def resource(name: Resource, size: int) -> Image.Image:
    """Draw the token of a resource: a circle for raw, a hexagon for manufactured ones, with its glyph."""
    look = theme.RESOURCE_LOOKS[name]
    frame, share = ("goods_disc", 63) if look.manufactured else ("raw_disc", 70)
    return icon(
        size,
        Part(frame, field=look.fill, rim=look.rim),
        Part(name, share, ink=look.glyph, detail=look.detail),
    )


@lru_cache(maxsize=512)
def coin(size: int, number: int | None = None) -> Image.Image:
    """Draw a coin, with a number of coins on it if given."""
    if number is None:
        return icon(size, Part("coin"), Part("star", 48, 50, 49.1, ink=theme.COIN_EDGE))
    return icon(size, Part("coin"), Letters(f"{number}", 58 if number < 10 else 46, theme.COIN_INK))


@lru_cache(maxsize=256)
def points(size: int, number: int | None = None) -> Image.Image:
    """Draw victory points: a wreath on ivory, with the number if given."""
    if number is None:
        return icon(size, Part("points"))
    return icon(size, Part("points"), Letters(f"{number}", 50 if number < 10 else 42, theme.INK, y=49))


@lru_cache(maxsize=256)
def shield(size: int, number: int | None = None) -> Image.Image:
    """Draw a shield, with a number of shields on it if given."""
    if number is None:
        return icon(size, Part("shield"), Part("crossed-swords", 52, 50, 45, ink=theme.IVORY))
    return icon(size, Part("shield"), Letters(f"{number}", 54 if number < 10 else 44, theme.WHITE, y=44))


@lru_cache(maxsize=64)
def conflict_token(size: int, value: int) -> Image.Image:
    """Draw the token of a conflict won (1, 3, 5), a sun, or lost (-1), a cracked shield."""
    if value > 0:
        return icon(size, Part("victory"), Letters(signed(value), 38, theme.WHITE))
    return icon(size, Part("defeat"), Letters(signed(value), 36, theme.WHITE, y=50))


@lru_cache(maxsize=128)
def science(symbol: Symbol, size: int) -> Image.Image:
    """Draw a science symbol on its green disc."""
    return icon(size, Part("science_disc"), Part(symbol, 60, ink=theme.IVORY, detail=_SCIENCE_FIELD))


@lru_cache(maxsize=16)
def science_choice(size: int) -> Image.Image:
    """Draw the disc of a scientific symbol of choice: all three, small."""
    places = (("tablet", 50, 30), ("compass", 32, 62), ("gear", 68, 62))
    symbols = [Part(name, 32, x, y, theme.IVORY, _SCIENCE_FIELD) for name, x, y in places]
    return icon(size, Part("science_disc"), *symbols)


@lru_cache(maxsize=256)
def card_type(colour: Colour, size: int) -> Image.Image:
    """Draw the disc of a card colour with its symbol."""
    look = theme.card_look(colour)
    glyph = TYPE_GLYPHS.get(colour, OTHER)
    return icon(size, Part("card_disc", field=look.field), Part(glyph, 58, ink=look.ink, detail=look.field))


@lru_cache(maxsize=16)
def every_colour(size: int) -> Image.Image:
    """Draw a disc of all card colours: each of them."""
    return icon(size, Part("every_colour"))


@lru_cache(maxsize=192)
def chain(name: str, size: int) -> Image.Image:
    """Draw a chain symbol on a square of ivory."""
    glyph = Part(glyph_of(CHAIN_GLYPHS.get(name, name)), 68, ink=theme.INK, detail=theme.CHAIN_FIELD)
    return icon(size, Part("chain_plate"), glyph)


def glyph_of(name: str) -> str:
    """Return the name of a drawing if it exists, or else of the default one."""
    return name if is_drawn(f"icons/{name}") else OTHER


@lru_cache(maxsize=64)
def status(state: Status, size: int) -> Image.Image:
    """Draw the disc for possible, impossible, free or waiting."""
    return icon(size, Part("status_disc", field=_STATUS_FIELDS[state]), _STATUS_GLYPHS[state])


@lru_cache(maxsize=512)
def sign(name: Sign, size: int, colour: Rgba = theme.IVORY, detail: Rgba = theme.NIGHT_BOTTOM) -> Image.Image:
    """Draw a one-coloured silhouette; ``detail`` is the colour behind it, for lines inside it."""
    return icon(size, Part(name, ink=colour, detail=detail))


@lru_cache(maxsize=64)
def laurel(size: int, colour: Rgba = theme.GOLD) -> Image.Image:
    """Draw an empty laurel wreath."""
    return icon(size, Part("laurel", ink=colour))


@lru_cache(maxsize=64)
def type_glyph(colour: Colour, size: int) -> Image.Image:
    """Draw the symbol of a card colour without its disc, in the text colour of that card colour."""
    look = theme.card_look(colour)
    return icon(size, Part(TYPE_GLYPHS.get(colour, OTHER), ink=look.ink, detail=look.field))


def faded(icon: Image.Image, share: float = 0.3) -> Image.Image:
    """Return a copy of an icon with this share of its opacity: a count of zero."""
    copy = icon.copy()
    copy.putalpha(icon.getchannel("A").point(lambda value: value * share))
    return copy
