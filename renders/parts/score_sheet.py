"""A score sheet for any game: a column for each player by rank, a row for each category of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas, meander
from renders.drawing.fitting import fit_lines
from renders.drawing.numerals import signed
from renders.drawing.theme import Rgba, hex_colour
from renders.drawing.typefaces import sans, title
from renders.parts import icons

_TOP, _BOTTOM = 126, 16
_HEAD, _HIGHEST_ROW, _TOTAL, _TIE_BREAK = 186, 92, 112, 66
_LABEL_WIDTH = 232
_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_COLUMNS_LEFT = _LEFT + _LABEL_WIDTH
_RAISED = (hex_colour("#5A4212"), hex_colour("#332406"))
_RAISED_EDGE = (hex_colour("#FFE9A8"), hex_colour("#B98A2E"))
_RAISED_NAME, _RAISED_INK = hex_colour("#FFE9A8"), hex_colour("#2A1C04")
_RAISED_LAUREL = hex_colour("#FFE08A")
_RANK = hex_colour("#3B4F6F")
_TOTAL_FIELD, _TOTAL_RAISED_LOW = hex_colour("#101827"), hex_colour("#C08F33")


@dataclass(frozen=True, slots=True)
class Category:
    """One row of the sheet: what it is called, the field and the ink of its label, its icon by size."""

    label: str
    fill: Rgba
    ink: Rgba
    icon: Callable[[int], Image.Image]


@dataclass(frozen=True, slots=True)
class Column:
    """One player: points by category in the order of the rows; ``raised`` for the winners."""

    name: str
    emblem: Callable[[int], Image.Image]
    rank: int
    points: Sequence[int]
    total: int
    tie_break: int
    raised: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that a score sheet says; ``columns`` best first."""

    heading: str
    line: str
    categories: Sequence[Category]
    columns: Sequence[Column]
    total: str
    tie_break: str
    tie_break_icon: Callable[[int], Image.Image]

    def left(self, index: int) -> float:
        """Give the left edge of a column."""
        return _COLUMNS_LEFT + index * self.column_width

    @property
    def column_width(self) -> int:
        """How wide each column is in pixels."""
        return (_RIGHT - _COLUMNS_LEFT) // len(self.columns)

    def middle(self, index: int) -> float:
        """Give the middle of a column."""
        return self.left(index) + self.column_width / 2


