"""The next stage of a wonder, in a cell of the hand or in a strip below or beside its last cards."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from renders.base.faces import CARD_HEIGHT, CARD_RADIUS
from renders.base.stage_offer import StageOffer, StageOption
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.row import Piece, Row, Sprite, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.parts import icons
from renders.parts.card_frame import BAR_HEIGHT, Bar, draw_bar, draw_cost, draw_plaque
from renders.parts.header import draw_title
from renders.parts.scenes import panorama
from renders.parts.sprites import cost_row

FRAME = 3
"""The shade on a landscape behind text."""
_TITLE_HEIGHT, _LOW_TITLE_HEIGHT = 56, 44
_WIDE_WRITTEN = 128
"""The height of the line with cost and gain in a wide cell."""
_PLAQUE_ABOVE_FOOT = CARD_HEIGHT - 182
_LOW_WRITTEN = 116
"""The heights of a stage's cost and gain in a low cell, one above the other."""
_LOW_LINE, _LARGEST_IN_LINE, _SMALLEST_IN_LINE = 66, 50, 36
"""Their height there in one line, if that leaves their icons large enough."""


def draw_stage_cell(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    """Draw the next stage in a cell of the hand, as wide as one card or, if it is high, as several."""
    inner_width, inner_height = width - 2 * FRAME, height - 2 * FRAME
    low = height < CARD_HEIGHT
    title_height = _LOW_TITLE_HEIGHT if low else _TITLE_HEIGHT
    ground, scale = _ground(offer, width, height), 0.7 if low and not offer.complete else 0.82
    draw_stage_board(canvas, offer, x, y, width, height, ground=ground, scale=scale)
    _draw_title(canvas, offer, x, y, width, title_height)
    if offer.complete:
        return
    left, top = x + FRAME, y + FRAME
    bars_top = top + inner_height - BAR_HEIGHT
    count = len(offer.options)
    if _is_wide(offer, width):
        top = bars_top - _WIDE_WRITTEN
        _draw_wide_options(canvas, offer.options, left, top, inner_width, _WIDE_WRITTEN)
    elif count == 1 and low:
        written = _low_written(offer, width)
        if written == _LOW_LINE:
            canvas.fill(left, bars_top - written, inner_width, written, theme.STAGE_VEIL)
            middle = bars_top - written / 2
            _draw_exchange(canvas, offer.options[0], left + 12, middle, inner_width - 24, _LARGEST_IN_LINE)
        else:
            _draw_stacked_options(canvas, offer.options, left, bars_top - written, inner_width, bars_top)
    elif count == 1:
        (option,) = offer.options
        plaque = y + height - _PLAQUE_ABOVE_FOOT
        canvas.fill(left, plaque + 42, inner_width, bars_top - plaque - 42, theme.PANEL_DEEP)
        draw_plaque(canvas, option.effect_row(theme.INK), x + width / 2, plaque, width - 20, theme.GOLD_DARK)
        draw_cost(canvas, cost_row(option.cost), x + width / 2, plaque + 122, width - 28, ink=theme.WHITE)
    else:
        _draw_stacked_options(canvas, offer.options, left, top + title_height, inner_width, bars_top)
    _draw_bars(canvas, offer, left, bars_top, inner_width)


def _is_wide(offer: StageOffer, width: int) -> bool:
    """Return whether the whole text of a stage fits in one line."""
    return width > 1.5 * CARD_HEIGHT or (len(offer.options) == 1 and width > CARD_HEIGHT)


def _ground(offer: StageOffer, width: int, height: int) -> float:
    """Return the wonder's foot as a share of the height: above the text."""
    if offer.complete:
        return 0.84
    written = BAR_HEIGHT + (128 if width > CARD_HEIGHT else 160)
    if height < CARD_HEIGHT:
        written = BAR_HEIGHT + _low_written(offer, width) + 4
    return (height - written) / height


def _low_written(offer: StageOffer, width: int) -> int:
    """Return the height of cost and gain in a low cell: the lower they are, the more of the wonder shows."""
    if len(offer.options) > 1:
        return _LOW_WRITTEN
    row = offer.options[0].exchange_row(theme.WHITE)
    size = largest_size(row, width - 2 * FRAME - 24, _LARGEST_IN_LINE, 5)
    return _LOW_LINE if size >= _SMALLEST_IN_LINE else _LOW_WRITTEN


def draw_stage_board(
    canvas: Canvas,
    offer: StageOffer,
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    ground: float,
    centre: float = 0.5,
    scale: float = 0.82,
) -> None:
    """Draw the wonder in its landscape, its foot at these shares of height and width, in a golden frame."""
    canvas.panel(x, y, width, height, CARD_RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_RIM)
    scene = panorama(
        offer.scene,
        width - 2 * FRAME,
        height - 2 * FRAME,
        offer.built,
        offer.stages,
        centre=centre,
        ground=ground,
        scale=scale,
    )
    canvas.put(_rounded(scene, CARD_RADIUS - FRAME), x + FRAME, y + FRAME)


def _rounded(scene: Image.Image, radius: int) -> Image.Image:
    cut = scene.copy()
    cut.putalpha(rounded_mask(scene.width, scene.height, radius))
    return cut


def _draw_title(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    inner = width - 2 * FRAME
    radius = CARD_RADIUS - FRAME
    mask = rounded_mask(inner, height + 2 * radius, radius).crop((0, 0, inner, height))
    canvas.fill(x + FRAME, y + FRAME, inner, height, theme.STAGE_VEIL, mask)
    middle = y + FRAME + height / 2
    draw_title(canvas, offer.title, x + width / 2, middle, 31, inner - 24, anchor="mm")


def _draw_wide_options(
    canvas: Canvas, options: Sequence[StageOption], x: int, y: int, width: int, height: int
) -> None:
    canvas.fill(x, y, width, height, theme.STAGE_VEIL)
    part = width / len(options)
    for index, option in enumerate(options):
        _draw_exchange(canvas, option, x + index * part + 16, y + height / 2, part - 32, 60)


def _draw_exchange(canvas: Canvas, option: StageOption, x: float, y: float, width: float, size: int) -> None:
    """Draw the cost, an arrow and the gain of a stage, around the middle of a box."""
    row = option.exchange_row(theme.WHITE)
    draw_row(canvas, row, x + width / 2, y, largest_size(row, width, size, 5), gap=5, ink=theme.WHITE)


def _draw_stacked_options(
    canvas: Canvas, options: Sequence[StageOption], x: int, y: int, width: int, bottom: int
) -> None:
    canvas.fill(x, y, width, bottom - y, theme.STAGE_VEIL)
    part = (bottom - y) / len(options)
    for index, option in enumerate(options):
        if index:
            canvas.fill(x + 20, y + index * part, width - 40, 2, theme.LINE)
        gained, cost = _stacked(option, y + index * part, part, width)
        draw_row(canvas, gained.row, x + width / 2, gained.middle, gained.size, ink=theme.WHITE)
        draw_cost(canvas, cost.row, x + width / 2, cost.middle, width - 28, cost.size)


class _Line(NamedTuple):
    """A row of icons in the middle of a cell, with its height."""

    row: Row
    middle: float
    size: int


def _stacked(option: StageOption, top: float, height: float, width: int) -> tuple[_Line, _Line]:
    """Return the gain of a stage, and below it its cost."""
    gained, cost = option.effect_row(theme.WHITE), cost_row(option.cost)
    size = largest_size(gained, width - 30, min(60, round(height * 0.54)))
    largest = min(44, round(height * 0.44))
    return _Line(gained, top + height * 0.32, size), _Line(cost, top + height * 0.75, largest)


def room_in_cell(offer: StageOffer, x: int, y: int, width: int, height: int) -> tuple[Box, list[Box]]:
    """Return the area for a star in a cell, and what it must not hide there."""
    low = height < CARD_HEIGHT
    top = y + FRAME + (_LOW_TITLE_HEIGHT if low else _TITLE_HEIGHT) + FRAME
    bars_top = y + height - FRAME - BAR_HEIGHT
    bottom, taken = bars_top, list[Box]()
    if _is_wide(offer, width):
        bottom -= _WIDE_WRITTEN
    elif len(offer.options) == 1:
        bottom = bars_top - _low_written(offer, width) if low else y + height - _PLAQUE_ABOVE_FOOT
    else:
        part = (bars_top - top + FRAME) / max(1, len(offer.options))
        for index, option in enumerate(offer.options):
            for line in _stacked(option, top - FRAME + index * part, part, width - 2 * FRAME):
                wide = round(row_width(line.row, line.size, 8))
                left = round(x + (width - wide) / 2)
                taken.append((left, round(line.middle - line.size / 2), wide, line.size))
    return (x + 2 * FRAME, top, width - 4 * FRAME, bottom - top - FRAME), taken


def _draw_bars(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int) -> None:
    """Draw one bar for each way to build the stage, side by side, or one with the obstacle."""
    bars = [option.bar or Bar("impossible", ()) for option in offer.options]
    if offer.obstacle is not None:
        bars = [offer.obstacle]
    elif all(option.bar is None for option in offer.options):
        radius = CARD_RADIUS - FRAME
        mask = rounded_mask(width, BAR_HEIGHT + 2 * radius, radius)
        canvas.fill(
            x,
            y,
            width,
            BAR_HEIGHT,
            theme.STAGE_VEIL,
            mask.crop((0, 2 * radius, width, BAR_HEIGHT + 2 * radius)),
        )
        return
    if len(bars) == 1:
        draw_bar(canvas, bars[0], x, y, width)
        return
    half = width // 2
    for index, (option, bar) in enumerate(zip(offer.options, bars, strict=True)):
        piece = Canvas(width, BAR_HEIGHT, transparent=True)
        marked = Bar(bar.status, (*option.copied, *bar.row[:1]))
        draw_bar(piece, marked, 0, 0, half, (index == 0, index == 1))
        canvas.put(piece.image.crop((0, 0, half, BAR_HEIGHT)), x + index * half, y)


_THREE_LINES, _WIDE_ENOUGH = 150, 600
"""A strip at least this high, and narrower than the second value, has the price in a line of its own."""
_AS_HIGH_AS_CARDS = 250
"""From this height on the wonder has the room of a card or more."""


def draw_stage_strip(canvas: Canvas, offer: StageOffer, x: int, y: int, width: int, height: int) -> None:
    """Draw the next stage in a strip: the wonder on the left, cost, gain and price beside it."""
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
    """Return the width of the wonder in a strip."""
    if height >= _AS_HIGH_AS_CARDS:
        return min(height * 1.4, width * 0.42)
    return min(height * 1.4, width * (0.26 if height >= _THREE_LINES else 0.18))


def room_on_strip(offer: StageOffer, x: int, y: int, width: int, height: int) -> tuple[Box, list[Box]]:
    """Return the area for a star on a strip: on the wonder, beside the text."""
    scene = round(_scene_width(width, height))
    return (x + 2 * FRAME, y + 2 * FRAME, scene - 4 * FRAME, height - 4 * FRAME), []


def _draw_strip_veil(canvas: Canvas, x: int, y: int, width: int, height: int, start: int) -> None:
    """Darken the strip from ``start`` on, so that text on it can be read."""
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
