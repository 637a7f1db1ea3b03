"""What a stage costs and gives can be read on every board, whatever stands already."""

from collections.abc import Iterator

import pytest

from engine import terms
from engine.base.city import SIDES, Board, City, Plan, Side
from engine.base.rules import standard_box
from engine.terms import Neighbour, WonderId
from renders.base import board
from renders.base.board import Plaques
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Row, row_width
from renders.parts.sprites import neighbour_city

WIDTH = 1160
SMALLEST = 36
NEIGHBOURS = (Board(WonderId("giza"), "B"), Board(WonderId("babylon"), "B"))

BESIDE = {side: neighbour_city(side, theme.WHITE) for side in terms.NEIGHBOURS}

Drawn = list[tuple[float, float, int]]


def plan(wonder: WonderId, side: Side) -> Plan:
    return standard_box().plan(Board(wonder, side), *NEIGHBOURS)


def boards() -> Iterator[tuple[WonderId, Side, int]]:
    for wonder in standard_box().wonders:
        for side in SIDES:
            for built in range(len(plan(wonder, side)) + 1):
                yield wonder, side, built


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Collect left, right and icon size of every row; none is painted."""
    rows: Drawn = []

    def note(_: Canvas, row: Row, x: float, __: float, size: int, *, gap: int, **how: object) -> float:
        width = row_width(row, size, gap)
        left = x if how.get("align") == "l" else x - width / 2
        rows.append((left, left + width, size))
        return width

    monkeypatch.setattr(board, "draw_row", note)
    return rows


@pytest.mark.parametrize(("wonder", "side", "built"), list(boards()))
def test_icons_are_large_and_stay_inside(wonder: WonderId, side: Side, built: int, drawn: Drawn) -> None:
    sides: tuple[Neighbour, ...] = ("left", "right", "left")
    copies = wonder == "manneken_pis" and side == "A"
    city = City(Board(wonder, side), plan(wonder, side), 0)
    for copy in sides[:built] if copies else [None] * built:
        city.build_stage(copy)
    laid = Plaques(city.plan, built, WIDTH - 28, BESIDE)
    laid.draw(Canvas(WIDTH, 312), 200)
    assert drawn
    assert min(size for _, _, size in drawn) >= SMALLEST
    assert min(left for left, _, _ in drawn) > 14
    assert max(right for _, right, _ in drawn) < WIDTH - 14
