"""The wonder board of a city: its landscape and a plaque for each stage."""

from __future__ import annotations

from PIL import Image

from engine.base.box import Box
from engine.base.city import Board, Plan
from engine.base.view import View
from engine.game import Seat
from engine.terms import NEIGHBOURS, WonderId
from renders.base.plaques import Plaques
from renders.base.seats import neighbour_of
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.row import Sprite
from renders.parts import icons
from renders.parts.frames import BOARD_RADIUS, draw_board_frame
from renders.parts.scenes import emblem, panorama

BOARD_HEIGHT = 312


def draw_board(canvas: Canvas, view: View, seat: Seat, x: int, y: int, width: int) -> None:
    """Draw the board of a city, growing with its stages, and what each stage costs and gives."""
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
    """Draw the first one of three boards, its corners not cut; the others are left and right. Read-only."""
    own = box.wonders[boards[0].wonder]
    beside = {side: _emblem(board.wonder) for side, board in zip(NEIGHBOURS, boards[1:], strict=True)}
    plaques = Plaques(plan, built, width - 28, beside)
    scene = panorama(
        own.id,
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


def _emblem(wonder_id: WonderId) -> Sprite:
    """Give the emblem of a whole wonder: a board does not change when a neighbour builds a stage."""
    return Sprite(lambda size: emblem(wonder_id, size, 1, 1))
