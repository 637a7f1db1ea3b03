"""What the player whose turn it is chooses from where it is not a pile: progress tokens."""

from __future__ import annotations

from engine.architects.view import View
from renders.architects.names import token_effect, token_name
from renders.architects.token_icons import hidden_token, progress_token
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.parts.frames import draw_glow, draw_takable_edge
from renders.parts.language import Text

_GAP, _RADIUS = 14, 20
_ROOMY, _NARROW = (112, 18, 30, 42), (76, 14, 26, 38)
"""The size of the icon, what is above it, and how far below it are the name and from that the words."""
_LOW = 260
"""Up to this height a tile has room for its words below a small icon."""


def draw_token_tiles(canvas: Canvas, view: View, y: int, height: int, text: Text) -> None:
    """Draw the tokens that lie face up, and the hidden one, with what each of them does."""
    size, above, to_name, to_words = _ROOMY if height > _LOW else _NARROW
    tiles = [
        (progress_token(each, size), token_name(each, text), token_effect(each, text)) for each in view.tokens
    ]
    if view.stack_size:
        tiles.append(
            (
                hidden_token(size),
                text("architects-token-hidden"),
                text("architects-stack", count=view.stack_size),
            )
        )
    room = theme.WIDTH - 2 * theme.MARGIN
    width = round((room - _GAP * (len(tiles) - 1)) / max(1, len(tiles)))
    for index, (icon, name, effect) in enumerate(tiles):
        x = theme.MARGIN + index * (width + _GAP)
        draw_glow(canvas, x, y, width, height, _RADIUS, 0.5)
        draw_takable_edge(canvas, x, y, width, height, _RADIUS + 4)
        canvas.panel(x, y, width, height, _RADIUS, fill=theme.TOKEN_TILE, fill_low=theme.TOKEN_TILE_LOW)
        middle = x + width / 2
        canvas.put(icon, middle, y + above, "mt")
        below = y + above + size + to_name
        canvas.fitted_text(middle, below, name, 36, width - 24, theme.GOLD, "mm", weight=700)
        words = wrap_text(effect, width - 30, 31, theme.FLOOR_TEXT, 600, 5 if height > 330 else 3)
        canvas.lines_from(middle, below + to_words, words, anchor="mm", step=1.12)
