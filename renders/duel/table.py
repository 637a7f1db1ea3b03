"""The whole table: both cities, the conflict track, the progress tokens, the cards of the age."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.duel.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.duel import icons as duel_icons
from renders.duel.faces import format_of
from renders.duel.laid_cards import draw_back, draw_covered, draw_free
from renders.duel.letters import letters_by_slot
from renders.duel.names import card_name
from renders.duel.panel import draw_panel
from renders.duel.table_words import line_of
from renders.duel.track import draw_track
from renders.parts.header import draw_age_badge, draw_title
from renders.parts.language import Text
from renders.parts.seat_names import seat_name

_BOTTOM = 10
_PANELS_TOP, _PANEL_WIDTH, _TRACK_TOP = 108, 570, 351
_BADGE_TOP = 9
_TOKEN, _TOKEN_STEP, _TOKENS_WIDTH = 84, 92, 470


def draw_table(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the table in an age; ``names`` by seat."""
    canvas = Canvas(theme.WIDTH, _height(view))
    draw_heading(canvas, view, names, text)
    draw_both_cities(canvas, view, names, _PANELS_TOP, text)
    draw_track(canvas, view, theme.MARGIN, _TRACK_TOP, theme.WIDTH - 2 * theme.MARGIN)
    _draw_cards(canvas, view, text)
    return canvas.finish()


def _height(view: View) -> int:
    """Give the height that the cards need that still lie: a lower picture is shown larger."""
    size = format_of(view.age)
    lowest = max((laid.row for laid in view.layout), default=0)
    return max(theme.MINIMUM_HEIGHT, size.top + lowest * size.step + size.height + _BOTTOM)


def draw_heading(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    """Draw the age, who is asked, and the progress tokens that are left on the board."""
    left: float = theme.MARGIN
    if view.age:
        left += draw_age_badge(canvas, view.age, theme.MARGIN, _BADGE_TOP) + 18
    room = theme.WIDTH - _TOKENS_WIDTH - left - theme.MARGIN
    draw_title(canvas, text("duel-title"), left, _BADGE_TOP + 27, 40, room, smallest=26)
    shown = [seat_name(names, Seat(seat), text) for seat in range(len(names))]
    canvas.fitted_text(left, _BADGE_TOP + 70, line_of(view, shown, text), 34, room, theme.MUTED, smallest=26)
    tokens = view.board_tokens
    for index, token in enumerate(tokens):
        x = theme.WIDTH - theme.MARGIN - _TOKEN / 2 - (len(tokens) - 1 - index) * _TOKEN_STEP
        canvas.put(duel_icons.token(token, _TOKEN), x, _BADGE_TOP + 47, "mm")


def draw_both_cities(canvas: Canvas, view: View, names: Sequence[str], top: int, text: Text) -> None:
    """Draw what lies before both players."""
    for seat, x in ((Seat(0), theme.MARGIN), (Seat(1), theme.WIDTH - theme.MARGIN - _PANEL_WIDTH)):
        draw_panel(canvas, view, seat, seat_name(names, seat, text), x, top, _PANEL_WIDTH)


def _draw_cards(canvas: Canvas, view: View, text: Text) -> None:
    size = format_of(view.age)
    offered = letters_by_slot(view)
    for laid in sorted(view.layout, key=lambda laid: (laid.row, laid.x)):
        x = round(theme.WIDTH / 2 + laid.x * (size.width + size.gap) / 2 - size.width / 2)
        y = size.top + laid.row * size.step
        if laid.card is None:
            draw_back(canvas, laid.back, x, y, size)
        elif laid.free:
            draw_free(canvas, laid.card, offered.get(laid.slot), x, y, size, text)
        else:
            draw_covered(canvas, laid.card, card_name(laid.card, text), x, y, size)
