"""The face of a card with its building, for every game and size: name, scene, effect, cost."""

from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.row import Row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.parts import icons
from renders.parts.buildings import card_scene
from renders.parts.card_frame import (
    USUAL_PLAQUE,
    Plaque,
    draw_cost,
    draw_plaque_around,
    needs_two_rows,
    plaque_box,
)


class Beside(NamedTuple):
    """The layout of a low card, with its plaque and its building beside each other.

    The plaque starts at ``left``, given for one row of costs and for two. One wider than ``widest`` is in the
    middle, as ``wide`` with smaller icons.
    """

    plaque: Plaque
    left: tuple[float, float]
    widest: int
    wide: Plaque = USUAL_PLAQUE
    wide_icon: int = 0


class Spot(NamedTuple):
    """The middle of something on a card, from its left and top edges, and its size."""

    x: int
    y: int
    size: int


@dataclass(frozen=True, slots=True)
class Form:
    """The layout of a card, in pixels from the top.

    ``head`` is the end of the name's field, ``scene`` the end of the scene, ``plaque`` the top of the plaque
    above one row of costs and above two, ``icon`` its largest icon, ``beside_plaque`` the free width on each
    side of it. ``cost`` is the middle of the costs for one row and for two. ``names`` are the sizes of a name
    in one line and in two, then the smallest; ``beside_name`` is the free width on each side of it. ``disc``
    is the symbol of the card's colour.
    """

    width: int
    height: int
    head: int
    scene: int
    plaque: tuple[int, int]
    icon: int
    disc: Spot
    names: tuple[int, int, int]
    beside_name: tuple[int, int]
    cost: tuple[int, int] = (0, 0)
    cost_icons: tuple[int, int] = (52, 52)
    name_lines: int = 2
    radius: int = 22
    rim: int = 3
    usual: Plaque = USUAL_PLAQUE
    beside_plaque: int = 8
    beside: Beside | None = None


class PlaquePlace(NamedTuple):
    """The middle of a plaque, the size of its effect, its style, and the middle of the building."""

    x: float
    y: float
    size: int
    plaque: Plaque
    building: float

    def box(self, effect: Row) -> Box:
        """Return the area of the plaque."""
        return plaque_box(effect, self.x, self.y, self.size, self.plaque)


def place_plaque(form: Form, effect: Row, cost: Row) -> PlaquePlace:
    """Place the plaque of a card: higher above two rows of costs."""
    two_rows, middle, beside = needs_two_rows(cost), form.width / 2, form.beside
    top = form.plaque[two_rows]
    if beside is None:
        size = _effect_size(form, effect, form.usual, form.icon)
        return PlaquePlace(middle, top + form.usual.height(size) / 2, size, form.usual, middle)
    width = beside.plaque.width(effect, form.icon)
    if width <= beside.widest:
        left, y = beside.left[two_rows], top + beside.plaque.height(form.icon) / 2
        building = (left + width + form.width) / 2
        return PlaquePlace(left + width / 2, y, form.icon, beside.plaque, building)
    size = _effect_size(form, effect, beside.wide, beside.wide_icon)
    # It extends a little below the scene.
    y = form.scene - beside.wide.height(size) / 2 + 5
    return PlaquePlace(middle, y, size, beside.wide, middle)


def _effect_size(form: Form, effect: Row, plaque: Plaque, largest: int) -> int:
    return largest_size(effect, form.width - 2 * form.beside_plaque - plaque.around[0], largest, plaque.gap)


def draw_card_face(
    form: Form, name: str, colour: Colour, building: str, effect: Row, cost: Row = ()
) -> Canvas:
    """Draw the part that is the same for everybody, with square corners; ``building`` is in its scene."""
    width, height, rim, look = form.width, form.height, form.rim, theme.card_look(colour)
    canvas = Canvas(width, height, ground=Image.new("RGB", (width, height), theme.IVORY[:3]))
    inner, radius = (width - 2 * rim, height - 2 * rim), form.radius - rim
    canvas.panel(rim, rim, *inner, radius, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    at = place_plaque(form, effect, cost)
    # One plain colour: a gradient would look grainy in the few colours of a file.
    head = Image.new("RGBA", (inner[0], form.scene), look.field)
    head.paste(card_scene(colour, round(2 * at.building), form.scene - form.head, building), (0, form.head))
    draw = ImageDraw.Draw(head)
    draw.rectangle((0, form.head - 2, inner[0], form.head), fill=theme.IVORY)
    draw.rectangle((0, form.scene - 3, inner[0], form.scene), fill=look.edge)
    mask = rounded_mask(inner[0], form.scene + 2 * form.radius, radius)
    head.putalpha(mask.crop((0, 0, inner[0], form.scene)))
    canvas.put(head, rim, rim)
    (before, after), (one_line, two_lines, smallest) = form.beside_name, form.names
    fitted = wrap_text(name, width - before - after, one_line, smallest, 700, form.name_lines)
    if len(fitted.lines) > 1:
        fitted = wrap_text(name, width - before - after, two_lines, smallest)
    middle = (before + width - after) / 2
    canvas.lines(middle, rim + form.head / 2 + 1, fitted, look.ink, "mm", step=1.02)
    draw_plaque_around(canvas, effect, at.x, at.y, at.size, look.edge, at.plaque)
    if cost:
        two_rows = needs_two_rows(cost)
        draw_cost(canvas, cost, width / 2, form.cost[two_rows], width - 28, form.cost_icons[two_rows])
    return canvas


def draw_disc(canvas: Canvas, form: Form, colour: Colour, x: int = 0, y: int = 0) -> None:
    """Draw the symbol of a card's colour on a card with its corner at a point."""
    canvas.put(icons.card_type(colour, form.disc.size), x + form.disc.x, y + form.disc.y, "mm")


def box_of(spot: Spot) -> Box:
    """Return the area of something on a card."""
    return spot.x - spot.size // 2, spot.y - spot.size // 2, spot.size, spot.size
