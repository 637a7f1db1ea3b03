"""The faces of cards in a hand, and their back."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.base.box import Box as GameBox
from engine.base.city import Card
from engine.base.effects import Produce
from renders.base.effects import chains_given, effect_row, price_row
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Row, draw_row, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import title
from renders.parts import icons
from renders.parts.buildings import source_of
from renders.parts.card_face import Beside, Form, Spot, box_of, draw_card_face, draw_disc, place_plaque
from renders.parts.card_frame import BAR_HEIGHT, Bar, Plaque, draw_bar, needs_two_rows, number_badge
from renders.parts.sprites import card_type, sign

CARD_WIDTH = 282
CARD_HEIGHT = 404
LOW_CARD_HEIGHT = 284
"""The size of two rows of low cards, in a picture that a desktop shows a third larger."""
CARD_RADIUS = 22
_SYMBOL = 1.5
"""How much larger than other signs a chain symbol is, to show its details."""
_BESIDE = Beside(
    plaque=Plaque(least_width=88, least_height=68, around=(26, 14), blur=5),
    left=(9, 56),
    widest=150,
    wide=Plaque(least_width=88, least_height=58, around=(30, 12), blur=5),
    wide_icon=46,
)


class _Places(NamedTuple):
    """The places of signs on a card of a hand: its number, a star, the right end of what it makes free."""

    number: Spot
    star: Spot
    chain: Spot


@lru_cache(maxsize=8)
def _form(height: int) -> tuple[Form, _Places]:
    """Return the form of a card: a low one has its number beside the name."""
    if height >= CARD_HEIGHT:
        scene, right = height - 180, CARD_WIDTH - 41
        form = Form(
            width=CARD_WIDTH,
            height=height,
            head=78,
            scene=scene,
            plaque=(scene - 42, scene - 72),
            icon=72,
            cost=(scene + 82, scene + 82),
            disc=Spot(40, 112, 58),
            names=(33, 33, 25),
            beside_name=(13, 13),
        )
        return form, _Places(Spot(right, 113, 58), Spot(right, 169, 50), Spot(CARD_WIDTH - 76, 104, 36))
    scene = height - 114
    form = Form(
        width=CARD_WIDTH,
        height=height,
        head=60,
        scene=scene,
        plaque=(scene - 63, scene - 102),
        icon=54,
        cost=(scene + 25, scene + 25),
        cost_icons=(45, 42),
        disc=Spot(30, 86, 42),
        names=(33, 27, 25),
        beside_name=(12, 60),
        beside=_BESIDE,
    )
    return form, _Places(Spot(CARD_WIDTH - 33, 32, 48), Spot(78, 86, 40), Spot(CARD_WIDTH - 8, 83, 30))


def building_of(card: Card) -> str:
    """Return the building in the scene of a card: for brown and grey ones by their resources."""
    for effect in card.effects if card.colour in {"brown", "grey"} else ():
        if isinstance(effect, Produce):
            return source_of(effect.options, effect.amount)
    return card.id


@kept
def card_face(shown: Card, name: str, height: int = CARD_HEIGHT) -> Image.Image:
    """Draw the part of a card that is the same for everybody: name, scene, effect and cost. Read-only."""
    (form, _), effect, cost = _form(height), effect_row(shown.effects), price_row(shown)
    return draw_card_face(form, name, shown.colour, building_of(shown), effect, cost).image


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
    """Draw a card of a hand with its number, its current price, and a gold star for a free building.

    ``shadow`` is False if the table already has its shadow.
    """
    form, places = _form(height)
    if shadow:
        draw_card_shadow(canvas, x, y, height=height)
    canvas.put_rounded(card_face(shown, name, height), x, y, CARD_RADIUS)
    if bar is not None and bar.status == "impossible":
        top = form.head + form.rim
        mask = rounded_mask(CARD_WIDTH, height, CARD_RADIUS).crop((0, top, CARD_WIDTH, height))
        canvas.fill(x, y + top, CARD_WIDTH, height - top, theme.DIMMED_VEIL, mask)
    draw_disc(canvas, form, shown.colour, x, y)
    canvas.put(number_badge(number, places.number.size), x + places.number.x, y + places.number.y, "mm")
    if free_star:
        star = icons.status("free", places.star.size)
        canvas.put(star, x + places.star.x, y + places.star.y, "mm")
    if bar is not None:
        rim = form.rim
        draw_bar(canvas, bar, x + rim, y + height - BAR_HEIGHT - rim, CARD_WIDTH - 2 * rim)


def draw_gives_free(canvas: Canvas, shown: Card, box: GameBox, x: int, y: int, height: int) -> None:
    """Draw what a card of the hand makes free later: symbols, or behind a chain colours of cards."""
    row = _gives_free(shown, box)
    if not row:
        return
    size = _form(height)[1].chain.size
    left, top, width, high = _chain_box(shown, row, height)
    if not shown.gives:
        field = theme.with_opacity(theme.WHITE, 200)
        canvas.panel(x + left, y + top, width, high, high // 2, fill=field)
    draw_row(canvas, row, x + left + width - 7, y + top + high / 2, size, gap=3, align="r")


def _gives_free(shown: Card, box: GameBox) -> Row:
    """Return the symbols of a card, or a chain and the colour of each card that it makes free."""
    if shown.gives:
        return chains_given(shown, _SYMBOL)
    later = [card_type(box.cards[each].colour) for each in shown.gives_free]
    return [sign("chain", theme.INK, 0.9), *later] if later else []


def _chain_box(shown: Card, row: Row, height: int) -> Box:
    form, places = _form(height)
    right, middle, size = places.chain
    high = size + 6
    if shown.gives:
        middle, high = form.disc.y, round(_SYMBOL * size)
    if (
        form.beside is not None
        and place_plaque(form, effect_row(shown.effects), ()).plaque is form.beside.plaque
    ):
        # The roof of a building shows more of it than its foot.
        middle = form.scene - (high - 6) // 2 - 2
    width = round(row_width(row, size, 3) + 14)
    return right - width, middle - high // 2, width, high


def scene_box(height: int) -> Box:
    """Return the scene's area on a card of the hand: a mark on it hides neither name nor cost."""
    form, _ = _form(height)
    return 6, form.head + form.rim + 2, CARD_WIDTH - 12, form.scene - form.head - 2


def boxes_on_scene(shown: Card, box: GameBox, height: int, *, free_star: bool) -> list[Box]:
    """List the areas of the signs on the scene of a card of the hand, and of its number."""
    form, places = _form(height)
    effect, cost, chain = effect_row(shown.effects), price_row(shown), _gives_free(shown, box)
    spots = [form.disc, places.number, *([places.star] if free_star else [])]
    boxes = [*map(box_of, spots), place_plaque(form, effect, cost).box(effect)]
    if chain:
        boxes.append(_chain_box(shown, chain, height))
    if needs_two_rows(cost):
        boxes.append((0, round(form.cost[1] - 1.3 * form.cost_icons[1]), CARD_WIDTH, height))
    return boxes


def draw_card_shadow(
    canvas: Canvas, x: int, y: int, width: int = CARD_WIDTH, height: int = CARD_HEIGHT
) -> None:
    """Draw the shadow of a card on the table."""
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
