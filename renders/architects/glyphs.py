"""Signs that only Architects has: the cat, the horn, a marked card, the cost of a stage."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from engine.architects.city import StageCost
from renders.drawing import theme
from renders.drawing.art import Letters, Part, icon
from renders.drawing.theme import Rgba

_CENTRES: Mapping[int, tuple[tuple[int, int], ...]] = MappingProxyType(
    {
        1: ((50, 50),),
        2: ((25, 50), (75, 50)),
        3: ((50, 26), (25, 74), (75, 74)),
        4: ((26, 26), (74, 26), (26, 74), (74, 74)),
    }
)
_DIFFERENT = ("disc", "triangle", "square", "times")
"""The drawings for a cost of different resources."""


@lru_cache(maxsize=64)
def cat(size: int, colour: Rgba = theme.GOLD, detail: Rgba = theme.NIGHT_BOTTOM) -> Image.Image:
    """Draw the cat in one colour; ``detail`` is the colour behind it. Read-only."""
    return icon(size, Part("cat", ink=colour, detail=detail))


@lru_cache(maxsize=16)
def horn(size: int, colour: Rgba = theme.CROSS, detail: Rgba = theme.IVORY) -> Image.Image:
    """Draw a horn in one colour; ``detail`` is the colour behind it. Read-only."""
    return icon(size, Part("horn", ink=colour, detail=detail))


@lru_cache(maxsize=64)
def marked_card(size: int, mark: str, colour: Rgba) -> Image.Image:
    """Draw a plain card with a letter or a figure on it. Read-only."""
    return icon(size, Part("card_outline", ink=colour), Letters(mark, 62, colour, y=49))


@lru_cache(maxsize=64)
def cost_icon(cost: StageCost, size: int, colour: Rgba) -> Image.Image:
    """Draw the cost of a stage: discs for identical resources, different shapes otherwise.

    More than four are shown as a number. Read-only.
    """
    places = _CENTRES.get(cost.count)
    if places is None:
        number = f"{cost.count}" if cost.demand == "identical" else f"{cost.count}≠"
        return icon(size, Letters(number, 60, colour, y=49))
    shapes = _DIFFERENT if cost.demand == "different" else _DIFFERENT[:1] * len(places)
    return icon(
        size, *(Part(shape, 100, x, y, ink=colour) for shape, (x, y) in zip(shapes, places, strict=False))
    )
