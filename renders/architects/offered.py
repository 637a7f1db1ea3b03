"""The three decks that the player whose turn it is can take from, as large cards."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.architects.city import Box as GameBox
from engine.architects.city import Card, City
from engine.architects.payment import builds
from engine.architects.terms import SYMBOLS, DeckId
from engine.architects.view import Offered, View
from engine.game import Seat
from engine.terms import CardId
from renders.architects.decks import FEW_DECKS, LETTERS, owner_of
from renders.architects.effects import card_row
from renders.architects.names import card_title
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.card_face import Beside, Form, Spot, box_of, draw_card_face, draw_disc, place_plaque
from renders.parts.card_frame import USUAL_PLAQUE
from renders.parts.frames import draw_glow, draw_mark, draw_marked_edge, draw_takable_edge, place_star
from renders.parts.language import Text
from renders.parts.seat_names import seat_name

CARD_WIDTH, CARD_GAP = 372, 22
CARD_RADIUS = 20
_STAR = 92
_HEADING, _MARK_RADIUS = 0.12, 0.17
"""For a face-down deck, the place of its heading and the size of its mark, as shares of the height."""
_NOTE = 24
"""The distance of a note's middle from the bar at the foot of a card."""
_LOW, _HIGH = 260, 330
"""Up to the first height a card has its building beside the plaque instead of above it; beyond the second
one it has more room.
"""


def draw_offered(
    canvas: Canvas,
    view: View,
    y: int,
    height: int,
    names: Sequence[str],
    text: Text,
    advised: DeckId | None = None,
) -> None:
    """Draw the three decks in reach, golden if one can be taken, with a star on an ``advised`` one."""
    for index, pile in enumerate(view.offered):
        x = theme.MARGIN + index * (CARD_WIDTH + CARD_GAP)
        takable = can_take(view) and pile.size > 0
        if pile.deck == advised:
            draw_marked_edge(canvas, "advised", x, y, CARD_WIDTH, height, CARD_RADIUS)
        if takable:
            draw_glow(canvas, x, y, CARD_WIDTH, height, CARD_RADIUS, 0.55)
            draw_takable_edge(canvas, x, y, CARD_WIDTH, height, CARD_RADIUS + 4)
        else:
            canvas.shadow(x, y, CARD_WIDTH, height, CARD_RADIUS, 10, 0.5)
            canvas.panel(x - 2, y - 2, CARD_WIDTH + 4, height + 4, CARD_RADIUS + 2, fill=theme.LINE)
        if pile.card is None:
            _draw_back(canvas, view, pile, x, y, height, text)
        else:
            face = offered_face(view.box, pile.card, card_title(pile.card, text), height)
            canvas.put_rounded(face, x, y, CARD_RADIUS)
            note = promise(view, view.box.cards[pile.card], text) if takable else ""
            _draw_note(canvas, note, x, y, height, theme.INK)
        _draw_bar(canvas, view, pile, x, y, height, names, text)
        if pile.deck == advised:
            within, taken = room_on_pile(None if pile.card is None else view.box.cards[pile.card], height)
            star = place_star(within, taken, _STAR)
            draw_mark(canvas, "advised", x + star.x, y + star.y, star.size)
        if not takable:
            canvas.fill(
                x, y, CARD_WIDTH, height, theme.SPENT_VEIL, rounded_mask(CARD_WIDTH, height, CARD_RADIUS)
            )


def can_take(view: View) -> bool:
    """Return whether the player whose turn it is can take a card now."""
    kind = view.deciding.get(view.turn)
    return kind == "take" or (kind == "turn" and bool(view.open_tokens))


def deck_name(view: View, pile: Offered, names: Sequence[str], text: Text) -> str:
    """Return the name of a deck by its place, or at a large table by its owner."""
    owner = owner_of(view, pile.deck)
    if owner is not None and view.players > FEW_DECKS:
        return text("architects-deck-of", name=names[owner])
    return text(f"architects-deck-{pile.place}")


