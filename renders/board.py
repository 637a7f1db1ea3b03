"""The wonder board of a city: its landscape and a plaque for each stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.base.city import City, can_build_free, planned_stages
from engine.base.terms import NEIGHBOURS, Neighbour
from engine.base.view import View
from engine.base.wonders import Stage, wonder
from engine.game import Seat
from renders import icons, theme
from renders.canvas import Canvas
from renders.effects import arrow, cost_row, effect_row
from renders.row import Piece, Sprite, draw_row, largest_size, row_width
from renders.scenes import panorama
from renders.seats import neighbour_of
from renders.theme import hex_colour
from renders.type import ROMAN, title

BOARD_HEIGHT = 312
_RADIUS = 24
_PLAQUE_GAP = 8
_PLAQUE_WIDEST = 560
_TWO_OPTIONS = 1.5
"""How much wider the plaque of a stage is that can be copied from either neighbour."""
_BECOMES = 30
_BUILT = (hex_colour("#FFF3D2"), hex_colour("#F0D9A0"))
_BUILT_EDGE = hex_colour("#A87B2C")
_BUILT_NUMERAL = hex_colour("#7A5410")
_UNBUILT_EDGE = (200, 214, 235, 230)
_UNBUILT = (22, 32, 48, 240)

StageOptions = Sequence[tuple[Neighbour | None, Stage]]


def draw_board(canvas: Canvas, view: View, seat: Seat, x: int, y: int, width: int) -> None:
    """Draw the board of a city, growing with its stages, and what each stage costs and gives."""
    city = view.cities[seat]
    canvas.panel(
        x - 3,
        y - 3,
        width + 6,
        BOARD_HEIGHT + 6,
        _RADIUS + 3,
        fill=theme.GOLD,
        fill_low=theme.GOLD_RIM,
        blur=12,
    )
    neighbours = [view.cities[neighbour_of(view, seat, side)] for side in NEIGHBOURS]
    boards = (_bare(city), *(replace(_bare(each), stages=0, copied=()) for each in neighbours))
    board = _board(boards, can_build_free(view.cities, seat), width)
    canvas.put_rounded(board, x, y, _RADIUS)


def _bare(city: City) -> City:
    """Leave of a city only its wonder."""
    return City(city.wonder, city.side, 0, stages=city.stages, copied=city.copied)


@lru_cache(maxsize=14)
def _board(boards: tuple[City, ...], builds_free: bool, width: int) -> Image.Image:
    """Draw the first one of three boards, its corners not cut; the others are left and right. Read-only."""
    own = boards[0]
    stages = planned_stages(boards, Seat(0))
    plaque_height = 82 if len(stages) < 4 else 96
    scene = panorama(
        own.wonder,
        width,
        BOARD_HEIGHT,
        own.stages,
        len(stages),
        ground=(BOARD_HEIGHT - plaque_height - 14) / BOARD_HEIGHT,
        scale=0.9,
    )
    canvas = Canvas(width, BOARD_HEIGHT, ground=scene.convert("RGB"))
    resource = wonder(own.wonder).starting_resource
    if resource is not None:
        canvas.put(icons.resource(resource, 84), 62, 60, "mm")
    if builds_free:
        canvas.put(icons.status("free", 76), width - 60, 60, "mm")
    shares = [_TWO_OPTIONS if len(options) > 1 else 1 for options in stages]
    step = min((width - 28 + _PLAQUE_GAP) / sum(shares), _PLAQUE_WIDEST + _PLAQUE_GAP)
    left = (width - step * sum(shares) + _PLAQUE_GAP) / 2
    top = BOARD_HEIGHT - plaque_height - 10
    for index, (options, share) in enumerate(zip(stages, shares, strict=True)):
        box = (left, top, step * share - _PLAQUE_GAP, plaque_height)
        _draw_plaque(canvas, options, index + 1, index < own.stages, box)
        left += step * share
    return canvas.image


def _draw_plaque(
    canvas: Canvas,
    options: StageOptions,
    number: int,
    built: bool,
    box: tuple[float, float, float, float],
) -> None:
    x, y, width, height = box
    middle = y + height / 2
    if built:
        canvas.panel(x, y, width, height, fill=theme.GOLD, fill_low=_BUILT_EDGE, blur=8)
        canvas.panel(x + 4, y + 4, width - 8, height - 8, 15, fill=_BUILT[0], fill_low=_BUILT[1])
    else:
        canvas.panel(x, y, width, height, fill=_UNBUILT_EDGE, blur=8)
        canvas.panel(x + 3, y + 3, width - 6, height - 6, 16, fill=_UNBUILT)
    narrow = width < 320
    numeral = title(34 if narrow else 44, 800)
    inset = 14 if narrow else 24
    used = canvas.text(x + inset, middle, ROMAN[number], numeral, _BUILT_NUMERAL if built else theme.GOLD)
    left = x + inset + used + (10 if narrow else 16)
    if built:
        canvas.put(icons.status("possible", 46), x + width - 12, middle, "rm")
        _draw_gain(canvas, options, left, x + width - 68, middle, theme.INK)
    elif len(options) > 1:
        _draw_exchanges(canvas, options, left, x + width - 12, middle)
    else:
        ((side, stage),) = options
        _draw_exchange(canvas, side, stage, left, x + width - 12, middle)


def _gain(options: StageOptions, ink: theme.Rgba) -> list[Piece]:
    """Show what a stage gives; Manneken Pis may have the choice of two, each from one side."""
    row: list[Piece] = []
    for side, stage in options:
        copied: list[Piece] = [] if side is None else [arrow(side, ink)]
        row += [*copied, *effect_row(stage.effects, ink)]
    return row


def _draw_gain(
    canvas: Canvas, options: StageOptions, left: float, right: float, y: float, ink: theme.Rgba
) -> None:
    row = _gain(options, ink)
    draw_row(canvas, row, (left + right) / 2, y, largest_size(row, right - left, 58, 4), gap=4, ink=ink)


def _draw_exchanges(canvas: Canvas, options: StageOptions, left: float, right: float, y: float) -> None:
    """Draw the two stages that can be copied, one above the other."""
    rows = []
    for side, stage in options:
        cost = cost_row(stage.cost) if stage.cost is not None else []
        becomes = Sprite(lambda size: icons.sign("arrow-right", size, theme.GOLD), 0.7)
        copied: list[Piece] = [] if side is None else [arrow(side, theme.MUTED)]
        rows.append([*copied, *cost, becomes, *effect_row(stage.effects, theme.WHITE)])
    size = min(largest_size(row, right - left, 36, 2) for row in rows)
    for index, row in enumerate(rows):
        line = y + (index - (len(rows) - 1) / 2) * (size + 3)
        draw_row(canvas, row, left, line, size, gap=2, ink=theme.WHITE, align="l")


def _draw_exchange(
    canvas: Canvas, side: Neighbour | None, stage: Stage, left: float, right: float, y: float
) -> None:
    """Draw cost, arrow and gain; a cost that is too long for one line stands in two."""
    cost = cost_row(stage.cost) if stage.cost is not None else []
    if side is not None:
        cost = [arrow(side, theme.MUTED), *cost]
    gain = effect_row(stage.effects, theme.WHITE)
    room = right - left - _BECOMES - 20
    gain_size = largest_size(gain, room * 0.62, 60, 3)
    cost_room = room - row_width(gain, gain_size, 3)
    lines = [cost]
    size = largest_size(cost, cost_room, 44, 3)
    if size < 32 and len(cost) > 2:
        half = (len(cost) + 1) // 2
        lines = [cost[:half], cost[half:]]
        size = min(largest_size(line, cost_room, 38, 3) for line in lines)
    cost_width = max(row_width(line, size, 3) for line in lines)
    for index, line in enumerate(lines):
        line_y = y + (index - (len(lines) - 1) / 2) * (size + 4)
        draw_row(canvas, line, left + cost_width / 2, line_y, size, gap=3, ink=theme.WHITE)
    becomes = left + cost_width + 10
    canvas.put(icons.sign("arrow-right", _BECOMES, theme.GOLD), becomes, y, "lm")
    draw_row(canvas, gain, (becomes + _BECOMES + right) / 2, y, gain_size, gap=3, ink=theme.WHITE)
