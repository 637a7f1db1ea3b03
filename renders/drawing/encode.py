"""Pictures as PNG files for Discord; MEASURED.md explains the choices."""

import io
import traceback
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.palette import COLOURS, KIND, in_few_colours, palette_of, palette_of_kind
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import mix

_COMPRESSION, _CLOSER_COMPRESSION = 2, 4
_LARGE_FILE = 185_000
"""Larger files in bytes are compressed once more, more strongly: few pictures are that full."""

_OPACITIES = bytes(range(0, 256, 32))
"""The last colours of a palette, for the edge of the rounded corners: the night, more and more opaque."""

_CORNER_COLOUR = mix(theme.NIGHT_TOP, theme.NIGHT_BOTTOM, 0.5)


def encode(picture: Image.Image) -> bytes:
    """Encode a picture as the bytes of a file, with rounded corners.

    It is an RGB picture, whose kind may have a palette, or one that was painted with a `Palette` already.
    """
    if picture.mode == "P":
        painted = picture.copy()
    else:
        painted = in_few_colours(picture, palette_of_kind(picture.info.get(KIND, "")) or palette_of(picture))
    side = theme.CORNER_RADIUS
    corners, changed = _corners()
    for left in (0, painted.width - side):
        for top in (0, painted.height - side):
            box = (side if left else 0, side if top else 0)
            part = (*box, box[0] + side, box[1] + side)
            painted.paste(corners.crop(part), (left, top), changed.crop(part))
    colours = bytes(painted.getpalette() or ())[: 3 * COLOURS] + bytes(_CORNER_COLOUR[:3]) * len(_OPACITIES)
    painted.putpalette(colours)
    file = _file(painted, _COMPRESSION)
    return file if len(file) <= _LARGE_FILE else _file(painted, _CLOSER_COMPRESSION)


@lru_cache(maxsize=1)
def _corners() -> tuple[Image.Image, Image.Image]:
    """Return the colour numbers of all four corners together, and a mask of them. Read-only."""
    side = 2 * theme.CORNER_RADIUS
    mask = rounded_mask(side, side, theme.CORNER_RADIUS)
    step = 256 // len(_OPACITIES)
    numbers = Image.frombytes("P", mask.size, bytes(COLOURS + value // step for value in mask.tobytes()))
    return numbers, mask.point(lambda value: 0 if value > 255 - step // 2 else 255)


def _file(painted: Image.Image, compression: int) -> bytes:
    file = io.BytesIO()
    opacity = bytes([255]) * COLOURS + _OPACITIES
    painted.save(file, "PNG", compress_level=compression, transparency=opacity)
    return file.getvalue()


class RenderedPicture(NamedTuple):
    """The file of a picture, or None and the error in drawing it; and its description."""

    file: bytes | None
    words: str
    fault: str = ""


def render(draw: Callable[[], Image.Image], words: Callable[[], str]) -> RenderedPicture:
    """Draw a picture and describe it. An error is reported by its name and place, which contain no card."""
    try:
        file = encode(draw())
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return RenderedPicture(None, words(), f"{type(error).__name__} in {place.name} ({where})")
    return RenderedPicture(file, words())
