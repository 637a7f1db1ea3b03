"""The score sheet of every game: a column for each player, a row for each category of points."""

from collections.abc import Sequence

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.numerals import plain
from renders.drawing.row import Row, draw_row
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.header import HEADER_BOTTOM, draw_corner, draw_title
from renders.parts.language import Text
from renders.parts.result import Measures, Place, Result, Standing
from renders.parts.seat_names import short_names

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_TOP = HEADER_BOTTOM
_TOTAL, _TIE_BREAK = 112, 66
_DOES_NOT_COUNT = "–"
_NOTE, _NOTE_COLUMNS, _NOTE_GAP = 60, 2, 12


def draw_sheet(result: Result, names: Sequence[str], text: Text) -> Image.Image:
    """Draw a score sheet; the columns of winners are raised in gold. ``names`` are drawable and by seat.

    The total is raised only if points have decided the game. The tie-break has a row if there is a tie.
    """
    sizes, categories = result.measures, result.categories
    standings = sorted(result.standings, key=lambda each: each.seat) if result.by_seat else result.standings
    columns = list(zip(standings, _places(len(standings), sizes), strict=True))
    ties, notes = result.tie_breaks(), result.notes(names, text)
    below = _TOTAL + 8 + (_TIE_BREAK if ties else 0)
    room = -(-len(notes) // _NOTE_COLUMNS) * _NOTE
    spare = theme.MAXIMUM_HEIGHT - _TOP - sizes.head - below - room - sizes.bottom
    row = min(sizes.highest_row, spare // len(categories))
    height = sizes.head + len(categories) * row + below
    canvas = Canvas(theme.WIDTH, max(_TOP + height + room + sizes.bottom, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, result, names, text)
    for each, place in columns:
        if each.won:
            _draw_raised(canvas, place, height)
    for each, place in columns:
        (each.head or _draw_head)(canvas, each, place, names[each.seat])
    for number in range(len(categories)):
        _draw_category(canvas, result, columns, number, _TOP + sizes.head + number * row, row, text)
    top = _TOP + height - below + 4
    _draw_totals(canvas, result, columns, top, text)
    if ties:
        _draw_tie_break(canvas, result, columns, top + _TOTAL, text)
    _draw_notes(canvas, notes, _TOP + height + 6)
    return canvas.finish("score")


_Columns = Sequence[tuple[Standing, Place]]
"""The columns from left to right."""


def _places(columns: int, sizes: Measures) -> list[Place]:
    left = _LEFT + sizes.label_width
    width = (_RIGHT - left) // columns
    return [Place(left + index * width, _TOP, width) for index in range(columns)]


def _draw_head(canvas: Canvas, standing: Standing, place: Place, name: str) -> None:
    """Draw the emblem of a city, its rank and its name; grey for the Free City, which has no rank."""
    x, top, raised, grey = place.middle, place.top, standing.won, standing.place is None
    if grey:
        fill, low = theme.GREY_PANEL, theme.GREY_PANEL_LOW
        canvas.panel(place.left + 4, top, place.width - 8, 180, 20, fill=fill, fill_low=low)
    if raised:
        canvas.put(icons.laurel(118, theme.GOLD_BRIGHT), x, top + 62, "mm")
    canvas.put(standing.emblem(78 if raised else 84), x, top + 58, "mm")
    if not grey:
        canvas.panel(x - 23, top + 90, 46, 40, 20, fill=theme.GOLD if raised else theme.RANK)
        ink = theme.GOLD_INK if raised else theme.WHITE
        canvas.text(x, top + 110, f"{standing.place}", sans(32, 800), ink, "mm")
    lines = wrap_text(name, place.width - 10, 29, theme.FLOOR_TEXT, 700, breaking=True)
    below = 2 if len(lines.lines) > 1 else 0
    ink = theme.GOLD_PALE if raised else theme.MUTED if grey else theme.WHITE
    canvas.lines(x, top + 156 + below, lines, ink, "mm", step=0.98)


def _draw_header(canvas: Canvas, result: Result, names: Sequence[str], text: Text) -> None:
    heading = "score-title" if result.over else "score-title-so-far"
    short = short_names(names, 270)
    line = result.headline(short, text) if result.over else result.leaders("score-leader", short, text)
    canvas.put(icons.laurel(96), _LEFT + 52, 64, "mm")
    canvas.put(result.emblem(42), _LEFT + 52, 60, "mm")
    words = text(heading if result.victory is None else result.heading)
    draw_title(canvas, words, _LEFT + 116, 44, 46, 640, smallest=30)
    canvas.fitted_text(_LEFT + 116, 92, line, 34, _RIGHT - _LEFT - 130, smallest=28)
    draw_corner(canvas, 330, 36)


def _draw_raised(canvas: Canvas, place: Place, height: int) -> None:
    left, top, width = place
    edge, low = theme.GOLD_PALE, theme.GOLD_LOW
    canvas.panel(left - 2, top - 4, width + 4, height + 4, 24, fill=edge, fill_low=low, blur=14, shade=0.7)
    field, low = theme.RAISED, theme.RAISED_LOW
    canvas.panel(left + 2, top, width - 4, height - 4, 20, fill=field, fill_low=low)


def _draw_category(
    canvas: Canvas, result: Result, columns: _Columns, number: int, y: float, height: int, text: Text
) -> None:
    sizes, category, middle = result.measures, result.categories[number], y + height / 2
    stripe, inset = theme.with_opacity(theme.WHITE, sizes.stripes[number % 2]), sizes.stripe_inset
    for each, place in columns:
        if not each.won:
            canvas.fill(place.left + inset, y + 3, place.width - 2 * inset, height - 6, stripe)
    fill, ink, icon = category.sheet
    canvas.panel(_LEFT, y + 3, sizes.label_width - sizes.label_gap, height - 6, 14, fill=fill)
    canvas.put(icon(54), _LEFT + sizes.label_icon, middle, "mm")
    left, room, size = _LEFT + sizes.label_words, sizes.label_width - sizes.label_words - 16, sizes.label_size
    canvas.fitted_text(left, middle - 1, category.label(text), size, room, ink, weight=700, smallest=26)
    counts = category.field not in result.uncounted
    scored = [list(each.score.rows.values())[number] if counts else None for each, _ in columns]
    best = max(points or 0 for points in scored)
    for (each, place), points in zip(columns, scored, strict=True):
        leads = points == best and best > 0
        ink = theme.GOLD_PALE if leads else theme.WHITE
        if not points:
            ink = theme.MUTED if each.won else theme.FAINT
        elif points < 0:
            ink = theme.NEGATIVE
        words, font = (
            _DOES_NOT_COUNT if points is None else plain(points),
            sans(sizes.points_size, 800 if leads else 500),
        )
        canvas.text(place.middle, middle - 1, words, font, ink, "mm")


def _draw_totals(canvas: Canvas, result: Result, columns: _Columns, y: float, text: Text) -> None:
    sizes, field, decided = result.measures, theme.TOTAL_FIELD, result.victory is None
    canvas.panel(_LEFT, y, _RIGHT - _LEFT, 104, 20, fill=field, line=theme.GOLD, line_width=3)
    canvas.put(icons.points(76), _LEFT + sizes.total_icon, y + 52, "mm")
    left, room = _LEFT + sizes.total_words, sizes.label_width - sizes.total_words - 6
    ink = theme.GOLD if decided else theme.WHITE
    label = text("score-total" if decided else "duel-score-points")
    lines = wrap_text(label, room, sizes.total_label_size, 28, 800)
    canvas.lines(left, y + 50, lines, ink, "lm")
    for each, place in columns:
        if each.won and decided:
            width, low = place.width - sizes.total_trim, theme.TOTAL_RAISED_LOW
            canvas.panel(place.left + 2, y + 3, width, 98, 14, fill=theme.GOLD, fill_low=low)
        font = sans(sizes.total_sizes[0 if each.won else 1], 800)
        ink = theme.GOLD_INK if each.won and decided else theme.WHITE
        canvas.text(place.middle, y + 50, plain(each.score.total), font, ink, "mm")


def _draw_tie_break(canvas: Canvas, result: Result, columns: _Columns, y: float, text: Text) -> None:
    middle, ties = y + _TIE_BREAK / 2 - 2, result.tie_breaks()
    canvas.put(result.tie_break.icon(48), _LEFT + 40, middle, "mm")
    label = wrap_text(text(result.tie_break.key), result.measures.label_width - 84, 33, 24)
    canvas.lines(_LEFT + 76, middle - 1, label, theme.WHITE, "lm")
    for each, place in columns:
        if each.seat in ties:
            ink = theme.GOLD_PALE if each.won else theme.WHITE
            canvas.text(place.middle, middle - 1, f"{ties[each.seat]}", sans(44, 700), ink, "mm")


def _draw_notes(canvas: Canvas, notes: Sequence[Row], top: float) -> None:
    width = (_RIGHT - _LEFT - _NOTE_GAP) / _NOTE_COLUMNS if len(notes) > 1 else _RIGHT - _LEFT
    for index, note in enumerate(notes):
        x = _LEFT + index % _NOTE_COLUMNS * (width + _NOTE_GAP)
        y = top + index // _NOTE_COLUMNS * _NOTE + _NOTE / 2
        canvas.panel(x, y - 26, width, 52, 26, fill=theme.PANEL_DEEP)
        draw_row(canvas, note, x + 22, y, 44, gap=10, ink=theme.WHITE, align="l", room=width - 44)
