"""Signs that only Architects has: the cat, the horn, a card with a mark, what a stage costs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from engine.architects.city import StageCost
from renders.drawing import theme
from renders.drawing.sketch import Point, Sketch, regular_polygon
from renders.drawing.theme import Rgba

_CENTRES: Mapping[int, tuple[Point, ...]] = MappingProxyType(
    {
        1: ((50, 50),),
        2: ((25, 50), (75, 50)),
        3: ((50, 26), (25, 74), (75, 74)),
        4: ((26, 26), (74, 26), (26, 74), (74, 74)),
    }
)
_RADIUS = 23


def cat_glyph(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw the head of a cat."""
    head = [(18, 62), (16, 10), (41, 28), (59, 28), (84, 10), (82, 62), (66, 82), (50, 88), (34, 82)]
    sketch.polygon(head, colour)
    for x in (36, 64):
        sketch.ellipse(x - 7, 44, x + 7, 60, detail)
    sketch.polygon([(44, 68), (56, 68), (50, 75)], detail)


def horn_glyph(sketch: Sketch, colour: Rgba, detail: Rgba) -> None:
    """Draw a war horn."""
    outer = [(4, 26), (13, 22), (24, 42), (41, 53), (59, 50), (72, 36), (79, 10)]
    sketch.polygon([*outer, (99, 44), (88, 68), (63, 84), (36, 78), (16, 58)], colour)
    sketch.line([(78, 9), (99, 47)], colour, 7)
    sketch.line([(33, 50), (24, 66)], detail, 5, round_ends=False)
    sketch.line([(60, 52), (68, 80)], detail, 5, round_ends=False)


@lru_cache(maxsize=64)
def cat(size: int, colour: Rgba = theme.GOLD, detail: Rgba = theme.NIGHT_BOTTOM) -> Image.Image:
    """Draw the cat in one colour; ``detail`` is the colour behind it. Read-only."""
    sketch = Sketch(size)
    cat_glyph(sketch, colour, detail)
    return sketch.finish()


@lru_cache(maxsize=16)
def horn(size: int, colour: Rgba = theme.CROSS, detail: Rgba = theme.IVORY) -> Image.Image:
    """Draw a horn in one colour; ``detail`` is the colour behind it. Read-only."""
    sketch = Sketch(size)
    horn_glyph(sketch, colour, detail)
    return sketch.finish()


@lru_cache(maxsize=64)
def marked_card(size: int, mark: str, colour: Rgba) -> Image.Image:
    """Draw a plain card with a letter or a figure on it. Read-only."""
    sketch = Sketch(size)
    sketch.frame(16, 4, 84, 96, colour, 8, 9)
    sketch.text(50, 49, mark, 62, colour)
    return sketch.finish()


@lru_cache(maxsize=64)
def cost_icon(cost: StageCost, size: int, colour: Rgba) -> Image.Image:
    """Draw as many shapes as a stage costs resources: discs for identical ones, else all different.

    More than four are told by their number. Read-only.
    """
    sketch = Sketch(size)
    if cost.count not in _CENTRES:
        sketch.text(50, 49, f"{cost.count}" if cost.demand == "identical" else f"{cost.count}≠", 60, colour)
    for index, (x, y) in enumerate(_CENTRES.get(cost.count, ())):
        _draw_shape(sketch, index if cost.demand == "different" else 0, x, y, colour)
    return sketch.finish()


def _draw_shape(sketch: Sketch, index: int, x: float, y: float, colour: Rgba) -> None:
    """Draw a disc, a triangle, a square or a cross."""
    match index:
        case 0:
            sketch.disc(x, y, _RADIUS, colour)
        case 1:
            sketch.polygon(regular_polygon(3, x, y + 5, 28), colour)
        case 2:
            sketch.rectangle(x - 20, y - 20, x + 20, y + 20, colour)
        case _:
            sketch.line(((x - 15, y - 15), (x + 15, y + 15)), colour, 14)
            sketch.line(((x - 15, y + 15), (x + 15, y - 15)), colour, 14)
