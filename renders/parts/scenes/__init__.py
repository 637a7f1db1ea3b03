"""The wonders in their landscapes; each grows with the stages that stand."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.drawing.kept import kept
from renders.parts.scenes.alexandria import ALEXANDRIA
from renders.parts.scenes.appian_way import APPIAN_WAY
from renders.parts.scenes.babylon import BABYLON
from renders.parts.scenes.brussels import BRUSSELS
from renders.parts.scenes.circus_maximus import CIRCUS_MAXIMUS
from renders.parts.scenes.ephesus import EPHESUS
from renders.parts.scenes.giza import GIZA
from renders.parts.scenes.great_library import GREAT_LIBRARY
from renders.parts.scenes.halicarnassus import HALICARNASSUS
from renders.parts.scenes.olympia import OLYMPIA
from renders.parts.scenes.painter import Frame, Painter
from renders.parts.scenes.piraeus import PIRAEUS
from renders.parts.scenes.rhodes import RHODES
from renders.parts.scenes.scene import Scene
from renders.parts.scenes.sphinx import SPHINX

_SCENES: dict[str, Scene] = {
    "alexandria": ALEXANDRIA,
    "appian_way": APPIAN_WAY,
    "babylon": BABYLON,
    "circus_maximus": CIRCUS_MAXIMUS,
    "ephesus": EPHESUS,
    "giza": GIZA,
    "great_library": GREAT_LIBRARY,
    "halicarnassus": HALICARNASSUS,
    "manneken_pis": BRUSSELS,
    "olympia": OLYMPIA,
    "piraeus": PIRAEUS,
    "rhodes": RHODES,
    "sphinx": SPHINX,
}

_WIDEST = 112
"""So many units of every wonder are visible, however narrow the picture is."""
_RIM, _GOLD_RIM = "#8A6420", "#E8BC62"
_EMBLEM_SUPERSAMPLING = 4


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
    ``scale`` of the height above the ground. Raises `KeyError` where the wonder is unknown.
    """
    return _panorama(wonder, width, height, stages_built, stages_total, centre, ground, scale)


def emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    """Draw a wonder as a round picture with a gold rim, ``size`` pixels wide; do not change the picture."""
    return _emblem(wonder, size, stages_built, stages_total)


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
    picture = _landscape(wonder, frame)
    painter = Painter(frame)
    _SCENES[wonder].paint(painter, stages_built, stages_total)
    picture.alpha_composite(painter.finish())
    return picture


def _landscape(wonder: str, frame: Frame) -> Image.Image:
    painter = Painter(frame)
    _SCENES[wonder].landscape(painter)
    return painter.finish()


@kept
def _emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    inner = size - 2 * max(2, round(size * 0.03))
    frame = Frame(inner, inner, inner * 0.0068, inner / 2, inner * 0.82)
    painter = Painter(frame)
    scene = _SCENES[wonder]
    scene.landscape(painter)
    scene.paint(painter, stages_built, stages_total)
    face = painter.finish()
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
