"""One wonder of Duel close up."""

from __future__ import annotations

from PIL import Image

from engine.duel.box import Box
from engine.terms import WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.palette import in_few_colours
from renders.drawing.row import Row, draw_row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.duel.effects import effect_row
from renders.duel.names import wonder_name
from renders.duel.sentences import effect_sentences
from renders.duel.wonder_tile import scene_of, wonder_scene
from renders.parts.costs import cost_row, cost_sentence
from renders.parts.header import draw_title_on_meander
from renders.parts.language import Text
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.sprites import sign

_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_SCENE_TOP, _SCENE_HEIGHT, _RADIUS, _EDGE = 112, 400, 24, 3
_PLAQUE_TOP, _PLAQUE_HEIGHT = _SCENE_TOP + _SCENE_HEIGHT + 14, 112
_WORDS_TOP, _WORDS_STEP = _PLAQUE_TOP + _PLAQUE_HEIGHT + 40, 44


def draw_wonder(box: Box, wonder_id: WonderId, text: Text) -> Image.Image:
    """Draw a wonder large, below it what it costs and does; an image in few colours."""
    shown = box.wonders[wonder_id]
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    name = wonder_name(wonder_id, text)
    draw_title_on_meander(canvas, name, _LEFT + 8, 46, 48, _WIDTH - 16, below=38)
    canvas.panel(
        _LEFT, _SCENE_TOP, _WIDTH, _SCENE_HEIGHT, _RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_RIM, blur=10
    )
    size = (_WIDTH - 2 * _EDGE, _SCENE_HEIGHT - 2 * _EDGE)
    scene = wonder_scene(wonder_id, *size, 0.9, built=True).copy()
    scene.putalpha(rounded_mask(*size, _RADIUS - _EDGE))
    canvas.put(scene, _LEFT + _EDGE, _SCENE_TOP + _EDGE)
    _draw_exchange(canvas, cost_row(shown.cost), effect_row(shown.effects))
    words = wrap_text(effect_sentences(shown.effects, text), _WIDTH - 40, 34, theme.FLOOR_TEXT, 600, 2)
    for index, line in enumerate(words.lines):
        canvas.text(theme.WIDTH / 2, _WORDS_TOP + index * _WORDS_STEP, line, words.font, anchor="mm")
    return in_few_colours(canvas.finish(), scene_palette(scene_of(wonder_id), Shown(1, 1)))


def _draw_exchange(canvas: Canvas, cost: Row, effect: Row) -> None:
    """Draw what the wonder costs and gives, in one row."""
    canvas.panel(_LEFT, _PLAQUE_TOP, _WIDTH, _PLAQUE_HEIGHT, 20, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    becomes = sign("arrow-right", theme.GOLD_DARK, 0.6)
    row = [*cost, becomes, *effect]
    size = largest_size(row, _WIDTH - 60, 78, 8)
    draw_row(canvas, row, theme.WIDTH / 2, _PLAQUE_TOP + _PLAQUE_HEIGHT / 2, size, gap=8, ink=theme.INK)


def describe_wonder(box: Box, wonder_id: WonderId, text: Text) -> str:
    """Say what a wonder costs and does."""
    shown = box.wonders[wonder_id]
    return text(
        "duel-words-wonder",
        wonder=wonder_name(wonder_id, text),
        cost=cost_sentence(shown.cost, text),
        effects=effect_sentences(shown.effects, text),
    )
