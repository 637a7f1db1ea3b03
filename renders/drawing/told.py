"""A picture as a file, with what it shows in words: what a process that draws is asked for."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from renders.drawing.encode import encode


class Told(NamedTuple):
    """The file of a picture, or None and what went wrong in drawing it; and what it shows in words."""

    file: bytes | None
    words: str
    fault: str = ""


def told(draw: Callable[[], Image.Image], words: Callable[[], str]) -> Told:
    """Draw a picture and say what it shows. A fault is told by its name and place: no card is in these."""
    try:
        file = encode(draw())
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return Told(None, words(), f"{type(error).__name__} in {place.name} ({where})")
    return Told(file, words())
