"""The whole table of Architects in one picture: the piles in reach, the tokens, a row for each city."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.architects.terms import DeckId
from engine.architects.view import View
from engine.game import Seat
from renders.architects.city_row import RowPlace, city_emblem, draw_city_row
from renders.architects.offered import draw_offered
from renders.architects.token_icons import conflict_token, hidden_token, progress_token
from renders.architects.token_tiles import draw_token_tiles
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.typefaces import sans
from renders.parts.header import draw_title
from renders.parts.language import Text
from renders.parts.seat_names import seat_name

_PILES_TOP, _BOTTOM = 136, 16
_LARGE_PILE, _SMALL_PILE, _SMALLEST_PILE = 366, 300, 256
_MOST_LARGE, _MOST_SMALL = 4, 5
_HIGHEST_ROW, _GAP = 134, 10
_TOKENS_WIDTH = 348


def draw_table(view: View, names: Sequence[str], text: Text, advised: DeckId | None = None) -> Image.Image:
    """Draw the table as its viewer may see it; ``names`` by seat, a star on an ``advised`` deck."""
    pile = _SMALLEST_PILE
    if view.players <= _MOST_SMALL:
        pile = _LARGE_PILE if view.players <= _MOST_LARGE else _SMALL_PILE
    top = _PILES_TOP + pile + 26
    gap = _GAP if view.players < 6 else 8
    room = (theme.MAXIMUM_HEIGHT - top - _BOTTOM + gap) // view.players - gap
    height = min(_HIGHEST_ROW, room)
    content = top + view.players * (height + gap) - gap + _BOTTOM
    canvas = Canvas(theme.WIDTH, max(content, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, view, names, text)
    if view.deciding.get(view.turn) == "token":
        draw_token_tiles(canvas, view, _PILES_TOP, pile, text)
    else:
        draw_offered(canvas, view, _PILES_TOP, pile, names, text, advised)
    for seat in range(view.players):
        row = RowPlace(Seat(seat), top + seat * (height + gap), height)
        draw_city_row(canvas, view, row, names, text)
    return canvas.finish("architects table")


def _draw_header(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    left = theme.MARGIN
    canvas.put(city_emblem(view.cities[view.turn], 96), left + 48, 64, "mm")
    tokens_left = theme.WIDTH - theme.MARGIN - _TOKENS_WIDTH
    step = 54
    conflict_width = 28 + view.conflict_tokens * step
    conflict_left = tokens_left - 12 - conflict_width
    room = conflict_left - left - 114 - 16
    draw_title(canvas, text("architects-title"), left + 114, 42, 40, room)
    name = seat_name(names, view.turn, text)
    line = text("architects-over") if view.over else text("architects-to-play", name=name)
    canvas.fitted_text(left + 114, 88, line, 34, room, theme.MUTED)
    canvas.panel(conflict_left, 20, conflict_width, 88, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    for index in range(view.conflict_tokens):
        token = conflict_token(50, battle=index < view.battle)
        canvas.put(token, conflict_left + 14 + step / 2 + index * step, 64, "mm")
    _draw_tokens(canvas, view, tokens_left)


def _draw_tokens(canvas: Canvas, view: View, left: float) -> None:
    """Draw the progress tokens that lie face up, and the stack with its number."""
    canvas.panel(left, 20, _TOKENS_WIDTH, 88, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    for index, each in enumerate(view.tokens):
        canvas.put(progress_token(each, 72), left + 50 + index * 80, 64, "mm")
    if not view.stack_size:
        return
    x = left + _TOKENS_WIDTH - 48
    canvas.put(hidden_token(72), x, 64, "mm")
    canvas.panel(x + 6, 76, 42, 32, 12, fill=theme.GOLD)
    canvas.text(x + 27, 91, f"{view.stack_size}", sans(26, 800), theme.GOLD_INK, "mm")
