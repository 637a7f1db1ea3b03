"""The colours in which all pictures of a kind are written: chosen beforehand from the gallery, and kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from renders.drawing.palette import Palette, palette_with

KIND = "kind"
"""Under which name a picture tells its kind in its ``info``."""

PALETTES = Path(__file__).with_name("palettes.json")
"""The colours of each kind, in hexadecimal digits; ``python -m tests.gallery palettes`` chooses them anew."""


@lru_cache(maxsize=64)
def palette_of_kind(kind: str) -> Palette | None:
    """Give the palette of a kind of pictures; None where none is kept."""
    colours = kept_colours().get(kind)
    return None if colours is None else palette_with(colours)


@lru_cache(maxsize=1)
def kept_colours() -> Mapping[str, bytes]:
    """Give the colours of every kind, three bytes each."""
    read = json.loads(PALETTES.read_text(encoding="utf-8"))
    return MappingProxyType({kind: bytes.fromhex(colours) for kind, colours in read.items()})
