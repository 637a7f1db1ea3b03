"""A card of Duel as a line: in a city, in a list to choose from."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.duel.box import Box
from engine.terms import CardId
from renders.drawing.fitting import WrappedText, wrap_text
from renders.drawing.row import Sprite
from renders.duel.effects import chain_given, effect_row
from renders.parts.card_line import (
    Line,
    Setting,
    card_with_round_corners,
    draw_beside,
    draw_symbol,
    share,
)

_HEIGHT = 60
"""Of a line whose letters and icons have their usual size."""
_LARGEST_SCALE = 1.6
_SYMBOL, _GLYPH, _ICON, _NAME = 56, 40, 44, 30
_SMALLEST_ICON, _SMALLEST_NAME, _TINY = 24, 23, 16
_TWO_LINES = 56


@lru_cache(maxsize=64)
def card_line(box: Box, card_id: CardId, name: str, width: int, height: int) -> Image.Image:
    """Draw the symbol of a card's colour, its name, its effect and its chain symbol. Read-only."""
    shown = box.cards[card_id]
    scale = min(max(height / _HEIGHT, 1), _LARGEST_SCALE)

    def fit(room: float) -> WrappedText:
        most = 2 if height >= _TWO_LINES else 1
        usual = wrap_text(name, room - 8, round(_NAME * scale), _SMALLEST_NAME, 600, most)
        # In a low line a name that would be cut stands in two lines of small type.
        return wrap_text(name, room - 8, min(_SMALLEST_NAME, height // 2), _TINY, 600) if usual.cut else usual

    chain = [Sprite(piece.make, 0.7) for piece in chain_given(shown) if isinstance(piece, Sprite)]
    line = Line(name, shown.colour, [*effect_row(shown.effects), *chain])
    setting = Setting(
        symbol=round(_SYMBOL * scale),
        glyph=min(round(_GLYPH * scale), height - 6),
        largest_icon=min(round(_ICON * scale), height - 8),
        smallest_icon=_SMALLEST_ICON,
        gap=3,
        step=0.96,
        fit=fit,
    )
    canvas = card_with_round_corners(line, width, height, setting.symbol)
    draw_symbol(canvas, line, setting)
    size, lines = share(line, setting, width - setting.symbol - 20)
    draw_beside(canvas, line, setting, size, lines)
    return canvas.image
