"""The wonders in their landscapes; each grows with the stages that stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType

from PIL import Image, ImageDraw

from renders.drawing.kept import kept, kept_small
from renders.parts.scenes.painter import Frame, Painter
from renders.parts.scenes.scene import Scene
from renders.parts.scenes.shapes import Shape
from renders.parts.scenes.tones import SHINING

_MODULES: Mapping[str, str] = MappingProxyType(
    {
        "alexandria": "alexandria",
        "appian_way": "appian_way",
        "babylon": "babylon",
        "circus_maximus": "circus_maximus",
        "ephesus": "ephesus",
        "giza": "giza",
        "great_library": "great_library",
        "halicarnassus": "halicarnassus",
        "manneken_pis": "brussels",
        "olympia": "olympia",
        "piraeus": "piraeus",
        "rhodes": "rhodes",
        "sphinx": "sphinx",
    }
)
"""Where each wonder is painted; the scene there is called like its module."""

_OTHER = "terraces"
"""Where any other wonder is painted."""

_WIDEST = 112
"""So many units of every wonder are visible, however narrow the picture is."""
_RIM, _GOLD_RIM = "#8A6420", "#E8BC62"
_EMBLEM_SUPERSAMPLING = 4
_LARGE_EMBLEM = 132
"""Smaller emblems are this one, reduced: its scene is painted once."""
_EDGE = 6
"""So many pixels are left around what is painted on a layer of its own."""


def panorama(
    wonder: str,
    width: int,
    height: int,
    stages_built: int,
    stages_total: int,
    *,
    centre: float = 0.5,
    ground: float = 0.72,
    scale: float = 0.92,
) -> Image.Image:
    """Draw a wonder in its landscape, filling ``width`` x ``height`` pixels; do not change the picture.

    The wonder stands at the share ``centre`` of the width and ``ground`` of the height, and takes the share
    ``scale`` of the height above the ground.
    """
    return _panorama(wonder, width, height, stages_built, stages_total, centre, ground, scale)


def emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    """Draw a wonder as a round picture with a gold rim, ``size`` pixels wide; do not change the picture."""
    drawn = _emblem if size >= _LARGE_EMBLEM else _reduced_emblem
    return drawn(wonder, size, stages_built, stages_total)


@kept_small
def _reduced_emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    large = _emblem(wonder, _LARGE_EMBLEM, stages_built, stages_total)
    return large.resize((size, size), Image.Resampling.LANCZOS)


@kept
def _panorama(
    wonder: str,
    width: int,
    height: int,
    stages_built: int,
    stages_total: int,
    centre: float,
    ground: float,
    scale: float,
) -> Image.Image:
    unit = min(height * ground * scale / 100, width / _WIDEST)
    frame = Frame(width, height, unit, width * centre, height * ground)
    return _painted(wonder, frame, stages_built, stages_total)


def _painted(wonder: str, frame: Frame, stages_built: int, stages_total: int) -> Image.Image:
    """Paint the land in the mood of the stage, what stands in its light, and the rest as a plan."""
    picture = _land(wonder, frame).copy()
    scene = _scene(wonder)
    if stages_built:
        scene.light.shine(picture, frame, stages_built / stages_total)
        shapes = scene.built(stages_built, stages_total)
        part, left = _window(frame, shapes)
        standing = Painter(part)
        standing.shapes(shapes)
        layer = standing.finish()
        unlit = layer.copy()
        scene.light.fall_on(layer, part)
        if any(shape.fill in SHINING for shape in shapes):
            layer.paste(unlit, (0, 0), _shining(part, shapes))
        scene.light.darken(picture, layer, left, part)
        picture.alpha_composite(layer, (left, 0))
    else:
        scene.light.rise(picture, frame)
    planned = scene.planned(stages_built, stages_total)
    around = scene.around(stages_built, stages_total)
    part, left = _window(frame, [*around, *(shape for stage in planned for shape in stage)])
    before = Painter(part)
    for stage in planned:
        before.blueprint(stage)
    before.shapes(around)
    picture.alpha_composite(before.finish(), (left, 0))
    return picture


def _scene(wonder: str) -> Scene:
    """Give the scene of a wonder, whose shapes are worked out when it is first painted."""
    module = _MODULES.get(wonder, _OTHER)
    scene: Scene = getattr(import_module(f"{__name__}.{module}"), module.upper())
    return scene


@kept
def _land(wonder: str, frame: Frame) -> Image.Image:
    """Paint the land of a wonder, the same at every stage. Read-only."""
    land = Painter(frame)
    _scene(wonder).landscape(land)
    return land.finish()


def _shining(frame: Frame, shapes: Iterable[Shape]) -> Image.Image:
    """Give where shapes are seen that shine by themselves, as a mask."""
    painter = Painter(frame)
    painter.shapes(Shape(shape.points, "#FFFFFF" if shape.fill in SHINING else "#000000") for shape in shapes)
    return painter.finish().getchannel("R")


def _window(frame: Frame, shapes: Iterable[Shape]) -> tuple[Frame, int]:
    """Give the part of a frame, in its whole height, that shapes are in, and where it begins."""
    places = [x for shape in shapes for x, _ in shape.points]
    pixels = [round(frame.centre + (x - 50) * frame.unit) for x in (min(places), max(places))]
    left = min(max(0, pixels[0] - _EDGE), frame.width - 1)
    right = max(left + 1, min(frame.width, pixels[1] + _EDGE))
    return replace(frame, width=right - left, centre=frame.centre - left), left


@kept
def _emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    inner = size - 2 * max(2, round(size * 0.03))
    frame = Frame(inner, inner, inner * 0.0068, inner / 2, inner * 0.82)
    face = _painted(wonder, frame, stages_built, stages_total)
    face.putalpha(_disc_mask(inner))
    whole = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    whole.paste(_RIM, (0, 0), _disc_mask(size))
    ring = size - 2 * max(1, round(size * 0.012))
    whole.paste(_GOLD_RIM, ((size - ring) // 2, (size - ring) // 2), _disc_mask(ring))
    whole.alpha_composite(face, ((size - inner) // 2, (size - inner) // 2))
    return whole


@lru_cache(maxsize=32)
def _disc_mask(size: int) -> Image.Image:
    wide = size * _EMBLEM_SUPERSAMPLING
    mask = Image.new("L", (wide, wide), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, wide - 1, wide - 1), fill=255)
    return mask.reduce(_EMBLEM_SUPERSAMPLING)
