"""Pictures in 256 colours: the choice of colours, and painting with them.

A picture has about 20,000 colours, most of them steps of gradients. With a palette of its own and a fine
pattern of brighter and darker pixels between two colours of a gradient, the eye sees no difference, and the
file is a third as large (see MEASURED.md).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import cast

from PIL import Image, ImageChops

from renders.drawing import theme
from renders.drawing.theme import mix

KIND = "kind"
"""The key of a picture's kind in its ``info``."""

PALETTES = Path(__file__).with_name("palettes.json")
"""The colours of each kind, in hexadecimal digits; ``python -m tests.gallery palettes`` chooses them."""

COLOURS = 248
"""The colours of a palette; the rest of the 256 is for the edge of the rounded corners."""

SAMPLE_STEP = 16
"""Every sixteenth pixel of every sixteenth line is sampled for the colours of a picture."""

_CLOSE_STEP = 4
"""The sampling of gradients, for palettes that are kept."""

_FIELD, _MOST_FIELDS = 0.005, 12
"""The least share of a picture for a field of one colour, and the number of fields that stay exact."""

_PATTERN_SIDE = 8
_PATTERN_HEIGHT = 7
"""The levels by which the pattern brightens pixels: the distance of neighbouring colours of a palette."""

_BRIGHTEST = 255 - _PATTERN_HEIGHT

_READ = (
    theme.WHITE,
    theme.IVORY,
    theme.INK,
    theme.MUTED,
    theme.FAINT,
    theme.SAND,
    theme.GOLD,
    theme.GOLD_RIM,
    theme.POSSIBLE,
    theme.IMPOSSIBLE,
    theme.CROSS,
    theme.FREE,
    theme.FREE_TEXT,
    theme.STAR,
    theme.STAR_FIELD,
    theme.NEGATIVE,
    theme.POSITIVE,
    theme.SCIENCE_TEXT,
    theme.PANEL_DEEP,
    theme.LINE,
    theme.BAR_WONDER,
    theme.BAR_TREASURY,
    theme.BAR_CIVILIAN,
)

_GRADIENTS = (
    (theme.NIGHT_LIT, theme.NIGHT_TOP, 4),
    (theme.NIGHT_TOP, theme.NIGHT_BOTTOM, 4),
    (theme.PANEL, theme.PANEL_LOW, 3),
    (theme.IVORY, theme.IVORY_LOW, 4),
)
"""The background of everything, and the number of its steps."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of pictures, and an image of them as they look below the pattern.

    Pillow caches its lookups with that image: pictures that share a palette are painted faster.
    """

    colours: bytes
    holder: Image.Image


def palette_of(picture: Image.Image, gradients: Sequence[Image.Image] = ()) -> Palette:
    """Choose the colours for an RGB picture, or for all that share its contents.

    ``gradients`` are RGB parts of it in which the eye would see bands. The choice is then better and takes
    several times as long: it is for a palette that is kept.
    """
    return _holding(_colours(picture, gradients))


@lru_cache(maxsize=64)
def palette_of_kind(kind: str) -> Palette | None:
    """Return the palette of a kind of pictures, chosen from the gallery in advance.

    None if there is none.
    """
    colours = colours_of_kinds().get(kind)
    return None if colours is None else _holding((meaningful_colours() + colours)[: 3 * COLOURS])


@lru_cache(maxsize=1)
def colours_of_kinds() -> Mapping[str, bytes]:
    """Return the colours of every kind, three bytes each, in addition to those of every picture."""
    read = json.loads(PALETTES.read_text(encoding="utf-8"))
    return MappingProxyType({kind: bytes.fromhex(colours) for kind, colours in read.items()})


