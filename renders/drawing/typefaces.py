"""Typefaces, text that fits, and names in any script."""

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageFont

Font = ImageFont.FreeTypeFont
Face = Callable[[int, int], Font]
"""A typeface: gives the font of a size in pixels and a weight of 100 to 900."""

_UNASSIGNED = "\u0378"


@lru_cache(maxsize=256)
def sans(size: int, weight: int = 600) -> Font:
    """Return the text face; the object is shared, nobody changes it."""
    return ImageFont.truetype(str(fontpkg.path("Barlow", weight=weight)), size)


@lru_cache(maxsize=128)
def title(size: int, weight: int = 700) -> Font:
    """Return the title face (capitals only); the object is shared, nobody changes it."""
    font = ImageFont.truetype(str(fontpkg.path("Cinzel")), size)
    font.set_variation_by_axes([weight])
    return font


class Written(NamedTuple):
    """A line as a mask, where that lies from the point at which the line is anchored, and how long it is."""

    mask: Image.Image
    left: int
    top: int
    length: float


@lru_cache(maxsize=768)
def written(text: str, font: Font, anchor: str) -> Written:
    """Write a line once and keep it: the same few words stand in most pictures. Read-only."""
    drawn, (left, top) = font.getmask2(text, "L", anchor=anchor)
    mask = Image.frombytes("L", drawn.size, bytes(drawn)) if all(drawn.size) else Image.new("L", (0, 0))
    return Written(mask, left, top, font.getlength(text))


_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Zl", "Zp"})
"""Unicode categories that have no picture of their own: controls, joiners, marks on other letters."""


@lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    """Return whether the text face has a glyph: what is missing looks like an unassigned character."""
    font = sans(32, 600)
    missing, found = font.getmask(_UNASSIGNED), font.getmask(character)
    return found.size != missing.size or bytes(found) != bytes(missing)


def drawable_name(name: str, substitute: str) -> str:
    """Keep of a name what the typeface can draw.

    Characters without a glyph are dropped; where less than half of the visible characters is left the
    ``substitute`` ("Player 3") stands for the name.
    """
    composed = unicodedata.normalize("NFC", name)
    visible = [c for c in composed if not c.isspace() and unicodedata.category(c) not in _INVISIBLE]
    kept = "".join(c for c in visible if _has_glyph(c))
    if not kept or 2 * len(kept) < len(visible):
        return substitute
    words = ("".join(c for c in word if c in kept) for word in composed.split())
    return " ".join(word for word in words if word)
