"""The scenes on cards: a picture for each building or family of buildings.

The drawings are in `renders/art/buildings`, in the tones of a card's colour; their landscape is
`renders/art/land.svg`, whose sun and hills are a little elsewhere on each card. They are lit from the left.
"""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PIL import Image, ImageChops

from engine.terms import Colour, Resource
from renders.drawing import theme
from renders.drawing.art import Colours, View, drawing, is_drawn, paint
from renders.drawing.surfaces import growing_right, vertical_gradient
from renders.drawing.theme import mix

HALF_WIDTH, HIGHEST = 95, 78
"""The units visible on both sides of the middle, and above the ground, in every scene."""

_GROUND = 0.24
"""The share of the height below the ground line, mostly covered by the plaque of a card."""

_RIM, _RIM_LIGHT = 1.1, 0.62
"""The width of the lit edge of a building in units, and its brightness."""

_FAR_SIDE = 0.34
"""How much darker the right end of a building is than its left."""

_SHADOW_LENGTH, _SHADOW_SLANT, _SHADOW = 0.24, 0.9, 0.42
"""The shadow on the ground: its height as a share, its slant, its darkness."""

_FAR_SHARES = [round(max(0, value - 96) / 159 * 255 * _FAR_SIDE) for value in range(256)]
_RIM_SHARES = [round(value * _RIM_LIGHT) for value in range(256)]
_SHADOW_SHARES = [round(value * _SHADOW) for value in range(256)]

_BESIDE, _SMALLER = 30, 0.82
"""The places and size of each of two sources of raw material."""

_ALIKE: Mapping[str, str] = MappingProxyType(
    {
        "gear": "workshop",
        "stables": "stable",
        "stockade": "palisade",
        "tacticians_guild": "strategists_guild",
        "traders_guild": "merchants_guild",
    }
)
"""Buildings that look like another one."""

USUAL: Mapping[Colour, str] = MappingProxyType(
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
"""The building on a card of a colour without its own; any other colour has a plain house."""

_OTHER = "house"


def card_scene(colour: Colour, width: int, height: int, building: str) -> Image.Image:
    """Draw a building in its landscape, filling ``width`` x ``height`` pixels.

    It isn't cached by itself: the face, tile or close-up that it is a part of is, all within one budget.
    """
    unit = min(height * (1 - _GROUND) / HIGHEST, width / 2 / HALF_WIDTH)
    line = height * (1 - _GROUND)
    view = View(-width / 2 / unit, -line / unit, width / unit, height / unit)
    tones = tones_of(colour)
    land = _land(colour, width, height, view, building)
    drawn = paint(_standing(colour, building), view, width, height, tones)
    solid = drawn.getchannel("A")
    land.paste(tones["deep"][:3], (0, 0), _shadow(solid, round(line)))
    drawn.paste(tones["deep"][:3], (0, 0), growing_right(width, height).point(_FAR_SHARES))
    reach = max(1, round(_RIM * unit))
    lit = ImageChops.subtract(solid, _moved(solid, reach, reach // 2))
    drawn.paste(tones["pale"][:3], (0, 0), lit.point(_RIM_SHARES))
    land.paste(drawn, (0, 0), solid)
    return land


def tones_of(colour: Colour) -> Colours:
    """Mix the tones of a card colour, from the dark inside of a building to the light on it."""
    look = theme.card_look(colour)
    (high, low), wall = look.sky, look.walls
    deep = mix(wall, theme.BLACK, 0.32)
    return {
        "dark": mix(deep, theme.BLACK, 0.5),
        "deep": deep,
        "wall": wall,
        "lit": mix(wall, low, 0.3),
        "bright": mix(wall, low, 0.62),
        "pale": mix(high, theme.WHITE, 0.45),
        "sunshine": mix(mix(high, low, 0.3), theme.WHITE, 0.82),
        "far": mix(low, wall, 0.2),
        "near": mix(low, wall, 0.42),
    }


def has_drawing(building: str) -> bool:
    """Return whether a building has a drawing of its own."""
    return all(is_drawn(f"buildings/{_file(part)}") for part in building.split(" or "))


def source_of(resources: Sequence[Resource], amount: int = 1) -> str:
    """Return the building for one of these resources, or for several of a single one."""
    return f"{resources[0]} works" if len(resources) == 1 and amount > 1 else " or ".join(resources)


def _file(building: str) -> str:
    return _ALIKE.get(building, building).replace(" ", "_")


def _standing(colour: Colour, building: str) -> str:
    """Return the drawing of a building, or that of its colour."""
    shown = building if has_drawing(building) else USUAL.get(colour, _OTHER)
    parts = [drawing(f"buildings/{_file(part)}").markup() for part in shown.split(" or ")]
    if len(parts) == 1:
        return parts[0]
    first, second = parts
    return "".join(
        f'<g transform="translate({x} 0) scale({_SMALLER})">{markup}</g>'
        for x, markup in ((_BESIDE, second), (-_BESIDE, first))
    )


def _land(colour: Colour, width: int, height: int, view: View, seed: str) -> Image.Image:
    """Paint sky, sun, hills and ground, without transparency; ``seed`` moves sun and hills a little."""
    chance, tones = random.Random(seed), tones_of(colour)
    low = theme.card_look(colour).sky[1]
    land = vertical_gradient(width, height, *theme.card_look(colour).sky)
    shifts = {
        "sun": (chance.uniform(-6, 6), chance.uniform(3, -3)),
        "far-hills": (-chance.uniform(0, 150), 0.0),
        "near-hills": (-chance.uniform(0, 110), 0.0),
    }
    shapes = drawing("land")
    markup = "".join(
        f'<g transform="translate({x:.3f} {y:.3f})">{shapes.markup(layer)}</g>'
        for layer, (x, y) in shifts.items()
    )
    land.alpha_composite(paint(markup, view, width, height, tones))
    line = round(height * (1 - _GROUND))
    ground = vertical_gradient(width, height - line, mix(low, tones["wall"], 0.72), tones["wall"])
    land.paste(ground, (0, line))
    return land.convert("RGB")


def _shadow(solid: Image.Image, line: int) -> Image.Image:
    """Project an outline onto the ground below a line, away from the light."""
    # Each place below the line shows the one that many times higher above it.
    slope = 1 / _SHADOW_LENGTH
    slant = _SHADOW_SLANT * slope / 2
    coefficients = (1.0, -slant, slant * line, 0.0, -slope, line * (1 + slope))
    laid = solid.transform(solid.size, Image.Transform.AFFINE, coefficients, Image.Resampling.BILINEAR)
    laid.paste(0, (0, 0, laid.width, line))
    return laid.point(_SHADOW_SHARES)


def _moved(mask: Image.Image, right: int, down: int) -> Image.Image:
    moved = Image.new("L", mask.size)
    moved.paste(mask, (right, down))
    return moved
