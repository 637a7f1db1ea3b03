"""The whole table: both cities, the conflict track, the progress tokens, the cards of the age."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.duel.terms import Slot
from engine.duel.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.duel import icons as duel_icons
from renders.duel.faces import RADIUS, room_on_face
from renders.duel.laid_cards import draw_back, draw_covered, draw_free
from renders.duel.letters import letters_by_slot
from renders.duel.panel import PANEL_HEIGHT, draw_panel
from renders.duel.table_words import line_of
from renders.duel.tableau import lay_tableau
from renders.duel.track import TRACK_HEIGHT, draw_track
from renders.parts.header import draw_age_badge, draw_title
from renders.parts.language import Text
from renders.parts.marks import draw_mark, draw_marked_edge, place_star
from renders.parts.seat_names import seat_name

_GAP = 7
_PANELS_TOP, _PANEL_WIDTH = 86, 570
_TRACK_TOP = _PANELS_TOP + PANEL_HEIGHT + _GAP
CARDS_TOP = _TRACK_TOP + TRACK_HEIGHT + _GAP
_BADGE_TOP, _BADGE_HEIGHT = 4, 78
_STAR = 70
_TOKEN, _TOKEN_STEP, _TOKENS_WIDTH = 76, 88, 450


def draw_table(view: View, names: Sequence[str], text: Text, advised: Slot | None = None) -> Image.Image:
    """Draw the table in an age; ``names`` by seat, a star on the card of an ``advised`` slot."""
    canvas = Canvas(theme.WIDTH, theme.TALLEST)
    draw_heading(canvas, view, names, text)
    draw_both_cities(canvas, view, names, _PANELS_TOP, text)
    at = (theme.MARGIN, _TRACK_TOP, theme.WIDTH - 2 * theme.MARGIN)
    draw_track(canvas, view.box, view.pawn, view.military_tokens, *at)
    if view.age:
        _draw_cards(canvas, view, text, advised)
    return canvas.finish("duel table")


def draw_heading(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    """Draw the age, who is asked, and the progress tokens that are left on the board."""
    left: float = theme.MARGIN
    if view.age:
        left += draw_age_badge(canvas, view.age, theme.MARGIN, _BADGE_TOP, _BADGE_HEIGHT) + 18
    room = theme.WIDTH - _TOKENS_WIDTH - left - theme.MARGIN
    draw_title(canvas, text("duel-title"), left, _BADGE_TOP + 23, 38, room, smallest=26)
    shown = [seat_name(names, Seat(seat), text) for seat in range(len(names))]
    canvas.fitted_text(left, _BADGE_TOP + 61, line_of(view, shown, text), 33, room, theme.MUTED, smallest=26)
    tokens = view.board_tokens
    for index, token in enumerate(tokens):
        x = theme.WIDTH - theme.MARGIN - _TOKEN / 2 - (len(tokens) - 1 - index) * _TOKEN_STEP
        canvas.put(duel_icons.token(token, _TOKEN), x, _BADGE_TOP + 39, "mm")


def draw_both_cities(canvas: Canvas, view: View, names: Sequence[str], top: int, text: Text) -> None:
    """Draw what lies before both players."""
    for seat, x in ((Seat(0), theme.MARGIN), (Seat(1), theme.WIDTH - theme.MARGIN - _PANEL_WIDTH)):
        draw_panel(canvas, view, seat, seat_name(names, seat, text), x, top, _PANEL_WIDTH, text)


def _draw_cards(canvas: Canvas, view: View, text: Text, advised: Slot | None) -> None:
    """Draw the cards that are left, each in its place, and faintly the places of those that are taken."""
    tableau = lay_tableau(view.box.ages[view.age - 1].places, view.layout)
    size, offered, box = tableau.size, letters_by_slot(view), view.box
    for x, below, height in tableau.taken():
        field = (x + 5, CARDS_TOP + below + 5, size.width - 10, height - 10)
        canvas.panel(*field, 12, fill=theme.TAKEN_PLACE)
    for laid, x, below in tableau.cards():
        y = CARDS_TOP + below
        if laid.card is None:
            draw_back(canvas, laid.back, x, y, size)
        elif laid.free:
            starred = laid.slot == advised
            if starred:
                draw_marked_edge(canvas, "advised", x, y, size.width, size.height, RADIUS)
            offer = offered.get(laid.slot)
            draw_free(canvas, box, laid.card, offer, x, y, size, text, starred=starred)
        else:
            draw_covered(canvas, box, laid.card, x, y, size, text)
    for laid, x, below in tableau.cards():
        if laid.slot == advised and laid.card is not None:
            within, taken = room_on_face(box, laid.card, size)
            star = place_star(within, taken, _STAR)
            draw_mark(canvas, "advised", x + star.x, CARDS_TOP + below + star.y, star.size)
