"""Typefaces, text that fits, and names in any script."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageFont

Font = ImageFont.FreeTypeFont
Face = Callable[[int, int], Font]
"""A typeface: gives the font of a size in pixels and a weight of 100 to 900."""

ELLIPSIS = "…"
MINUS = "\N{MINUS SIGN}"
_UNASSIGNED = "\u0378"


@lru_cache(maxsize=256)
def sans(size: int, weight: int = 600) -> Font:
    """Give the text face; the object is shared, nobody changes it."""
    return ImageFont.truetype(str(fontpkg.path("Barlow", weight=weight)), size)


@lru_cache(maxsize=128)
def title(size: int, weight: int = 700) -> Font:
    """Give the title face (capitals only); the object is shared, nobody changes it."""
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


def signed(number: int) -> str:
    """Write a number with its sign, the minus as long as the plus."""
    return f"+{number}" if number > 0 else f"{number}".replace("-", MINUS)


ROMAN = ("", "I", "II", "III", "IV")
"""Numerals of ages and stages by number."""


_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Zl", "Zp"})
"""Unicode categories that have no picture of their own: controls, joiners, marks on other letters."""


@lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    """Tell whether the text face has a glyph: what is missing looks like an unassigned character."""
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


def shorten(text: str, font: Font, width: float) -> str:
    """Cut a text to a width in pixels; a cut one ends in an ellipsis."""
    if font.getlength(text) <= width:
        return text
    kept = text
    while kept and font.getlength(kept.rstrip() + ELLIPSIS) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


class FittedLine(NamedTuple):
    """One line of text and the font in which it fits."""

    text: str
    font: Font


class FittedLines(NamedTuple):
    """Lines of text, the font in which they fit, and its size in pixels."""

    lines: tuple[str, ...]
    font: Font
    size: int


@lru_cache(maxsize=1024)
def fit_line(
    text: str, width: float, size: int, smallest: int, weight: int = 600, face: Face = sans
) -> FittedLine:
    """Shrink a text until it fits into a width; below the smallest size cut it."""
    for candidate in range(size, smallest - 1, -1):
        if face(candidate, weight).getlength(text) <= width:
            return FittedLine(text, face(candidate, weight))
    font = face(smallest, weight)
    return FittedLine(shorten(text, font, width), font)


@lru_cache(maxsize=1024)
def fit_lines(
    text: str,
    width: float,
    size: int,
    smallest: int,
    weight: int = 700,
    maximum: int = 2,
    face: Face = sans,
    *,
    breaking: bool = False,
) -> FittedLines:
    """Break a text into lines, then shrink it, until it fits; below the smallest size cut it.

    ``breaking`` allows a line to end within a word that is too long in the smallest size, as a name may be.
    """
    for candidate in range(size, smallest - 1, -1):
        font = face(candidate, weight)
        lines = _wrap(text, font, width)
        if len(lines) <= maximum and all(font.getlength(line) <= width for line in lines):
            return FittedLines(tuple(lines), font, candidate)
    font = face(smallest, weight)
    lines = _wrap(text, font, width, breaking=breaking)
    kept = [*lines[: maximum - 1], " ".join(lines[maximum - 1 :])]
    return FittedLines(tuple(shorten(line, font, width) for line in kept if line), font, smallest)


def _wrap(text: str, font: Font, width: float, *, breaking: bool = False) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= width:
            lines[-1] = longer
        elif breaking:
            lines += _pieces(word, font, width)
        else:
            lines.append(word)
    return lines


def _pieces(word: str, font: Font, width: float) -> list[str]:
    """Cut a word into pieces that fit, each as long as can be."""
    pieces = [""]
    for character in word:
        if pieces[-1] and font.getlength(pieces[-1] + character) > width:
            pieces.append("")
        pieces[-1] += character
    return pieces
