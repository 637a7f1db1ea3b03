"""The twelve wonders of Duel in their landscapes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageChops

from engine.terms import WonderId
from renders.drawing import theme
from renders.drawing.surfaces import rounded_mask
from renders.parts import scenes

_SCENES: Mapping[WonderId, str] = MappingProxyType(
    {
        WonderId("circus_maximus"): "circus_maximus",
        WonderId("piraeus"): "piraeus",
        WonderId("the_appian_way"): "appian_way",
        WonderId("the_colossus"): "rhodes",
        WonderId("the_great_library"): "great_library",
        WonderId("the_great_lighthouse"): "alexandria",
        WonderId("the_hanging_gardens"): "babylon",
        WonderId("the_mausoleum"): "halicarnassus",
        WonderId("the_pyramids"): "giza",
        WonderId("the_sphinx"): "sphinx",
        WonderId("the_statue_of_zeus"): "olympia",
        WonderId("the_temple_of_artemis"): "ephesus",
    }
)
"""Wonders that the base game has as well are the same drawings."""

_EDGE = 2
_UNBUILT_GREY, _UNBUILT_NIGHT = 0.6, 0.3


def scene_of(wonder: WonderId) -> str:
    """Give the name of the drawing of a wonder."""
    return _SCENES.get(wonder, wonder)


@lru_cache(maxsize=64)
def wonder_tile(wonder: WonderId, width: int, height: int, *, built: bool, radius: int = 14) -> Image.Image:
    """Draw a wonder in a box with round corners: in colour once built, else pale as a plan. Read-only."""
    inner = (width - 2 * _EDGE, height - 2 * _EDGE)
    face = wonder_scene(wonder, *inner, 0.88, built=built).copy()
    face.putalpha(ImageChops.multiply(face.getchannel("A"), rounded_mask(*inner, radius - _EDGE)))
    tile = Image.new("RGBA", (width, height), theme.TRANSPARENT)
    tile.paste(theme.GOLD if built else theme.LINE, (0, 0), rounded_mask(width, height, radius))
    tile.alpha_composite(face, (_EDGE, _EDGE))
    return tile


@lru_cache(maxsize=8)
def wonder_scene(wonder: WonderId, width: int, height: int, ground: float, *, built: bool) -> Image.Image:
    """Draw a wonder in its landscape, in colour or pale as a plan; it stands at this share of the height.

    Read-only.
    """
    scene = scenes.panorama(scene_of(wonder), width, height, 1 if built else 0, 1, ground=ground, scale=0.91)
    if built:
        return scene
    scene = Image.blend(scene, scene.convert("L").convert("RGBA"), _UNBUILT_GREY)
    return Image.blend(scene, Image.new("RGBA", (width, height), theme.PANEL), _UNBUILT_NIGHT)
