"""What a stage costs, as an icon: so many shapes, all the same or all different."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from engine.architects.box import StageCost
from renders.drawing.sketch import Point, Sketch, regular_polygon
from renders.drawing.theme import Rgba

_CENTRES: Mapping[int, tuple[Point, ...]] = MappingProxyType(
    {
        2: ((25, 50), (75, 50)),
        3: ((50, 26), (25, 74), (75, 74)),
        4: ((26, 26), (74, 26), (26, 74), (74, 74)),
    }
)
_RADIUS = 23


@lru_cache(maxsize=64)
def cost_icon(cost: StageCost, size: int, colour: Rgba) -> Image.Image:
    """Draw as many shapes as a stage costs resources: discs for identical ones, else all different.

    Read-only.
    """
    sketch = Sketch(size)
    for index, (x, y) in enumerate(_CENTRES[cost.count]):
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
