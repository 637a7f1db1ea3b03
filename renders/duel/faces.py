"""The faces and backs of the cards of Duel: high ones in Ages I and II, wide ones in Age III."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.duel.cards import Card, card
from engine.duel.terms import Deck
from engine.terms import CardId, Colour
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shrink_line, wrap_text
from renders.drawing.lines import draw_lines_around
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Row, Space, Sprite, draw_row, largest_size
from renders.drawing.surfaces import rounded_mask, vertical_gradient
from renders.drawing.theme import mix
from renders.drawing.typefaces import title
from renders.duel import icons as duel_icons
from renders.duel.effects import chain_given, chain_needed, effect_row, price_row
from renders.parts import icons
from renders.parts.costs import cost_row
from renders.parts.sprites import sign

RADIUS = 16
RIM = 3
_COVERED_SYMBOL = 32
_SMALLEST_NAME = 21
"""Only the longest name is as small as this, and only in the narrow header of Age III."""


@dataclass(frozen=True, slots=True)
class Format:
    """How large the cards of an age are drawn: the size of a card, the gap and the step between rows."""

    width: int
    height: int
    gap: int
    step: int
    top: int
    header: int
    bar: int


HIGH = Format(width=182, height=206, gap=12, step=118, top=442, header=50, bar=50)
WIDE = Format(width=276, height=152, gap=14, step=90, top=438, header=44, bar=48)


def format_of(age: int) -> Format:
    """Give the format of an age: the seven rows of Age III need wide cards."""
    return WIDE if age == 3 else HIGH


@lru_cache(maxsize=48)
def high_face(card_id: CardId, name: str, *, covered: bool) -> Image.Image:
    """Draw a high card; of a ``covered`` one only the upper part shows, so all stands there. Read-only."""
    shown, size = card(card_id), HIGH
    canvas = _blank(shown.colour, size)
    taken = _COVERED_SYMBOL + 8 if covered else 0
    lines = wrap_text(name, size.width - 18 - taken, 29, theme.FLOOR_TEXT - 2)
    ink = theme.text_on(shown.colour)
    draw_lines_around(canvas, lines, (size.width + taken) / 2, 27, ink, "mm", step=0.92)
    if covered:
        canvas.put(icons.card_type(shown.colour, _COVERED_SYMBOL), 8, 28, "lm")
        _draw_upper_part(canvas, shown, size)
    else:
        _draw_whole(canvas, shown, size)
    return canvas.image


def _draw_upper_part(canvas: Canvas, shown: Card, size: Format) -> None:
    """Draw cost and effect in the 66 pixels that the next row leaves free."""
    middle = (size.header + size.step) / 2 + 2
    used = _draw_grid(canvas, [*cost_row(shown.cost), *chain_needed(shown)], 10, middle, 29, 38)
    left = 10 + used
    if used:
        canvas.draw.line((left + 6, middle - 26, left + 6, middle + 26), fill=theme.RULE, width=3)
        left += 10
    row: Row = [*effect_row(shown.effects), *_small(chain_given(shown))]
    icon = largest_size(row, size.width - left - 14, 52, 3)
    draw_row(canvas, row, (left + size.width - 4) / 2, middle, icon, gap=3)


def _draw_whole(canvas: Canvas, shown: Card, size: Format) -> None:
    """Draw cost and effect side by side, below them the colour and the chain symbol."""
    used = _draw_grid(canvas, [*cost_row(shown.cost), *chain_needed(shown)], 10, 94, 38, 40)
    left = 10 + used
    if used:
        canvas.draw.line((left + 7, 66, left + 7, 120), fill=theme.RULE, width=3)
        left += 12
    middle = (left + size.width - 4) / 2
    effect = effect_row(shown.effects)
    draw_row(canvas, effect, middle, 84, largest_size(effect, size.width - left - 12, 56, 2), gap=2)
    below: Row = [Sprite(lambda pixels: icons.card_type(shown.colour, pixels)), *chain_given(shown)]
    draw_row(canvas, below, middle, 131, largest_size(below, size.width - left - 10, 38, 6), gap=6)


def _draw_grid(canvas: Canvas, row: Row, left: float, middle: float, small: int, large: int) -> float:
    """Draw a cost in one or two columns and give the width that it took."""
    if not row:
        return 0
    size = small if len(row) > 2 else large
    if len(row) <= 2:
        return draw_row(canvas, row, left, middle, size, gap=2, align="l")
    for part, shift in ((row[:2], -0.5), (row[2:], 0.5)):
        draw_row(canvas, part, left, middle + shift * (size + 2), size, gap=2, align="l")
    return 2 * size + 2


def _small(row: Row) -> Row:
    return [Sprite(piece.make, 0.7) for piece in row if isinstance(piece, Sprite)]


@lru_cache(maxsize=48)
def wide_face(card_id: CardId, name: str) -> Image.Image:
    """Draw a wide card: the same whether it is covered or not. Read-only."""
    shown, size = card(card_id), WIDE
    canvas = _blank(shown.colour, size)
    canvas.put(icons.card_type(shown.colour, 36), 26, size.header / 2 + 3, "mm")
    fitted = shrink_line(name, size.width - 56, 28, _SMALLEST_NAME, 700)
    canvas.text(48, size.header / 2 + 2, fitted.text, fitted.font, theme.text_on(shown.colour))
    price, effect = price_row(shown), effect_row(shown.effects)
    arrow = sign("arrow-right", theme.BECOMES, 0.6)
    row: Row = [*price, Space(0.1), arrow, Space(0.1)] if price else []
    middle = (size.header + size.step) / 2 + 3
    room = size.width - 20
    icon = largest_size([*row, *effect], room, 42, 2)
    left = 10.0
    if row:
        left += draw_row(canvas, row, left, middle, min(icon, 36), gap=2, align="l")
    centre = (left + size.width - 8) / 2
    draw_row(canvas, effect, centre, middle, largest_size(effect, size.width - left - 12, 44, 2), gap=2)
    return canvas.image


def _blank(colour: Colour, size: Format) -> Canvas:
    canvas = Canvas(size.width, size.height, transparent=True)
    canvas.panel(0, 0, size.width, size.height, RADIUS, fill=theme.IVORY)
    inner = (size.width - 2 * RIM, size.height - 2 * RIM)
    canvas.panel(RIM, RIM, *inner, RADIUS - RIM, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    body = theme.CARD_COLOURS[colour]
    light = body if theme.text_on(colour) == theme.WHITE else mix(body, theme.WHITE, 0.1)
    head = vertical_gradient(inner[0], size.header, light, mix(body, theme.BLACK, 0.14))
    head.putalpha(
        rounded_mask(inner[0], size.header + 2 * RADIUS, RADIUS - RIM).crop((0, 0, inner[0], size.header))
    )
    canvas.put(head, RIM, RIM)
    return canvas


@lru_cache(maxsize=8)
def card_back(deck: Deck, width: int, height: int) -> Image.Image:
    """Draw the back of a card: the numeral of its age, or a crown on purple for a guild. Read-only."""
    guild = deck == "guild"
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_DARK)
    fields = (theme.GUILD_BACK, theme.GUILD_BACK_LOW) if guild else (theme.AGE_BACK, theme.AGE_BACK_LOW)
    canvas.panel(3, 3, width - 6, height - 6, RADIUS - 3, fill=fields[0], fill_low=fields[1])
    canvas.put(_lattice(width, height), 0, 0)
    x, y = width / 2, height * 0.29
    canvas.panel(x - 34, y - 34, 68, 68, 34, fill=theme.GOLD, fill_low=theme.GOLD_DARK)
    canvas.panel(x - 30, y - 30, 60, 60, 30, fill=mix(fields[1], theme.BLACK, 0.2))
    if guild:
        canvas.put(duel_icons.crown(38), x, y, "mm")
    else:
        ages: dict[Deck, int] = {"age_1": 1, "age_2": 2, "age_3": 3, "guild": 3}
        canvas.text(x, y + 1, ROMAN[ages[deck]], title(36, 900), theme.GOLD, "mm")
    return canvas.image


def _lattice(width: int, height: int) -> Image.Image:
    lines = Image.new("RGBA", (width, height), theme.TRANSPARENT)
    draw = ImageDraw.Draw(lines)
    for start in range(-height, width, 22):
        draw.line((start, height, start + height, 0), fill=theme.with_opacity(theme.GOLD, 26), width=2)
        draw.line((start, 0, start + height, height), fill=theme.with_opacity(theme.GOLD, 26), width=2)
    inside = Image.new("L", (width, height), 0)
    inside.paste(rounded_mask(width - 8, height - 8, 12), (4, 4))
    lines.putalpha(ImageChops.multiply(lines.getchannel("A"), inside))
    return lines
