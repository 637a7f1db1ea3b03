"""The news of a city strip: what the city has just played, with its price, one play or two."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engine.base.city import Card
from engine.base.events import BaseEvent, Built, DiscardEmpty, Revived, Sold, StageBuilt
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS
from renders.base.effects import effect_row
from renders.base.faces import building_of, card_back
from renders.base.names import card_name
from renders.base.plays import Play, moment_played, plays_of
from renders.base.seats import emblems_beside, neighbour_of
from renders.base.strip_ground import STRIP_LEFT, STRIP_RIGHT
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import WrappedText, shorten, shrink_line, wrap_text
from renders.drawing.kept import kept
from renders.drawing.row import Row, Sprite, Word, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask, vertical_gradient
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import Font, sans
from renders.parts import icons
from renders.parts.buildings import card_scene
from renders.parts.language import Text
from renders.parts.seat_names import seat_name
from renders.parts.sprites import coins, sign

NEWS_HEIGHT = 108
_TOP, _RADIUS = 88, 18
_GAP = 12
_HEAD, _NARROW_HEAD = 122, 92
_NARROW = 520
"""A tile narrower than this has a narrow head."""
_DISC_HEAD = 44
"""The head of a tile whose name needs more room: for a card only the disc of its colour."""
_MOST_SHOWN = 2
_SMALLEST_EFFECT = 34
_NAME = (48, 36)
"""The largest and the smallest size of a name."""
_STACKED_NAME = (26, theme.FLOOR_TEXT)
"""The same of a name in two lines above an effect."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The place of a play; a ``half`` one has another play beside it."""

    left: int
    width: int
    half: bool

    @property
    def middle(self) -> float:
        return _TOP + NEWS_HEIGHT / 2

    @property
    def head(self) -> int:
        return _HEAD if self.width >= _NARROW else _NARROW_HEAD

    def words_beside(self, head: int) -> tuple[int, int]:
        """Return the left and right edges of the text beside a head."""
        before, after = (10, 12) if head == _DISC_HEAD else (16, 18)
        return self.left + head + before, self.left + self.width - after

    def head_beside(self, name: str) -> int:
        """Return the width of a head that leaves room for every word of a name."""
        left, right = self.words_beside(self.head)
        return _DISC_HEAD if self.half and wrap_text(name, right - left, *_STACKED_NAME).cut else self.head


def draw_news(
    canvas: Canvas, view: View, events: Sequence[BaseEvent], seat: Seat, names: Sequence[str], text: Text
) -> None:
    """Draw a city's plays in a round; if there are more than two, the last two."""
    shown = plays_of(seat, events)[-_MOST_SHOWN:]
    age, _ = moment_played(view, events)
    width = (STRIP_RIGHT - STRIP_LEFT - _GAP * (len(shown) - 1)) // max(1, len(shown))
    for number, play in enumerate(shown):
        left = STRIP_LEFT + number * (width + _GAP)
        field, line = theme.STRIP_NEWS, theme.STRIP_NEWS_LINE
        canvas.panel(left, _TOP, width, NEWS_HEIGHT, _RADIUS, fill=field, line=line)
        _draw_play(canvas, view, play, seat, age, _Place(left, width, len(shown) > 1), names, text)


def _draw_play(
    canvas: Canvas,
    view: View,
    play: Play,
    seat: Seat,
    age: int,
    place: _Place,
    names: Sequence[str],
    text: Text,
) -> None:
    match play.event:
        case Sold(coins=earned):
            _draw_sold(canvas, place, age, earned, text("strip-sells"))
            return
        case Revived(card=None) | DiscardEmpty():
            _draw_nothing(canvas, place, text("strip-nothing" if not play.discard_empty else "strip-empty"))
            return
    price = price_of(view, play, seat, names, text, brief=place.half)
    tail = round(price_width(price, place.width * 0.46))
    tile = replace(place, width=place.width - tail)
    match play.event:
        case StageBuilt() as built:
            _draw_stage(canvas, view, tile, built, text, empty=play.discard_empty)
        case Built(card=card_id) | Revived(card=card_id) if card_id is not None:
            _draw_card(canvas, view, tile, seat, view.box.cards[card_id], text)
    draw_price(canvas, price, place.left + tile.width, place.middle, tail)


