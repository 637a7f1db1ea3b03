"""The next stage of a wonder in a strip below the hand or beside its last cards."""

from __future__ import annotations

from PIL import ImageChops

from renders.base.faces import CARD_RADIUS
from renders.base.stage_cell import FRAME, draw_stage_board
from renders.base.stage_offer import StageOffer
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.row import Piece, Sprite, draw_row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.parts import icons
from renders.parts.bars import Bar
from renders.parts.header import draw_title

_THREE_LINES, _WIDE_ENOUGH = 150, 600
"""A strip at least so high and narrower than that has the price in a line of its own."""
_AS_HIGH_AS_CARDS = 250
"""From that height on the wonder has the room of a card or more."""


def draw_stage_strip(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    """Draw the next stage in a strip: the wonder at the left, cost, gain and price beside it."""
    scene = _scene_width(width, height)
    centre = scene / 2 if height >= _AS_HIGH_AS_CARDS else height * 0.72
    draw_stage_board(canvas, offer, x, y, width, height, ground=0.88, centre=centre / width, scale=0.9)
    left = x + round(scene)
    right = x + width - FRAME
    _draw_strip_veil(canvas, x, y, width, height, left - x)
    left += 20
    room = right - left - 16
    if offer.complete:
        draw_title(canvas, offer.title, left, y + height / 2, 38, room)
        return
    three_lines = height >= _THREE_LINES and room < _WIDE_ENOUGH
    lines = (0.19, 0.52, 0.83) if three_lines else (0.27, 0.69, 0.27)
    title_room = room if three_lines else room * 0.52
    top = y + height * lines[0]
    used = draw_title(canvas, offer.title, left, top, 31, title_room, smallest=22)
    part = room / len(offer.options)
    for index, option in enumerate(offer.options):
        row = option.exchange_row(theme.WHITE)
        if len(offer.options) > 1 and option.bar is not None:
            row = [_status(option.bar), *row, *option.bar.row[:1]]
        size = largest_size(row, part - 16, min(60, height * 2 // 5), 4)
        place = left + index * part
        draw_row(canvas, row, place, y + height * lines[1], size, gap=4, ink=theme.WHITE, align="l")
    bar = offer.obstacle or (offer.options[0].bar if len(offer.options) == 1 else None)
    if bar is None:
        return
    if three_lines:
        _draw_price(canvas, bar, left, y + height * lines[2], room, align="l")
    else:
        _draw_price(canvas, bar, right - 14, y + height * lines[2], room - used - 12, align="r")


def _scene_width(width: int, height: int) -> float:
    """Give the width that the wonder has in a strip."""
    if height >= _AS_HIGH_AS_CARDS:
        return min(height * 1.4, width * 0.42)
    return min(height * 1.4, width * (0.26 if height >= _THREE_LINES else 0.18))


def room_on_strip(offer: StageOffer, x: int, y: int, width: int, height: int) -> tuple[Box, list[Box]]:
    """Return where on a strip a star may be: on the wonder, beside all that is written."""
    scene = round(_scene_width(width, height))
    return (x + 2 * FRAME, y + 2 * FRAME, scene - 4 * FRAME, height - 4 * FRAME), []


def _draw_strip_veil(canvas: Canvas, x: int, y: int, width: int, height: int, start: int) -> None:
    """Darken the strip from ``start`` on, so that what is written there can be read."""
    veil = Canvas(width - 2 * FRAME, height - 2 * FRAME, transparent=True)
    radius = CARD_RADIUS - FRAME
    veil.panel(start, 0, veil.width - start + CARD_RADIUS, veil.height, radius, fill=theme.STAGE_VEIL)
    inside = rounded_mask(veil.width, veil.height, radius)
    veil.image.putalpha(ImageChops.multiply(veil.image.getchannel("A"), inside))
    canvas.put(veil.image, x + FRAME, y + FRAME)


def _status(bar: Bar) -> Sprite:
    return Sprite(lambda size: icons.status(bar.sign or bar.status, size))


def _draw_price(canvas: Canvas, bar: Bar, x: float, y: float, width: float, *, align: str) -> None:
    row: list[Piece] = [_status(bar), *bar.row]
    size = largest_size(row, width, 44, 6)
    ink = theme.FREE if bar.status == "free" else theme.WHITE
    draw_row(canvas, row, x, y, size, gap=6, ink=ink, align=align)
