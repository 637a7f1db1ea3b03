"""The score sheet: a column for each city by rank, a row for each of the seven categories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from engine.base.scoring import Score
from engine.base.view import View
from engine.game import Seat
from renders.base.score_words import by_rank, describe_score, winners
from renders.base.seats import seat_emblem
from renders.drawing import theme
from renders.drawing.canvas import Canvas, meander
from renders.drawing.fitting import fit_lines, shorten
from renders.drawing.numerals import signed
from renders.drawing.row import Piece, Sprite, Word, draw_row, largest_size
from renders.drawing.theme import Rgba, hex_colour
from renders.drawing.typefaces import sans, title
from renders.parts import icons
from renders.parts.language import Text, all_of
from renders.parts.names import seat_name

__all__ = ["describe_score", "draw_score"]

_TOP = 126
_HEAD, _HIGHEST_ROW, _TOTAL, _TIE_BREAK, _NOTE = 186, 76, 112, 66, 60
_NOTE_COLUMNS, _NOTE_GAP, _NOTE_NAME_WIDTH = 2, 12, 190
_LABEL_WIDTH = 232
_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_COLUMNS_LEFT = _LEFT + _LABEL_WIDTH
_RAISED = (hex_colour("#5A4212"), hex_colour("#332406"))
_RAISED_EDGE = (hex_colour("#FFE9A8"), hex_colour("#B98A2E"))
_RAISED_NAME, _RAISED_INK = hex_colour("#FFE9A8"), hex_colour("#2A1C04")
_RANK = hex_colour("#3B4F6F")
_TOTAL_FIELD, _TOTAL_RAISED_LOW = hex_colour("#101827"), hex_colour("#C08F33")


@dataclass(frozen=True, slots=True)
class _Category:
    """One of the seven categories: its field in a score, its message key, its colour and its icon."""

    field: str
    fill: Rgba
    ink: Rgba
    icon: Callable[[int], Image.Image]

    @property
    def key(self) -> str:
        return f"score-{self.field}"

    def points(self, score: Score) -> int:
        return int(getattr(score, self.field))


_COLOURS = theme.CARD_COLOURS
_CATEGORIES: tuple[_Category, ...] = (
    _Category("military", _COLOURS["red"], theme.WHITE, icons.shield),
    _Category("treasury", hex_colour("#86600F"), theme.WHITE, icons.coin),
    _Category("wonder", theme.SAND, theme.WHITE, lambda size: icons.sign("stage", size, theme.IVORY)),
    _Category("civilian", _COLOURS["blue"], theme.WHITE, lambda size: icons.card_type("blue", size)),
    _Category("scientific", _COLOURS["green"], theme.WHITE, lambda size: icons.card_type("green", size)),
    _Category("commercial", _COLOURS["yellow"], theme.INK, lambda size: icons.card_type("yellow", size)),
    _Category("guilds", _COLOURS["purple"], theme.WHITE, lambda size: icons.card_type("purple", size)),
)
"""In the order of the score pad (rulebook, End of the game)."""


@dataclass(frozen=True, slots=True)
class _Column:
    """Where the points of one city stand."""

    score: Score
    left: float
    width: float
    raised: bool

    @property
    def middle(self) -> float:
        return self.left + self.width / 2

    def ink(self, plain: Rgba, raised: Rgba) -> Rgba:
        return raised if self.raised else plain


def draw_score(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the points of every city, best first, the winners raised; ``names`` by seat."""
    notes = _notes(view, names, text)
    below = _TOTAL + 8 + _TIE_BREAK
    notes_height = -(-len(notes) // _NOTE_COLUMNS) * _NOTE
    spare = theme.MAXIMUM_HEIGHT - _TOP - _HEAD - below - notes_height - 16
    row = min(_HIGHEST_ROW, spare // len(_CATEGORIES))
    sheet = _HEAD + len(_CATEGORIES) * row + below
    canvas = Canvas(theme.WIDTH, _TOP + sheet + notes_height + 16)
    _draw_header(canvas, view, names, text)
    columns = _columns(view)
    _draw_raised(canvas, columns, sheet)
    for column in columns:
        _draw_head(canvas, view, column, names, text)
    for index, category in enumerate(_CATEGORIES):
        top = _TOP + _HEAD + index * row
        _draw_category(canvas, category, columns, (top, row), text, striped=index % 2 == 0)
    top = _TOP + sheet - below
    _draw_totals(canvas, columns, top + 4, text)
    _draw_tie_break(canvas, columns, top + 4 + _TOTAL, text)
    _draw_notes(canvas, notes, _TOP + sheet + 6)
    return canvas.finish()


def _columns(view: View) -> list[_Column]:
    best = {score.seat for score in winners(view)}
    width = (_RIGHT - _COLUMNS_LEFT) // len(view.cities)
    return [
        _Column(score, _COLUMNS_LEFT + index * width, width, score.seat in best)
        for index, score in enumerate(by_rank(view))
    ]


def _draw_notes(canvas: Canvas, notes: Sequence[Sequence[Piece]], top: float) -> None:
    width = (_RIGHT - _LEFT - _NOTE_GAP) / _NOTE_COLUMNS if len(notes) > 1 else _RIGHT - _LEFT
    for index, note in enumerate(notes):
        x = _LEFT + index % _NOTE_COLUMNS * (width + _NOTE_GAP)
        y = top + index // _NOTE_COLUMNS * _NOTE + _NOTE / 2
        canvas.panel(x, y - 26, width, 52, 26, fill=theme.PANEL_DEEP)
        size = largest_size(note, width - 44, 44, 10)
        draw_row(canvas, note, x + 22, y, size, gap=10, ink=theme.WHITE, align="l")


def _draw_header(canvas: Canvas, view: View, names: Sequence[str], text: Text) -> None:
    canvas.put(icons.laurel(96), _LEFT + 52, 64, "mm")
    canvas.put(icons.type_glyph("blue", 42), _LEFT + 52, 60, "mm")
    heading = text("score-title") if view.over else text("score-title-so-far")
    canvas.fitted_text(_LEFT + 116, 44, heading, 46, 640, theme.GOLD, weight=800, smallest=30, face=title)
    best = winners(view)
    line = text(
        "score-winner" if view.over else "score-leader",
        names=all_of([seat_name(names, score.seat, text) for score in best], text),
        count=len(best),
        points=best[0].total,
    )
    canvas.fitted_text(_LEFT + 116, 92, line, 34, _RIGHT - _LEFT - 130, smallest=28)
    canvas.put(meander(330, 16), _RIGHT - 330, 36)


def _draw_raised(canvas: Canvas, columns: Sequence[_Column], height: int) -> None:
    for column in columns:
        if column.raised:
            x, width = column.left - 2, column.width + 4
            canvas.panel(
                x,
                _TOP - 4,
                width,
                height + 4,
                24,
                fill=_RAISED_EDGE[0],
                fill_low=_RAISED_EDGE[1],
                blur=14,
                shade=0.7,
            )
            canvas.panel(x + 4, _TOP, width - 8, height - 4, 20, fill=_RAISED[0], fill_low=_RAISED[1])


def _draw_head(canvas: Canvas, view: View, column: _Column, names: Sequence[str], text: Text) -> None:
    x, seat = column.middle, column.score.seat
    if seat == view.free_city:
        canvas.panel(
            column.left + 4,
            _TOP,
            column.width - 8,
            _HEAD - 6,
            20,
            fill=theme.GREY_PANEL,
            fill_low=theme.GREY_PANEL_LOW,
        )
    if column.raised:
        canvas.put(icons.laurel(118, hex_colour("#FFE08A")), x, _TOP + 62, "mm")
    canvas.put(seat_emblem(view, seat, 78 if column.raised else 84), x, _TOP + 58, "mm")
    canvas.panel(x - 23, _TOP + 90, 46, 40, 20, fill=theme.GOLD if column.raised else _RANK)
    canvas.text(
        x, _TOP + 110, f"{column.score.rank}", sans(32, 800), column.ink(theme.WHITE, _RAISED_INK), "mm"
    )
    shown = seat_name(names, seat, text)
    name = fit_lines(shown, column.width - 10, 29, theme.FLOOR_TEXT, 700, breaking=True)
    below = 2 if len(name.lines) > 1 else 0
    for index, line in enumerate(name.lines):
        offset = (index - (len(name.lines) - 1) / 2) * name.size * 0.98
        ink = column.ink(theme.MUTED if seat == view.free_city else theme.WHITE, _RAISED_NAME)
        canvas.text(x, _TOP + 156 + below + offset, line, name.font, ink, "mm")


def _draw_category(
    canvas: Canvas,
    category: _Category,
    columns: Sequence[_Column],
    span: tuple[float, int],
    text: Text,
    *,
    striped: bool,
) -> None:
    """Draw one row of the sheet; ``span`` is its top and its height."""
    y, height = span
    middle = y + height / 2
    stripe: Rgba = (255, 255, 255, 16 if striped else 6)
    for column in columns:
        if not column.raised:
            canvas.fill(column.left, y + 3, column.width, height - 6, stripe)
    canvas.panel(_LEFT, y + 3, _LABEL_WIDTH - 8, height - 6, 14, fill=category.fill)
    canvas.put(category.icon(54), _LEFT + 40, middle, "mm")
    canvas.fitted_text(
        _LEFT + 76,
        middle - 1,
        text(category.key),
        33,
        _LABEL_WIDTH - 92,
        category.ink,
        weight=700,
        smallest=26,
    )
    best = max(category.points(column.score) for column in columns)
    for column in columns:
        points = category.points(column.score)
        leads = points == best and points > 0
        ink = theme.NEGATIVE if points < 0 else theme.FAINT if points == 0 else theme.WHITE
        if column.raised and points == 0:
            ink = theme.MUTED
        number = f"{points}" if points >= 0 else signed(points)
        font = sans(46, 800 if leads else 500)
        canvas.text(column.middle, middle - 1, number, font, ink, "mm")
        if leads:
            star = icons.sign("star", 24, theme.GOLD)
            canvas.put(star, column.middle + font.getlength(number) / 2 + 17, middle - 14, "mm")


def _draw_totals(canvas: Canvas, columns: Sequence[_Column], y: float, text: Text) -> None:
    canvas.panel(_LEFT, y, _RIGHT - _LEFT, 104, 20, fill=_TOTAL_FIELD, line=theme.GOLD, line_width=3)
    canvas.put(icons.points(76), _LEFT + 52, y + 52, "mm")
    canvas.fitted_text(
        _LEFT + 100, y + 50, text("score-total"), 42, _LABEL_WIDTH - 106, theme.GOLD, weight=800, smallest=28
    )
    for column in columns:
        if column.raised:
            canvas.panel(
                column.left + 2, y + 3, column.width - 4, 98, 14, fill=theme.GOLD, fill_low=_TOTAL_RAISED_LOW
            )
        number = f"{column.score.total}" if column.score.total >= 0 else signed(column.score.total)
        font = sans(66 if column.raised else 56, 800)
        canvas.text(column.middle, y + 50, number, font, column.ink(theme.WHITE, _RAISED_INK), "mm")


def _draw_tie_break(canvas: Canvas, columns: Sequence[_Column], y: float, text: Text) -> None:
    middle = y + _TIE_BREAK / 2 - 2
    canvas.put(icons.coin(44), _LEFT + 52, middle, "mm")
    canvas.fitted_text(_LEFT + 100, middle - 1, text("score-tie-break"), 30, _LABEL_WIDTH - 116, theme.MUTED)
    for column in columns:
        ink = column.ink(theme.MUTED, _RAISED_NAME)
        canvas.text(column.middle, middle - 1, f"{column.score.coins}", sans(34, 600), ink, "mm")


def _notes(view: View, names: Sequence[str], text: Text) -> list[list[Piece]]:
    """Tell what was settled for the players: symbols of choice and copied guilds."""

    def short(seat: Seat) -> str:
        return shorten(seat_name(names, seat, text), sans(31, 600), _NOTE_NAME_WIDTH)

    notes: list[list[Piece]] = []
    for score in by_rank(view):
        name = short(score.seat)
        if score.symbols:
            symbols = [Sprite(partial(icons.science, symbol)) for symbol in score.symbols]
            words = text("score-symbols", name=name, count=len(score.symbols), points=score.symbols_points)
            notes.append([*symbols, Word(words, 600, 0.7)])
        if score.guild is not None and score.guild_from is not None:
            words = text(
                "score-guild",
                name=name,
                guild=text(f"card-{score.guild}"),
                owner=short(score.guild_from),
                points=score.guild_points,
            )
            notes.append([Sprite(lambda size: icons.card_type("purple", size)), Word(words, 600, 0.7)])
    return notes
