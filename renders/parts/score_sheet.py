"""The score sheet of every game: a column for each player, a row for each category of points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PIL import Image

from engine.terms import Colour
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.lines import draw_lines_around
from renders.drawing.numerals import plain
from renders.drawing.row import Row, draw_row, largest_size
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.header import HEADER_BOTTOM, draw_corner, draw_title
from renders.parts.language import Text
from renders.parts.names import named

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_TOP = HEADER_BOTTOM
_TOTAL, _TIE_BREAK = 112, 66
_DOES_NOT_COUNT = "–"
_NOTE, _NOTE_COLUMNS, _NOTE_GAP = 60, 2, 12

Icon = Callable[[int], Image.Image]
"""Draws an icon in a size."""


class Place(NamedTuple):
    """Where a column stands: its left edge, the top of the sheet, its width."""

    left: float
    top: float
    width: int

    @property
    def middle(self) -> float:
        """The middle of the column."""
        return self.left + self.width / 2


DrawHead = Callable[[Canvas, Place], None]
"""Draws what stands above the points of a column."""


@dataclass(frozen=True, slots=True)
class Category:
    """One row of the sheet: its field in a score, the key of its label, field and ink of that, its icon."""

    field: str
    key: str
    fill: Rgba
    ink: Rgba
    icon: Icon

    def label(self, text: Text) -> str:
        """Return what it is called; its field in words where the language has no name for it."""
        return named(self.key, self.field, text)


def category_of_cards(field: str, key: str, colour: Colour) -> Category:
    """Give the category of the cards of a colour."""
    look = theme.card_look(colour)
    return Category(field, key, look.field, look.ink, partial(icons.card_type, colour))


def categories_of(rows: Iterable[str], looks: Sequence[Category]) -> list[Category]:
    """Give how the rows of a score look; one without a look of its own has the sign of points."""
    known = {each.field: each for each in looks}
    return [
        known.get(row) or Category(row, f"score-{row}", theme.RANK, theme.WHITE, icons.points) for row in rows
    ]


def tie_breaks(totals: Sequence[int], counts: Sequence[int]) -> list[int | None]:
    """Give what breaks a tie between players to those whose total another one has too, None to the others."""
    return [count if totals.count(total) > 1 else None for total, count in zip(totals, counts, strict=True)]


def stage_sign(size: int, ink: Rgba = theme.IVORY) -> Image.Image:
    """Draw the sign of wonders and their stages."""
    return icons.sign("stage", size, ink)


@dataclass(frozen=True, slots=True)
class Column:
    """One player: points by category in the order of the rows; ``raised`` for the winners.

    Points are None where the category does not count. ``tie_break`` is None where the total is the player's
    alone.
    """

    head: DrawHead
    points: Sequence[int | None]
    total: int
    raised: bool
    tie_break: int | None = None


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decides between equal totals: what it is called and its icon."""

    label: str
    icon: Icon


class Measures(NamedTuple):
    """The sizes of a sheet in pixels; where two stand, the first is that of the winners."""

    head: int = 186
    highest_row: int = 92
    label_width: int = 232
    label_gap: int = 8
    label_icon: int = 40
    label_words: int = 76
    label_size: int = 33
    stripe_inset: int = 0
    stripes: tuple[int, int] = (16, 6)
    """How opaque the odd and the even rows are."""
    points_size: int = 46
    total_icon: int = 52
    total_words: int = 100
    total_label_size: int = 42
    total_trim: int = 4
    total_sizes: tuple[int, int] = (66, 56)
    bottom: int = 16


