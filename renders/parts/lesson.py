"""Pages that teach a game: pictures of the real things, each with its explanation."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import WrappedText, wrap_text
from renders.drawing.row import Piece, draw_row, row_width
from renders.drawing.surfaces import rounded_mask
from renders.parts.header import draw_title_on_meander
from renders.parts.language import Text
from renders.parts.written_rows import MakeRow, row_of

Figure = Callable[[Text], Image.Image]
"""Draws the figure beside a page's text, with a transparent background."""

MakeFigure = Callable[[str], Figure]
"""Makes a figure of its subject: a card."""

MakeFacts = Callable[[Text], Mapping[str, str | float]]
"""Returns the facts about a figure, for the variables of its text."""


def no_facts(text: Text) -> Mapping[str, str | float]:
    """Return no facts: the subject is the same in every box."""
    return {}


_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_TOP, _BOTTOM = 112, 16
_INSET, _BESIDE = 16, 20
_STEP = 1.16
_MOST_LINES = 12
_LEAST_BESIDE = 128
"""The least room for the symbols of a legend, so that most of its text starts at one edge."""
_ICON, _LEGEND_ICON = 78, 56
"""The size of the icons of a figure, and of a legend."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: ``lesson-KEY`` is its heading, ``lesson-KEY-1`` and so on are the texts of its figures.

    They go by the ``numbers`` of the figures, and their variables are the ``facts`` about the subject. With
    more than two ``columns`` of figures, the text is below them. A ``banner`` goes across the page, above the
    figures.
    """

    key: str
    figures: tuple[Figure, ...]
    numbers: tuple[int, ...]
    facts: MakeFacts
    columns: int = 1
    banner: Figure | None = None

    def heading(self, text: Text) -> str:
        """Return the heading of the page."""
        return text(f"lesson-{self.key}")

    def words(self, text: Text) -> list[str]:
        """Return the text of each figure."""
        facts = self.facts(text)
        return [text(f"lesson-{self.key}-{number}", **facts) for number in self.numbers]

    @property
    def size(self) -> int:
        """The size of the text: 12 of its pixels are 4 on a phone."""
        return 37 if self.columns == 1 else 32 if self.columns > 2 else 30

    @property
    def gap(self) -> int:
        """The room between cells."""
        return 8 if self.columns == 2 else 12

    @property
    def inset(self) -> int:
        """The room above and below the content of a cell: a legend is long."""
        return 7 if self.columns == 2 else _INSET


@dataclass(frozen=True, slots=True)
class Lesson:
    """How to play a game: pages in teaching order, and the legends of its symbols."""

    pages: tuple[Page, ...]
    legends: tuple[Page, ...]

    def page(self, key: str) -> Page:
        """Return a page, or a legend, by its key."""
        return next(page for page in (*self.pages, *self.legends) if page.key == key)


def describe_page(page: Page, text: Text) -> str:
    """Describe everything that a page shows."""
    return "\n".join([page.heading(text), *page.words(text)])


BoxT = TypeVar("BoxT")


@dataclass(frozen=True, slots=True)
class Lessons(Generic[BoxT]):
    """The lesson of a game, with the cards and wonders of a box, as pictures and in words."""

    of: Callable[[BoxT], Lesson]

    def draw(self, box: BoxT, key: str, text: Text) -> Image.Image:
        """Draw a page, or a legend, by its key."""
        return draw_page(self.of(box).page(key), text)

    def describe(self, box: BoxT, key: str, text: Text) -> str:
        """Describe everything that a page, or a legend, shows."""
        return describe_page(self.of(box).page(key), text)


