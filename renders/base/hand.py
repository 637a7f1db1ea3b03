"""The private hand, as a picture and in words: the current price of every card and of the next stage."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

from PIL import Image

from engine.base.choice import BaseChoice, BuildStage, CardChoice, PaidChoice
from engine.base.city import Card
from engine.base.view import View
from engine.game import Seat
from renders.base.city import (
    discount_sentences,
    production_sentences,
    science_sentence,
    selling_sentences,
)
from renders.base.faces import (
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    LOW_CARD_HEIGHT,
    boxes_on_scene,
    draw_card_shadow,
    draw_gives_free,
    draw_hand_card,
    scene_box,
)
from renders.base.hand_header import HAND_HEADER_BOTTOM, draw_hand_header, next_holder
from renders.base.names import card_name
from renders.base.prices import build_bar, build_price, build_sentence, free_by_power, own, stage_sentence
from renders.base.seats import emblems_beside, neighbour_of
from renders.base.sentences import effect_sentences, stage_cost_sentence
from renders.base.stage_cell import draw_stage_cell, draw_stage_strip, room_in_cell, room_on_strip
from renders.base.stage_offer import stage_offer
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
from renders.parts.frames import MarkKind, draw_mark, draw_marked_edge, place_star
from renders.parts.language import Text, all_of, shortened

_COLUMNS = 4
_GAP = 12
_LEFT = (theme.WIDTH - _COLUMNS * CARD_WIDTH - (_COLUMNS - 1) * _GAP) // 2
_TOP = HAND_HEADER_BOTTOM
_BOTTOM = 14
_STRIP_HEIGHT = 110
_STAR, _CHECK, _SMALL_CHECK, _CHECK_INSIDE = 70, 62, 50, 38
"""The largest size of a star, and the sizes of a check and its distance from the card's edge."""
_ROUNDED = theme.WIDTH - 2 * _LEFT


