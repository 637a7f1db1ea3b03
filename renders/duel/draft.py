"""The wonders shown in the draft, and those taken by both players."""

from collections.abc import Sequence

from PIL import Image

from engine.duel.terms import SEATS
from engine.duel.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.duel.names import wonder_name
from renders.duel.panel import draw_awaited_name
from renders.duel.table import draw_heading, wonder_lines
from renders.duel.wonder_card import draw_wonder_card, wonder_tile
from renders.parts.language import Text, all_of, shortened
from renders.parts.seat_names import seat_name

_TOP, _COLUMNS, _GAP = 112, 2, 20
_CARD_WIDTH, _CARD_HEIGHT = 570, 342
_CITY_HEIGHT, _TILE_GAP = 140, 8


def draw_draft(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the wonders to choose from, numbered, and below them each player's."""
    shown = view.draft
    rows = -(-len(shown) // _COLUMNS)
    foot = _CITY_HEIGHT + theme.MARGIN
    height = max(theme.MINIMUM_HEIGHT, _TOP + rows * (_CARD_HEIGHT + _GAP) + foot)
    card_height = (height - foot - _TOP) // max(rows, 1) - _GAP
    canvas = Canvas(theme.WIDTH, height)
    draw_heading(canvas, view, names, text)
    for index, each in enumerate(shown):
        row, column = divmod(index, _COLUMNS)
        x = theme.MARGIN + column * (_CARD_WIDTH + _GAP)
        y = _TOP + row * (card_height + _GAP)
        wonder = view.box.wonders[each]
        draw_wonder_card(canvas, wonder, x, y, _CARD_WIDTH, card_height, text, number=index + 1)
    for seat in SEATS:
        x = theme.MARGIN + seat * (_CARD_WIDTH + _GAP)
        _draw_city(canvas, view, seat, names, x, height - _CITY_HEIGHT - theme.MARGIN, text)
    return canvas.finish("duel draft")


def _draw_city(
    canvas: Canvas, view: View, seat: Seat, names: Sequence[str], x: int, y: int, text: Text
) -> None:
    canvas.panel(x, y, _CARD_WIDTH, _CITY_HEIGHT, 20, line=theme.LINE, line_width=2, blur=8)
    name = seat_name(names, seat, text)
    draw_awaited_name(canvas, view, seat, name, x + 20, y + 34, _CARD_WIDTH - 40, 38)
    wonders = view.box.wonders_per_city
    width = (_CARD_WIDTH - 24 - (wonders - 1) * _TILE_GAP) // wonders
    for index in range(wonders):
        left = x + 12 + index * (width + _TILE_GAP)
        owned = view.cities[seat].wonders
        if index < len(owned):
            canvas.put(wonder_tile(owned[index].wonder, width, 66, built=True), left, y + 62)
        else:
            canvas.panel(left, y + 62, width, 66, 14, fill=theme.PANEL_DEEP)


def describe_draft(view: View, names: Sequence[str], text: Text) -> str:
    """Describe the picture of the draft, in at most 1,000 characters."""
    owned = [
        text(
            "duel-words-taken",
            name=names[seat],
            wonders=all_of([wonder_name(each.wonder, text) for each in city.wonders], text),
        )
        for seat, city in enumerate(view.cities)
        if city.wonders
    ]
    shown = [view.box.wonders[each] for each in view.draft]
    return shortened([*wonder_lines(shown, text), *owned], separator=" ")
