"""The faces and backs of the cards of Duel in the layout, in the format that fits."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from engine.duel.box import Box as GameBox
from engine.duel.box import Card
from engine.duel.effects import Produce
from engine.duel.terms import Deck
from engine.terms import CardId, Colour
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Row, Sprite, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import mix
from renders.drawing.typefaces import title
from renders.duel import icons as duel_icons
from renders.duel.effects import chain_given, effect_row, price_row
from renders.duel.tableau import Format
from renders.parts import icons
from renders.parts.buildings import source_of

RADIUS = 16
RIM = 3
_SMALLEST_NAME = 20
"""Only the longest names are this small."""
_SIDE = 9
_PRICE_GAP, _EFFECT_GAP = 2, 3
_STAR_ROOM = 54
"""The width that an effect leaves for a star."""
_TYPE_SHARE = 0.66
"""The height of the colour's symbol in the header."""


def building_of(card: Card) -> str:
    """Return the building in the scene of a card: for brown and grey ones by their resources."""
    for effect in card.effects if card.colour in {"brown", "grey"} else ():
        if isinstance(effect, Produce):
            return source_of((effect.resource,), effect.amount)
    return card.id


@lru_cache(maxsize=64)
def card_face(
    box: GameBox,
    card_id: CardId,
    name: str,
    size: Format,
    *,
    covered: bool,
    starred: bool = False,
    broken: str | None = None,
) -> Image.Image:
    """Draw a card of a box: its name, below it its cost, then its effect.

    A name that would be cut is written as it is ``broken``, if it is. A ``covered`` card is in the shade; at
    the foot of another there is room for the bar with its price. On a ``starred`` one the effect makes room
    for the star. Read-only.
    """
    shown = box.cards[card_id]
    height = size.covered_height if covered else size.height
    canvas = _blank(shown.colour, size.width, height, size.header)
    _draw_header(canvas, shown, name, broken or name, size)
    top, price, effect = (
        RIM + size.header,
        _price(box, shown, size),
        _effect(box, shown, size, starred=starred),
    )
    if price.row:
        canvas.fill(RIM, top, size.width - 2 * RIM, size.price, theme.PRICE_VEIL)
        draw_row(canvas, price.row, _SIDE, price.middle, price.size, gap=_PRICE_GAP, align="l")
    x, align = (_SIDE, "l") if starred else (size.width / 2, "m")
    draw_row(canvas, effect.row, x, effect.middle, effect.size, gap=_EFFECT_GAP, align=align)
    if covered:
        canvas.fill(0, 0, size.width, height, theme.COVERED_VEIL, rounded_mask(size.width, height, RADIUS))
    return canvas.image


def _draw_header(canvas: Canvas, shown: Card, name: str, broken: str, size: Format) -> None:
    symbol = round(size.header * _TYPE_SHARE)
    middle = RIM + size.header / 2
    canvas.put(icons.card_type(shown.colour, symbol), 7, middle, "lm")
    left = 7 + symbol + 6
    largest = round(size.header * (0.68 if size.lines == 1 else 0.52))
    room = size.width - left - 7
    lines = wrap_text(name, room, largest, _SMALLEST_NAME, 700, size.lines)
    if lines.cut:
        lines = wrap_text(broken, room, largest, _SMALLEST_NAME, 700, size.lines)
    canvas.lines(left, middle - 1, lines, theme.card_look(shown.colour).ink, "lm", step=0.9)


class _Line(NamedTuple):
    """A row of icons on a card, with its height."""

    row: Row
    middle: float
    size: int


def _price(box: GameBox, shown: Card, size: Format) -> _Line:
    row = price_row(box, shown)
    icon = largest_size(row, size.width - 2 * _SIDE, size.price - 4, _PRICE_GAP) if row else 0
    return _Line(row, RIM + size.header + size.price / 2, icon)


def _effect(box: GameBox, shown: Card, size: Format, *, starred: bool) -> _Line:
    """Return the effect of a card, and smaller the chain symbol that it gives for a later one."""
    row: Row = [*effect_row(shown.effects), *_small(chain_given(shown))]
    room = size.width - 2 * _SIDE - (_STAR_ROOM if starred else 0)
    icon = largest_size(row, room, size.effect - 4, _EFFECT_GAP)
    price = size.price if price_row(box, shown) else 0
    return _Line(row, RIM + size.header + (price + size.price + size.effect) / 2, icon)


def room_on_face(box: GameBox, card_id: CardId, size: Format) -> tuple[Box, list[Box]]:
    """Return the area for the star on a starred card, and what it must not hide there."""
    shown = box.cards[card_id]
    price, effect = _price(box, shown, size), _effect(box, shown, size, starred=True)
    within = ((RIM + 1), RIM + size.header + 1, size.width - 2 * (RIM + 1), size.price + size.effect)
    taken = list[Box]()
    for line, gap in ((price, _PRICE_GAP), (effect, _EFFECT_GAP)):
        wide = round(row_width(line.row, line.size, gap))
        taken.append((_SIDE, round(line.middle - line.size / 2), wide, line.size))
    return within, taken


def _small(row: Row) -> Row:
    return [Sprite(piece.make, 0.8) for piece in row if isinstance(piece, Sprite)]


def _blank(colour: Colour, width: int, height: int, header: int) -> Canvas:
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, RADIUS, fill=theme.IVORY)
    inner = (width - 2 * RIM, height - 2 * RIM)
    canvas.panel(RIM, RIM, *inner, RADIUS - RIM, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    mask = rounded_mask(inner[0], header + 2 * RADIUS, RADIUS - RIM).crop((0, 0, inner[0], header))
    # One plain colour: a gradient would look grainy in the few colours of a file.
    canvas.fill(RIM, RIM, inner[0], header, theme.card_look(colour).field, mask)
    return canvas


@lru_cache(maxsize=16)
def card_back(deck: Deck, size: Format) -> Image.Image:
    """Draw the back of a card: the numeral of its age, or a crown on purple for a guild. Read-only."""
    guild = deck == "guild"
    width, height = size.width, size.covered_height
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_DARK)
    fields = (theme.GUILD_BACK, theme.GUILD_BACK_LOW) if guild else (theme.AGE_BACK, theme.AGE_BACK_LOW)
    canvas.panel(3, 3, width - 6, height - 6, RADIUS - 3, fill=fields[0], fill_low=fields[1])
    canvas.put(_lattice(width, height), 0, 0)
    x, y, side = width / 2, size.back / 2 + 2, size.back - 6
    field = mix(fields[1], theme.BLACK, 0.2)
    canvas.panel(x - 0.8 * side, y - side / 2, 1.6 * side, side, side // 2, fill=field)
    if guild:
        canvas.put(duel_icons.crown(round(side * 0.72)), x, y, "mm")
    else:
        ages: dict[Deck, int] = {"age_1": 1, "age_2": 2, "age_3": 3}
        canvas.text(x, y + 1, ROMAN[ages.get(deck, 0)], title(round(side * 0.8), 900), theme.GOLD, "mm")
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
