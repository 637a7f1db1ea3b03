"""Every icon of the pictures, by what it shows, drawn once for each size and kept.

All images given here are shared: treat them as read-only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engine.terms import Colour, Resource, Symbol
from renders.drawing import theme
from renders.drawing.sketch import Sketch
from renders.drawing.theme import Rgba
from renders.parts.icons import badges, resources, signs, silhouettes
from renders.parts.icons.badges import Status
from renders.parts.icons.signs import Sign


def _drawn(size: int, draw: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(size)
    draw(sketch)
    return sketch.finish()


@lru_cache(maxsize=256)
def resource(name: Resource, size: int) -> Image.Image:
    """Draw the token of a resource."""
    return _drawn(size, lambda sketch: resources.resource_token(sketch, name))


@lru_cache(maxsize=512)
def coin(size: int, number: int | None = None) -> Image.Image:
    """Draw a coin, with a number of coins on it where one is given."""
    return _drawn(size, lambda sketch: badges.coin(sketch, number))


@lru_cache(maxsize=256)
def points(size: int, number: int | None = None) -> Image.Image:
    """Draw victory points: a wreath on ivory, with the number where one is given."""
    return _drawn(size, lambda sketch: badges.points(sketch, number))


@lru_cache(maxsize=256)
def shield(size: int, number: int | None = None) -> Image.Image:
    """Draw a shield, with a number of shields on it where one is given."""
    return _drawn(size, lambda sketch: badges.shield(sketch, number))


@lru_cache(maxsize=64)
def conflict_token(size: int, value: int) -> Image.Image:
    """Draw the token of a conflict won (1, 3, 5) or lost (-1)."""
    return _drawn(size, lambda sketch: badges.conflict_token(sketch, value))


@lru_cache(maxsize=128)
def science(symbol: Symbol, size: int) -> Image.Image:
    """Draw a science symbol on its green disc."""
    return _drawn(size, lambda sketch: badges.science(sketch, symbol))


@lru_cache(maxsize=16)
def science_choice(size: int) -> Image.Image:
    """Draw the disc of a science symbol that its owner chooses."""
    return _drawn(size, badges.science_choice)


@lru_cache(maxsize=256)
def card_type(colour: Colour, size: int) -> Image.Image:
    """Draw the disc of a card colour with its symbol."""
    return _drawn(size, lambda sketch: badges.card_type(sketch, colour))


@lru_cache(maxsize=64)
def status(state: Status, size: int) -> Image.Image:
    """Draw the disc that says possible, impossible, free or waiting."""
    return _drawn(size, lambda sketch: badges.status(sketch, state))


@lru_cache(maxsize=512)
def sign(name: Sign, size: int, colour: Rgba = theme.IVORY, detail: Rgba = theme.NIGHT_BOTTOM) -> Image.Image:
    """Draw a one-coloured silhouette; ``detail`` is the colour behind it, for lines inside it."""
    return _drawn(size, lambda sketch: signs.SIGN_GLYPHS[name](sketch, colour, detail))


@lru_cache(maxsize=64)
def laurel(size: int, colour: Rgba = theme.GOLD) -> Image.Image:
    """Draw a laurel wreath without anything in it."""
    return _drawn(size, lambda sketch: badges.laurel(sketch, colour))


@lru_cache(maxsize=64)
def type_glyph(colour: Colour, size: int) -> Image.Image:
    """Draw the symbol of a card colour without its disc, in the text colour of that card colour."""
    look = theme.card_look(colour)
    return _drawn(size, lambda sketch: silhouettes.type_glyph(colour)(sketch, look.ink, look.field))


def faded(icon: Image.Image, share: float = 0.3) -> Image.Image:
    """Give a copy of an icon with this share of its opacity: a count of zero."""
    copy = icon.copy()
    copy.putalpha(icon.getchannel("A").point(lambda value: value * share))
    return copy