# -- cards and stages ----------------------------------------------------------------------------------


def _draw_card(canvas: Canvas, view: View, place: _Place, seat: Seat, card: Card, text: Text) -> None:
    fill, low = theme.IVORY, theme.IVORY_LOW
    canvas.panel(place.left, _TOP, place.width, NEWS_HEIGHT, _RADIUS, fill=fill, fill_low=low)
    name = card_name(view.box, card.id, text)
    head = place.head_beside(name)
    canvas.put(card_head(card, head), place.left, _TOP)
    effect = effect_row(card.effects, theme.INK, emblems_beside(view, seat))
    _draw_words(canvas, place, head, name, effect, theme.INK)


@kept
def card_head(card: Card, width: int = _HEAD) -> Image.Image:
    """Draw the head of a card's tile: its scene, its colour's disc, an edge on the right. Read-only."""
    scene = card_scene(card.colour, width, NEWS_HEIGHT, building_of(card)).convert("RGB")
    canvas = Canvas(width, NEWS_HEIGHT, ground=scene)
    canvas.fill(width - 4, 0, 4, NEWS_HEIGHT, theme.card_look(card.colour).edge)
    size, edge = (32, 4) if width == _DISC_HEAD else (52 if width >= _HEAD else 44, 8)
    canvas.put(icons.card_type(card.colour, size), edge, 8)
    return _cut_left(canvas.image)


def _cut_left(head: Image.Image) -> Image.Image:
    """Round the left corners of a head."""
    cut = head.convert("RGBA")
    mask = rounded_mask(head.width + 2 * _RADIUS, head.height, _RADIUS)
    cut.putalpha(mask.crop((0, 0, head.width, head.height)))
    return cut


def _draw_stage(
    canvas: Canvas, view: View, place: _Place, event: StageBuilt, text: Text, *, empty: bool
) -> None:
    _draw_stage_field(canvas, place.left, _TOP, place.width, place.head)
    stage = view.cities[event.seat].plan[event.stage - 1][0]
    beside = emblems_beside(view, event.seat)
    effect = effect_row(stage.effects, theme.GOLD_INK, beside)
    if event.copy is not None:
        effect = [sign("copy", theme.GOLD_INK, 0.7), beside[event.copy], *effect]
    if empty:
        effect.append(Sprite(lambda size: icons.status("impossible", size), 0.8))
    _draw_words(canvas, place, place.head, text("strip-stage", stage=event.stage), effect, theme.GOLD_INK)


def _draw_stage_field(canvas: Canvas, left: int, top: int, width: int, head: int) -> None:
    """Draw the golden field of a stage's tile and its head."""
    gold, low = theme.GOLD_PALE, theme.GOLD
    canvas.panel(left, top, width, NEWS_HEIGHT, _RADIUS, fill=gold, fill_low=low)
    canvas.put(_stage_head(head), left, top)


def stage_field() -> Image.Image:
    """Draw the tile of a stage without its text."""
    canvas = Canvas(2 * _HEAD, NEWS_HEIGHT, transparent=True)
    _draw_stage_field(canvas, 0, 0, canvas.width, _HEAD)
    return canvas.image


@kept
def _stage_head(width: int) -> Image.Image:
    """Draw the head of a stage's tile: three steps on dark gold. Read-only."""
    field = vertical_gradient(width, NEWS_HEIGHT, theme.GOLD_FIELD, theme.GOLD_FIELD_LOW, "RGB")
    canvas = Canvas(width, NEWS_HEIGHT, ground=field)
    canvas.put(icons.sign("stage", 68, theme.GOLD), (width - 4) / 2, NEWS_HEIGHT / 2, "mm")
    canvas.fill(width - 4, 0, 4, NEWS_HEIGHT, theme.GOLD_RIM)
    return _cut_left(canvas.image)


