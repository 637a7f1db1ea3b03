"""How a picture looks to people who see colours differently, and in grey."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from PIL import Image, ImageFilter

ColourVision = Literal["normal", "deuteranopia", "protanopia", "tritanopia", "grey"]
COLOUR_VISIONS: tuple[ColourVision, ...] = ("normal", "deuteranopia", "protanopia", "tritanopia", "grey")

_Vector = tuple[float, float, float]
_Matrix = tuple[_Vector, _Vector, _Vector]

# Machado, Oliveira and Fernandes 2009, full severity, on linear light.
_RED_GREEN: Mapping[ColourVision, _Matrix] = MappingProxyType(
    {
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.01182, 0.04294, 0.968881),
        ),
    }
)
# Brettel, Vienot and Mollon 1997, on linear light: one matrix on each side of a plane.
_TRITAN_PLANE: _Vector = (0.79248169, -0.56647472, -0.22600699)
_TRITAN_BELOW: _Matrix = (
    (0.93337, 0.19999, -0.13336),
    (0.05809, 0.82565, 0.11626),
    (-0.37923, 1.13825, 0.24098),
)
_TRITAN_ABOVE: _Matrix = (
    (1.01354, 0.14268, -0.15622),
    (-0.01181, 0.87561, 0.13619),
    (0.07707, 0.81208, 0.11085),
)
_STEPS = 33


def simulate(image: Image.Image, vision: ColourVision) -> Image.Image:
    """Return a picture as it looks in a kind of colour vision; its opacity stays."""
    if vision == "normal":
        return image
    colours = image.convert("RGB")
    seen = colours.convert("L").convert("RGB") if vision == "grey" else colours.filter(_filter(vision))
    if "A" in image.getbands():
        seen.putalpha(image.getchannel("A"))
    return seen


@lru_cache(maxsize=8)
def _filter(vision: ColourVision) -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(_STEPS, _simulation(vision))


def _simulation(vision: ColourVision) -> Callable[[float, float, float], _Vector]:
    def simulate(red: float, green: float, blue: float) -> _Vector:
        light = (_linear(red), _linear(green), _linear(blue))
        if vision == "tritanopia":
            matrix = _TRITAN_ABOVE if _product(_TRITAN_PLANE, light) >= 0 else _TRITAN_BELOW
        else:
            matrix = _RED_GREEN[vision]
        first, second, third = (_encoded(_product(row, light)) for row in matrix)
        return (first, second, third)

    return simulate


def _product(one: _Vector, other: _Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


@lru_cache(maxsize=_STEPS)
def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(light: float) -> float:
    bounded = min(1.0, max(0.0, light))
    return bounded * 12.92 if bounded <= 0.0031308 else 1.055 * bounded ** (1 / 2.4) - 0.055
