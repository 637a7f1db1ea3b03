"""Where the cards of an age lie on the table, and how large: those that are left fill the room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.duel.view import LaidCard
from renders.drawing import theme

_WIDTH = theme.WIDTH - 2 * theme.MARGIN
_OVERLAP = 22
"""How far a card reaches below the one that lies on it."""


@dataclass(frozen=True, slots=True)
class Format:
    """How large cards are drawn, in pixels.

    From top to bottom a card has its name (``header``, in so many ``lines``), its ``price`` and its
    ``effect``, and where it is free a ``bar``. Of a covered one all but the bar shows, of one that lies
    face down only ``back``.
    """

    width: int
    gap: int
    header: int
    price: int
    effect: int
    bar: int
    back: int
    lines: int = 1

    @property
    def shown(self) -> int:
        """How much of a covered card shows that lies face up."""
        return self.header + self.price + self.effect + 4

    @property
    def covered_height(self) -> int:
        """How high a card is on which others lie."""
        return self.shown + _OVERLAP

    @property
    def height(self) -> int:
        """How high a card is that can be taken."""
        return self.shown + self.bar + 2


FORMATS = (
    Format(width=440, gap=20, header=66, price=72, effect=84, bar=70, back=60),
    Format(width=370, gap=18, header=60, price=62, effect=72, bar=62, back=56),
    Format(width=278, gap=14, header=50, price=52, effect=62, bar=54, back=50),
    Format(width=278, gap=14, header=38, price=44, effect=45, bar=44, back=30),
    Format(width=221, gap=12, header=54, price=48, effect=58, bar=54, back=54, lines=2),
    Format(width=182, gap=12, header=54, price=44, effect=56, bar=52, back=54, lines=2),
)
"""Largest first; the fourth is for the seven rows of Age III, the last for six cards side by side."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """The cards that still lie, in a format, and how high they are together in pixels."""

    layout: Sequence[LaidCard]
    size: Format
    tops: Sequence[int]
    height: int

    def places(self) -> Iterator[tuple[LaidCard, int, int]]:
        """Give each card with its left edge and its distance from the top, the lowest card first."""
        middle = (min(laid.x for laid in self.layout) + max(laid.x for laid in self.layout)) / 2
        step = (self.size.width + self.size.gap) / 2
        for laid in sorted(self.layout, key=lambda laid: (laid.row, laid.x)):
            left = theme.WIDTH / 2 + (laid.x - middle) * step - self.size.width / 2
            yield laid, round(left), self.tops[laid.row]


def lay_tableau(layout: Sequence[LaidCard], room: int) -> Tableau:
    """Lay the cards of an age that are left as large as width and height (``room``) allow."""
    laid = [_in_format(layout, size) for size in FORMATS if _width(layout, size) <= _WIDTH]
    return next((each for each in laid if each.height <= room), min(laid, key=lambda each: each.height))


def _width(layout: Sequence[LaidCard], size: Format) -> float:
    span = max((laid.x for laid in layout), default=0) - min((laid.x for laid in layout), default=0)
    return span * (size.width + size.gap) / 2 + size.width


def _in_format(layout: Sequence[LaidCard], size: Format) -> Tableau:
    """Lay rows below each other: of one that lies face down little shows, and nothing lies on free cards."""
    lowest = max((laid.row for laid in layout), default=0)
    open_rows = {laid.row for laid in layout if laid.card is not None and not laid.free}
    tops, top = [], 0
    for row in range(lowest + 1):
        tops.append(top)
        top += size.shown if row in open_rows else size.back
    height = max((tops[laid.row] + _height(laid, size) for laid in layout), default=0)
    return Tableau(layout, size, tuple(tops), height)


def _height(laid: LaidCard, size: Format) -> int:
    return size.height if laid.free else size.covered_height