def draw_page(page: Page, text: Text) -> Image.Image:
    """Draw a page as high as it needs to be, and no lower than other pictures."""
    columns, width = page.columns, (_WIDTH - (page.columns - 1) * page.gap) // page.columns
    figures = [draw(text) for draw in page.figures]
    beside = columns <= 2
    inner = width - 2 * _INSET
    widest = max(figure.width for figure in figures)
    cells: list[_Cell] = []
    for figure, words in zip(figures, page.words(text), strict=True):
        room = inner if not beside else widest if columns == 1 else max(figure.width, _LEAST_BESIDE)
        left_over = inner - room - _BESIDE if beside else inner
        lines = wrap_text(words, left_over, page.size, page.size - 4, 600, _MOST_LINES)
        cells.append(_Cell(figure, lines, beside, room, page.inset))
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    banners = [] if page.banner is None else [page.banner(text)]
    top = _TOP + sum(banner.height + page.gap for banner in banners)
    bottom = (len(rows) - 1) * page.gap + _BOTTOM
    rows = _no_higher(rows, theme.TALLEST - top - bottom)
    heights = [max(cell.height for cell in row) for row in rows]
    spare = max(0, theme.MINIMUM_HEIGHT - top - sum(heights) - bottom)
    heights = [height + -(-spare // len(rows)) for height in heights]
    canvas = Canvas(theme.WIDTH, top + sum(heights) + bottom)
    draw_title_on_meander(canvas, page.heading(text), _LEFT + 8, 46, 46, _WIDTH - 16, below=36)
    for banner in banners:
        canvas.put(banner, theme.WIDTH / 2, _TOP, "mt")
    y = top
    for row, height in zip(rows, heights, strict=True):
        for column, cell in enumerate(row):
            x = _LEFT + column * (width + page.gap)
            canvas.panel(x, y, width, height, fill_low=theme.PANEL_LOW, line=theme.LINE)
            _draw_cell(canvas, cell, x + _INSET, y, height)
        y += height + page.gap
    return canvas.finish("lesson")


class _Cell(NamedTuple):
    """A figure and its text, beside it or below it."""

    figure: Image.Image
    words: WrappedText
    beside: bool
    room: int
    inset: int

    @property
    def words_height(self) -> int:
        return round(len(self.words.lines) * self.words.size * _STEP)

    @property
    def height(self) -> int:
        if self.beside:
            return max(self.figure.height, self.words_height) + 2 * self.inset
        return self.figure.height + 10 + self.words_height + 2 * self.inset


def _no_higher(rows: list[list[_Cell]], most: int) -> list[list[_Cell]]:
    """Reduce the room in the cells if a language needs longer text."""
    over = sum(max(cell.height for cell in row) for row in rows) - most
    less = max(0, -(-over // (2 * len(rows))))
    return [[cell._replace(inset=cell.inset - less) for cell in row] for row in rows]


def _draw_cell(canvas: Canvas, cell: _Cell, x: int, y: int, height: int) -> None:
    line, room = cell.words.size * _STEP, cell.room
    if cell.beside:
        canvas.put(cell.figure, x + room / 2, y + height / 2, "mm")
        top = y + (height - cell.words_height + line) / 2 - 2
        canvas.lines_from(x + room + _BESIDE, top, cell.words, step=_STEP)
    else:
        canvas.put(cell.figure, x + room / 2, y + cell.inset, "mt")
        top = y + cell.inset + cell.figure.height + 10 + line / 2
        canvas.lines_from(x + room / 2, top, cell.words, anchor="mm", step=_STEP)


# -- from data files ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The parts of a lesson that only one game has: pieces of rows and whole figures, by name.

    Each is made from its argument in the file, which may be empty. Parts marked for another ``box`` are
    omitted.
    """

    pieces: Mapping[str, MakeRow]
    figures: Mapping[str, MakeFigure]
    box: Sequence[str]
    facts: MakeFacts = no_facts


def read_lesson(file: Path, vocabulary: Vocabulary) -> Lesson:
    """Read the lesson of a game: the key, columns, banner and figures of each page."""
    read = json.loads(file.read_text(encoding="utf-8"))
    pages, legends = (tuple(_page(each, vocabulary) for each in read[part]) for part in ("pages", "legends"))
    return Lesson(pages, legends)


def _page(read: Mapping[str, Any], vocabulary: Vocabulary) -> Page:
    columns = read.get("columns", 1)
    size = _ICON if columns != 2 else _LEGEND_ICON
    shown = {
        number: _figure(each, vocabulary, size)
        for number, each in enumerate(read["figures"], 1)
        if isinstance(each, str) or each.get("box", vocabulary.box[0]) in vocabulary.box
    }
    banner = _figure(read["banner"], vocabulary, size) if "banner" in read else None
    return Page(read["key"], tuple(shown.values()), tuple(shown), vocabulary.facts, columns, banner)


def _figure(read: str | Mapping[str, Any], vocabulary: Vocabulary, size: int) -> Figure:
    """Read a figure: rows of icons with a ``|`` between them, or one of the game; several are in a row."""
    rows = read if isinstance(read, str) else read.get("row")
    if rows is not None:
        return icons_of(*(row_of(row, vocabulary.pieces) for row in rows.split("|")), size=size)
    assert not isinstance(read, str)
    make = vocabulary.figures[read["figure"]]
    figure = in_a_row(*(make(each) for each in read.get("of", "").split() or [""]))
    return smaller(figure, read["scale"]) if "scale" in read else figure


def icons_of(*rows: Sequence[Piece], size: int) -> Figure:
    """Return a figure of icons, one row below the other."""

    def draw(text: Text) -> Image.Image:
        gap = 14
        width = max(row_width(row, size) for row in rows)
        canvas = Canvas(round(width) + 4, len(rows) * (size + gap) - gap + 4, transparent=True)
        for index, row in enumerate(rows):
            middle = 2 + size / 2 + index * (size + gap)
            draw_row(canvas, row, canvas.width / 2, middle, size, ink=theme.WHITE)
        return canvas.image

    return draw


def in_a_row(*figures: Figure, gap: int = 14) -> Figure:
    """Return figures beside each other."""

    def draw(text: Text) -> Image.Image:
        drawn = [figure(text) for figure in figures]
        if len(drawn) == 1:
            return drawn[0]
        width = sum(each.width for each in drawn) + gap * (len(drawn) - 1)
        canvas = Canvas(width, max(each.height for each in drawn), transparent=True)
        x = 0
        for each in drawn:
            canvas.put(each, x, canvas.height / 2, "lm")
            x += each.width + gap
        return canvas.image

    return draw


def smaller(figure: Figure, share: float) -> Figure:
    """Return a figure scaled down."""

    def draw(text: Text) -> Image.Image:
        drawn = figure(text)
        size = (round(drawn.width * share), round(drawn.height * share))
        return drawn.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")

    return draw


def cut_round(drawn: Image.Image, radius: int) -> Image.Image:
    """Round the corners of a picture."""
    cut = drawn.convert("RGBA")
    cut.putalpha(rounded_mask(cut.width, cut.height, radius))
    return cut
