"""The colours in which pictures that show a wonder large are written as files: chosen once, with care."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.terms import COLOURS, RESOURCES, SYMBOLS, WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.palette import Palette, palette_of
from renders.parts import icons
from renders.parts.scenes import emblem, panorama

_WIDTH, _HEIGHT, _GROUND = 1140, 240, 0.9
"""How large a land is looked at, and how high in it the ground lies: about as in cities and close-ups."""

_ICON = 58

_FIELDS = (
    theme.GOLD_FIELD,
    theme.GOLD_FIELD_LOW,
    theme.TOKEN_FIELD,
    theme.SCIENCE_EDGE,
    theme.TOKEN_TILE_LOW,
)
"""Grounds of points and progress tokens, which are small and would lose their tone."""


class Shown(NamedTuple):
    """What a picture shows of a wonder: so many stages are built, of so many."""

    built: int
    stages: int


@lru_cache(maxsize=24)
def scene_palette(scene: WonderId | str, *shown: Shown) -> Palette:
    """Choose the colours of all pictures in which this land is the largest thing, as it looks at ``shown``.

    The light around a sun has more tones than all icons: it is looked at closely, so that it shows no bands.
    """
    width = _WIDTH // len(shown)
    lands = [panorama(scene, width, _HEIGHT, *each, ground=_GROUND).convert("RGB") for each in shown]
    things = [icons.coin(_ICON, 3), icons.points(_ICON, 5), icons.shield(_ICON), icons.laurel(_ICON)]
    things += [icons.science(symbol, _ICON) for symbol in SYMBOLS]
    things += [icons.resource(name, _ICON) for name in RESOURCES]
    things += [icons.card_type(colour, _ICON) for colour in COLOURS]
    things += [icons.conflict_token(_ICON, value) for value in (-1, 1, 3, 5)]
    things += [icons.faded(each) for each in (things[2], icons.card_type("green", _ICON))]
    things += [icons.faded(icons.conflict_token(_ICON, 3))]
    canvas = Canvas(theme.WIDTH, _HEIGHT + 4 * _ICON)
    canvas.panel(0, _HEIGHT, theme.WIDTH // 2, _ICON, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    canvas.panel(theme.WIDTH // 2, _HEIGHT, theme.WIDTH // 2, _ICON, fill_low=theme.PANEL_LOW)
    canvas.panel(0, _HEIGHT + _ICON, theme.WIDTH, _ICON, fill=theme.GOLD, fill_low=theme.GOLD_RIM)
    for place, thing in enumerate(things):
        canvas.put(thing, place % 20 * _ICON, _HEIGHT + (1 + place // 20) * _ICON)
    below = _HEIGHT + 3 * _ICON
    canvas.put(emblem(scene, _ICON, 1, 1), 0, below)
    for place, colour in enumerate(_FIELDS, 1):
        canvas.fill(place * _ICON, below, _ICON, _ICON, colour)
    for place, land in enumerate(lands):
        canvas.image.paste(land, (place * width, 0))
    return palette_of(canvas.image, lands)
