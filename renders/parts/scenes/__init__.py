"""The wonders in their landscapes; each grows with its built stages.

The drawings are in `renders/art/scenes`: each has its sky, its scenery, six courses from the ground up, the
people during the construction, the feast on its completion, and its light.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from xml.etree import ElementTree

from PIL import Image

from renders.drawing import theme
from renders.drawing.art import Colours, Drawing, Part, drawing, icon, is_drawn, paint, palette
from renders.drawing.kept import kept, kept_small
from renders.drawing.theme import Rgba
from renders.parts.scenes.forms import draw_plan, without_joints
from renders.parts.scenes.frame import Frame
from renders.parts.scenes.hours import SHINING, at_night, in_daylight
from renders.parts.scenes.light import Light

COURSES = 6
"""Six courses divide evenly into one, two or three stages, and nearly so into four or five."""

_COURSES = tuple(f"course-{1 + number}" for number in range(COURSES))

_OTHER = "terraces"
"""The scene of any wonder without its own."""

_BY_DAY, _BY_NIGHT = " by day", " by night"
"""The suffixes of the name of a wonder drawn by day or by night."""

_WIDEST = 112
"""The units of every wonder that are visible even in a narrow picture."""
_LARGE_EMBLEM = 132
"""Smaller emblems are this one, reduced: its scene is painted once."""
STANDING = (-20, 120)
"""The left and right bounds of all buildings, in units."""

_JOINT = 0.7
"""The width in pixels of the line that closes joints."""

_PLAIN_PAINT = re.compile(r'(fill|stroke|color)="(#|url)[^"]*"')


def by_day(wonder: str) -> str:
    """Return the name of a wonder drawn by day, in a box with others drawn by night."""
    return wonder + _BY_DAY


def by_night(wonder: str) -> str:
    """Return the name of a wonder drawn by night."""
    return wonder + _BY_NIGHT


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
    """Draw a wonder in its landscape, filling ``width`` x ``height`` pixels. Read-only.

    The wonder is at the share ``centre`` of the width and ``ground`` of the height, and takes the share
    ``scale`` of the height above the ground.
    """
    return _panorama(wonder, width, height, stages_built, stages_total, centre, ground, scale)


def emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    """Draw a wonder as a round picture with a gold rim, ``size`` pixels wide. Read-only."""
    drawn = _emblem if size >= _LARGE_EMBLEM else _reduced_emblem
    return drawn(wonder, size, stages_built, stages_total)


def courses_built(stages_built: int, stages_total: int) -> int:
    """Return the number of courses visible with this number of built stages."""
    return round(COURSES * stages_built / stages_total)


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
    """Paint the landscape in the mood of the stage, the built part in its light, and the rest as a plan."""
    picture = _land(wonder, frame).copy()
    scene, light = _scene(wonder), Light.of(_scene(wonder))
    part, left = frame.between(*STANDING)
    if stages_built:
        light.shine(picture, frame, stages_built / stages_total)
        layer = _built(scene, light, part, _courses(0, stages_built, stages_total))
        light.darken(picture, layer, left, part)
        picture.alpha_composite(layer, (left, 0))
    else:
        light.rise(picture, frame)
    for stage in range(stages_built, stages_total):
        plan = draw_plan(scene, _courses(stage, stage + 1, stages_total), part)
        picture.alpha_composite(plan, (left, 0))
    around: tuple[str, ...] = ()
    if stages_built:
        around = ("people",) if stages_built < stages_total else ("feast", "finish")
        layer = _layer(scene, frame, scene.markup(*around))
        picture.alpha_composite(layer)
    if light.glow:
        seen = ("scenery", *(_courses(0, stages_built, stages_total)), *around)
        light.glow_around(picture, _shining(scene.markup(*seen), frame), frame)
    return picture


@lru_cache(maxsize=32)
def _scene(wonder: str) -> Drawing:
    name = f"scenes/{wonder.removesuffix(_BY_DAY).removesuffix(_BY_NIGHT)}"
    scene = drawing(name if is_drawn(name) else f"scenes/{_OTHER}")
    if wonder.endswith(_BY_DAY):
        return in_daylight(scene)
    return at_night(scene) if wonder.endswith(_BY_NIGHT) else scene


def _courses(first: int, last: int, total: int) -> Sequence[str]:
    """Return the layers of a range of stages."""
    return _COURSES[courses_built(first, total) : courses_built(last, total)]


@kept
def _land(wonder: str, frame: Frame) -> Image.Image:
    """Paint the landscape of a wonder, the same at every stage. Read-only."""
    scene = _scene(wonder)
    return _layer(scene, frame, _sky(scene, frame.view.top) + scene.markup("heavens", "scenery"))


def _sky(scene: Drawing, top: float) -> str:
    """Return the sky, stretched from the horizon to the top of the picture.

    All its colours are visible.
    """
    colours = ElementTree.fromstring(scene.gradients).find("*[@id='sky-colours']")
    assert colours is not None, scene.title
    highest, horizon = float(colours.attrib["y1"]), float(colours.attrib["y2"])
    stretch = (horizon - top) / (horizon - highest)
    moved = horizon * (1 - stretch)
    return f'<g transform="translate(0 {moved:.4f}) scale(1 {stretch:.4f})">{scene.markup("sky")}</g>'


def _built(scene: Drawing, light: Light, frame: Frame, courses: Iterable[str]) -> Image.Image:
    """Draw the built part, in the light."""
    solid = "".join(without_joints(scene.markup(course)) for course in courses)
    markup = f'<g stroke-width="{_JOINT / frame.unit:.4f}">{solid}</g>'
    unlit = _layer(scene, frame, markup)
    layer = unlit.copy()
    light.fall_on(layer, frame)
    if any(f'class="{name}"' in markup for name in SHINING):
        layer.paste(unlit, (0, 0), _shining(markup, frame))
    return layer


def _shining(markup: str, frame: Frame) -> Image.Image:
    """Return a mask of the visible parts that shine by themselves."""
    dark = _PLAIN_PAINT.sub(r'\1="#000"', markup)
    return paint(dark, frame.view, frame.width, frame.height, _fire_only()).getchannel("R")


def _layer(scene: Drawing, frame: Frame, markup: str) -> Image.Image:
    return paint(scene.gradients + markup, frame.view, frame.width, frame.height)


@lru_cache(maxsize=1)
def _fire_only() -> Colours:
    """Return white for the parts that shine by themselves, black for everything else."""
    return {name: theme.WHITE if name in SHINING else theme.BLACK for name in palette()}


@kept
def _emblem(wonder: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    inner = size - 2 * max(2, round(size * 0.03))
    frame = Frame(inner, inner, inner * 0.0068, inner / 2, inner * 0.82)
    face = _painted(wonder, frame, stages_built, stages_total)
    face.putalpha(_disc(inner, theme.WHITE).getchannel("A"))
    whole = _disc(size, theme.GOLD_RIM).copy()
    for drawn in (_disc(size - 2 * max(1, round(size * 0.012)), theme.GOLD), face):
        whole.alpha_composite(drawn, ((size - drawn.width) // 2, (size - drawn.height) // 2))
    return whole


@lru_cache(maxsize=32)
def _disc(size: int, colour: Rgba) -> Image.Image:
    return icon(size, Part("disc", 100 * 100 / 46, ink=colour))
