"""A wonder of Duel as a card: its scene, its name, what it costs and does."""

from __future__ import annotations

from PIL import Image

from engine.duel.box import Wonder
from engine.terms import WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shrink_line, wrap_text
from renders.drawing.row import Row, draw_row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.duel.effects import effect_row
from renders.duel.names import wonder_name
from renders.duel.sentences import effect_sentences
from renders.duel.wonder_tile import wonder_scene
from renders.parts import icons
from renders.parts.card_frame import number_badge
from renders.parts.language import Text
from renders.parts.sprites import cost_row

RADIUS = 20
_EDGE = 3
_FOOT_SHARE = 0.42
_HIGHEST_FOOT = 150
_NARROW = 400
"""Up to this width cost and effect stand one below the other."""
_LARGEST_ICON = 60
_BAND = 46
"""Height of the name across the foot of the scene."""


def draw_wonder_card(
    canvas: Canvas,
    wonder: Wonder,
    x: int,
    y: int,
    width: int,
    height: int,
    text: Text,
    *,
    number: int | None = None,
    built: bool = True,
) -> None:
    """Draw a wonder with its corner at a point; ``built`` is False where it is only planned.

    ``number`` is the number of its button.
    """
    canvas.shadow(x, y, width, height, RADIUS, 10, 0.55)
    canvas.panel(x, y, width, height, RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
    inner = (width - 2 * _EDGE, height - 2 * _EDGE)
    canvas.panel(x + _EDGE, y + _EDGE, *inner, RADIUS - _EDGE, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    foot = min(round(height * _FOOT_SHARE), _HIGHEST_FOOT) if width > _NARROW else round(height * _FOOT_SHARE)
    scene_height = inner[1] - foot
    canvas.put(_scene(wonder.id, inner[0], scene_height, built=built), x + _EDGE, y + _EDGE)
    _draw_name(canvas, wonder_name(wonder.id, text), x + _EDGE, y + _EDGE + scene_height, inner[0])
    costs, effects = cost_row(wonder.cost), effect_row(wonder.effects)
    middle = y + height - _EDGE - foot / 2
    small = round(min(_LARGEST_ICON, foot * 0.46))
    if width > _NARROW:
        words = effect_sentences(wonder.effects, text)
        _draw_side_by_side(canvas, costs, effects, words, x, y + height - _EDGE - foot, width)
    else:
        draw_row(
            canvas, costs, x + width / 2, middle - foot * 0.23, round(small * 0.86), gap=4, room=width - 24
        )
        draw_row(canvas, effects, x + width / 2, middle + foot * 0.22, small, gap=4, room=width - 24)
    if number is not None:
        canvas.put(number_badge(number), x + 42, y + 42, "mm")
    elif built:
        canvas.put(icons.status("possible", 46), x + width - 34, y + 34, "mm")


def _draw_side_by_side(
    canvas: Canvas, costs: Row, effects: Row, words: str, x: float, top: float, width: float
) -> None:
    """Draw cost and effect in one row, and below it what the wonder does in words."""
    middle, half = top + 38, width * 0.46
    draw_row(canvas, costs, x + 20, middle, largest_size(costs, half - 20, 54, 4), gap=4, align="l")
    canvas.put(icons.sign("arrow-right", 30, theme.SAND), x + width * 0.5, middle, "mm")
    draw_row(canvas, effects, x + width - 20, middle, 60, gap=6, align="r", room=width - half - 76)
    lines = wrap_text(words, width - 40, 28, theme.FLOOR_TEXT - 1, 600)
    canvas.lines(x + width / 2, top + 104, lines, theme.SAND, "mm", step=1.04)


def _scene(wonder_id: WonderId, width: int, height: int, *, built: bool) -> Image.Image:
    ground = (height - _BAND) / height * 0.97
    whole = wonder_scene(wonder_id, width, height, ground, built=built).copy()
    radius = RADIUS - _EDGE
    whole.putalpha(rounded_mask(width, height + 2 * radius, radius).crop((0, 0, width, height)))
    return whole


def _draw_name(canvas: Canvas, name: str, x: float, bottom: float, width: int) -> None:
    """Write the name on a dark band at the lower edge of the scene."""
    canvas.fill(x, bottom - _BAND, width, _BAND, theme.NAME_VEIL)
    fitted = shrink_line(name, width - 24, 34, theme.FLOOR_TEXT, 700)
    canvas.text(x + width / 2, bottom - _BAND / 2 - 1, fitted.text, fitted.font, theme.WHITE, "mm")