@dataclass(frozen=True, slots=True)
class _Layout:
    """The places of the cards of a hand; the wonder has the free cells or a strip of its own."""

    cards: int
    strip: bool

    @property
    def rows(self) -> int:
        return max(1, (self.cards + _COLUMNS - 1) // _COLUMNS)

    @property
    def card_height(self) -> int:
        """A single row fills the lowest picture allowed."""
        if self.rows > 1:
            return LOW_CARD_HEIGHT
        if self.strip:
            return CARD_HEIGHT
        return theme.MINIMUM_HEIGHT - _TOP - _BOTTOM

    def place(self, index: int) -> tuple[int, int]:
        row, column = divmod(index, _COLUMNS)
        return _LEFT + column * (CARD_WIDTH + _GAP), _TOP + row * (self.card_height + _GAP)

    @property
    def strip_top(self) -> int:
        return _TOP + self.rows * (self.card_height + _GAP)

    @property
    def strip_height(self) -> int:
        return max(_STRIP_HEIGHT, theme.MINIMUM_HEIGHT - _BOTTOM - self.strip_top)

    @property
    def height(self) -> int:
        if self.strip:
            return self.strip_top + self.strip_height + _BOTTOM
        return self.strip_top - _GAP + _BOTTOM

    def flat(self, wonder: Box) -> bool:
        """Whether a wonder is shown beside its text."""
        return self.strip or (self.rows > 1 and wonder[2] > CARD_WIDTH)

    def wonder_boxes(self, count: int) -> list[Box]:
        """Return left, top, width and height of each wonder's cell or strip."""
        if not self.strip:
            x, y = self.place(self.cards)
            return [(x, y, theme.WIDTH - _LEFT - x, self.card_height)]
        width = (_ROUNDED - (count - 1) * _GAP) // count
        return [
            (_LEFT + index * (width + _GAP), self.strip_top, width, self.strip_height)
            for index in range(count)
        ]


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark in a hand: the card at a place, and the wonder if it goes under a stage.

    ``paid`` is the payment, if it is built or goes under a stage.
    """

    kind: MarkKind
    place: int
    stage: bool = False
    paid: PaidChoice | None = None


def mark_of(view: View, choice: BaseChoice | None, kind: MarkKind) -> tuple[Mark, ...]:
    """Return the mark for a choice; none if it isn't about a card of the hand."""
    if not isinstance(choice, CardChoice) or choice.card not in view.hand:
        return ()
    paid = choice if isinstance(choice, PaidChoice) else None
    return (Mark(kind, view.hand.index(choice.card), isinstance(choice, BuildStage), paid),)


def paid_in(marks: Sequence[Mark]) -> list[PaidChoice]:
    """List the payments of the marks, picked ones before advised ones."""
    paid = [(mark.kind == "advised", mark.paid) for mark in marks]
    return [choice for _, choice in sorted(paid, key=itemgetter(0)) if choice is not None]


def draw_hand(view: View, names: Sequence[str], text: Text, marks: Sequence[Mark] = ()) -> Image.Image:
    """Draw the viewer's hand with the price under each card and the next wonder stage.

    The numbers are those of the buttons; ``marks`` show the advised or picked choice. Raises `ValueError` for
    a view without a seat.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    stage_seats = [view.seat]
    if view.controller == view.seat and view.free_city is not None:
        stage_seats.append(view.free_city)
    count = len(view.hand)
    layout = _Layout(count, strip=len(stage_seats) > 1 or (count > 0 and count % _COLUMNS == 0))
    canvas = Canvas(theme.WIDTH, layout.height, ground=_ground(layout, len(stage_seats)))
    draw_hand_header(canvas, view, view.seat, names, text, _LEFT)
    wonders, picked = layout.wonder_boxes(len(stage_seats)), paid_in(marks)
    for mark in marks:
        for box in _marked_boxes(mark, layout, wonders[0]):
            draw_marked_edge(canvas, mark.kind, *box, CARD_RADIUS)
    for index, card_id in enumerate(view.hand):
        _draw_card(canvas, view, index, view.box.cards[card_id], layout, text, picked)
    for seat, box in zip(stage_seats, wonders, strict=True):
        draw = draw_stage_strip if layout.flat(box) else draw_stage_cell
        draw(canvas, stage_offer(view, seat, text, picked), *box)
    checks = [
        _check(box)
        for mark in marks
        if mark.kind == "picked"
        for box in _marked_boxes(mark, layout, wonders[0])
    ]
    for x, y, size, _ in checks:
        draw_mark(canvas, "picked", x + size / 2, y + size / 2, size)
    for mark in marks:
        if mark.kind == "advised":
            rooms = [_room_on_card(view, mark.place, layout)]
            if mark.stage:
                room = room_on_strip if layout.flat(wonders[0]) else room_in_cell
                rooms.append(room(stage_offer(view, view.seat, text), *wonders[0]))
            for within, taken in rooms:
                draw_mark(canvas, "advised", *place_star(within, [*taken, *checks], _STAR))
    return canvas.finish(f"hand, age {view.age}")


def _marked_boxes(mark: Mark, layout: _Layout, wonder: Box) -> list[Box]:
    """Return the areas of a mark's card, and of the wonder if the card goes under a stage."""
    card = (*layout.place(mark.place), CARD_WIDTH, layout.card_height)
    return [card, wonder] if mark.stage else [card]


def _check(box: Box) -> Box:
    """Return the area of the check on a picked card: at the left, over the symbol of its colour."""
    x, y, _, height = box
    if height < LOW_CARD_HEIGHT:
        below, size = height - _CHECK_INSIDE, _SMALL_CHECK
    else:
        below, size = 86 if height < CARD_HEIGHT else 112, _CHECK
    return x + _CHECK_INSIDE - size // 2, y + below - size // 2, size, size


def _room_on_card(view: View, place: int, layout: _Layout) -> tuple[Box, list[Box]]:
    """Return the area for a star on a card, and what it must not hide there."""
    (x, y), shown = layout.place(place), view.box.cards[view.hand[place]]
    starred = bool(view.offers) and free_by_power(view.offers[place])
    boxes = boxes_on_scene(shown, view.box, layout.card_height, free_star=starred)
    within, *taken = (
        (x + left, y + top, width, height)
        for left, top, width, height in (scene_box(layout.card_height), *boxes)
    )
    return within, taken


@kept
def _ground(layout: _Layout, wonders: int) -> Image.Image:
    """Draw the background of all hands of a layout: the table with the shadows. Read-only."""
    canvas = Canvas(theme.WIDTH, layout.height)
    for index in range(layout.cards):
        x, y = layout.place(index)
        draw_card_shadow(canvas, x, y, height=layout.card_height)
    for x, y, width, height in layout.wonder_boxes(wonders):
        draw_card_shadow(canvas, x, y, width, height)
    return canvas.image


def _draw_card(
    canvas: Canvas,
    view: View,
    index: int,
    card: Card,
    layout: _Layout,
    text: Text,
    picked: Sequence[PaidChoice],
) -> None:
    x, y = layout.place(index)
    offer = view.offers[index] if view.offers else None
    bar = None
    if offer is not None and view.seat is not None:
        price = build_price(view, offer, picked)
        bar = None if price is None else build_bar(price, text, emblems_beside(view, view.seat))
    starred = offer is not None and bar is not None and bar.status != "free" and free_by_power(offer)
    draw_hand_card(
        canvas,
        card,
        card_name(view.box, card.id, text),
        view.number(index),
        bar,
        x,
        y,
        height=layout.card_height,
        free_star=starred,
        shadow=False,
    )
    draw_gives_free(canvas, card, view.box, x, y, layout.card_height)


# -- in words ----------------------------------------------------------------------------------------


_VERSIONS = (
    (True, True, True),
    (True, False, True),
    (False, True, True),
    (False, False, True),
    (False, False, False),
)
"""The details described of cards and stages, fewer and fewer: effects, chains, the effects of stages."""


def describe_hand(view: View, names: Sequence[str], text: Text, marks: Sequence[Mark] = ()) -> str:
    """Describe the picture of the viewer's hand, in at most 1,000 characters.

    Raises `ValueError` for a view without a seat.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    city = view.cities[view.seat]
    begin = [
        *(
            text(f"words-{mark.kind}", card=card_name(view.box, view.hand[mark.place], text))
            for mark in marks
        ),
        text("words-round", age=ROMAN[view.age], round=view.round, rounds=view.box.rounds),
        text("words-hand-coins", coins=text("coins", count=city.coins), own=own(view, view.seat)),
        text("words-hand-shields", count=city.shields),
        science_sentence(view, view.seat, text) or text("words-hand-no-science"),
        *production_sentences(view, view.seat, text),
        *discount_sentences(city, text),
        *selling_sentences(view, view.seat, names, text),
    ]
    holder = next_holder(view, view.seat)
    if holder is not None:
        begin.append(text("words-hand-next", name=names[holder]))
    picked = paid_in(marks)
    seats = [view.seat]
    if view.controller == view.seat and view.free_city is not None:
        seats.append(view.free_city)
    versions = [
        [
            *begin,
            *_card_sentences(view, names, text, picked, effects=effects, chains=chains),
            *(
                sentence
                for seat in seats
                for sentence in stage_sentences(view, seat, names, text, picked, effects=stage_effects)
            ),
        ]
        for effects, chains, stage_effects in _VERSIONS
    ]
    return shortened(*versions, separator=" ")


def _card_sentences(
    view: View,
    names: Sequence[str],
    text: Text,
    picked: Sequence[PaidChoice],
    *,
    effects: bool,
    chains: bool,
) -> list[str]:
    sentences = []
    whose, box = own(view, view.seat), view.box
    for index, held in enumerate(view.hand):
        gain = effect_sentences(box.cards[held].effects, text, own=whose) if effects else ""
        price = build_sentence(view, view.offers[index], names, text, picked) if view.offers else ""
        name = text("words-card", number=view.number(index), card=card_name(view.box, held, text))
        later = (
            [card_name(view.box, each, text) for each in view.box.cards[held].gives_free] if chains else []
        )
        chain = text("offer-free-later", cards=all_of(later, text)) if later else ""
        sentences.append(" ".join(filter(None, (name, gain, price, chain))))
    return sentences


def stage_sentences(
    view: View,
    seat: Seat,
    names: Sequence[str],
    text: Text,
    picked: Sequence[PaidChoice] = (),
    *,
    effects: bool = True,
) -> list[str]:
    """Return the cost, effect and current price of a wonder's next stage; one for each that can be copied."""
    city = view.cities[seat]
    count = len(view.cities[seat].plan)
    options = view.cities[seat].next_stages
    mine = seat == view.seat and seat != view.free_city
    if not options:
        return [text("words-wonder-complete", name=names[seat], own="yes" if mine else "no")]
    sentences = []
    for stage in options:
        side = stage.copy
        begin = text(
            "words-stage",
            stage=city.stages + 1,
            stages=count,
            name=names[seat] if side is None else names[neighbour_of(view, seat, side)],
            whose="own" if mine and side is None else "copy" if side is not None else "other",
        )
        price = stage_sentence(view, seat, side, names, text, picked)
        gain = effect_sentences(stage.effects, text, own=own(view, seat)) if effects else ""
        parts = (begin, stage_cost_sentence(stage.cost, text), gain, price)
        sentences.append(" ".join(filter(None, parts)))
    return sentences
