"""The scenes on cards: each building, or each family of them, in a picture of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PIL import Image

from engine.terms import Colour, Resource
from renders.parts.buildings import (
    civilian,
    commercial,
    guilds,
    manufactured,
    markets,
    military,
    raw_materials,
    scientific,
)
from renders.parts.buildings.plot import Building, Plot

BUILDINGS: Mapping[Colour, Mapping[str, Building]] = MappingProxyType(
    {
        "brown": raw_materials.BUILDINGS,
        "grey": MappingProxyType({**manufactured.BUILDINGS, **raw_materials.BUILDINGS}),
        "blue": civilian.BUILDINGS,
        "yellow": MappingProxyType({**commercial.BUILDINGS, **markets.BUILDINGS}),
        "red": military.BUILDINGS,
        "green": scientific.BUILDINGS,
        "purple": guilds.BUILDINGS,
    }
)
"""What can be drawn in each card colour, by name; Architects has raw materials on grey cards."""


def card_scene(colour: Colour, width: int, height: int, building: str) -> Image.Image:
    """Draw a building in its landscape, filling ``width`` x ``height`` pixels.

    It is not kept by itself: the face, tile or close-up that it is a part of is, all within one budget.
    Raises `KeyError` where no building of the colour has this name.
    """
    plot = Plot(colour, width, height, building)
    BUILDINGS[colour][building](plot)
    return plot.finish()


def source_of(resources: Sequence[Resource], amount: int = 1) -> str:
    """Name the building that yields one of these resources, or more than one of the only one."""
    if len(resources) == 1:
        return f"{resources[0]} works" if amount > 1 else resources[0]
    first, second = resources
    return f"{first} or {second}"
