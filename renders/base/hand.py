"""The private hand: every card with what it costs now, and the next stage of the wonder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from renders.base.faces import CARD_HEIGHT, CARD_WIDTH, draw_card_shadow, draw_hand_card
from renders.base.prices import build_bar, free_by_power
from renders.base.production import draw_production
from renders.base.stage_cell import draw_stage_cell
from renders.base.stage_offer import stage_offer
from renders.base.stage_strip import draw_stage_strip
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.surfaces import meander
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.header import HEADER_TOP, draw_headline
from renders.parts.language import Text

_COLUMNS = 4
_GAP, _ROW_GAP = 12, 16
_LEFT = (theme.WIDTH - _COLUMNS * CARD_WIDTH - (_COLUMNS - 1) * _GAP) // 2
_TOP = 156
_BOTTOM = 20
_STRIP_HEIGHT = 110
_HEADLINE_WIDTH = 396
_ROUNDED = theme.WIDTH - 2 * _LEFT


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the cards of a hand stand; the wonder takes the free cells or a strip of its own."""

    cards: int
    strip: bool

    @property
    def rows(self) -> int:
        return max(1, (self.cards + _COLUMNS - 1) // _COLUMNS)

    @property
    def card_height(self) -> int:
        """A single row is as high as the lowest picture allows."""
        if self.rows > 1 or self.strip:
            return CARD_HEIGHT
        return theme.MINIMUM_HEIGHT - _TOP - _BOTTOM

    @property
    def row_gap(self) -> int:
        return _ROW_GAP if self.rows < 2 or not self.strip else _ROW_GAP - 4

    def place(self, index: int) -> tuple[int, int]:
        row, column = divmod(index, _COLUMNS)
        return _LEFT + column * (CARD_WIDTH + _GAP), _TOP + row * (self.card_height + self.row_gap)

    @property
    def strip_top(self) -> int:
        return _TOP + self.rows * (self.card_height + self.row_gap)

    @property
    def strip_height(self) -> int:
        return max(_STRIP_HEIGHT, theme.MINIMUM_HEIGHT - _BOTTOM - self.strip_top)

    @property
    def height(self) -> int:
        if self.strip:
            return self.strip_top + self.strip_height + _BOTTOM - (8 if self.rows > 1 else 0)
        return self.strip_top - self.row_gap + _BOTTOM

    def wonder_boxes(self, count: int) -> list[tuple[int, int, int, int]]:
        """Give left, top, width and height of each wonder's cell or strip."""
        if not self.strip:
            x, y = self.place(self.cards)
            return [(x, y, theme.WIDTH - _LEFT - x, self.card_height)]
        width = (_ROUNDED - (count - 1) * _GAP) // count
        return [
            (_LEFT + index * (width + _GAP), self.strip_top, width, self.strip_height)
            for index in range(count)
        ]


def draw_hand(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the viewer's hand with the bar under each card and the next wonder stage.

    The numbers are those of the buttons. Raises `ValueError` for a view without a seat.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    stage_seats = [view.seat]
    if view.controller == view.seat and view.free_city is not None:
        stage_seats.append(view.free_city)
    count = len(view.hand)
    layout = _Layout(count, strip=len(stage_seats) > 1 or (count > 0 and count % _COLUMNS == 0))
    canvas = Canvas(theme.WIDTH, layout.height, ground=_ground(layout, len(stage_seats)))
    _draw_header(canvas, view, view.seat, names, text)
    for index, card_id in enumerate(view.hand):
        _draw_card(canvas, view, index, card_id, layout, text)
    draw = draw_stage_strip if layout.strip else draw_stage_cell
    for seat, box in zip(stage_seats, layout.wonder_boxes(len(stage_seats)), strict=True):
        draw(canvas, stage_offer(view, seat, text), *box)
    return canvas.finish()


@kept
def _ground(layout: _Layout, wonders: int) -> Image.Image:
    """Draw what is the same under all hands of a layout: the table with the shadows. Read-only."""
    canvas = Canvas(theme.WIDTH, layout.height)
    canvas.put(meander(_ROUNDED, 16), _LEFT, 126)
    for index in range(layout.cards):
        x, y = layout.place(index)
        draw_card_shadow(canvas, x, y, height=layout.card_height)
    for x, y, width, height in layout.wonder_boxes(wonders):
        draw_card_shadow(canvas, x, y, width, height)
    return canvas.image


def _draw_header(canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text) -> None:
    city = view.cities[seat]
    name = names[seat] if seat == view.free_city else text(f"city-{city.wonder}")
    round_line = text("picture-round", round=view.round, rounds=view.box.rounds)
    draw_headline(canvas, view.age, name, round_line, _LEFT, _HEADLINE_WIDTH)
    left = _LEFT + _HEADLINE_WIDTH + 10
    width = theme.WIDTH - _LEFT - left
    canvas.panel(left, HEADER_TOP + 2, width, 88, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    middle = HEADER_TOP + 46
    canvas.put(icons.coin(62), left + 48, middle, "mm")
    used = canvas.text(left + 88, middle - 1, f"{city.coins}", sans(50, 800), theme.GOLD)
    divider = left + 88 + max(used, 30) + 22
    canvas.fill(divider, HEADER_TOP + 18, 3, 56, theme.LINE)
    laid = view.cities[seat]
    box = (divider + 22, HEADER_TOP + 6, left + width - divider - 38, 80)
    draw_production(
        canvas, view.cities[seat].production, laid.prices.left, laid.prices.right, box, largest=56
    )


def _draw_card(canvas: Canvas, view: View, index: int, card_id: CardId, layout: _Layout, text: Text) -> None:
    x, y = layout.place(index)
    offer = view.offers[index] if view.offers else None
    bar = None if offer is None else build_bar(offer, text)
    starred = offer is not None and bar is not None and bar.status != "free" and free_by_power(offer)
    draw_hand_card(
        canvas,
        card_id,
        text(f"card-{card_id}"),
        view.number(index),
        bar,
        x,
        y,
        height=layout.card_height,
        free_star=starred,
        shadow=False,
    )
