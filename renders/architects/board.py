"""The wonder of a city in its landscape, with a plaque for each of its five stages."""

from collections.abc import Sequence
from typing import Literal

from engine.architects.city import City, Stage, Wonder
from renders.architects.effects import SMALL_ARROW, effect_row
from renders.architects.glyphs import cost_icon
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.row import Piece, Sprite, draw_row
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import Rgba
from renders.parts import icons, sprites
from renders.parts.frames import BOARD_RADIUS, draw_board_frame
from renders.parts.scenes import panorama
from renders.parts.sprites import sign

State = Literal["built", "open", "closed"]
"""Whether a stage is built, can be built next, or rests on a missing one."""

BOARD_HEIGHT = 392
_PLAQUE, _GAP = 92, 8


def draw_board(canvas: Canvas, city: City, x: int, y: int, width: int) -> None:
    """Draw a wonder as far as it is built, with each stage's cost, points and effect.

    Stages that can be built next have a bright edge.
    """
    states: list[State] = [
        "built" if stage.number in city.stages else "open" if stage in city.open_stages else "closed"
        for stage in city.board.stages
    ]
    draw_stages(canvas, city.board, states, len(city.stages), (x, y, width, BOARD_HEIGHT))


def draw_stages(canvas: Canvas, wonder: Wonder, states: Sequence[State], built: int, box: Box) -> None:
    """Draw a wonder with ``built`` stages in a box, and the plaques of its stages by their states."""
    x, y, width, height = box
    draw_board_frame(canvas, x, y, width, height)
    stages = len(wonder.stages)
    ground = (height - _PLAQUE - 18) / height
    scene = panorama(wonder.id, width, height, built, stages, ground=ground, scale=0.94).copy()
    scene.putalpha(rounded_mask(width, height, BOARD_RADIUS))
    canvas.put(scene, x, y)
    step = (width - 28 + _GAP) / stages
    top = y + height - _PLAQUE - 12
    for index, (stage, state) in enumerate(zip(wonder.stages, states, strict=True)):
        _draw_plaque(canvas, stage, state, x + 14 + index * step, top, step - _GAP)


def _draw_plaque(canvas: Canvas, stage: Stage, state: State, x: float, y: float, width: float) -> None:
    middle = y + _PLAQUE / 2
    if state == "built":
        canvas.panel(x, y, width, _PLAQUE, fill=theme.GOLD, fill_low=theme.BUILT_EDGE, blur=8)
        canvas.panel(x + 4, y + 4, width - 8, _PLAQUE - 8, 15, fill=theme.BUILT, fill_low=theme.BUILT_LOW)
        ink, before = theme.INK, [_status()]
    else:
        canvas.panel(x, y, width, _PLAQUE, fill=theme.IVORY if state == "open" else theme.GROUP_LINE, blur=8)
        edge = 4 if state == "open" else 2
        canvas.panel(x + edge, y + edge, width - 2 * edge, _PLAQUE - 2 * edge, 15, fill=theme.PLAN)
        ink = theme.WHITE
        before = [_cost(stage, ink), _becomes()]
    row = [*before, *_gain(stage, ink)]
    draw_row(canvas, row, x + width / 2, middle, 62, gap=5, ink=ink, room=width - 20)


def _status() -> Piece:
    return Sprite(lambda size: icons.status("possible", size), 0.8)


def _cost(stage: Stage, ink: Rgba) -> Piece:
    return Sprite(lambda size: cost_icon(stage.cost, size, ink), 0.9)


def _becomes() -> Piece:
    return sign("arrow-right", theme.GOLD, SMALL_ARROW)


def _gain(stage: Stage, ink: Rgba) -> list[Piece]:
    row: list[Piece] = [sprites.points(stage.victory_points)] if stage.victory_points else []
    return row if stage.effect is None else [*row, *effect_row(stage.effect, ink)]
