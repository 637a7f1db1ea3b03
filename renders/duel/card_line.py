"""Cards of Duel as lines: in a city, in a list to choose from."""

from PIL import Image

from engine.duel.box import Box
from engine.terms import CardId
from renders.drawing.kept import kept
from renders.drawing.row import Sprite
from renders.duel.effects import chain_given, effect_row
from renders.parts.card_line import draw_card_line


@kept
def card_line(box: Box, card_id: CardId, name: str, width: int, height: int) -> Image.Image:
    """Draw a card as a line, with its chain symbol behind its effect and square corners. Read-only."""
    shown = box.cards[card_id]
    chain = [Sprite(piece.make, 0.7) for piece in chain_given(shown) if isinstance(piece, Sprite)]
    return draw_card_line(name, shown.colour, [*effect_row(shown.effects), *chain], width, height)
