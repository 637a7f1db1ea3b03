"""The colours that all pictures of a kind share, chosen from the pictures of the gallery."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from renders.drawing.palette import (
    COLOURS,
    KIND,
    SAMPLE_STEP,
    large_fields,
    meaningful_colours,
    thinned,
)
from renders.parts.language import Text
from tests.gallery.catalogue import GALLERY, SECOND_EDITION, exhibits

_MOST_FIELDS, _MEANS = 24, 3
"""How many fields stay exact in the pictures that share a palette, and with how many passes it is chosen."""


def write_palettes(file: Path, text: Text) -> int:
    """Choose the colours of every kind and write them; returns of how many kinds."""
    # Those of the second edition are chosen from only where the first has none of their kind.
    first = _samples_by_kind(text, [room for room in GALLERY if room != SECOND_EDITION])
    samples = _samples_by_kind(text, [SECOND_EDITION]) | first
    colours = {kind: _colours_of_all(each).hex() for kind, each in samples.items()}
    file.write_text(json.dumps(colours, indent=1) + "\n", encoding="utf-8")
    return len(colours)


def _samples_by_kind(text: Text, rooms: Sequence[str]) -> dict[str, list[Image.Image]]:
    """Draw the pictures of some rooms that are of a kind; gives some of the pixels of each."""
    samples: dict[str, list[Image.Image]] = defaultdict(list)
    for exhibit in exhibits(text, *rooms):
        picture = exhibit.draw()
        if kind := picture.info.get(KIND):
            samples[kind].append(thinned(picture, SAMPLE_STEP))
    return samples


def _colours_of_all(samples: Sequence[Image.Image]) -> bytes:
    """Choose the colours that pictures share, three bytes each, beside those that every picture needs."""
    fields = Counter(colour for each in samples for colour in large_fields(each))
    exact = bytes(value for colour, _ in fields.most_common(_MOST_FIELDS) for value in colour)
    count = COLOURS - (len(meaningful_colours()) + len(exact)) // 3
    seen = Image.new("RGB", (max(each.width for each in samples), sum(each.height for each in samples)))
    top = 0
    for each in samples:
        seen.paste(each, (0, top))
        top += each.height
    found = seen.quantize(count, Image.Quantize.MAXCOVERAGE, _MEANS, dither=Image.Dither.NONE)
    return exact + bytes(found.getpalette() or ())[: 3 * count]
