"""Built cards of 7 Wonders as lines."""

from PIL import Image

from engine.base.city import Card
from renders.base.effects import chains_given, effect_row
from renders.drawing.kept import kept
from renders.parts.card_line import draw_card_line


@kept
def card_line(shown: Card, name: str, width: int, height: int) -> Image.Image:
    """Draw a built card as a line: symbol, name, effect, chain symbols; with square corners. Read-only."""
    row = [*effect_row(shown.effects), *chains_given(shown, 0.7)]
    return draw_card_line(name, shown.colour, row, width, height)
