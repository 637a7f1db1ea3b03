"""Pictures as files for Discord; MEASURED.md tells why these ways were chosen."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from PIL import Image

from renders.drawing import theme
from renders.drawing.kinds import KIND, palette_of_kind
from renders.drawing.palette import COLOURS, Palette, in_few_colours, palette_of
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import mix

Format = Literal["png", "webp"]

FORMAT: Format = "png"
"""The format of every picture, which is also how the names of their files end."""

_COMPRESSION, _CLOSER_COMPRESSION = 2, 4
_LARGE_FILE = 185_000
"""A file of more bytes is packed once more, more closely: few pictures are so full."""

_QUALITY = 82
_OPACITIES = bytes(range(0, 256, 32))
"""The last colours of a palette are for the edge of the round corners: the night, more and more opaque."""

_CORNER_COLOUR = mix(theme.NIGHT_TOP, theme.NIGHT_BOTTOM, 0.5)


def encode(picture: Image.Image, file_format: Format = FORMAT) -> bytes:
    """Write a picture as the bytes of a file, its four corners cut round.

    It is an RGB picture, whose kind may have kept colours, or one that was painted with a `Palette` already.
    """
    return _WRITERS[file_format](picture)


def _png(picture: Image.Image) -> bytes:
    painted = picture.copy() if picture.mode == "P" else in_few_colours(picture, _palette(picture))
    side = theme.CORNER_RADIUS
    corners, changed = _corners()
    for left in (0, painted.width - side):
        for top in (0, painted.height - side):
            box = (side if left else 0, side if top else 0)
            part = (*box, box[0] + side, box[1] + side)
            painted.paste(corners.crop(part), (left, top), changed.crop(part))
    colours = bytes(painted.getpalette() or ())[: 3 * COLOURS] + bytes(_CORNER_COLOUR[:3]) * len(_OPACITIES)
    painted.putpalette(colours)
    opacity = bytes([255]) * COLOURS + _OPACITIES
    file = _file(painted, "PNG", compress_level=_COMPRESSION, transparency=opacity)
    if len(file) <= _LARGE_FILE:
        return file
    return _file(painted, "PNG", compress_level=_CLOSER_COMPRESSION, transparency=opacity)


def _palette(picture: Image.Image) -> Palette:
    """Give the kept colours of the kind that a picture is of, or choose those of a picture of none."""
    kept = palette_of_kind(picture.info.get(KIND, ""))
    return palette_of(picture) if kept is None else kept


@lru_cache(maxsize=1)
def _corners() -> tuple[Image.Image, Image.Image]:
    """Give the colours, by number, of all four corners put together, and where they are used. Read-only."""
    side = 2 * theme.CORNER_RADIUS
    mask = rounded_mask(side, side, theme.CORNER_RADIUS)
    step = 256 // len(_OPACITIES)
    numbers = Image.frombytes("P", mask.size, bytes(COLOURS + value // step for value in mask.tobytes()))
    return numbers, mask.point(lambda value: 0 if value > 255 - step // 2 else 255)


def _webp(picture: Image.Image) -> bytes:
    cut = picture.convert("RGB")
    cut.putalpha(rounded_mask(cut.width, cut.height, theme.CORNER_RADIUS))
    return _file(cut, "WEBP", quality=_QUALITY, method=0)


def _file(picture: Image.Image, encoding: str, **options: object) -> bytes:
    file = io.BytesIO()
    picture.save(file, encoding, **options)
    return file.getvalue()


_WRITERS: Mapping[Format, Callable[[Image.Image], bytes]] = MappingProxyType({"png": _png, "webp": _webp})
