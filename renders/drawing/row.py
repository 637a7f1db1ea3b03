"""Rows of icons and short words, the common language of pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renders.drawing import theme
from renders.drawing.art import Part, icon
from renders.drawing.canvas import Canvas
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans


@dataclass(frozen=True, slots=True)
class Sprite:
    """An icon in a row, drawn by ``make`` in the size of the row times ``scale``."""

    make: Callable[[int], Image.Image]
    scale: float = 1.0

    def width(self, size: int) -> float:
        """Return the width in pixels at a row size."""
        return size * self.scale

    def put(self, canvas: Canvas, x: float, y: float, size: int, ink: Rgba) -> None:
        """Draw the icon with its left edge at ``x``, vertically centred at ``y``."""
        canvas.put(self.make(round(size * self.scale)), x + self.width(size) / 2, y, "mm")


@lru_cache(maxsize=4096)
def _length(text: str, size: int, weight: int) -> float:
    """Return the width of a word: fitting a row into a width measures it in many sizes."""
    return sans(size, weight).getlength(text)


@dataclass(frozen=True, slots=True)
class Word:
    """A short word or number in a row, in the ink of the row or in one of its own."""

    text: str
    weight: int = 700
    scale: float = 0.62
    ink: Rgba | None = None

    def width(self, size: int) -> float:
        """Return the width in pixels at a row size."""
        return _length(self.text, round(size * self.scale), self.weight)

    def put(self, canvas: Canvas, x: float, y: float, size: int, ink: Rgba) -> None:
        """Write the word with its left edge at ``x``, vertically centred at ``y``."""
        canvas.text(x, y - 1, self.text, sans(round(size * self.scale), self.weight), self.ink or ink)


@lru_cache(maxsize=64)
def _slash(width: int, height: int, colour: Rgba) -> Image.Image:
    """Draw the slash between two alternatives. Read-only."""
    drawn = icon(height, Part("slash", ink=colour))
    inset = (drawn.width - width) // 2
    return drawn.crop((inset, 0, inset + width, drawn.height))


@dataclass(frozen=True, slots=True)
class Slash:
    """The slash between two alternatives."""

    def width(self, size: int) -> float:
        """Return the width in pixels at a row size."""
        return int(size * 0.26)

    def put(self, canvas: Canvas, x: float, y: float, size: int, ink: Rgba) -> None:
        """Draw the slash with its left edge at ``x``, vertically centred at ``y``."""
        width = int(self.width(size))
        canvas.put(_slash(width, int(size * 0.8), ink), x + width / 2, y, "mm")


@dataclass(frozen=True, slots=True)
class Space:
    """Space between unrelated things of a row."""

    share: float = 0.08

    def width(self, size: int) -> float:
        """Return the width in pixels at a row size."""
        return size * self.share

    def put(self, canvas: Canvas, x: float, y: float, size: int, ink: Rgba) -> None:
        """Draw nothing."""


Piece = Sprite | Word | Slash | Space
Row = Sequence[Piece]


def choice_of(pieces: Sequence[Piece]) -> list[Piece]:
    """Put slashes between alternatives."""
    row: list[Piece] = []
    for piece in pieces:
        row += [Slash(), piece] if row else [piece]
    return row


def _gaps(row: Row, gap: float) -> list[float]:
    """Return the space before each piece: none before the first, hardly any beside a slash."""
    return [
        0 if before is None else 1 if isinstance(before, Slash) or isinstance(piece, Slash) else gap
        for before, piece in zip((None, *row), row, strict=False)
    ]


def row_width(row: Row, size: int, gap: float = 8) -> float:
    """Return the width of a row in pixels with icons ``size`` pixels high."""
    return sum(piece.width(size) for piece in row) + sum(_gaps(row, gap))


def largest_size(row: Row, width: float, size: int, gap: float = 8, smallest: int = 20) -> int:
    """Return the largest icon size, at most ``size``, at which a row fits into a width."""
    while size > smallest and row_width(row, size, gap) > width:
        size -= 1
    return size


def draw_row(
    canvas: Canvas,
    row: Row,
    x: float,
    y: float,
    size: int,
    *,
    gap: float = 8,
    ink: Rgba = theme.INK,
    align: str = "m",
    room: float | None = None,
    smallest: int = 20,
) -> float:
    """Draw a row centred at ``x`` (``align`` m), from it (l) or up to it (r); return its width.

    Its icons are ``size`` pixels high, or no smaller than ``smallest`` if the ``room`` is less.
    """
    if room is not None:
        size = largest_size(row, room, size, gap, smallest)
    width = row_width(row, size, gap)
    place = x - {"l": 0.0, "m": 0.5, "r": 1.0}[align] * width
    for piece, space in zip(row, _gaps(row, gap), strict=True):
        piece.put(canvas, place + space, y, size, ink)
        place += space + piece.width(size)
    return width