_USUAL = Measures()


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that a score sheet says; ``columns`` from left to right, ``notes`` below them.

    ``decided`` tells whether the points have decided the game: only then the total stands out in gold. What
    breaks a tie has a row where there is a tie.
    """

    heading: str
    line: str
    emblem: Icon
    categories: Sequence[Category]
    columns: Sequence[Column]
    total: str
    tie_break: TieBreak | None = None
    decided: bool = True
    notes: Sequence[Row] = ()
    measures: Measures = _USUAL

    @property
    def below(self) -> int:
        """The height of what stands below the categories."""
        return _TOTAL + 8 + (_TIE_BREAK if self.tied else 0)

    @property
    def tied(self) -> bool:
        """Whether players have the same total."""
        return any(column.tie_break is not None for column in self.columns)

    def place(self, index: int) -> Place:
        """Tell where a column stands."""
        left = _LEFT + self.measures.label_width
        width = (_RIGHT - left) // len(self.columns)
        return Place(left + index * width, _TOP, width)


def draw_sheet(sheet: Sheet, text: Text) -> Image.Image:
    """Draw a score sheet; the columns of winners stand out in gold."""
    sizes = sheet.measures
    notes = -(-len(sheet.notes) // _NOTE_COLUMNS) * _NOTE
    spare = theme.MAXIMUM_HEIGHT - _TOP - sizes.head - sheet.below - notes - sizes.bottom
    row = min(sizes.highest_row, spare // len(sheet.categories))
    height = sizes.head + len(sheet.categories) * row + sheet.below
    canvas = Canvas(theme.WIDTH, max(_TOP + height + notes + sizes.bottom, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, sheet)
    for index, column in enumerate(sheet.columns):
        if column.raised:
            _draw_raised(canvas, sheet.place(index), height)
    for index, column in enumerate(sheet.columns):
        column.head(canvas, sheet.place(index))
    for index in range(len(sheet.categories)):
        _draw_category(canvas, sheet, index, _TOP + sizes.head + index * row, row, text)
    top = _TOP + height - sheet.below + 4
    _draw_totals(canvas, sheet, top)
    if sheet.tie_break is not None and sheet.tied:
        _draw_tie_break(canvas, sheet, sheet.tie_break, top + _TOTAL)
    _draw_notes(canvas, sheet.notes, _TOP + height + 6)
    return canvas.finish("score")


def head_with_emblem(
    name: str, emblem: Icon, rank: int | None, *, raised: bool, grey: bool = False
) -> DrawHead:
    """Give the head of a column with the emblem of a city, its rank and its name.

    ``grey`` is for the Free City, which nobody plays for and which has no rank.
    """

    def draw(canvas: Canvas, place: Place) -> None:
        x, top = place.middle, place.top
        if grey:
            height = _USUAL.head - 6
            fill, low = theme.GREY_PANEL, theme.GREY_PANEL_LOW
            canvas.panel(place.left + 4, top, place.width - 8, height, 20, fill=fill, fill_low=low)
        if raised:
            canvas.put(icons.laurel(118, theme.GOLD_BRIGHT), x, top + 62, "mm")
        canvas.put(emblem(78 if raised else 84), x, top + 58, "mm")
        if rank is not None:
            canvas.panel(x - 23, top + 90, 46, 40, 20, fill=theme.GOLD if raised else theme.RANK)
            ink = theme.GOLD_INK if raised else theme.WHITE
            canvas.text(x, top + 110, f"{rank}", sans(32, 800), ink, "mm")
        lines = wrap_text(name, place.width - 10, 29, theme.FLOOR_TEXT, 700, breaking=True)
        below = 2 if len(lines.lines) > 1 else 0
        ink = theme.GOLD_PALE if raised else theme.MUTED if grey else theme.WHITE
        draw_lines_around(canvas, lines, x, top + 156 + below, ink, "mm", step=0.98)

    return draw


def _draw_header(canvas: Canvas, sheet: Sheet) -> None:
    canvas.put(icons.laurel(96), _LEFT + 52, 64, "mm")
    canvas.put(sheet.emblem(42), _LEFT + 52, 60, "mm")
    draw_title(canvas, sheet.heading, _LEFT + 116, 44, 46, 640, smallest=30)
    canvas.fitted_text(_LEFT + 116, 92, sheet.line, 34, _RIGHT - _LEFT - 130, smallest=28)
    draw_corner(canvas, 330, 36)


def _draw_raised(canvas: Canvas, place: Place, height: int) -> None:
    left, top, width = place
    edge, low = theme.GOLD_PALE, theme.GOLD_LOW
    canvas.panel(left - 2, top - 4, width + 4, height + 4, 24, fill=edge, fill_low=low, blur=14, shade=0.7)
    field, low = theme.RAISED, theme.RAISED_LOW
    canvas.panel(left + 2, top, width - 4, height - 4, 20, fill=field, fill_low=low)


def _draw_category(canvas: Canvas, sheet: Sheet, number: int, y: float, height: int, text: Text) -> None:
    sizes, category, middle = sheet.measures, sheet.categories[number], y + height / 2
    stripe = theme.with_opacity(theme.WHITE, sizes.stripes[number % 2])
    inset = sizes.stripe_inset
    for index, column in enumerate(sheet.columns):
        if not column.raised:
            place = sheet.place(index)
            canvas.fill(place.left + inset, y + 3, place.width - 2 * inset, height - 6, stripe)
    width = sizes.label_width - sizes.label_gap
    canvas.panel(_LEFT, y + 3, width, height - 6, 14, fill=category.fill)
    canvas.put(category.icon(54), _LEFT + sizes.label_icon, middle, "mm")
    left, room = _LEFT + sizes.label_words, sizes.label_width - sizes.label_words - 16
    ink, size = category.ink, sizes.label_size
    canvas.fitted_text(left, middle - 1, category.label(text), size, room, ink, weight=700, smallest=26)
    best = max(column.points[number] or 0 for column in sheet.columns)
    for index, column in enumerate(sheet.columns):
        points, x = column.points[number], sheet.place(index).middle
        leads = points == best and best > 0
        ink = theme.GOLD_PALE if leads else theme.WHITE
        if not points:
            ink = theme.MUTED if column.raised else theme.FAINT
        elif points < 0:
            ink = theme.NEGATIVE
        font = sans(sizes.points_size, 800 if leads else 500)
        canvas.text(x, middle - 1, _DOES_NOT_COUNT if points is None else plain(points), font, ink, "mm")


def _draw_totals(canvas: Canvas, sheet: Sheet, y: float) -> None:
    sizes, field = sheet.measures, theme.TOTAL_FIELD
    canvas.panel(_LEFT, y, _RIGHT - _LEFT, 104, 20, fill=field, line=theme.GOLD, line_width=3)
    canvas.put(icons.points(76), _LEFT + sizes.total_icon, y + 52, "mm")
    left, room = _LEFT + sizes.total_words, sizes.label_width - sizes.total_words - 6
    ink = theme.GOLD if sheet.decided else theme.WHITE
    lines = wrap_text(sheet.total, room, sizes.total_label_size, 28, 800)
    draw_lines_around(canvas, lines, left, y + 50, ink, "lm")
    for index, column in enumerate(sheet.columns):
        place = sheet.place(index)
        if column.raised and sheet.decided:
            width, low = place.width - sizes.total_trim, theme.TOTAL_RAISED_LOW
            canvas.panel(place.left + 2, y + 3, width, 98, 14, fill=theme.GOLD, fill_low=low)
        font = sans(sizes.total_sizes[0 if column.raised else 1], 800)
        ink = theme.GOLD_INK if column.raised and sheet.decided else theme.WHITE
        canvas.text(place.middle, y + 50, plain(column.total), font, ink, "mm")


def _draw_tie_break(canvas: Canvas, sheet: Sheet, tie_break: TieBreak, y: float) -> None:
    middle = y + _TIE_BREAK / 2 - 2
    canvas.put(tie_break.icon(48), _LEFT + 40, middle, "mm")
    left, room = _LEFT + 76, sheet.measures.label_width - 84
    label = wrap_text(tie_break.label, room, 33, 24)
    draw_lines_around(canvas, label, left, middle - 1, theme.WHITE, "lm")
    for index, column in enumerate(sheet.columns):
        if column.tie_break is not None:
            ink = theme.GOLD_PALE if column.raised else theme.WHITE
            canvas.text(
                sheet.place(index).middle, middle - 1, f"{column.tie_break}", sans(44, 700), ink, "mm"
            )


def _draw_notes(canvas: Canvas, notes: Sequence[Row], top: float) -> None:
    width = (_RIGHT - _LEFT - _NOTE_GAP) / _NOTE_COLUMNS if len(notes) > 1 else _RIGHT - _LEFT
    for index, note in enumerate(notes):
        x = _LEFT + index % _NOTE_COLUMNS * (width + _NOTE_GAP)
        y = top + index // _NOTE_COLUMNS * _NOTE + _NOTE / 2
        canvas.panel(x, y - 26, width, 52, 26, fill=theme.PANEL_DEEP)
        size = largest_size(note, width - 44, 44, 10)
        draw_row(canvas, note, x + 22, y, size, gap=10, ink=theme.WHITE, align="l")
