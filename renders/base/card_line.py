"""Built cards of the base game as lines."""

from __future__ import annotations

from PIL import Image

from engine.base.city import Card
from renders.base.effects import effect_row
from renders.drawing.kept import kept
from renders.parts.card_line import draw_card_line


@kept
def card_line(shown: Card, name: str, width: int, height: int) -> Image.Image:
    """Draw a built card as a line: symbol, name, effect; its corners not cut. Read-only."""
    return draw_card_line(name, shown.colour, effect_row(shown.effects), width, height)
