"""A city after a round in a low picture: the growing wonder, the card just played, the city's state."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image, ImageChops

from engine.base.box import Box
from engine.base.city import SIDES, Board
from engine.base.events import BaseEvent, StageBuilt
from engine.base.payment import FULL_PRICES
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS, SYMBOLS, Colour
from renders.base.city import city_sentence, neighbour_sentences, production_sentences, science_sentence
from renders.base.faces import card_back
from renders.base.plays import change_of_coins, play_sentences, plays_of
from renders.base.production import draw_production, science_row
from renders.base.seats import emblems_beside, neighbour_of, side_sign
from renders.base.sides import scene_of
from renders.base.strip_ground import (
    FIELD_HEIGHT,
    MEANS_TOP,
    PRODUCTION_RIGHT,
    PRODUCTION_TOP,
    STRIP_HEIGHT,
    STRIP_LEFT,
    STRIP_RIGHT,
    Standing,
    standing_of,
    strip_ground,
)
from renders.base.strip_news import NEWS_HEIGHT, card_head, draw_news, stage_field
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shrink_line, wrap_text
from renders.drawing.kept import kept
from renders.drawing.numerals import plain, signed
from renders.drawing.palette import Palette, in_few_colours
from renders.drawing.row import Piece, Row, Space, Sprite, Word, draw_row, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import sans, title
from renders.parts import icons
from renders.parts.frames import leader_laurel
from renders.parts.language import Text, all_of, shortened
from renders.parts.names import city_name, colour_name, colours_of, side_name
from renders.parts.scene_palette import palette_around
from renders.parts.scenes import emblem
from renders.parts.seat_names import seat_name
from renders.parts.sprites import sign

_NAME_MIDDLE = 47
_CELLS_LEFT, _CELLS_WIDTH = 828, 350
_APART = 24
_SMALL = (
    theme.STRIP_NEWS,
    theme.POSITIVE,
    theme.UNBUILT_EDGE,
    theme.GROUP_LINE,
    theme.NO_CARDS,
    theme.NO_CARDS_INK,
    *(theme.mix(look.fill, theme.WHITE, 0.13) for look in theme.RESOURCE_LOOKS.values()),
)
"""Meaningful colours of a strip that cover little, including the gloss of resources."""


def draw_city_strip(
    view: View, events: Sequence[BaseEvent], seat: Seat, names: Sequence[str], text: Text
) -> Image.Image:
    """Draw a city and its plays in the round of ``events``; ``view`` is the table after them.

    ``events`` are all of the round so far. The card under a stage and a sold card stay hidden. ``names`` are
    by seat, the Free City last. Returns an image in the few colours of its wonder's strips.
    """
    city = view.cities[seat]
    standing = standing_of(view, seat)
    new = sum(isinstance(event, StageBuilt) and event.seat == seat for event in events)
    stages = len(city.plan)
    grey = standing == "free city"
    scene = scene_of(view.box, city.board)
    ground = strip_ground(scene, city.stages, stages, new, grey=grey)
    canvas = Canvas(theme.WIDTH, STRIP_HEIGHT, ground=ground)
    _draw_title(canvas, view, seat, names, text, standing)
    draw_news(canvas, view, events, seat, names, text)
    _draw_means(canvas, view, events, seat)
    _draw_production(canvas, view, seat, text)
    counts = tuple((colour, city.colours.get(colour, 0)) for colour in colours_of(view.box))
    canvas.put(_cells(counts), _CELLS_LEFT, PRODUCTION_TOP)
    palette = _palette(view.box, scene, city.stages, stages, grey=grey)
    return in_few_colours(canvas.finish(), palette)


@lru_cache(maxsize=64)
def _palette(box: Box, scene: str, built: int, stages: int, *, grey: bool) -> Palette:
    """Choose the colours of all strips of a wonder at a stage."""
    of_colour = {each.colour: each for each in box.cards.values()}
    symbols = [icons.faded(icons.science(symbol, 58)) for symbol in SYMBOLS]
    things = [card_head(of_colour[colour]) for colour in colours_of(box) if colour in of_colour]
    things += [card_back(1, NEWS_HEIGHT), stage_field(), *symbols]
    beside = dict.fromkeys(scene_of(box, Board(each, side)) for side in SIDES for each in box.wonders)
    things += [emblem(each, 58, 1, 1) for each in beside]
    ground = strip_ground(scene, built, stages, 1 if built else 0, grey=grey)
    return palette_around([ground], things, _SMALL)


# -- the first line ------------------------------------------------------------------------------------


def _draw_title(
    canvas: Canvas, view: View, seat: Seat, names: Sequence[str], text: Text, standing: Standing
) -> None:
    grey = standing == "free city"
    points = plain(view.scores[seat].total)
    leads = standing == "leader"
    ink = theme.GOLD if leads else theme.MUTED if grey else theme.WHITE
    used = canvas.text(STRIP_RIGHT, _NAME_MIDDLE - 1, points, sans(66, 800), ink, "rm")
    laurel = leader_laurel(70, leads=leads)
    canvas.put(laurel, STRIP_RIGHT - used - 12, _NAME_MIDDLE, "rm")
    room = STRIP_RIGHT - used - 12 - laurel.width - 20 - STRIP_LEFT
    name, ink = seat_name(names, seat, text), theme.MUTED if grey else theme.WHITE
    if sans(30, 700).getlength(name) > room:
        lines = wrap_text(name, room, 30, theme.FLOOR_TEXT, 700, breaking=True)
        canvas.lines(STRIP_LEFT, _NAME_MIDDLE, lines, ink)
        return
    fitted = shrink_line(name, room, 52, 30, 700)
    taken = canvas.text(STRIP_LEFT, _NAME_MIDDLE - 1, fitted.text, fitted.font, ink) + 24
    city = view.cities[seat]
    side = side_name(view.box.names, city.side, text)
    board = text("picture-city", city=city_name(city.wonder, text), side=side)
    font = title(30, 700)
    if taken + font.getlength(board) <= room:
        canvas.text(STRIP_LEFT + taken, _NAME_MIDDLE + 2, board, font, theme.MUTED if grey else theme.GOLD)


# -- coins, shields, science ---------------------------------------------------------------------------


def _draw_means(canvas: Canvas, view: View, events: Sequence[BaseEvent], seat: Seat) -> None:
    """Draw coins on the left, science on the right, shields between them."""
    rows = _money(view, events, seat), _shields(view, seat), science_row(view.cities[seat])
    left, right, size = STRIP_LEFT + 16, STRIP_RIGHT - 16, 44
    while sum(row_width(row, size, 7) for row in rows) + 2 * _APART > right - left:
        size -= 1
    money, shields, science = (partial(_draw_at_middle, canvas, row, size) for row in rows)
    start, end = left + money(left, "l"), right - science(right, "r")
    shields((start + end) / 2, "m")


def _draw_at_middle(canvas: Canvas, row: Row, size: int, x: float, align: str) -> float:
    return draw_row(canvas, row, x, MEANS_TOP + FIELD_HEIGHT / 2, size, gap=7, ink=theme.WHITE, align=align)


def _money(view: View, events: Sequence[BaseEvent], seat: Seat) -> list[Piece]:
    row: list[Piece] = [Sprite(icons.coin), Word(f"{view.cities[seat].coins}", 700, 0.96)]
    change = change_of_coins(seat, events, len(view.cities))
    if change:
        row.append(Word(signed(change), 700, 0.76, theme.POSITIVE if change > 0 else theme.NEGATIVE))
    return row


def _shields(view: View, seat: Seat) -> list[Piece]:
    """Return the shields of a city, then those of both neighbours between left and right arrows."""
    own = view.cities[seat].shields
    row: list[Piece] = [Sprite(icons.shield), Word(f"{own}", 700, 0.96), Space(0.1)]
    row.append(sign("crossed-swords", theme.WHITE, 0.72))
    beside = emblems_beside(view, seat)
    for side in NEIGHBOURS:
        theirs = view.cities[neighbour_of(view, seat, side)].shields
        ink = theme.MUTED if own == theirs else theme.POSITIVE if own > theirs else theme.NEGATIVE
        arrow = Sprite(partial(side_sign, side), 0.5)
        shown: list[Piece] = [beside[side], Word(f"{theirs}", 700, 0.8, ink)]
        row += [Space(0.04), *([arrow, *shown] if side == "left" else [*shown, arrow])]
    return row


# -- production and colours ----------------------------------------------------------------------------


def _draw_production(canvas: Canvas, view: View, seat: Seat, text: Text) -> None:
    box = (STRIP_LEFT + 16, PRODUCTION_TOP + 2, PRODUCTION_RIGHT - STRIP_LEFT - 32, FIELD_HEIGHT - 4)
    produced = view.cities[seat].production
    if not draw_production(canvas, produced, FULL_PRICES, FULL_PRICES, box, largest=46, brief=True):
        nothing = text("picture-no-production")
        canvas.text(box[0], PRODUCTION_TOP + FIELD_HEIGHT / 2 - 1, nothing, sans(32), theme.MUTED)


@kept
def _cells(counts: tuple[tuple[Colour, int], ...]) -> Image.Image:
    """Draw the number of cards of each colour, with its symbol above. Read-only."""
    canvas = Canvas(_CELLS_WIDTH, FIELD_HEIGHT, transparent=True)
    edges = [round(_CELLS_WIDTH * place / len(counts)) for place in range(len(counts) + 1)]
    for place, (colour, count) in enumerate(counts):
        x, look = edges[place], theme.card_look(colour)
        width = edges[place + 1] - x - (1 if place + 1 < len(counts) else 0)
        canvas.fill(x, 0, width, FIELD_HEIGHT, look.field if count else theme.NO_CARDS)
        glyph = icons.type_glyph(colour, 28) if count else _no_card(colour, 28)
        canvas.put(glyph, x + width / 2, 18, "mm")
        ink = look.ink if count else theme.MUTED
        canvas.text(x + width / 2, 47, f"{count}", sans(36, 700), ink, "mm")
    mask = rounded_mask(canvas.width, canvas.height, 12)
    canvas.image.putalpha(ImageChops.multiply(canvas.image.getchannel("A"), mask))
    return canvas.image


@kept
def _no_card(colour: Colour, size: int) -> Image.Image:
    """Draw the symbol of a colour of which the city has no card. Read-only."""
    shape = icons.type_glyph(colour, size).getchannel("A")
    glyph = Image.new("RGBA", shape.size, theme.NO_CARDS_INK)
    glyph.putalpha(shape)
    return glyph


# -- in words ----------------------------------------------------------------------------------------


def describe_city_strip(
    view: View, events: Sequence[BaseEvent], seat: Seat, names: Sequence[str], text: Text
) -> str:
    """Describe the strip of a city; ``events`` are all of the round so far, ``names`` are by seat."""
    city, change = view.cities[seat], change_of_coins(seat, events, len(view.cities))
    plays = [each for play in plays_of(seat, events) for each in play_sentences(view, play, names, text)]
    counts = [
        text("colour-count", count=city.colours[colour], colour=colour_name(colour, text))
        for colour in colours_of(view.box)
        if city.colours.get(colour, 0)
    ]
    return shortened(
        [
            city_sentence(view, seat, names, text),
            text("words-leads", name=names[seat]) if standing_of(view, seat) == "leader" else "",
            *plays,
            text("words-city-stages", built=city.stages, stages=len(city.plan)),
            text(
                "strip-words-means",
                coins=text("coins", count=city.coins),
                changed=change,
                change=signed(change),
                shields=text("words-shields", count=city.shields),
            ),
            *neighbour_sentences(view, seat, names, text),
            science_sentence(view, seat, text),
            *production_sentences(view, seat, text),
            text("strip-words-colours", counts=all_of(counts, text)) if counts else "",
        ],
        separator=" ",
    )
