"""The discard pile, face up, for the player who builds one of its cards for free."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PIL import Image

from engine.base.box import Box
from engine.base.city import Card
from engine.base.view import View
from engine.game import Seat
from engine.terms import CardId
from renders.base.card_line import card_line
from renders.base.faces import CARD_HEIGHT, CARD_WIDTH, draw_gives_free, draw_hand_card
from renders.base.names import card_name
from renders.base.prices import own
from renders.base.sentences import effect_sentences
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import ROMAN
from renders.drawing.surfaces import meander
from renders.drawing.typefaces import sans, title
from renders.parts import icons
from renders.parts.card_frame import number_badge
from renders.parts.card_line import LINE_RADIUS
from renders.parts.header import HEADER_BOTTOM, draw_headline
from renders.parts.language import ALT_TEXT_LIMIT, Text, shortened
from renders.parts.names import colours_of

_TOP, _BOTTOM = HEADER_BOTTOM, 20
_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_FACES = 8
"""The most cards shown whole; more become lines."""
_FACE_COLUMNS, _FACE_GAP, _FACE_ROW_GAP, _FACES_TOP = 4, 12, 16, 156
_AGE_HEIGHT, _COLUMN_GAP = 44, 12


@dataclass(frozen=True, slots=True)
class _Lines:
    """The density of the cards of a large pile."""

    columns: int
    height: int
    gap: int

    @property
    def width(self) -> int:
        return (_WIDTH - (self.columns - 1) * _COLUMN_GAP) // self.columns

    def needed(self, ages: Sequence[Sequence[Card]]) -> int:
        """Return the height of the cards of these ages."""
        rows = sum(-(-len(cards) // self.columns) for cards in ages)
        return len(ages) * _AGE_HEIGHT + rows * (self.height + self.gap)


_DENSITIES = (_Lines(2, 66, 8), _Lines(2, 54, 6), _Lines(3, 66, 6), _Lines(3, 38, 2), _Lines(4, 38, 2))
"""The last two are for piles that need a table of sellers; their lines have no room for effects."""

_HIGH_ENOUGH_FOR_EFFECTS = 50


def discard_choices(view: View) -> tuple[CardId, ...]:
    """List the cards of the pile that can be taken, in the order of their numbers in the picture.

    By age, then by colour; each card once, without buildings that the city has already.
    """
    seat = _builder(view)
    built = view.cities[seat].buildings if seat is not None else ()
    owned = {view.box.cards[each].building for each in built}
    pile = [view.box.cards[each] for each in dict.fromkeys(view.discard)]
    takable, colours = [each for each in pile if each.building not in owned], colours_of(view.box)
    return tuple(each.id for each in sorted(takable, key=lambda each: (each.age, colours.index(each.colour))))


def _builder(view: View) -> Seat | None:
    return next((seat for seat, kind in view.deciding.items() if kind == "revive"), view.seat)


def draw_discard(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the cards of the discard pile that can be taken, numbered."""
    cards = [view.box.cards[each] for each in discard_choices(view)]
    draw = _draw_faces if len(cards) <= _FACES else _draw_lines
    canvas = draw(view.box, cards, text)
    draw_headline(canvas, view.age, text("discard-title"), text("discard-task"), _LEFT, 760)
    count = text("table-discard", count=len(cards))
    width = 92 + sans(34).getlength(count)
    left = theme.WIDTH - theme.MARGIN - width
    canvas.panel(left, 26, width, 80, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    canvas.put(icons.sign("discard", 46), left + 40, 66, "mm")
    canvas.text(left + 72, 65, count, sans(34))
    return canvas.finish("discard")


def _draw_faces(box: Box, cards: Sequence[Card], text: Text) -> Canvas:
    rows = max(1, -(-len(cards) // _FACE_COLUMNS))
    height = CARD_HEIGHT if rows > 1 else theme.MINIMUM_HEIGHT - _FACES_TOP - _BOTTOM
    canvas = Canvas(theme.WIDTH, _FACES_TOP + rows * (height + _FACE_ROW_GAP) - _FACE_ROW_GAP + _BOTTOM)
    canvas.put(meander(_WIDTH, 16), _LEFT, _TOP)
    for index, each in enumerate(cards):
        row, column = divmod(index, _FACE_COLUMNS)
        in_row = min(_FACE_COLUMNS, len(cards) - row * _FACE_COLUMNS) if rows == 1 else _FACE_COLUMNS
        left = (theme.WIDTH - in_row * (CARD_WIDTH + _FACE_GAP) + _FACE_GAP) // 2
        x = left + column * (CARD_WIDTH + _FACE_GAP)
        y = _FACES_TOP + row * (height + _FACE_ROW_GAP)
        draw_hand_card(canvas, each, card_name(box, each.id, text), index + 1, None, x, y, height=height)
        if each.gives:
            draw_gives_free(canvas, each, box, x, y, height)
    return canvas


def _draw_lines(box: Box, cards: Sequence[Card], text: Text) -> Canvas:
    ages = [tuple(group) for _, group in groupby(cards, key=lambda each: each.age)]
    room = theme.MAXIMUM_HEIGHT - _TOP - _BOTTOM
    lines = next((each for each in _DENSITIES if each.needed(ages) <= room), _DENSITIES[-1])
    canvas = Canvas(theme.WIDTH, max(theme.MINIMUM_HEIGHT, _TOP + lines.needed(ages) + _BOTTOM))
    y, number = _TOP, 1
    for group in ages:
        _draw_age_line(canvas, group[0].age, y, text)
        y += _AGE_HEIGHT
        for index, each in enumerate(group):
            row, column = divmod(index, lines.columns)
            x = _LEFT + column * (lines.width + _COLUMN_GAP)
            name = card_name(box, each.id, text)
            _draw_line(canvas, each, name, number, x, y + row * (lines.height + lines.gap), lines)
            number += 1
        y += -(-len(group) // lines.columns) * (lines.height + lines.gap)
    return canvas


def _draw_age_line(canvas: Canvas, age: int, y: int, text: Text) -> None:
    words = text("discard-age", number=age, age=ROMAN[age])
    used = canvas.text(_LEFT + 4, y + _AGE_HEIGHT / 2, words, title(30, 800), theme.GOLD)
    canvas.put(meander(round(_WIDTH - used - 24), 14), _LEFT + used + 24, y + _AGE_HEIGHT / 2 - 7)


def _draw_line(canvas: Canvas, card: Card, name: str, number: int, x: int, y: int, lines: _Lines) -> None:
    badge = min(54, lines.height)
    left, width = x + badge + 6, lines.width - badge - 6
    middle = y + lines.height / 2
    canvas.put(number_badge(number, badge), x, middle, "lm")
    if lines.height >= _HIGH_ENOUGH_FOR_EFFECTS:
        canvas.put_rounded(card_line(card, name, width, lines.height), left, y, LINE_RADIUS)
        return
    canvas.panel(left, y, width, lines.height, 12, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    canvas.put(icons.card_type(card.colour, lines.height - 6), left + 5, middle, "lm")
    canvas.fitted_text(left + lines.height + 8, middle - 1, name, 28, width - lines.height - 16, theme.INK)


def describe_discard(view: View, names: Sequence[str], text: Text) -> str:
    """Describe the cards of the discard pile that can be taken, with their numbers and effects."""
    cards, seat = discard_choices(view), _builder(view)
    begin = text("discard-words", count=len(cards))
    whole = [
        text(
            "discard-words-card",
            number=number,
            card=card_name(view.box, each, text),
            effect=effect_sentences(view.box.cards[each].effects, text, own=own(view, seat)),
        )
        for number, each in enumerate(cards, 1)
    ]
    described = "\n".join([begin, *whole])
    if len(described) <= ALT_TEXT_LIMIT:
        return described
    brief = [
        text("discard-words-name", number=number, card=card_name(view.box, each, text))
        for number, each in enumerate(cards, 1)
    ]
    return shortened([begin, *brief], separator=" ")
