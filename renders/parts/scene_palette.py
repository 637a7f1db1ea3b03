"""The colours of pictures that show a large wonder, chosen once with care."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.terms import COLOURS, RESOURCES, SYMBOLS
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.palette import Palette, palette_of
from renders.drawing.surfaces import vertical_gradient
from renders.parts import icons
from renders.parts.scenes import emblem, panorama

_WIDTH, _HEIGHT, _GROUND = 1140, 240, 0.9
"""The sampled height of a landscape, and of its ground: about as in cities and close-ups."""

_ICON = 58

_FIELDS = (
    theme.GOLD_FIELD,
    theme.GOLD_FIELD_LOW,
    theme.TOKEN_FIELD,
    theme.SCIENCE_EDGE,
    theme.TOKEN_TILE_LOW,
)
"""Fields of points and progress tokens, which are small and would lose their tone."""


_PANELS = (
    (theme.IVORY, theme.IVORY_LOW),
    (theme.PANEL, theme.PANEL_LOW),
    (theme.GOLD, theme.GOLD_RIM),
)


class Shown(NamedTuple):
    """A wonder in a picture, by its drawing: with ``built`` of its stages."""

    scene: str
    built: int
    stages: int


@lru_cache(maxsize=24)
def scene_palette(*shown: Shown) -> Palette:
    """Choose the colours of all pictures dominated by a landscape, as it looks at ``shown``.

    The light around a sun has more tones than all icons: it is sampled finely, so that it shows no bands.
    """
    width = _WIDTH // len(shown)
    lands = [
        panorama(each.scene, width, _HEIGHT, each.built, each.stages, ground=_GROUND).convert("RGB")
        for each in shown
    ]
    tokens = [icons.conflict_token(_ICON, value) for value in (-1, 1, 3, 5)]
    faded = [icons.faded(each) for each in (icons.shield(_ICON), icons.card_type("green", _ICON), tokens[2])]
    panels = [vertical_gradient(6 * _ICON, _ICON, *each) for each in _PANELS]
    things = [*panels, *(icons.card_type(colour, _ICON) for colour in COLOURS), *tokens, *faded]
    things.append(icons.points(_ICON, 5))
    return palette_around(lands, [*things, emblem(shown[0].scene, _ICON, 1, 1)], _FIELDS, closely=lands)


def palette_around(
    lands: Sequence[Image.Image],
    things: Sequence[Image.Image],
    fields: Sequence[theme.Rgba],
    closely: Sequence[Image.Image] = (),
) -> Palette:
    """Choose colours for landscapes of one height and for things on them, each thing and field sampled once.

    Resources, coins, shields and symbols can be on all of them.
    """
    usual = [icons.coin(_ICON, 3), icons.shield(_ICON), icons.laurel(_ICON)]
    usual += [icons.science(symbol, _ICON) for symbol in SYMBOLS]
    usual += [icons.resource(name, _ICON) for name in RESOURCES]
    high = max(each.height for each in things)
    rows = -(-sum(each.width for each in (*usual, *things)) // (theme.WIDTH - high)) + 1
    top = max(each.height for each in lands)
    canvas = Canvas(theme.WIDTH, top + _ICON + rows * high)
    left = 0
    for land in lands:
        canvas.image.paste(land, (left, 0))
        left += land.width
    for place, colour in enumerate(fields):
        canvas.fill(place * _ICON, top, _ICON, _ICON, colour)
    left, top = 0, top + _ICON
    for thing in (*usual, *things):
        if left + thing.width > theme.WIDTH:
            left, top = 0, top + high
        canvas.put(thing, left, top)
        left += thing.width
    return palette_of(canvas.image, closely)
