"""The faces of cards in a hand."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.base.cards import card
from engine.terms import CardId, Colour
from renders.base.buildings import building_of
from renders.base.effects import effect_row
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.kept import kept
from renders.drawing.lines import draw_lines_around
from renders.drawing.surfaces import rounded_mask, vertical_gradient
from renders.drawing.theme import mix
from renders.parts import icons
from renders.parts.bars import BAR_HEIGHT, Bar, draw_bar
from renders.parts.buildings import card_scene
from renders.parts.card_frame import COSTS_IN_ONE_ROW, draw_cost, draw_plaque, number_badge
from renders.parts.costs import cost_row

CARD_WIDTH = 282
CARD_HEIGHT = 404
CARD_RADIUS = 22
HEADER_HEIGHT = 78
SCENE_HEIGHT = 146
_RIM = 3
_NAME_SIZE, _NAME_SMALLEST = 33, 25


@kept
def card_face(card_id: CardId, name: str, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> Image.Image:
    """Draw what is the same for everybody: name, scene, effect and cost; its corners not cut. Read-only."""
    shown = card(card_id)
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
    scene_height = height - (CARD_HEIGHT - SCENE_HEIGHT)
    _draw_head(canvas, shown.colour, card_id, width - 2 * _RIM, scene_height)
    fitted = wrap_text(name, width - 26, _NAME_SIZE, _NAME_SMALLEST)
    ink = theme.text_on(shown.colour)
    draw_lines_around(canvas, fitted, width / 2, _RIM + HEADER_HEIGHT / 2 + 1, ink, "mm", step=1.02)
    cost = cost_row(shown.cost)
    scene_end = HEADER_HEIGHT + scene_height
    plaque = scene_end - (42 if len(cost) <= COSTS_IN_ONE_ROW else 72)
    draw_plaque(
        canvas, effect_row(shown.effects), width / 2, plaque, width - 20, theme.card_edge(shown.colour)
    )
    draw_cost(canvas, cost, width / 2, scene_end + 82, width - 28)
    return canvas.image


def _draw_head(canvas: Canvas, colour: Colour, card_id: CardId, width: int, scene_height: int) -> None:
    body = theme.CARD_COLOURS[colour]
    height = HEADER_HEIGHT + scene_height
    head = Image.new("RGBA", (width, height))
    shade = vertical_gradient(width, HEADER_HEIGHT, mix(body, theme.WHITE, 0.1), mix(body, theme.BLACK, 0.1))
    if theme.text_on(colour) == theme.WHITE:
        # White text keeps its contrast only on the plain colour and darker tones of it.
        shade = vertical_gradient(width, HEADER_HEIGHT, body, mix(body, theme.BLACK, 0.16))
    head.paste(shade, (0, 0))
    head.paste(card_scene(colour, width, scene_height, building_of(card_id)), (0, HEADER_HEIGHT))
    draw = ImageDraw.Draw(head)
    draw.rectangle((0, HEADER_HEIGHT - 2, width, HEADER_HEIGHT), fill=theme.IVORY)
    draw.rectangle((0, height - 3, width, height), fill=theme.card_edge(colour))
    mask = rounded_mask(width, height + 2 * CARD_RADIUS, CARD_RADIUS - _RIM).crop((0, 0, width, height))
    head.putalpha(mask)
    canvas.put(head, _RIM, _RIM)


def draw_hand_card(
    canvas: Canvas,
    card_id: CardId,
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
    shown = card(card_id)
    if shadow:
        draw_card_shadow(canvas, x, y, height=height)
    canvas.put_rounded(card_face(card_id, name, CARD_WIDTH, height), x, y, CARD_RADIUS)
    if bar is not None and bar.status == "impossible":
        top = HEADER_HEIGHT + _RIM
        mask = rounded_mask(CARD_WIDTH, height, CARD_RADIUS).crop((0, top, CARD_WIDTH, height))
        canvas.fill(x, y + top, CARD_WIDTH, height - top, theme.DIMMED_VEIL, mask)
    canvas.put(icons.card_type(shown.colour, 58), x + 40, y + 112, "mm")
    draw_number(canvas, number, x + CARD_WIDTH - 41, y + 113)
    if free_star:
        canvas.put(icons.status("free", 50), x + CARD_WIDTH - 41, y + 169, "mm")
    if bar is not None:
        draw_bar(canvas, bar, x + _RIM, y + height - BAR_HEIGHT - _RIM, CARD_WIDTH - 2 * _RIM)


def draw_card_shadow(
    canvas: Canvas, x: int, y: int, width: int = CARD_WIDTH, height: int = CARD_HEIGHT
) -> None:
    """Draw the shadow that a card, or something of its kind, throws on the table."""
    canvas.shadow(x, y, width, height, CARD_RADIUS, 12, 0.55)


def draw_number(canvas: Canvas, number: int, x: float, y: float) -> None:
    """Draw the number of a card, the same as on its button."""
    canvas.put(number_badge(number), x, y, "mm")
