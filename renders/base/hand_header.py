"""The header of a hand: the own city, the next holder of the hand, and both neighbours' goods."""

from collections.abc import Sequence

from engine.base.city import Production
from engine.base.payment import FULL_PRICES
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS, Neighbour
from renders.base.production import draw_production, science_row
from renders.base.seats import neighbour_of, seat_emblem, side_sign
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Piece, Space, Sprite, Word, draw_row
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.header import draw_age_badge, draw_title
from renders.parts.language import Text
from renders.parts.names import city_name
from renders.parts.seat_names import seat_name

HAND_HEADER_BOTTOM = 172
"""The top of the cards."""
_TOP, _HEADLINE_WIDTH, _NARROW_HEADLINE = 9, 330, 290
_FIELD_HEIGHT, _NEIGHBOUR_TOP, _NEIGHBOUR_HEIGHT = 74, 91, 74
_APART = 12
_EMBLEM, _NAME_WIDTH = 58, 226
_ARROW = 26
_LINE_STEP = 17
"""The distances of a neighbour's name and of the line below it from the middle."""
_SOURCES_IN_LARGE = 7
"""With more sources of resources than this, their icons need all the room."""


def next_holder(view: View, seat: Seat) -> Seat | None:
    """Return the seat that gets the rest of this hand; None in the last round of an age.

    The Free City chooses from its player's hand, and only players have hands.
    """
    if view.round == view.box.rounds:
        return None
    holder = view.controller if seat == view.free_city and view.controller is not None else seat
    return Seat((holder + (1 if view.passing == "left" else -1)) % view.players)


def draw_hand_header(
    canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text, left: int
) -> None:
    """Draw two lines between ``left`` and the same margin on the right: the own city, its neighbours."""
    headline = _NARROW_HEADLINE if _many_sources(view, seat) else _HEADLINE_WIDTH
    _draw_headline(canvas, view, seat, names, text, left, headline)
    own_left = left + headline + _APART
    _draw_own(canvas, view, seat, text, own_left, theme.WIDTH - left - own_left)
    width = (theme.WIDTH - 2 * left - _APART) // 2
    for place, side in enumerate(NEIGHBOURS):
        _draw_neighbour(canvas, view, seat, side, names, text, left + place * (width + _APART), width)


def _draw_headline(
    canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text, left: int, room: int
) -> None:
    """Draw the age, the city and the round."""
    start = left + draw_age_badge(canvas, view.age, left, _TOP, _FIELD_HEIGHT) + 14
    width = left + room - start
    name = names[seat] if seat == view.free_city else city_name(view.cities[seat].wonder, text)
    round_line = text("picture-round", round=view.round, rounds=view.box.rounds)
    draw_title(canvas, name, start, _TOP + 18, 36, width, smallest=24)
    canvas.fitted_text(start, _TOP + 55, round_line, 32, width, theme.MUTED)


def _many_sources(view: View, seat: Seat) -> bool:
    made = view.cities[seat].production
    return len(made.fixed) + len(made.choices) + len(made.own_choices) > _SOURCES_IN_LARGE


def _draw_own(canvas: Canvas, view: View, seat: Seat, text: Text, x: int, width: int) -> None:
    """Draw coins, production, shields and science of the own city."""
    city = view.cities[seat]
    canvas.panel(x, _TOP, width, _FIELD_HEIGHT, 18, fill_low=theme.PANEL_LOW, line=theme.LINE)
    middle = _TOP + _FIELD_HEIGHT / 2
    money: list[Piece] = [Sprite(icons.coin), Word(f"{city.coins}", 800, 0.86, theme.GOLD)]
    start: float = x + 14
    start += draw_row(canvas, money, x + 14, middle, 56, align="l") + 14
    means: list[Piece] = [Sprite(icons.shield), Word(f"{city.shields}", 700, 0.8), Space(0.1)]
    means += science_row(city)
    end: float = x + width - 14
    size = 40 if _many_sources(view, seat) else 46
    end -= draw_row(canvas, means, end, middle, size, gap=size // 8, ink=theme.WHITE, align="r") + 14
    for line in (start, end):
        canvas.fill(line, _TOP + 14, 3, _FIELD_HEIGHT - 28, theme.LINE)
    box = (start + 14, _TOP + 3, end - start - 24, _FIELD_HEIGHT - 6)
    if not draw_production(canvas, city.production, FULL_PRICES, FULL_PRICES, box, largest=52, brief=True):
        canvas.text(box[0], middle - 1, text("picture-no-production"), sans(28), theme.MUTED)


def _draw_neighbour(
    canvas: Canvas,
    view: View,
    seat: Seat,
    side: Neighbour,
    names: Sequence[str],
    text: Text,
    x: int,
    width: int,
) -> None:
    """Draw a neighbour: emblem, name, shields, whether they get the hand, goods for sale."""
    own, other = view.cities[seat], neighbour_of(view, seat, side)
    city = view.cities[other]
    canvas.panel(x, _NEIGHBOUR_TOP, width, _NEIGHBOUR_HEIGHT, 18, fill=theme.PANEL_DEEP, line=theme.LINE)
    middle = _NEIGHBOUR_TOP + _NEIGHBOUR_HEIGHT / 2
    canvas.put(seat_emblem(view, other, _EMBLEM), x + 10, middle, "lm")
    start = x + 10 + _EMBLEM + 10
    canvas.put(side_sign(side, _ARROW), start, middle - _LINE_STEP, "lm")
    name, room = seat_name(names, other, text), _NAME_WIDTH - _ARROW - 6
    top = middle - _LINE_STEP - 1
    canvas.fitted_text(start + _ARROW + 6, top, name, 34, room, weight=700, smallest=25)
    ink = theme.WHITE
    if own.shields != city.shields:
        ink = theme.POSITIVE if own.shields > city.shields else theme.NEGATIVE
    shields: list[Piece] = [Sprite(icons.shield), Word(f"{city.shields}", 800, 0.9, ink)]
    taken = draw_row(canvas, shields, start, middle + _LINE_STEP, 34, gap=5, align="l") + 14
    if next_holder(view, seat) == other:
        words, left_over = text("picture-gets-hand"), _NAME_WIDTH - taken
        canvas.fitted_text(
            start + taken, middle + _LINE_STEP - 1, words, 28, left_over, theme.GOLD, smallest=20
        )
    line = start + _NAME_WIDTH + 8
    canvas.fill(line, _NEIGHBOUR_TOP + 10, 3, _NEIGHBOUR_HEIGHT - 20, theme.LINE)
    produced = city.production
    sold = Production(produced.fixed, produced.choices, ())
    left = own.prices.left if side == "left" else FULL_PRICES
    right = own.prices.right if side == "right" else FULL_PRICES
    box = (line + 14, _NEIGHBOUR_TOP + 3, x + width - line - 22, _NEIGHBOUR_HEIGHT - 6)
    if not draw_production(canvas, sold, left, right, box, largest=48, brief=True, pointing=False):
        canvas.text(box[0], middle - 1, text("picture-sells-nothing"), sans(28), theme.MUTED)
