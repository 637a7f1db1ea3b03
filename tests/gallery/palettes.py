"""The colours that all pictures of a kind share, chosen from the pictures of the gallery."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from renders.drawing.palette import KIND, colours_of_all, sample_of
from renders.parts.language import Text
from tests.gallery.catalogue import exhibits


def write_palettes(file: Path, text: Text) -> int:
    """Choose the colours of every kind and write them; returns of how many kinds."""
    colours = {kind: colours_of_all(samples).hex() for kind, samples in _samples_by_kind(text).items()}
    file.write_text(json.dumps(colours, indent=1) + "\n", encoding="utf-8")
    return len(colours)


def _samples_by_kind(text: Text) -> Mapping[str, list[Image.Image]]:
    """Draw all pictures of the gallery that are of a kind; gives some of the pixels of each."""
    samples: dict[str, list[Image.Image]] = defaultdict(list)
    for exhibit in exhibits(text):
        picture = exhibit.draw()
        if kind := picture.info.get(KIND):
            samples[kind].append(sample_of(picture))
    return samples
