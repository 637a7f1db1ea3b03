"""The victory poster of every game: the winner's wonder, name and points, then a bar for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.kept import kept
from renders.drawing.lines import draw_lines_around, draw_lines_from
from renders.drawing.numerals import plain, signed
from renders.drawing.palette import in_few_colours, palette_of
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.header import draw_title
from renders.parts.language import Text
from renders.parts.scenes import panorama
from renders.parts.score_sheet import Category, stage_sign
from renders.parts.seat_names import draw_name

_LEFT, _RIGHT = theme.MARGIN + 16, theme.WIDTH - theme.MARGIN - 14
_WORDS_WIDTH = 560
_FIRST_OF_SEVERAL = 420
"""Where the first wonder begins when several share the victory."""
_VEIL, _FADING = 690, 0.62
"""So far from the left the night goes over the landscape, behind the words."""
_LEGEND_ROW, _LEGEND_ROW_LENGTH, _SWATCH = 54, 7, 42
_LEGEND_GAP, _LEGEND_WIDEST_GAP = 22, 60
_BARS = 330
"""Where the bars begin."""
_BAR_RIGHT = 1060
_LEAST_PART, _LOSS = 34, 58
"""A part of a bar is wide enough for its number; a loss stands left of the bar."""
_HIGHEST_ROW, _CAPTION = 96, 52
_BOTTOM = 26

Icon = Callable[[int], Image.Image]


def stage_category(field: str, key: str) -> Category:
    """Give the category of wonders and their stages, as bars show it."""
    return Category(field, key, theme.BAR_WONDER, theme.INK, partial(stage_sign, ink=theme.SAND))


def treasury_category(field: str, key: str) -> Category:
    """Give the category of coins, as bars show it."""
    return Category(field, key, theme.BAR_TREASURY, theme.GOLD_INK, icons.coin)


def civilian_category(field: str, key: str) -> Category:
    """Give the category of blue cards, as bars show it."""
    return Category(field, key, theme.BAR_CIVILIAN, theme.WHITE, partial(icons.card_type, "blue"))


class Backdrop(NamedTuple):
    """A wonder and how many of its stages stand."""

    wonder: str
    built: int
    stages: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One city: its points by category, best city first; ``grey`` is the Free City, which cannot win."""

    name: str
    emblem: Icon
    points: Sequence[int]
    total: int
    won: bool
    grey: bool = False


class Proof(NamedTuple):
    """What has decided a game beside its points: drawn from a height on, so many pixels high."""

    draw: Callable[[Canvas, float], None]
    height: int


@dataclass(frozen=True, slots=True)
class Poster:
    """Everything that a poster says; ``total`` is None where points have not decided.

    ``proof`` shows then what has, above the bars; ``caption`` says what these are.
    """

    heading: str
    name: str
    total: int | None
    decided: str
    backdrops: Sequence[Backdrop]
    categories: Sequence[Category]
    standings: Sequence[Standing]
    proof: Proof | None = None
    caption: str = ""