def bar_height(height: int) -> int:
    """Return the height of the bar at the foot of a card, with its letter and its pile."""
    if height <= _LOW:
        return 56
    return 72 if height > _HIGH else 62


@kept
def offered_face(box: GameBox, card_id: CardId, name: str, height: int) -> Image.Image:
    """Draw the part of a card that is the same for everybody, with square corners. Read-only."""
    shown, form = box.cards[card_id], _form(height)
    canvas = draw_card_face(form, name, shown.colour, card_id, card_row(shown))
    draw_disc(canvas, form, shown.colour)
    return canvas.image


@lru_cache(maxsize=8)
def _form(height: int) -> Form:
    """Return the form of a card: a low one has its building beside the plaque."""
    low, high = height <= _LOW, height > _HIGH
    head = 78 if high else 56 if low else 62
    scene = height - bar_height(height) - (82 if high else 42 if low else 72)
    return Form(
        width=CARD_WIDTH,
        height=height,
        head=head,
        scene=scene,
        plaque=(scene - (94 if low else 54),) * 2,
        icon=72 if high else 66,
        disc=Spot(44, round(head + (scene - head) / 2) if low else head + 38, 58),
        names=(38, 38, theme.FLOOR_TEXT),
        name_lines=1,
        beside_name=(15, 15),
        radius=CARD_RADIUS,
        rim=0,
        beside=Beside(USUAL_PLAQUE, (84, 84), CARD_WIDTH) if low else None,
    )


def room_on_pile(shown: Card | None, height: int) -> tuple[Box, list[Box]]:
    """Return the area for a star on a deck, and what it must not hide there."""
    if shown is None:
        radius, top = round(height * _MARK_RADIUS), round(height * _HEADING + 24)
        side = round((CARD_WIDTH - 2 * radius) / 2)
        return (CARD_WIDTH - side, top, side - 6, height - bar_height(height) - 2 * _NOTE - top), []
    form, row = _form(height), card_row(shown)
    within = (6, form.head + 2, CARD_WIDTH - 12, form.scene - form.head - 4)
    return within, [box_of(form.disc), place_plaque(form, row, ()).box(row)]


def _draw_back(canvas: Canvas, view: View, pile: Offered, x: int, y: int, height: int, text: Text) -> None:
    """Draw the back of the central deck, or the empty place of a deck."""
    canvas.put(offered_back(height), x, y)
    middle = x + CARD_WIDTH / 2
    if not pile.size:
        canvas.fitted_text(
            middle, y + height * 0.4, text("architects-empty"), 38, 320, theme.MUTED, "mm", weight=700
        )
        return
    canvas.fitted_text(
        middle, y + height * _HEADING, text("architects-face-down"), 38, 330, theme.WHITE, "mm", weight=700
    )
    radius = round(height * _MARK_RADIUS)
    centre = y + height * 0.42
    for inset, fill in ((0, theme.GOLD), (5, theme.NIGHT_BOTTOM)):
        side = 2 * (radius - inset)
        canvas.panel(middle - side / 2, centre - side / 2, side, side, radius, fill=fill)
    canvas.text(middle, centre - 2, "?", sans(round(radius * 1.36), 800), theme.GOLD, "mm")
    if view.cat == view.turn and view.deciding.get(view.turn) == "take":
        _draw_note(canvas, text("architects-may-peek"), x, y, height, theme.MUTED)