def draw_sheet(sheet: Sheet) -> Image.Image:
    """Draw a score sheet; the columns of winners stand out in gold."""
    below = _TOTAL + 8 + _TIE_BREAK
    spare = theme.MAXIMUM_HEIGHT - _TOP - _HEAD - below - _BOTTOM
    row = min(_HIGHEST_ROW, spare // len(sheet.categories))
    height = _HEAD + len(sheet.categories) * row + below
    canvas = Canvas(theme.WIDTH, max(_TOP + height + _BOTTOM, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, sheet)
    _draw_raised(canvas, sheet, height)
    for index, column in enumerate(sheet.columns):
        _draw_head(canvas, column, sheet.middle(index), sheet.column_width)
    for index in range(len(sheet.categories)):
        _draw_category(canvas, sheet, index, _TOP + _HEAD + index * row, row)
    top = _TOP + height - below + 4
    _draw_totals(canvas, sheet, top)
    _draw_tie_break(canvas, sheet, top + _TOTAL)
    return canvas.finish()


def _ink(column: Column, plain: Rgba, raised: Rgba) -> Rgba:
    return raised if column.raised else plain


def _draw_header(canvas: Canvas, sheet: Sheet) -> None:
    canvas.put(icons.laurel(96), _LEFT + 52, 64, "mm")
    canvas.put(icons.type_glyph("blue", 42), _LEFT + 52, 60, "mm")
    canvas.fitted_text(_LEFT + 116, 44, sheet.heading, 46, 640, theme.GOLD, weight=800, face=title)
    canvas.fitted_text(_LEFT + 116, 92, sheet.line, 34, _RIGHT - _LEFT - 130, smallest=28)
    canvas.put(meander(330, 16), _RIGHT - 330, 36)


def _draw_raised(canvas: Canvas, sheet: Sheet, height: int) -> None:
    for index, column in enumerate(sheet.columns):
        if not column.raised:
            continue
        x, width = sheet.left(index) - 2, sheet.column_width + 4
        edge, low = _RAISED_EDGE
        canvas.panel(x, _TOP - 4, width, height + 4, 24, fill=edge, fill_low=low, blur=14, shade=0.7)
        canvas.panel(x + 4, _TOP, width - 8, height - 4, 20, fill=_RAISED[0], fill_low=_RAISED[1])


def _draw_head(canvas: Canvas, column: Column, x: float, width: int) -> None:
    if column.raised:
        canvas.put(icons.laurel(118, _RAISED_LAUREL), x, _TOP + 62, "mm")
    canvas.put(column.emblem(78 if column.raised else 84), x, _TOP + 58, "mm")
    canvas.panel(x - 23, _TOP + 90, 46, 40, 20, fill=theme.GOLD if column.raised else _RANK)
    rank_ink = _ink(column, theme.WHITE, _RAISED_INK)
    canvas.text(x, _TOP + 110, f"{column.rank}", sans(32, 800), rank_ink, "mm")
    name = fit_lines(column.name, width - 10, 29, theme.FLOOR_TEXT, 700)
    below = 2 if len(name.lines) > 1 else 0
    for index, line in enumerate(name.lines):
        offset = (index - (len(name.lines) - 1) / 2) * name.size * 0.98
        ink = _ink(column, theme.WHITE, _RAISED_NAME)
        canvas.text(x, _TOP + 156 + below + offset, line, name.font, ink, "mm")


def _draw_category(canvas: Canvas, sheet: Sheet, number: int, y: float, height: int) -> None:
    category, middle = sheet.categories[number], y + height / 2
    stripe: Rgba = (255, 255, 255, 16 if number % 2 == 0 else 6)
    for index, column in enumerate(sheet.columns):
        if not column.raised:
            canvas.fill(sheet.left(index), y + 3, sheet.column_width, height - 6, stripe)
    canvas.panel(_LEFT, y + 3, _LABEL_WIDTH - 8, height - 6, 14, fill=category.fill)
    canvas.put(category.icon(54), _LEFT + 40, middle, "mm")
    room = _LABEL_WIDTH - 92
    canvas.fitted_text(_LEFT + 76, middle - 1, category.label, 33, room, category.ink, weight=700)
    best = max(column.points[number] for column in sheet.columns)
    for index, column in enumerate(sheet.columns):
        points = column.points[number]
        leads = points == best and points > 0
        ink = theme.NEGATIVE if points < 0 else theme.WHITE
        if points == 0:
            ink = _ink(column, theme.FAINT, theme.MUTED)
        font = sans(46, 800 if leads else 500)
        text = signed(points) if points < 0 else f"{points}"
        canvas.text(sheet.middle(index), middle - 1, text, font, ink, "mm")
        if leads:
            star = icons.sign("star", 24, theme.GOLD)
            canvas.put(star, sheet.middle(index) + font.getlength(text) / 2 + 17, middle - 14, "mm")


def _draw_totals(canvas: Canvas, sheet: Sheet, y: float) -> None:
    canvas.panel(_LEFT, y, _RIGHT - _LEFT, 104, 20, fill=_TOTAL_FIELD, line=theme.GOLD, line_width=3)
    canvas.put(icons.points(76), _LEFT + 52, y + 52, "mm")
    room = _LABEL_WIDTH - 106
    canvas.fitted_text(_LEFT + 100, y + 50, sheet.total, 42, room, theme.GOLD, weight=800, smallest=28)
    for index, column in enumerate(sheet.columns):
        if column.raised:
            left, width = sheet.left(index) + 2, sheet.column_width - 4
            canvas.panel(left, y + 3, width, 98, 14, fill=theme.GOLD, fill_low=_TOTAL_RAISED_LOW)
        text = signed(column.total) if column.total < 0 else f"{column.total}"
        font = sans(66 if column.raised else 56, 800)
        canvas.text(sheet.middle(index), y + 50, text, font, _ink(column, theme.WHITE, _RAISED_INK), "mm")


def _draw_tie_break(canvas: Canvas, sheet: Sheet, y: float) -> None:
    middle = y + _TIE_BREAK / 2 - 2
    canvas.put(sheet.tie_break_icon(44), _LEFT + 52, middle, "mm")
    canvas.fitted_text(_LEFT + 100, middle - 1, sheet.tie_break, 30, _LABEL_WIDTH - 116, theme.MUTED)
    for index, column in enumerate(sheet.columns):
        ink = _ink(column, theme.MUTED, _RAISED_NAME)
        canvas.text(sheet.middle(index), middle - 1, f"{column.tie_break}", sans(34, 600), ink, "mm")
