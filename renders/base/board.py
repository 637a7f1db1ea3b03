"""The wonder board of a city: its landscape, and a plaque with the cost and gain of each stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engine.base.box import Box
from engine.base.city import Board, Plan, Stage
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS
from renders.base.effects import Beside, effect_row
from renders.base.seats import neighbour_of
from renders.base.sides import scene_of
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Piece, Row, Sprite, draw_row, largest_size, row_width
from renders.drawing.typefaces import title
from renders.parts import icons
from renders.parts.frames import BOARD_RADIUS, draw_board_frame
from renders.parts.scenes import emblem, panorama
from renders.parts.sprites import cost_row, sign

BOARD_HEIGHT = 312


def draw_board(canvas: Canvas, view: View, seat: Seat, x: int, y: int, width: int) -> None:
    """Draw the board of a city, growing with its stages, with the cost and gain of each."""
    city = view.cities[seat]
    draw_board_frame(canvas, x, y, width, BOARD_HEIGHT)
    left, right = (view.cities[neighbour_of(view, seat, side)].board for side in NEIGHBOURS)
    boards = (city.board, left, right)
    board = _board(view.box, boards, city.plan, city.stages, city.can_build_free(), width)
    canvas.put_rounded(board, x, y, BOARD_RADIUS)


@kept
def _board(
    box: Box,
    boards: tuple[Board, Board, Board],
    plan: Plan,
    built: int,
    builds_free: bool,
    width: int,
) -> Image.Image:
    """Draw the first of three boards with square corners; the others are the neighbours'. Read-only."""
    own = box.wonders[boards[0].wonder]
    beside = {side: _emblem(scene_of(box, board)) for side, board in zip(NEIGHBOURS, boards[1:], strict=True)}
    plaques = Plaques(plan, built, width - 28, beside)
    scene = panorama(
        scene_of(box, boards[0]),
        width,
        BOARD_HEIGHT,
        built,
        len(plan),
        ground=(BOARD_HEIGHT - plaques.height - 14) / BOARD_HEIGHT,
        scale=0.9,
    )
    canvas = Canvas(width, BOARD_HEIGHT, ground=scene.convert("RGB"))
    if own.starting_resource is not None:
        canvas.put(icons.resource(own.starting_resource, 84), 62, 60, "mm")
    if builds_free:
        canvas.put(icons.status("free", 76), width - 60, 60, "mm")
    plaques.draw(canvas, BOARD_HEIGHT - plaques.height - 10)
    return canvas.image


def _emblem(scene: str) -> Sprite:
    """Return the emblem of a complete wonder: a board doesn't change when a neighbour builds a stage."""
    return Sprite(lambda size: emblem(scene, size, 1, 1))


StageOptions = Sequence[Stage]
"""The options of a stage: one, or two if either neighbour's can be copied."""

_GAP, _WIDEST = 8, 560
_ONE_LINE, _TWO_LINES = 82, 98

_INSET, _BESIDE_NUMERAL, _CHECK, _BECOMES = 18, 12, 46, 28
_COST_SIZE, _COST_LARGEST, _GAIN_SIZE, _ICON_GAP = 42, 50, 58, 3
_SQUEEZED = 0.93
"""How much narrower than ideal plaques can be before a cost is broken into two lines."""


