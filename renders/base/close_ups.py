"""Close-ups of a card and of a wonder, as pictures and in words."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from PIL import Image

from engine.base.box import Box, Wonder
from engine.base.city import SIDES, Board, Card, Side, Stage
from engine.terms import CardId, WonderId
from renders.base.card_line import card_line
from renders.base.effects import chains_given, effect_row, price_row
from renders.base.faces import building_of
from renders.base.names import card_name
from renders.base.sentences import effect_sentences, stage_cost_sentence
from renders.base.sides import draw_side, scene_of
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import WrappedText, wrap_text
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
from renders.drawing.palette import in_few_colours
from renders.drawing.row import Piece, draw_row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import sans, title
from renders.parts import close_up, icons
from renders.parts.close_up import (
    FACTS_LEFT,
    FACTS_WIDTH,
    FOOT_HEIGHT,
    FOOT_TOP,
    CardFacts,
    Linked,
    draw_face,
)
from renders.parts.header import HEADER_BOTTOM, draw_title
from renders.parts.language import Text, shortened
from renders.parts.names import city_name, side_in_full, wonder_name
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.scenes import emblem, panorama
from renders.parts.sprites import cost_row, sign


def draw_card(box: Box, card_id: CardId, text: Text) -> Image.Image:
    """Draw a large card with all of its facts."""
    return close_up.draw_card(_facts(box, card_id, text), text)


def describe_card(box: Box, card_id: CardId, text: Text) -> str:
    """Describe everything that the close-up of a card shows."""
    return close_up.describe_card(_facts(box, card_id, text), text)


def _facts(box: Box, card_id: CardId, text: Text) -> CardFacts:
    shown, name = box.cards[card_id], card_name(box, card_id, text)
    copies = _copies(shown, box)

    def linked(cards: Iterable[CardId]) -> list[Linked]:
        names = [(each, card_name(box, each, text)) for each in cards]
        return [Linked(name, partial(card_line, box.cards[each], name)) for each, name in names]

    return CardFacts(
        name=name,
        colour=shown.colour,
        age=shown.age,
        face=_large_face(shown, name),
        cost=shown.cost,
        does=effect_sentences(shown.effects, text),
        free_from=linked(shown.free_from),
        gives_free=linked(shown.gives_free),
        deck=deck_sentences(box, shown, text),
        draw_deck=partial(_draw_copies, copies) if copies else None,
    )


def deck_sentences(box: Box, shown: Card, text: Text) -> list[str]:
    """Return the number of copies of a card in the deck by number of players."""
    copies = _copies(shown, box)
    if not copies and shown.colour == "purple":
        return [text("card-guild-deck")]
    return [text("card-words-copies", players=each, count=count) for each, count in copies.items()]


@kept
def _large_face(shown: Card, name: str) -> Image.Image:
    """Draw the face in the size of a close-up. Read-only."""
    effect = [*effect_row(shown.effects), *chains_given(shown)]
    return draw_face(name, shown.colour, building_of(shown), effect, price_row(shown))


def _copies(shown: Card, box: Box) -> dict[int, int]:
    """Count the copies in the deck by the number of players (rulebook, Preparation); some cards are drawn."""
    if not shown.copies:
        return {}
    tables = range(box.least_cities, box.cities(box.most_players) + 1)
    return {players: sum(least <= players for least in shown.copies) for players in tables}


def _draw_copies(copies: Mapping[int, int], canvas: Canvas) -> None:
    """Draw the number of copies in the deck by number of players."""
    width = (FACTS_WIDTH - 4 * 10) // len(copies)
    for index, (players, count) in enumerate(copies.items()):
        x = FACTS_LEFT + index * (width + 10)
        low = theme.PANEL_LOW if count else theme.PANEL
        canvas.panel(x, FOOT_TOP, width, FOOT_HEIGHT, fill=theme.PANEL, fill_low=low, line=theme.LINE)
        ink, muted = (theme.WHITE, theme.MUTED) if count else (theme.FAINT, theme.FAINT)
        canvas.put(icons.sign("person", 34, muted), x + 16, FOOT_TOP + 28, "lm")
        canvas.text(x + 58, FOOT_TOP + 27, f"{players}", sans(34, 700), muted)
        canvas.text(x + width / 2, FOOT_TOP + 66, f"×{count}", sans(36, 800), ink, "mm")


_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_TOP = HEADER_BOTTOM
_SIDE_HEIGHT, _SIDE_GAP = 478, 12
_SIDE_LABEL = 76
_WORDS_STEP = 33
_ONE_ROW, _TWO_ROWS = 84, 104
"""The height of the plaques of a side."""
_GAP, _RADIUS = 12, 20
_LARGEST_ICON, _SMALLEST_ICON, _LARGEST_OF_TWO = 56, 40, 44
"""The icon size below which the stages of a side have two rows instead of one."""


def draw_wonder(box: Box, wonder_id: WonderId, text: Text) -> Image.Image:
    """Draw both sides of a wonder; its scene grows from stage to stage.

    Returns an image in few colours.
    """
    shown = box.wonders[wonder_id]
    canvas = Canvas(theme.WIDTH, _TOP + len(SIDES) * (_SIDE_HEIGHT + _SIDE_GAP) - _SIDE_GAP + 14)
    scenes = [*dict.fromkeys(scene_of(box, Board(wonder_id, side)) for side in SIDES)]
    canvas.put(emblem(scenes[0], 96, 1, 1), _LEFT + 50, 64, "mm")
    room = _WIDTH - 116 - 290
    draw_title(canvas, wonder_name(wonder_id, text), _LEFT + 116, 46, 44, room, smallest=28)
    canvas.fitted_text(_LEFT + 116, 94, city_name(wonder_id, text), 34, room, theme.MUTED)
    right = theme.WIDTH - theme.MARGIN
    canvas.panel(right - 260, 20, 260, 88, 20, fill_low=theme.PANEL_LOW, line=theme.LINE)
    canvas.put(icons.coin(60), right - 240, 64, "lm")
    canvas.text(right - 166, 63, f"{shown.starting_coins}", sans(46, 800), theme.GOLD)
    if shown.starting_resource is not None:
        canvas.put(icons.resource(shown.starting_resource, 66), right - 34, 64, "rm")
    for index, side in enumerate(SIDES):
        top = _TOP + index * (_SIDE_HEIGHT + _SIDE_GAP)
        _draw_side(canvas, box, Board(wonder_id, side), shown.sides[side], top, text)
    most = max(len(stages) for stages in shown.sides.values())
    palette = scene_palette(*(Shown(scene, built, most) for scene in scenes for built in range(1, most + 1)))
    return in_few_colours(canvas.finish(), palette)


def _draw_side(canvas: Canvas, box: Box, board: Board, stages: Sequence[Stage], top: int, text: Text) -> None:
    canvas.panel(_LEFT, top, _WIDTH, _SIDE_HEIGHT, 24, fill_low=theme.PANEL_DEEP, line=theme.LINE, blur=6)
    draw_side(canvas, box, board.side, _LEFT + _SIDE_LABEL / 2 + 2, top + _SIDE_HEIGHT / 2, 64)
    left = _LEFT + _SIDE_LABEL
    room = _WIDTH - _SIDE_LABEL - 14
    width = (room - (len(stages) - 1) * _GAP) // len(stages)
    words = [
        wrap_text(effect_sentences(stage.effects, text), width - 12, 29, theme.FLOOR_TEXT, 500, 4)
        for stage in stages
    ]
    step = max(_step(lines) for lines in words)
    words_height = max(len(lines.lines) for lines in words) * step + 16
    exchanges = [_exchange(stage) for stage in stages]
    plaques = _plaques(exchanges, width)
    drawn = scene_of(box, board)
    scene_height = _SIDE_HEIGHT - 14 - 8 - plaques.height - words_height
    for index in range(len(stages)):
        x, y = left + index * (width + _GAP), top + 14
        canvas.panel(x, y, width, scene_height, _RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_RIM)
        scene = panorama(drawn, width - 6, scene_height - 6, index + 1, len(stages), ground=0.87).copy()
        scene.putalpha(rounded_mask(scene.width, scene.height, _RADIUS - 3))
        canvas.put(scene, x + 3, y + 3)
        y += scene_height + 8
        _draw_exchange(canvas, exchanges[index], index + 1, x, y, width, plaques)
        y += plaques.height + 8
        for place, line in enumerate(words[index].lines):
            canvas.text(x + 6, y + (place + 0.5) * step, line, words[index].font, theme.MUTED)


def _step(words: WrappedText) -> int:
    """Return the distance of lines: more if an accent would touch a descender above it."""
    boxes = [words.font.getbbox(line, anchor="lm") for line in words.lines]
    return max([_WORDS_STEP, *(ceil(above[3] - below[1]) + 1 for above, below in pairwise(boxes))])


class _Exchange(NamedTuple):
    """The cost of a stage, and behind an arrow its gain."""

    cost: list[Piece]
    gain: list[Piece]


class _Plaques(NamedTuple):
    """The layout of the plaques of one side, the same for all: two rows or one, with icons of this size."""

    two_rows: bool
    icon: int

    @property
    def height(self) -> int:
        return _TWO_ROWS if self.two_rows else _ONE_ROW


def _exchange(stage: Stage) -> _Exchange:
    copied: list[Piece] = [sign("copy", theme.INK)]
    cost = [*cost_row(stage.cost)] if stage.cost is not None else copied
    return _Exchange(cost, [sign("arrow-right", theme.GOLD_DARK, 0.6), *effect_row(stage.effects)])


def _plaques(exchanges: Sequence[_Exchange], width: int) -> _Plaques:
    """Return the plaques with icons as large as the fullest stage allows."""
    rooms = [width - 38 - _numeral_width(number) for number in range(1, len(exchanges) + 1)]
    icon = min(
        largest_size([*each.cost, *each.gain], room, _LARGEST_ICON, 4)
        for each, room in zip(exchanges, rooms, strict=True)
    )
    if icon >= _SMALLEST_ICON:
        return _Plaques(two_rows=False, icon=icon)
    icon = min(
        largest_size(row, room, _LARGEST_OF_TWO, 4)
        for each, room in zip(exchanges, rooms, strict=True)
        for row in each
    )
    return _Plaques(two_rows=True, icon=icon)


def _numeral_width(number: int) -> float:
    return title(40, 800).getlength(ROMAN[number])


def _draw_exchange(
    canvas: Canvas, exchange: _Exchange, number: int, x: int, y: int, width: int, plaques: _Plaques
) -> None:
    """Draw the cost and gain of a stage."""
    canvas.panel(x, y, width, plaques.height, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    middle = y + plaques.height / 2
    canvas.text(x + 16, middle, ROMAN[number], title(40, 800), theme.GOLD_DARK)
    left, right = x + 26 + _numeral_width(number), x + width - 12
    rows = [([*exchange.cost, *exchange.gain], middle)]
    if plaques.two_rows:
        rows = [(exchange.cost, middle - 23), (exchange.gain, middle + 24)]
    for row, height in rows:
        draw_row(canvas, row, (left + right) / 2, height, plaques.icon, gap=4, ink=theme.INK)


def describe_wonder(box: Box, wonder_id: WonderId, text: Text) -> str:
    """Describe the cost and effect of each stage of both sides."""
    shown = box.wonders[wonder_id]
    sides = [sentence for side in SIDES for sentence in side_sentences(box, shown, side, text)]
    resource = shown.starting_resource
    start = text(
        "wonder-words",
        wonder=wonder_name(shown.id, text),
        coins=text("coins", count=shown.starting_coins),
        resource="" if resource is None else text(f"resource-{resource}"),
        produces="no" if resource is None else "yes",
    )
    return shortened([start, *sides])


def side_sentences(box: Box, shown: Wonder, side: Side, text: Text) -> list[str]:
    """Describe the cost and effect of each stage of a side."""
    return [
        text("wonder-words-side", side=side_in_full(box.names, side, text)),
        *(
            text(
                "wonder-words-stage",
                stage=number,
                cost=stage_cost_sentence(stage.cost, text),
                effect=effect_sentences(stage.effects, text),
            )
            for number, stage in enumerate(shown.sides[side], 1)
        ),
    ]
