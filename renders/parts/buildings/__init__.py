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
from renders.parts.buildings.elements import house
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

_USUAL: Mapping[Colour, str] = MappingProxyType(
    {
        "brown": "stone",
        "grey": "glass",
        "blue": "temple",
        "yellow": "marketplace",
        "red": "walls",
        "green": "library",
        "purple": "builders_guild",
    }
)
"""What stands on a card of a colour that has no drawing of its own; any other colour has a plain house."""


def card_scene(colour: Colour, width: int, height: int, building: str) -> Image.Image:
    """Draw a building in its landscape, filling ``width`` x ``height`` pixels.

    It is not kept by itself: the face, tile or close-up that it is a part of is, all within one budget.
    """
    plot = Plot(colour, width, height, building)
    drawn = BUILDINGS.get(colour, {})
    (drawn.get(building) or drawn.get(_USUAL.get(colour, "")) or house)(plot)
    return plot.finish()


def source_of(resources: Sequence[Resource], amount: int = 1) -> str:
    """Name the building that yields one of these resources, or more than one of the only one."""
    return f"{resources[0]} works" if len(resources) == 1 and amount > 1 else " or ".join(resources)