@dataclass(frozen=True, slots=True)
class _Plaque:
    """A stage. ``lines`` are its costs, or the two exchanges if it can be copied from either side."""

    number: int
    built: bool
    lines: tuple[Row, ...]
    gain: Row

    @property
    def numeral_width(self) -> float:
        return title(40, 800).getlength(ROMAN[self.number])

    @property
    def width(self) -> float:
        """The width with everything in its largest size."""
        used = _INSET + self.numeral_width + _BESIDE_NUMERAL
        gain = row_width(self.gain, _GAIN_SIZE, _ICON_GAP)
        if self.built:
            return used + gain + _CHECK + 32
        lines = max((row_width(line, _COST_SIZE, _ICON_GAP) for line in self.lines), default=0)
        return used + lines + 16 + (_BECOMES + 20 + gain if self.gain else 0)

    @property
    def breakable(self) -> bool:
        return not self.built and len(self.lines) == 1 and len(self.lines[0]) > 2

    def broken(self) -> _Plaque:
        """Return the same plaque with its cost in two lines."""
        (cost,) = self.lines
        half = (len(cost) + 1) // 2
        return replace(self, lines=(cost[:half], cost[half:]))

    def draw(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        middle, right = y + height / 2, x + width - 14
        self._draw_field(canvas, x, y, width, height)
        ink = theme.COIN_EDGE if self.built else theme.GOLD
        canvas.text(x + _INSET, middle, ROMAN[self.number], title(40, 800), ink)
        left = x + _INSET + self.numeral_width + _BESIDE_NUMERAL
        if self.built:
            canvas.put(icons.status("possible", _CHECK), right, middle, "rm")
            self._draw_gain(canvas, left, right - _CHECK - 6, middle, theme.INK)
            return
        room = right - left
        if self.gain:
            share = row_width(self.gain, _GAIN_SIZE, _ICON_GAP) / (self.width - left + x)
            room -= _BECOMES + 20 + min(room * share, row_width(self.gain, _GAIN_SIZE, _ICON_GAP))
        largest = _COST_LARGEST if len(self.lines) == 1 else _COST_SIZE
        size = min(largest_size(line, room, largest, _ICON_GAP) for line in self.lines)
        used = max(row_width(line, size, _ICON_GAP) for line in self.lines)
        for index, line in enumerate(self.lines):
            line_y = middle + (index - (len(self.lines) - 1) / 2) * (size + _ICON_GAP)
            draw_row(canvas, line, left, line_y, size, gap=_ICON_GAP, ink=theme.WHITE, align="l")
        if self.gain:
            becomes = left + used + 10
            canvas.put(icons.sign("arrow-right", _BECOMES, theme.GOLD), becomes, middle, "lm")
            self._draw_gain(canvas, becomes + _BECOMES + 6, right, middle, theme.WHITE)

    def _draw_field(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if self.built:
            canvas.panel(x, y, width, height, fill=theme.GOLD, fill_low=theme.BUILT_EDGE, blur=8)
            canvas.panel(x + 4, y + 4, width - 8, height - 8, 15, fill=theme.BUILT, fill_low=theme.BUILT_LOW)
        else:
            canvas.panel(x, y, width, height, fill=theme.PLAN_EDGE, blur=8)
            canvas.panel(x + 3, y + 3, width - 6, height - 6, 16, fill=theme.PLAN)

    def _draw_gain(self, canvas: Canvas, left: float, right: float, y: float, ink: theme.Rgba) -> None:
        draw_row(
            canvas, self.gain, (left + right) / 2, y, _GAIN_SIZE, gap=_ICON_GAP, ink=ink, room=right - left
        )


def _plaque(options: StageOptions, number: int, built: bool, beside: Beside) -> _Plaque:
    if built:
        return _Plaque(number, built, (), _gain(options, theme.INK, beside))
    if len(options) > 1:
        return _Plaque(number, built, tuple(_exchange(stage, beside) for stage in options), ())
    (stage,) = options
    gain = effect_row(stage.effects, theme.WHITE, beside)
    return _Plaque(number, built, (_cost(stage, beside),), gain)


def _cost(stage: Stage, beside: Beside) -> list[Piece]:
    copied: list[Piece] = [] if stage.copy is None else [beside[stage.copy]]
    return [*copied, *(cost_row(stage.cost) if stage.cost is not None else [])]


def _exchange(stage: Stage, beside: Beside) -> list[Piece]:
    becomes = sign("arrow-right", theme.GOLD, 0.7)
    return [*_cost(stage, beside), becomes, *effect_row(stage.effects, theme.WHITE, beside)]


def _gain(options: StageOptions, ink: theme.Rgba, beside: Beside) -> list[Piece]:
    """Return the gain of a stage; Manneken Pis shows from whom it was copied."""
    row: list[Piece] = []
    for stage in options:
        copied: list[Piece] = [] if stage.copy is None else [beside[stage.copy]]
        row += [*copied, *effect_row(stage.effects, ink, beside)]
    return row


class Plaques:
    """The plaques of one board, each as wide as its content."""

    def __init__(self, stages: Sequence[StageOptions], built: int, width: float, beside: Beside) -> None:
        """Lay out the plaques in a width in pixels, the first ``built`` ones as built stages.

        ``beside`` shows the neighbours whose stages can be copied.
        """
        self._room = width - (len(stages) - 1) * _GAP
        plaques = [_plaque(options, index + 1, index < built, beside) for index, options in enumerate(stages)]
        while sum(each.width for each in plaques) * _SQUEEZED > self._room:
            longest = max(
                (each for each in plaques if each.breakable), key=lambda each: each.width, default=None
            )
            if longest is None:
                break
            plaques[longest.number - 1] = longest.broken()
        self._plaques = plaques

    @property
    def height(self) -> int:
        """The height of the plaques in pixels."""
        return _TWO_LINES if any(len(each.lines) > 1 for each in self._plaques) else _ONE_LINE

    def draw(self, canvas: Canvas, y: float) -> None:
        """Draw the plaques side by side, centred, from a height down."""
        needed = sum(each.width for each in self._plaques)
        spare = (self._room - needed) / len(self._plaques)
        widths = [
            min(each.width + spare if spare >= 0 else each.width * self._room / needed, _WIDEST)
            for each in self._plaques
        ]
        x = (canvas.width - sum(widths) - _GAP * (len(widths) - 1)) / 2
        for each, width in zip(self._plaques, widths, strict=True):
            each.draw(canvas, x, y, width, self.height)
            x += width + _GAP