def _draw_words(canvas: Canvas, place: _Place, head: int, name: str, effect: Row, ink: Rgba) -> None:
    """Draw a name and an effect to the right of a tile's head: one above the other if they lack the room."""
    left, right = place.words_beside(head)
    if not place.half:
        size, fitted = _share(name, effect, right - left)
        if not fitted.cut:
            canvas.lines(left, place.middle - 1, fitted, ink, step=0.95)
            draw_row(canvas, effect, right, place.middle, size, gap=6, ink=ink, align="r")
            return
    line = shrink_line(name, right - left, 38, theme.FLOOR_TEXT, 700)
    if line.text == name:
        canvas.text(left, place.middle - 28, line.text, line.font, ink)
        size, below = largest_size(effect, right - left, 50, 5), 23
    else:
        stacked = wrap_text(name, right - left, *_STACKED_NAME)
        canvas.lines(left, place.middle - 24, stacked, ink, step=0.95)
        size, below = largest_size(effect, right - left, 40, 5), 28
    draw_row(canvas, effect, left, place.middle + below, size, gap=5, ink=ink, align="l")


def _share(name: str, effect: Row, room: float) -> tuple[int, WrappedText]:
    """Return the size of an effect and the lines of a name beside it, cut only if necessary."""
    largest = largest_size(effect, room * 0.55, 68, 6, _SMALLEST_EFFECT)
    for size in range(largest, _SMALLEST_EFFECT, -2):
        fitted = wrap_text(name, room - row_width(effect, size, 6) - 18, *_NAME)
        if not fitted.cut:
            return size, fitted
    return _SMALLEST_EFFECT, wrap_text(name, room - row_width(effect, _SMALLEST_EFFECT, 6) - 18, _NAME[1], 28)


# -- what is not built ---------------------------------------------------------------------------------


def _draw_sold(canvas: Canvas, place: _Place, age: int, earned: int, words: str) -> None:
    back = card_back(age, 88)
    canvas.put(back, place.left + 24, place.middle, "lm")
    row = (Word("+", 800, 0.9), coins(earned))
    right = place.left + place.width - 22
    used = draw_row(canvas, row, right, place.middle, 62, gap=6, ink=theme.GOLD, align="r")
    left = place.left + 24 + back.width + 24
    fitted = shrink_line(words, right - used - 20 - left, 46, 28)
    canvas.text(left, place.middle - 1, fitted.text, fitted.font, theme.MUTED)


def _draw_nothing(canvas: Canvas, place: _Place, words: str) -> None:
    canvas.put(
        icons.sign("from-discard", 62, theme.FAINT, theme.STRIP_NEWS), place.left + 26, place.middle, "lm"
    )
    left = place.left + 112
    fitted = shrink_line(words, place.left + place.width - 20 - left, 46, 28)
    canvas.text(left, place.middle - 1, fitted.text, fitted.font, theme.MUTED)


_EDGE, _EDGE_WITHOUT_WORDS, _WORD_GAP = 20, 14, 10
_SIZES = {1: (58, 38), 2: (48, 36), 3: (33, 32)}
"""The sizes of icons and text by the number of lines."""
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
    """Return the price of a play in at most three lines, or none; a ``brief`` price has no words."""
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
    """Return the width of a price, at most ``most``; 0 if nothing was paid."""
    if not price:
        return 0
    size, font, edge = _setting(price)
    widest = max(
        row_width(line.icons, size, 6) + (_WORD_GAP + font.getlength(line.word) if line.word else 0)
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
        x += draw_row(canvas, line.icons, x, y, size, gap=6, align="l") + _WORD_GAP
        if line.word:
            canvas.text(x, y - 1, shorten(line.word, font, left + width - edge - x + 4), font, line.ink)


def _setting(price: Price) -> tuple[int, Font, int]:
    """Return the size of the icons, the font of the words and the room on both sides."""
    size, words = _SIZES[len(price)]
    if not any(line.word for line in price):
        return _SIZES_WITHOUT_WORDS[len(price)], sans(words, 600), _EDGE_WITHOUT_WORDS
    return size, sans(words, 600), _EDGE
