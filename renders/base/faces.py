"""The faces of cards in a hand, and their back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.base.box import Box as GameBox
from engine.base.city import Card
from engine.base.effects import Produce
from renders.base.effects import effect_row
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.kept import kept
from renders.drawing.lines import draw_lines_around
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import title
from renders.parts import icons
from renders.parts.bars import BAR_HEIGHT, Bar, draw_bar
from renders.parts.buildings import card_scene, source_of
from renders.parts.card_frame import (
    COSTS_IN_ONE_ROW,
    USUAL_PLAQUE,
    Plaque,
    draw_cost,
    draw_plaque_around,
    number_badge,
    plaque_box,
)
from renders.parts.costs import cost_row
from renders.parts.sprites import card_type, sign

CARD_WIDTH = 282
CARD_HEIGHT = 404
LOW_CARD_HEIGHT = 284
"""Two rows of low cards stand in a picture that a desktop shows a third larger."""
CARD_RADIUS = 22
_RIM = 3
_NAME_SMALLEST = 25
_LOW_PLAQUE = Plaque(least_width=88, least_height=68, around=(26, 14), blur=5)
_WIDE_PLAQUE = Plaque(least_width=88, least_height=58, around=(30, 12), blur=5)
_WIDEST_BESIDE, _WIDE_ICON = 150, 46
"""How wide a plaque may be to have its building beside it, and how large icons are in a wider one."""
_LOWER = 5
"""How far a plaque reaches below the scene of a low card."""


@dataclass(frozen=True, slots=True)
class _Form:
    """Where things stand on a card, in pixels from above.

    ``scene`` is where the scene ends, ``plaque`` where the plaque begins, ``lifted`` the same above two
    rows of costs; a ``low`` card has its building beside the plaque. ``cost`` is the middle of the costs,
    whose icons are given for one row and for two.
    ``disc``, ``number``, ``star`` and ``chain`` are the places on the card, from its left edge and from
    above, and the size of what lies there: in the middle of it, ``chain`` at its right edge.
    ``name_sizes`` are those of a name in one line and in two, ``beside_name`` the width that it leaves
    free at each side.
    """

    head: int
    scene: int
    plaque: int
    lifted: int
    plaque_icon: int
    cost: int
    cost_icons: tuple[int, int]
    disc: tuple[int, int, int]
    number: tuple[int, int, int]
    star: tuple[int, int, int]
    chain: tuple[int, int, int]
    name_sizes: tuple[int, int]
    beside_name: tuple[int, int]
    low: bool = False


def _form(height: int) -> _Form:
    """Give the form of a card: a low one has its number beside the name."""
    if height >= CARD_HEIGHT:
        scene, right = height - 180, CARD_WIDTH - 41
        return _Form(
            head=78,
            scene=scene,
            plaque=scene - 42,
            lifted=scene - 72,
            plaque_icon=72,
            cost=scene + 82,
            cost_icons=(52, 52),
            disc=(40, 112, 58),
            number=(right, 113, 58),
            star=(right, 169, 50),
            chain=(CARD_WIDTH - 76, 104, 36),
            name_sizes=(33, 33),
            beside_name=(13, 13),
        )
    scene = height - 114
    return _Form(
        head=60,
        scene=scene,
        plaque=scene - 63,
        lifted=scene - 102,
        plaque_icon=54,
        cost=scene + 25,
        cost_icons=(45, 42),
        disc=(30, 86, 42),
        number=(CARD_WIDTH - 33, 32, 48),
        star=(78, 86, 40),
        chain=(CARD_WIDTH - 8, 83, 30),
        name_sizes=(33, 27),
        beside_name=(12, 60),
        low=True,
    )


def building_of(card: Card) -> str:
    """Name the building in the scene of a card: brown and grey ones by what they yield."""
    for effect in card.effects if card.colour in {"brown", "grey"} else ():
        if isinstance(effect, Produce):
            return source_of(effect.options, effect.amount)
    return card.id


@kept
def card_face(shown: Card, name: str, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> Image.Image:
    """Draw what is the same for everybody: name, scene, effect and cost; its corners not cut. Read-only."""
    look = theme.card_look(shown.colour)
    canvas = Canvas(width, height, ground=Image.new("RGB", (width, height), theme.IVORY[:3]))
    inner_height = height - 2 * _RIM
    canvas.panel(
        _RIM,
        _RIM,
        width - 2 * _RIM,
        inner_height,
        CARD_RADIUS - _RIM,
        fill=theme.IVORY,
        fill_low=theme.IVORY_LOW,
    )
    form = _form(height)
    effect, cost = effect_row(shown.effects), cost_row(shown.cost)
    one_row = len(cost) <= COSTS_IN_ONE_ROW
    beside = _beside(effect, form, one_row=one_row) if form.low else None
    _draw_head(
        canvas,
        shown,
        width - 2 * _RIM,
        form,
        width / 2 if beside is None else beside.building,
    )
    before, after = form.beside_name
    one_line, two_lines = form.name_sizes
    fitted = wrap_text(name, width - before - after, one_line, _NAME_SMALLEST)
    if len(fitted.lines) > 1:
        fitted = wrap_text(name, width - before - after, two_lines, _NAME_SMALLEST)
    middle = (before + width - after) / 2
    draw_lines_around(canvas, fitted, middle, _RIM + form.head / 2 + 1, look.ink, "mm", step=1.02)
    at = _plaque_place(effect, form, width, one_row=one_row)
    draw_plaque_around(canvas, effect, at.x, at.y, at.size, look.edge, at.plaque)
    draw_cost(canvas, cost, width / 2, form.cost, width - 28, form.cost_icons[0 if one_row else 1])
    return canvas.image


class _PlaquePlace(NamedTuple):
    """The middle of a plaque, the size of its effect, and what it looks like."""

    x: float
    y: float
    size: int
    plaque: Plaque


def _plaque_place(effect: Row, form: _Form, width: int, *, one_row: bool) -> _PlaquePlace:
    """Give where the plaque of a card is: it stands higher above two rows of costs."""
    top = form.plaque if one_row else form.lifted
    beside = _beside(effect, form, one_row=one_row) if form.low else None
    if beside is not None:
        middle = top + _LOW_PLAQUE.height(form.plaque_icon) / 2
        return _PlaquePlace(beside.plaque, middle, form.plaque_icon, _LOW_PLAQUE)
    if form.low:
        size = largest_size(effect, width - 46, _WIDE_ICON)
        return _PlaquePlace(
            width / 2, form.scene - _WIDE_PLAQUE.height(size) / 2 + _LOWER, size, _WIDE_PLAQUE
        )
    size = largest_size(effect, width - 46, form.plaque_icon)
    return _PlaquePlace(width / 2, top + USUAL_PLAQUE.height(size) / 2, size, USUAL_PLAQUE)


class _Beside(NamedTuple):
    """Where the middle of a narrow plaque is on a low card, and that of the building at its right."""

    plaque: float
    building: float


def _beside(effect: Row, form: _Form, *, one_row: bool) -> _Beside | None:
    """Give where a plaque and a building stand beside each other; None where the effect is too wide."""
    inside = row_width(effect, form.plaque_icon, _LOW_PLAQUE.gap)
    width = max(_LOW_PLAQUE.least_width, inside + _LOW_PLAQUE.around[0])
    if width > _WIDEST_BESIDE:
        return None
    disc_left, _, disc = form.disc
    left = 9 if one_row else disc_left + disc / 2 + 5
    return _Beside(left + width / 2, (left + width + CARD_WIDTH) / 2)


def _draw_head(canvas: Canvas, shown: Card, width: int, form: _Form, building: float) -> None:
    """Draw what is above the cost: a field for the name, and the scene around the middle of its building."""
    height, look = form.scene, theme.card_look(shown.colour)
    # One plain colour: a shade would look grainy in the few colours of a file.
    head = Image.new("RGBA", (width, height), look.field)
    scene = card_scene(shown.colour, round(2 * building), height - form.head, building_of(shown))
    head.paste(scene, (0, form.head))
    draw = ImageDraw.Draw(head)
    draw.rectangle((0, form.head - 2, width, form.head), fill=theme.IVORY)
    draw.rectangle((0, height - 3, width, height), fill=look.edge)
    mask = rounded_mask(width, height + 2 * CARD_RADIUS, CARD_RADIUS - _RIM).crop((0, 0, width, height))
    head.putalpha(mask)
    canvas.put(head, _RIM, _RIM)


def draw_hand_card(
    canvas: Canvas,
    shown: Card,
    name: str,
    number: int,
    bar: Bar | None,
    x: int,
    y: int,
    *,
    height: int = CARD_HEIGHT,
    free_star: bool = False,
    shadow: bool = True,
) -> None:
    """Draw a card of a hand with its number, what it costs now, and a gold star for a free building.

    ``shadow`` is False where the table already has its shadow.
    """
    form = _form(height)
    if shadow:
        draw_card_shadow(canvas, x, y, height=height)
    canvas.put_rounded(card_face(shown, name, CARD_WIDTH, height), x, y, CARD_RADIUS)
    if bar is not None and bar.status == "impossible":
        top = form.head + _RIM
        mask = rounded_mask(CARD_WIDTH, height, CARD_RADIUS).crop((0, top, CARD_WIDTH, height))
        canvas.fill(x, y + top, CARD_WIDTH, height - top, theme.DIMMED_VEIL, mask)
    left, top, size = form.disc
    canvas.put(icons.card_type(shown.colour, size), x + left, y + top, "mm")
    left, top, size = form.number
    canvas.put(number_badge(number, size), x + left, y + top, "mm")
    if free_star:
        left, top, size = form.star
        canvas.put(icons.status("free", size), x + left, y + top, "mm")
    if bar is not None:
        draw_bar(canvas, bar, x + _RIM, y + height - BAR_HEIGHT - _RIM, CARD_WIDTH - 2 * _RIM)


def draw_gives_free(canvas: Canvas, shown: Card, box: GameBox, x: int, y: int, height: int) -> None:
    """Draw on a card of the hand, behind a chain, the colour of each card that it makes free later."""
    row = _gives_free(shown, box)
    if not row:
        return
    size = _form(height).chain[2]
    left, top, width, high = _chain_box(shown, row, height)
    field = theme.with_opacity(theme.WHITE, 200)
    canvas.panel(x + left, y + top, width, high, high // 2, fill=field)
    draw_row(canvas, row, x + left + width - 7, y + top + high / 2, size, gap=3, align="r")


def _gives_free(shown: Card, box: GameBox) -> Row:
    """Give a chain and the colour of each card that a card makes free; nothing where there is none."""
    later = [card_type(box.cards[each].colour) for each in shown.gives_free]
    return [sign("chain", theme.INK, 0.9), *later] if later else []


def _chain_box(shown: Card, row: Row, height: int) -> Box:
    form = _form(height)
    right, middle, size = form.chain
    if form.low and _beside(effect_row(shown.effects), form, one_row=True) is not None:
        # The roof of a building tells more of it than its foot.
        middle = form.scene - size // 2 - 2
    width = round(row_width(row, size, 3) + 14)
    return right - width, middle - size // 2 - 3, width, size + 6


def scene_box(height: int) -> Box:
    """Return where on a card of the hand its scene is: a mark on it hides neither name nor cost."""
    form = _form(height)
    return 6, form.head + _RIM + 2, CARD_WIDTH - 12, form.scene - form.head - 2


def boxes_on_scene(shown: Card, box: GameBox, height: int, *, free_star: bool) -> list[Box]:
    """List where the signs are that lie on the scene of a card of the hand, and its number."""
    form = _form(height)
    effect, one_row = effect_row(shown.effects), len(cost_row(shown.cost)) <= COSTS_IN_ONE_ROW
    at = _plaque_place(effect, form, CARD_WIDTH, one_row=one_row)
    chain = _gives_free(shown, box)
    return [
        *(
            (left - size // 2, top - size // 2, size, size)
            for left, top, size in (form.disc, form.number, *([form.star] if free_star else []))
        ),
        plaque_box(effect, at.x, at.y, at.size, at.plaque),
        *([_chain_box(shown, chain, height)] if chain else []),
        *([] if one_row else [(0, round(form.cost - 1.3 * form.cost_icons[1]), CARD_WIDTH, height)]),
    ]


def draw_card_shadow(
    canvas: Canvas, x: int, y: int, width: int = CARD_WIDTH, height: int = CARD_HEIGHT
) -> None:
    """Draw the shadow that a card, or something of its kind, throws on the table."""
    canvas.shadow(x, y, width, height, CARD_RADIUS, 12, 0.55)


@kept
def card_back(age: int, height: int) -> Image.Image:
    """Draw the back of a card of an age. Read-only."""
    width = round(height * 0.76)
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, 12, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
    canvas.panel(3, 3, width - 6, height - 6, 9, fill=theme.GOLD_FIELD, fill_low=theme.GOLD_FIELD_LOW)
    canvas.panel(9, 9, width - 18, height - 18, 6, fill=theme.GOLD_LOW)
    canvas.panel(11, 11, width - 22, height - 22, 5, fill=theme.GOLD_FIELD, fill_low=theme.GOLD_FIELD_LOW)
    canvas.text(width / 2, height / 2, ROMAN[age], title(round(height * 0.34), 900), theme.GOLD, "mm")
    return canvas.image