@lru_cache(maxsize=4)
def offered_back(height: int) -> Image.Image:
    """Draw the pattern of a card's back. Read-only."""
    canvas = Canvas(CARD_WIDTH, height, transparent=True)
    canvas.panel(0, 0, CARD_WIDTH, height, CARD_RADIUS, fill=theme.BACK, fill_low=theme.BACK_LOW)
    lines = Image.new("RGBA", (CARD_WIDTH, height), theme.TRANSPARENT)
    draw = ImageDraw.Draw(lines)
    for start in range(-height, CARD_WIDTH, 26):
        for ends in ((start, height, start + height, 0), (start, 0, start + height, height)):
            draw.line(ends, fill=theme.with_opacity(theme.WHITE, 18), width=2)
    canvas.image.alpha_composite(lines)
    canvas.image.putalpha(rounded_mask(CARD_WIDTH, height, CARD_RADIUS))
    return canvas.image


def _draw_note(canvas: Canvas, note: str, x: int, y: int, height: int, ink: theme.Rgba) -> None:
    if note:
        line = y + height - bar_height(height) - _NOTE
        canvas.fitted_text(x + CARD_WIDTH / 2, line, note, 29, CARD_WIDTH - 24, ink, "mm")


def _draw_bar(
    canvas: Canvas,
    view: View,
    pile: Offered,
    x: int,
    y: int,
    height: int,
    names: Sequence[str],
    text: Text,
) -> None:
    """Draw the letter of a deck, its name and its size."""
    bar = bar_height(height)
    mask = rounded_mask(CARD_WIDTH - 6, height, CARD_RADIUS - 3).crop(
        (0, height - bar, CARD_WIDTH - 6, height)
    )
    canvas.fill(x + 3, y + height - bar - 3, CARD_WIDTH - 6, bar, theme.NIGHT_BOTTOM, mask)
    middle = y + height - bar / 2 - 3
    side = bar - 18
    takable = can_take(view) and pile.size > 0
    canvas.panel(
        x + 12,
        middle - side / 2,
        side,
        side,
        14,
        fill=theme.GOLD if takable else theme.IMPOSSIBLE,
        fill_low=theme.GOLD_LOW if takable else None,
    )
    ink = theme.GOLD_INK if takable else theme.WHITE
    canvas.text(x + 12 + side / 2, middle - 1, LETTERS[pile.place], sans(42, 800), ink, "mm")
    count = f"{pile.size}"
    used = canvas.text(x + CARD_WIDTH - 18, middle - 1, count, sans(33, 600), theme.MUTED, "rm")
    canvas.put(icons.sign("card", 32, theme.MUTED), x + CARD_WIDTH - 24 - used, middle, "rm")
    left = x + 12 + side + 14
    name = deck_name(view, pile, [seat_name(names, Seat(seat), text) for seat in range(view.players)], text)
    canvas.fitted_text(left, middle - 1, name, 33, x + CARD_WIDTH - 64 - used - left)


def promise(view: View, taken: Card, text: Text) -> str:
    """Describe briefly the consequence of taking a card; empty without any.

    Stages that need Economy or Engineering are not mentioned: using these is the player's choice.
    """
    city = view.cities[view.turn]
    then = city.copy()
    then.add(taken)
    stages = [number for number in _payable(then) if number not in _payable(city)]
    if stages:
        return text("architects-promise-stage", stage=stages[0])
    if taken.symbol is not None and _makes_a_set(view, then):
        return text("architects-promise-token")
    if taken.cat and view.cat != view.turn:
        return text("architects-promise-cat")
    return _of_horns(view, taken, text) if taken.colour == "red" else ""


def _payable(city: City) -> list[int]:
    return [stage.number for stage in city.open_stages if builds(city, stage)]


def _makes_a_set(view: View, city: City) -> bool:
    counts = [city.cards.get(CardId(symbol), 0) for symbol in SYMBOLS]
    return bool(view.tokens or view.stack_size) and (max(counts) > 1 or all(counts))


def _of_horns(view: View, taken: Card, text: Text) -> str:
    turned = min(taken.horns, view.conflict_tokens - view.battle)
    if not taken.horns:
        return text("architects-promise-lasting")
    if turned and view.battle + turned == view.conflict_tokens:
        return text("architects-promise-battle")
    return text("architects-promise-horns", count=turned) if turned else ""
