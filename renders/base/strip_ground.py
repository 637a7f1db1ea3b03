"""The background of a city strip: the wonder in its landscape, the night over it, fields, stages, border."""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageChops

from engine.base.view import View
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.surfaces import rounded_mask, vertical_gradient
from renders.parts.frames import sole_leader
from renders.parts.scenes import panorama

STRIP_HEIGHT = 360
STRIP_LEFT, STRIP_RIGHT = 316, 1178
"""The left and right edges of the text of a strip."""
MEANS_TOP, PRODUCTION_TOP, FIELD_HEIGHT = 204, 276, 66
PRODUCTION_RIGHT = 820
FIELD_RADIUS = 18

Standing = Literal["usual", "leader", "free city"]
"""The state of a city: an ordinary one, the only leader's, or nobody's."""

_LEADER_FROM_AGE = 2
_NIGHT_BEGINS, _NIGHT = 225, 430
_SCENE_WIDTH, _SAMPLE = 470, 40
"""Farther right the night hides everything but the colours of the landscape: its last ones continue there."""
_GROUND, _SCALE = 0.82, 0.89
_STAGES_MIDDLE, _STAGES_BOTTOM = 156, 340
_STAGE, _STAGE_STEP, _STAGES_EDGE = 36, 44, 10


def standing_of(view: View, seat: Seat) -> Standing:
    """Return the state of a city; nobody leads before the second age."""
    if seat == view.free_city:
        return "free city"
    leader = sole_leader([score.total for score in view.scores[: view.players]])
    return "leader" if seat == leader and view.age >= _LEADER_FROM_AGE else "usual"


@kept
def strip_ground(scene: str, built: int, stages: int, new: int, *, grey: bool) -> Image.Image:
    """Draw the part that depends on the wonder alone; ``new`` stages were built in this round. Read-only."""
    seen = _scene(scene, built, stages)
    if grey:
        seen = seen.convert("L").convert("RGB")
    high, low = (theme.GREY_VEIL, theme.GREY_VEIL_LOW) if grey else (theme.STRIP_VEIL, theme.STRIP_VEIL_LOW)
    night = vertical_gradient(theme.WIDTH, STRIP_HEIGHT, high, low, "RGB")
    canvas = Canvas(theme.WIDTH, STRIP_HEIGHT, ground=Image.composite(night, seen, _night_falls()))
    _draw_fields(canvas)
    _draw_stages(canvas, built, stages, new)
    _draw_border(canvas, theme.LINE, 3)
    return canvas.image


def _scene(drawn: str, built: int, stages: int) -> Image.Image:
    centre = _STAGES_MIDDLE / _SCENE_WIDTH
    seen = panorama(
        drawn, _SCENE_WIDTH, STRIP_HEIGHT, built, stages, centre=centre, ground=_GROUND, scale=_SCALE
    ).convert("RGB")
    scene = Image.new("RGB", (theme.WIDTH, STRIP_HEIGHT))
    scene.paste(seen, (0, 0))
    last = seen.crop((_SCENE_WIDTH - _SAMPLE, 0, _SCENE_WIDTH, STRIP_HEIGHT))
    colours = last.resize((1, STRIP_HEIGHT), Image.Resampling.BOX)
    size = (theme.WIDTH - _SCENE_WIDTH, STRIP_HEIGHT)
    scene.paste(colours.resize(size, Image.Resampling.NEAREST), (_SCENE_WIDTH, 0))
    return scene


@lru_cache(maxsize=1)
def _night_falls() -> Image.Image:
    """Return the darkness of the night, from clear over the wonder to almost opaque under text. Read-only."""
    mask = Image.new("L", (theme.WIDTH, STRIP_HEIGHT), theme.STRIP_VEIL[3])
    mask.paste(0, (0, 0, _NIGHT_BEGINS, STRIP_HEIGHT))
    darkest = theme.STRIP_VEIL[3]
    falling = Image.linear_gradient("L").rotate(90).resize((_NIGHT - _NIGHT_BEGINS, STRIP_HEIGHT))
    mask.paste(falling.point([value * darkest // 255 for value in range(256)]), (_NIGHT_BEGINS, 0))
    return mask


def _draw_fields(canvas: Canvas) -> None:
    width = STRIP_RIGHT - STRIP_LEFT
    for top, wide in ((MEANS_TOP, width), (PRODUCTION_TOP, PRODUCTION_RIGHT - STRIP_LEFT)):
        canvas.panel(STRIP_LEFT, top, wide, FIELD_HEIGHT, FIELD_RADIUS, fill=theme.STRIP_FIELD)


def _draw_stages(canvas: Canvas, built: int, stages: int, new: int) -> None:
    """Draw a square for each stage, gold if it is built, with a white ring if it is new."""
    width = stages * _STAGE_STEP - (_STAGE_STEP - _STAGE)
    left, top = _STAGES_MIDDLE - width // 2, _STAGES_BOTTOM - _STAGES_EDGE - _STAGE
    edge, field = _STAGES_EDGE, theme.NAME_VEIL
    canvas.panel(left - edge, top - edge, width + 2 * edge, _STAGE + 2 * edge, 16, fill=field)
    for stage in range(stages):
        x = left + stage * _STAGE_STEP
        if stage >= built:
            canvas.panel(x, top, _STAGE, _STAGE, 8, fill=theme.UNBUILT, line=theme.PLAN_EDGE, line_width=3)
            continue
        if stage >= built - new:
            canvas.panel(x - 4, top - 4, _STAGE + 8, _STAGE + 8, 11, fill=theme.WHITE)
            canvas.panel(x - 1, top - 1, _STAGE + 2, _STAGE + 2, 8, fill=theme.GOLD_FIELD)
        canvas.panel(x, top, _STAGE, _STAGE, 7, fill=theme.GOLD_BRIGHT, fill_low=theme.GOLD_LOW)


def _draw_border(canvas: Canvas, colour: theme.Rgba, width: int) -> None:
    inside = Image.new("L", canvas.image.size)
    size = (canvas.width - 2 * width, canvas.height - 2 * width)
    inside.paste(rounded_mask(*size, theme.CORNER_RADIUS - width), (width, width))
    canvas.fill(0, 0, canvas.width, canvas.height, colour, ImageChops.invert(inside))
