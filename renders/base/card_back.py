"""The back of a card, for one that stays hidden."""

from __future__ import annotations

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
from renders.drawing.typefaces import title


@kept
def card_back(age: int, height: int) -> Image.Image:
    """Draw the back of a card of an age. Read-only."""
    width = round(height * 0.76)
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, 12, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
    canvas.panel(3, 3, width - 6, height - 6, 9, fill=theme.GOLD_FIELD, fill_low=theme.GOLD_FIELD_LOW)
    canvas.panel(9, 9, width - 18, height - 18, 6, fill=theme.GOLD_LOW)
    canvas.panel(11, 11, width - 22, height - 22, 5, fill=theme.GOLD_FIELD, fill_low=theme.GOLD_FIELD_LOW)
    canvas.text(width / 2, height / 2, ROMAN[age], title(round(height * 0.34), 900), theme.GOLD, "mm")
    return canvas.image