def draw_poster(poster: Poster, text: Text) -> Image.Image:
    """Draw a poster: the scene of the winner, or of all who win together, above the points of everybody."""
    count = len(poster.standings)
    above = _above_bars(poster)
    row = min(_HIGHEST_ROW, (theme.MAXIMUM_HEIGHT - 440 - above - _BOTTOM) // count)
    below = row * count + above + _BOTTOM
    scene = max(min(theme.MAXIMUM_HEIGHT - below, 520), theme.MINIMUM_HEIGHT - below)
    canvas = Canvas(theme.WIDTH, scene + below)
    draw_backdrops(canvas, poster.backdrops, scene)
    _draw_words(canvas, poster, scene, text)
    top = scene + above
    if poster.proof is not None:
        poster.proof.draw(canvas, scene + 8)
    if poster.caption:
        left, y = _LEFT, top - _legend_height(poster) - _CAPTION / 2
        canvas.fitted_text(left, y, poster.caption, 34, _RIGHT - _LEFT, theme.GOLD, smallest=28)
    _draw_legend(canvas, poster, top - _legend_height(poster) + 8, text)
    room = _BAR_RIGHT - _BARS
    lost = any(min(standing.points) < 0 for standing in poster.standings)
    start = _BARS + (_LOSS + 6 if lost else 0)
    most = max(max(sum(value for value in standing.points if value > 0) for standing in poster.standings), 1)
    scale = (room - (start - _BARS)) / most
    for index, standing in enumerate(poster.standings):
        _draw_standing(canvas, standing, poster.categories, start, scale, top + (index + 0.5) * row, row)
    picture = canvas.finish()
    # A poster is made once in a game: the light around its wonder is worth a closer look.
    return in_few_colours(picture, palette_of(picture, [picture.crop((0, 0, theme.WIDTH, scene))]))


def _above_bars(poster: Poster) -> int:
    proof = 0 if poster.proof is None else poster.proof.height + 16
    return proof + (_CAPTION if poster.caption else 0) + _legend_height(poster)


def _legend_height(poster: Poster) -> int:
    return len(_legend_rows(poster)) * _LEGEND_ROW + 12


# -- the winner ---------------------------------------------------------------------------------------


def draw_backdrops(canvas: Canvas, backdrops: Sequence[Backdrop], height: int) -> None:
    """Draw the wonder, several side by side, and the night over it behind the words and towards the bars."""
    if len(backdrops) == 1:
        canvas.image.paste(_backdrop(*backdrops[0], theme.WIDTH, height, 0.7), (0, 0))
    else:
        _draw_together(canvas, backdrops, height)
    canvas.fill(0, 0, _VEIL, height, theme.NIGHT_BOTTOM, _side_veil(_VEIL, height))
    fade = height // 4
    canvas.fill(0, height - fade, theme.WIDTH, fade, theme.NIGHT_LOW_SCENE, _low_veil(theme.WIDTH, fade))


def _draw_together(canvas: Canvas, backdrops: Sequence[Backdrop], height: int) -> None:
    """Draw several wonders side by side; the landscape of the first one goes on behind the words."""
    width = (theme.WIDTH - _FIRST_OF_SEVERAL) // len(backdrops)
    for number, backdrop in enumerate(backdrops):
        left = _FIRST_OF_SEVERAL + number * width
        if number == 0:
            centre = (left + width / 2) / (left + width)
            canvas.image.paste(_backdrop(*backdrop, left + width, height, centre), (0, 0))
        else:
            wide = theme.WIDTH - left
            canvas.image.paste(_backdrop(*backdrop, wide, height, width / 2 / wide), (left, 0))
            canvas.fill(left - 2, 0, 4, height, theme.NIGHT_BOTTOM)


@kept
def _backdrop(wonder: str, built: int, stages: int, width: int, height: int, centre: float) -> Image.Image:
    """Draw a wonder large. Read-only."""
    drawn = panorama(wonder, width, height, built, stages, centre=centre, ground=0.86, scale=0.93)
    return drawn.convert("RGB")


@kept
def _side_veil(width: int, height: int) -> Image.Image:
    column = Image.new("L", (width, 1))
    shares = (max(0.0, min(1.0, (width - x) / (width * _FADING))) for x in range(width))
    column.putdata([round(252 * share * share * (3 - 2 * share)) for share in shares])
    return column.resize((width, height), Image.Resampling.NEAREST)


@kept
def _low_veil(width: int, height: int) -> Image.Image:
    column = Image.new("L", (1, height))
    column.putdata([round(255 * ((y + 1) / height) ** 1.5) for y in range(height)])
    return column.resize((width, height), Image.Resampling.NEAREST)


def _draw_words(canvas: Canvas, poster: Poster, height: int, text: Text) -> None:
    draw_title(canvas, poster.heading, _LEFT, 56, 46, _WORDS_WIDTH)
    name = wrap_text(poster.name, _WORDS_WIDTH, 104, 84, 800, 1)
    if name.cut:
        name = wrap_text(poster.name, _WORDS_WIDTH, 70, 40, 800, 2, breaking=True)
    draw_lines_around(canvas, name, _LEFT, 154, theme.WHITE, step=1.02)
    if poster.total is None:
        decided = wrap_text(poster.decided, _WORDS_WIDTH, 46, 30, 600, 3)
        draw_lines_from(canvas, decided, _LEFT, 274, theme.GOLD_PALE, step=1.1)
        return
    y = height - 150
    left = _LEFT + 28 + canvas.text(_LEFT, y - 6, plain(poster.total), sans(150, 800), theme.GOLD_PALE)
    canvas.text(left, y - 46, text("poster-points", count=poster.total), sans(44, 600))
    decided = wrap_text(poster.decided, _LEFT + _WORDS_WIDTH - left, 38, 26, 600, 3)
    draw_lines_from(canvas, decided, left, y + 6, theme.GOLD_PALE, step=1.18)


# -- the bars -----------------------------------------------------------------------------------------


def _draw_legend(canvas: Canvas, poster: Poster, top: float, text: Text) -> None:
    """Say what the colours are, each with its icon, in the order of the bars."""
    rows = [[category.label(text) for category in row] for row in _legend_rows(poster)]
    size = next(size for size in range(30, 21, -1) if size == 22 or _legend_gap(rows, size) >= _LEGEND_GAP)
    widths, gap = _legend_widths(rows, size), min(_legend_gap(rows, size), _LEGEND_WIDEST_GAP)
    for number, category in enumerate(poster.categories):
        row, column = divmod(number, len(rows[0]))
        x = _LEFT + sum(widths[:column]) + column * gap
        y = top + (row + 0.5) * _LEGEND_ROW
        canvas.panel(x, y - 21, _SWATCH, _SWATCH, 10, fill=category.fill)
        canvas.put(category.icon(34), x + _SWATCH / 2, y, "mm")
        canvas.text(x + _SWATCH + 9, y - 1, rows[row][column], sans(size, 600), theme.MUTED)


def _legend_widths(rows: Sequence[Sequence[str]], size: int) -> list[float]:
    """Give the width of each column, its swatch included."""
    font = sans(size, 600)
    return [
        _SWATCH + 9 + max(font.getlength(word) for word in words if word)
        for words in zip_longest(*rows, fillvalue="")
    ]


def _legend_gap(rows: Sequence[Sequence[str]], size: int) -> float:
    """Give the room between two columns."""
    widths = _legend_widths(rows, size)
    return (_RIGHT - _LEFT - sum(widths)) / max(1, len(widths) - 1)


def _legend_rows(poster: Poster) -> list[Sequence[Category]]:
    count = len(poster.categories)
    length = count if count <= _LEGEND_ROW_LENGTH else -(-count // 2)
    return [poster.categories[start : start + length] for start in range(0, count, length)]


def _draw_standing(
    canvas: Canvas,
    standing: Standing,
    categories: Sequence[Category],
    start: float,
    scale: float,
    y: float,
    row: int,
) -> None:
    high = min(60, row - 20)
    canvas.put(standing.emblem(min(row - 8, 76)), _LEFT + 36, y, "mm")
    ink = theme.GOLD_PALE if standing.won else theme.MUTED if standing.grey else theme.WHITE
    draw_name(canvas, standing.name, _LEFT + 86, y - 1, _BARS - _LEFT - 102, ink, 36)
    left = start
    gains = [
        (category, value) for category, value in zip(categories, standing.points, strict=True) if value > 0
    ]
    for (category, value), width in zip(gains, _widths([value for _, value in gains], scale), strict=True):
        right = left + width
        canvas.fill(left, y - high / 2, round(right) - round(left) - 2, high, category.fill)
        size = 32 if width >= 44 else 28
        canvas.text((left + right - 2) / 2, y - 1, f"{value}", sans(size, 700), category.ink, "mm")
        left = round(right)
    for category, value in zip(categories, standing.points, strict=True):
        if value < 0:
            x = start - _LOSS - 6
            canvas.panel(
                x, y - high / 2, _LOSS, high, 8, fill=theme.NIGHT_BOTTOM, line=category.fill, line_width=4
            )
            canvas.text(x + _LOSS / 2, y - 1, signed(value), sans(28, 700), theme.NEGATIVE, "mm")
    total = sans(62 if standing.won else 54, 800)
    canvas.text(_RIGHT, y - 2, plain(standing.total), total, ink, "rm")


def _widths(values: Sequence[int], scale: float) -> list[float]:
    """Part the length of a bar: each part as long as its points, but none too short for its number."""
    room = sum(values) * scale
    narrow = [value for value in values if value * scale < _LEAST_PART]
    wide = sum(values) - sum(narrow)
    share = (room - len(narrow) * _LEAST_PART) / wide if wide else 0.0
    return [
        _LEAST_PART if value * scale < _LEAST_PART else max(_LEAST_PART, value * share) for value in values
    ]
