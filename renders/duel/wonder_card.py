"""The wonders of Duel in their landscapes, as cards and as small tiles."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageChops

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
from renders.parts import icons, scenes
from renders.parts.card_frame import number_badge
from renders.parts.language import Text
from renders.parts.sprites import cost_row

RADIUS = 20
_EDGE = 3
_FOOT_SHARE = 0.42
_HIGHEST_FOOT = 150
_NARROW = 400
"""Up to this width cost and effect are one below the other."""
_LARGEST_ICON = 60
_BAND = 46
"""The height of the name across the foot of the scene."""


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
    """Draw a wonder with its corner at a point; ``built`` is False for a planned one.

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
    """Draw cost and effect in one row, and below it the effect in words."""
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
    """Write the name on a dark band at the bottom edge of the scene."""
    canvas.fill(x, bottom - _BAND, width, _BAND, theme.NAME_VEIL)
    fitted = shrink_line(name, width - 24, 34, theme.FLOOR_TEXT, 700)
    canvas.text(x + width / 2, bottom - _BAND / 2 - 1, fitted.text, fitted.font, theme.WHITE, "mm")


_SCENES: Mapping[WonderId, str] = MappingProxyType(
    {
        WonderId("circus_maximus"): "circus_maximus",
        WonderId("piraeus"): "piraeus",
        WonderId("the_appian_way"): "appian_way",
        WonderId("the_colossus"): "rhodes",
        WonderId("the_great_library"): "great_library",
        WonderId("the_great_lighthouse"): "alexandria",
        WonderId("the_hanging_gardens"): "babylon",
        WonderId("the_mausoleum"): "halicarnassus",
        WonderId("the_pyramids"): "giza",
        WonderId("the_sphinx"): "sphinx",
        WonderId("the_statue_of_zeus"): "olympia",
        WonderId("the_temple_of_artemis"): "ephesus",
    }
)
"""Wonders shared with 7 Wonders have the same drawings."""

_TILE_EDGE = 2
_UNBUILT_GREY, _UNBUILT_NIGHT = 0.6, 0.3


def scene_of(wonder: WonderId) -> str:
    """Return the name of the drawing of a wonder."""
    return _SCENES.get(wonder, wonder)


@lru_cache(maxsize=64)
def wonder_tile(wonder: WonderId, width: int, height: int, *, built: bool, radius: int = 14) -> Image.Image:
    """Draw a wonder in a box with rounded corners: in colour once built, else pale as a plan. Read-only."""
    inner = (width - 2 * _TILE_EDGE, height - 2 * _TILE_EDGE)
    face = wonder_scene(wonder, *inner, 0.88, built=built).copy()
    face.putalpha(ImageChops.multiply(face.getchannel("A"), rounded_mask(*inner, radius - _TILE_EDGE)))
    tile = Image.new("RGBA", (width, height), theme.TRANSPARENT)
    tile.paste(theme.GOLD if built else theme.LINE, (0, 0), rounded_mask(width, height, radius))
    tile.alpha_composite(face, (_TILE_EDGE, _TILE_EDGE))
    return tile


@lru_cache(maxsize=8)
def wonder_scene(wonder: WonderId, width: int, height: int, ground: float, *, built: bool) -> Image.Image:
    """Draw a wonder in its landscape, in colour or pale as a plan, its foot at this share of the height.

    Read-only.
    """
    scene = scenes.panorama(scene_of(wonder), width, height, 1 if built else 0, 1, ground=ground, scale=0.91)
    if built:
        return scene
    scene = Image.blend(scene, scene.convert("L").convert("RGBA"), _UNBUILT_GREY)
    return Image.blend(scene, Image.new("RGBA", (width, height), theme.PANEL), _UNBUILT_NIGHT)
