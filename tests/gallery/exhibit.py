"""What the gallery shows: a picture and what it says in words, and names that are hard to draw."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

NAMES = ("Marguerite", "Nessi", "Tobias", "Yannick V.", "Sofie", "Vreneli", "Hera")
ODD_NAMES = (
    "Bartholomäus von Hohenfels-Łódź",
    "さくら🌸",
    "Zoë 🎲 d’Été",
    "🔥🔥🔥",
    "محمد",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "i",
)
WIDE_NAMES = (*ODD_NAMES[5:], *ODD_NAMES[:5])
"""The widest one at the first seat."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One picture of the gallery and what it says in words."""

    group: str
    name: str
    draw: Callable[[], Image.Image]
    words: str

    @property
    def file(self) -> str:
        """The name of its file, without a suffix."""
        return re.sub(r"[^a-z0-9]+", "-", f"{self.group} {self.name}".lower()).strip("-")
