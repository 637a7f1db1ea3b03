"""The colours in which strips are written as files: chosen once for a ground and all that may lie on it."""

from __future__ import annotations

from functools import lru_cache

from engine.base.box import Box
from engine.terms import RESOURCES, SYMBOLS, WonderId
from renders.base.faces import card_back
from renders.base.strip_ground import STRIP_HEIGHT, strip_ground
from renders.base.strip_news import NEWS_HEIGHT, card_head, draw_stage_field
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.palette import Palette, palette_of
from renders.drawing.theme import mix
from renders.parts import icons
from renders.parts.names import colours_of
from renders.parts.scenes import emblem

_ICON, _SMALL = 58, 24
_HEAD = 122
_SMALL_THINGS = (
    theme.POSITIVE,
    theme.UNBUILT_EDGE,
    theme.GROUP_LINE,
    theme.NO_CARDS,
    theme.NO_CARDS_INK,
    *(mix(look.fill, theme.WHITE, 0.13) for look in theme.RESOURCE_LOOKS.values()),
)
"""Colours that tell something and cover little, the gloss of resources among them."""


@lru_cache(maxsize=64)
def strip_palette(box: Box, wonder: WonderId, built: int, stages: int, *, grey: bool) -> Palette:
    """Choose the colours of all strips on this ground."""
    canvas = Canvas(theme.WIDTH, STRIP_HEIGHT + 2 * NEWS_HEIGHT + 2 * _ICON)
    canvas.image.paste(strip_ground(wonder, built, stages, 1 if built else 0, grey=grey))
    top = STRIP_HEIGHT
    of_colour = {each.colour: each for each in box.cards.values()}
    heads = [of_colour[colour] for colour in colours_of(box) if colour in of_colour]
    for place, each in enumerate(heads):
        canvas.put(card_head(each, _HEAD), place * _HEAD, top)
    canvas.put(card_back(1, NEWS_HEIGHT), len(heads) * _HEAD, top)
    top += NEWS_HEIGHT
    canvas.fill(0, top, theme.WIDTH // 2, NEWS_HEIGHT, theme.STRIP_NEWS)
    draw_stage_field(canvas, theme.WIDTH // 2, top, theme.WIDTH // 2, _HEAD)
    top += NEWS_HEIGHT
    for place, wonder_id in enumerate(box.wonders):
        canvas.put(emblem(wonder_id, _ICON, 1, 1), place * _ICON, top)
    top += _ICON
    shown = [icons.coin(_ICON, 3), icons.points(_ICON, 5), icons.shield(_ICON), icons.laurel(_ICON)]
    shown += [icons.science(symbol, _ICON) for symbol in SYMBOLS]
    shown += [icons.faded(icon) for icon in shown[4:]]
    shown += [icons.resource(name, _ICON) for name in RESOURCES]
    for place, icon in enumerate(shown):
        canvas.put(icon, place * _ICON, top)
    for place, ink in enumerate(_SMALL_THINGS):
        canvas.fill(theme.WIDTH - _ICON, top - place * _SMALL, _ICON, _SMALL, ink)
    return palette_of(canvas.image)