def _holding(colours: bytes) -> Palette:
    brighter = bytes(min(value, _BRIGHTEST) + _PATTERN_HEIGHT // 2 for value in colours)
    return Palette(colours, _holder(brighter))


def in_few_colours(picture: Image.Image, palette: Palette) -> Image.Image:
    """Paint an RGB picture with a palette; return an image of mode P."""
    pattern, limit = _pattern(picture.width, max(picture.height, theme.TALLEST))
    # The limit leaves room for the pattern, so that the fast addition never overflows.
    patterned = ImageChops.add_modulo(ImageChops.darker(picture, limit), pattern)
    painted = patterned.quantize(palette=palette.holder, dither=Image.Dither.NONE)
    painted.putpalette(palette.colours)
    return painted


def _colours(picture: Image.Image, gradients: Sequence[Image.Image]) -> bytes:
    """Choose the colours for a picture: the meaningful ones and those of fields, then others between them."""
    sample = thinned(picture, SAMPLE_STEP)
    fixed = meaningful_colours() + _fields(sample)
    count = COLOURS - len(fixed) // 3
    seen = _side_by_side([sample, *(thinned(each, _CLOSE_STEP) for each in gradients)])
    means = 1 if gradients else 0
    found = seen.quantize(count, Image.Quantize.MAXCOVERAGE, means, dither=Image.Dither.NONE).getpalette()
    return (fixed + bytes(found or ()))[: 3 * COLOURS]


def thinned(picture: Image.Image, step: int) -> Image.Image:
    """Return every ``step``-th pixel of every ``step``-th line of a picture."""
    size = (max(1, picture.width // step), max(1, picture.height // step))
    return picture.resize(size, Image.Resampling.NEAREST)


def _side_by_side(samples: Sequence[Image.Image]) -> Image.Image:
    """Combine samples on the night; a single one is returned as it is."""
    if len(samples) == 1:
        return samples[0]
    ground = Image.new(
        "RGB",
        (sum(each.width for each in samples), max(each.height for each in samples)),
        theme.NIGHT_BOTTOM[:3],
    )
    left = 0
    for each in samples:
        ground.paste(each, (left, 0))
        left += each.width
    return ground


def _fields(sample: Image.Image) -> bytes:
    """List the colours of large fields, which would look grainy in a mixture of others."""
    return bytes(value for colour in large_fields(sample) for value in colour)


def large_fields(sample: Image.Image) -> list[tuple[int, int, int]]:
    """List the colours of large fields in a sample of a picture."""
    area = sample.width * sample.height
    counted = cast("list[tuple[int, tuple[int, int, int]]]", sample.getcolors(area))
    large = sorted((each for each in counted if each[0] > area * _FIELD), reverse=True)
    return [colour for _, colour in large[:_MOST_FIELDS]]


@lru_cache(maxsize=1)
def meaningful_colours() -> bytes:
    """List the meaningful colours and those of text, so that every picture shows them exactly."""
    tokens = [
        colour
        for look in theme.RESOURCE_LOOKS.values()
        for colour in (look.fill, look.rim, look.glyph, look.detail)
    ]
    grounds = [
        mix(first, last, step / (steps - 1)) for first, last, steps in _GRADIENTS for step in range(steps)
    ]
    fields = [look.field for look in theme.CARD_LOOKS.values()]
    opaque = dict.fromkeys(colour[:3] for colour in (*_READ, *fields, *tokens, *grounds))
    return bytes(value for colour in opaque for value in colour)


def _holder(colours: bytes) -> Image.Image:
    """Return an image with these colours; Pillow takes palettes from images."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(colours)
    return holder


@lru_cache(maxsize=1)
def _pattern(width: int, height: int) -> tuple[Image.Image, Image.Image]:
    """Return the pattern that brightens pixels, and the brightest colour it can be added to. Read-only.

    The pattern is Bayer's: any part of it is as even as possible.
    """
    order = [0]
    side = 1
    while side < _PATTERN_SIDE:
        # Each pixel becomes four: the same order, refined by the order of two by two.
        rows = [order[start : start + side] for start in range(0, side * side, side)]
        upper = [[4 * value for value in row] + [4 * value + 2 for value in row] for row in rows]
        lower = [[4 * value + 3 for value in row] + [4 * value + 1 for value in row] for row in rows]
        order = [value for row in (*upper, *lower) for value in row]
        side *= 2
    cell = Image.new("L", (side, side))
    cell.putdata([value * (_PATTERN_HEIGHT + 1) // (side * side) for value in order])
    line = Image.new("L", (width, side))
    for x in range(0, width, side):
        line.paste(cell, (x, 0))
    whole = Image.new("L", (width, height))
    for y in range(0, height, side):
        whole.paste(line, (0, y))
    limit = Image.new("RGB", (width, height), (_BRIGHTEST,) * 3)
    return Image.merge("RGB", (whole, whole, whole)), limit
