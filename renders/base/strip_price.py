"""What a play of a city strip cost: coins and who got them, or why it was free, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.events import Built, Revived, StageBuilt
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS
from renders.base.plays import Play
from renders.base.seats import emblems_beside, neighbour_of
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shorten
from renders.drawing.row import Row, Sprite, draw_row, row_width
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import Font, sans
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.seat_names import seat_name
from renders.parts.sprites import coins, sign

_EDGE, _EDGE_WITHOUT_WORDS, _GAP = 20, 14, 10
_SIZES = {1: (58, 38), 2: (48, 36), 3: (33, 32)}
"""The sizes of icons and words by the number of lines."""
_SIZES_WITHOUT_WORDS = {1: 46, 2: 46, 3: 33}
_STEP = {1: 0.0, 2: 51.0, 3: 35.0}


@dataclass(frozen=True, slots=True)
class PriceLine:
    """A line of a price: icons, then a word."""

    icons: Row
    word: str = ""
    ink: Rgba = theme.WHITE


Price = Sequence[PriceLine]


def price_of(view: View, play: Play, seat: Seat, names: Sequence[str], text: Text, *, brief: bool) -> Price:
    """Tell what a play cost, in at most three lines, or in none; a ``brief`` price has no words."""
    event = play.event
    lines: list[PriceLine] = []
    if isinstance(event, Revived):
        lines.append(PriceLine([sign("from-discard", theme.GOLD)], text("strip-from-discard")))
    if play.seventh:
        lines.append(PriceLine([sign("seventh-card", theme.GOLD)], text("strip-seventh")))
    if isinstance(event, Built | StageBuilt):
        if event.how == "chain":
            lines.append(PriceLine([sign("chain", theme.GOLD)], text("bar-free")))
        if event.how == "power":
            lines.append(PriceLine([Sprite(lambda size: icons.status("free", size))], text("bar-free")))
        if event.bank:
            lines.append(PriceLine([coins(event.bank)], text("strip-bank"), theme.MUTED))
        beside = emblems_beside(view, seat)
        for side in NEIGHBOURS:
            if paid := {"left": event.left, "right": event.right}[side]:
                payee = neighbour_of(view, seat, side)
                lines.append(PriceLine([coins(paid), beside[side]], seat_name(names, payee, text)))
    kept = lines[: max(_SIZES)]
    return [PriceLine(line.icons) for line in kept] if brief else kept


def price_width(price: Price, most: float) -> float:
    """Give the width that a price takes, at most ``most``; nothing where nothing was paid."""
    if not price:
        return 0
    size, font, edge = _setting(price)
    widest = max(
        row_width(line.icons, size, 6) + (_GAP + font.getlength(line.word) if line.word else 0)
        for line in price
    )
    return min(most, widest + 2 * edge)


def draw_price(canvas: Canvas, price: Price, left: float, middle: float, width: float) -> None:
    """Draw a price in the dark tail of a tile."""
    if not price:
        return
    size, font, edge = _setting(price)
    for number, line in enumerate(price):
        y = middle + (number - (len(price) - 1) / 2) * _STEP[len(price)]
        x = left + edge
        x += draw_row(canvas, line.icons, x, y, size, gap=6, align="l") + _GAP
        if line.word:
            canvas.text(x, y - 1, shorten(line.word, font, left + width - edge - x + 4), font, line.ink)


def _setting(price: Price) -> tuple[int, Font, int]:
    """Give the size of the icons, the font of the words and the room at both sides."""
    size, words = _SIZES[len(price)]
    if not any(line.word for line in price):
        return _SIZES_WITHOUT_WORDS[len(price)], sans(words, 600), _EDGE_WITHOUT_WORDS
    return size, sans(words, 600), _EDGE
