"""The story of a game in points: how far each player was ahead of the average, round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shrink_line
from renders.drawing.numerals import plain, signed
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans, title
from renders.parts import icons
from renders.parts.chart import PLAYER_COLOURS, Chart, diamond, disc, grid_step, mark_image
from renders.parts.frames import draw_row_frame
from renders.parts.header import draw_title
from renders.parts.seat_names import draw_name

STORY_TOP = 140
_BELOW = 108
"""Room below the rows for the ages and what the signs mean."""
_ROW, _GAP, _HIGHEST_ROW, _ROWS = 116, 8, 178, 560
"""How high a row is at least, the gap below it, and how high rows grow until all are as high as ``_ROWS``."""
_CHART_LEFT, _CHART_WIDTH, _INSIDE = 400, 740, 16
_EMBLEM = 84
_PILL_WIDTH, _PILL_HEIGHT = 54, 34
_BEFORE_WORDS, _BEHIND_WORDS = 44, 28
"""The room of a sign before its words, and behind them."""
_LEAST_RANGE = 4
"""Small differences are not drawn as large ones."""

Icon = Callable[[int], Image.Image]


class Fight(NamedTuple):
    """What a fight at the end of a round was worth to a player."""

    round: int
    points: int


@dataclass(frozen=True, slots=True)
class Curve:
    """One city: its points before the first round and after each, the best city first.

    ``stages`` and ``progress`` are the rounds in which stages were built and progress tokens taken.
    ``grey`` is the Free City.
    """

    name: str
    emblem: Icon
    points: Sequence[int]
    stages: Sequence[int]
    progress: Sequence[int] = ()
    fights: Sequence[Fight] = ()
    grey: bool = False


class Band(NamedTuple):
    """A part of the game that ends after a round: an age, with its numeral."""

    end: int
    name: str


class Sign(NamedTuple):
    """What a sign of the picture means."""

    icon: Icon
    words: str


@dataclass(frozen=True, slots=True)
class StoryPicture:
    """Everything that the story of a game shows."""

    heading: str
    line: str
    curves: Sequence[Curve]
    bands: Sequence[Band]
    signs: Sequence[Sign]


def draw_story(story: StoryPicture) -> Image.Image:
    """Draw a row for each player: who it is, and how far they were ahead of the average or behind it."""
    count = len(story.curves)
    height = max(_ROW, min(_HIGHEST_ROW, _ROWS // count - _GAP))
    bottom = STORY_TOP + count * (height + _GAP) - _GAP
    canvas = Canvas(theme.WIDTH, max(bottom + _BELOW, theme.MINIMUM_HEIGHT))
    draw_story_header(canvas, story.heading, story.line)
    ahead = ahead_of_average(story.curves)
    low = min(-_LEAST_RANGE, *(min(each) for each in ahead))
    high = max(_LEAST_RANGE, *(max(each) for each in ahead))
    colours = iter(PLAYER_COLOURS)
    for number, (curve, values) in enumerate(zip(story.curves, ahead, strict=True)):
        top = STORY_TOP + number * (height + _GAP)
        colour = theme.FAINT if curve.grey else next(colours)
        draw_row_frame(canvas, top, height, grey=curve.grey)
        _draw_player(canvas, curve, round(values[-1]), colour, top + height / 2)
        inner = height - 2 * _INSIDE
        chart = Chart(_CHART_LEFT, top + _INSIDE, _CHART_WIDTH, inner, len(values) - 1, low, high)
        draw_bands(canvas, chart, story.bands, _INSIDE - 2)
        chart.draw_grid(canvas, grid_step(low, high), 24)
        chart.areas(values, colour, colour)
        chart.line(values, colour, 5)
        for stage in curve.stages:
            chart.mark(diamond, stage, values[stage], colour, 11)
        for token in curve.progress:
            chart.mark(disc, token, values[token], colour, 9)
        chart.put(canvas)
        for fight in curve.fights:
            _draw_fight(canvas, chart, fight, values[fight.round], top, height)
    draw_names_of_bands(canvas, chart, story.bands, bottom + 32)
    draw_signs(canvas, story.signs, bottom + _BELOW - 32)
    return canvas.finish("story")


def ahead_of_average(curves: Sequence[Curve]) -> list[list[float]]:
    """Return how many points each city had more than the players on average, after each round."""
    players = [curve.points for curve in curves if not curve.grey]
    averages = [sum(points) / len(players) for points in zip(*players, strict=True)]
    return [
        [points - average for points, average in zip(curve.points, averages, strict=True)] for curve in curves
    ]


def draw_story_header(canvas: Canvas, heading: str, line: str) -> None:
    """Draw the title, and what decided the game below it."""
    draw_title(canvas, heading, 36, 52, 46, 1120)
    canvas.fitted_text(36, 104, line, 36, 1120, theme.MUTED, smallest=28)


def draw_bands(canvas: Canvas, chart: Chart, bands: Sequence[Band], around: int = 0) -> None:
    """Shade the parts of a game, so many pixels above and below a chart too, and close each by a line."""
    start = 0
    top, height = chart.top - around, chart.height + 2 * around
    for number, band in enumerate(bands):
        left, right = chart.x(start), chart.x(band.end)
        if number % 2 == 0:
            canvas.fill(left, top, right - left, height, theme.with_opacity(theme.WHITE, 12))
        canvas.fill(right - 1, top, 2, height, theme.with_opacity(theme.WHITE, 50))
        start = band.end


def draw_names_of_bands(canvas: Canvas, chart: Chart, bands: Sequence[Band], y: float) -> None:
    """Name the parts of a game below a chart."""
    start = 0
    for band in bands:
        if band.name:
            x = (chart.x(start) + chart.x(band.end)) / 2
            canvas.text(x, y, band.name, title(38, 800), theme.GOLD, "mm")
        start = band.end


def draw_player(
    canvas: Canvas, curve: Curve, x: float, y: float, width: float, colour: Rgba, more: str | None
) -> None:
    """Draw whose line it is: the emblem, the name, the points, and a few words behind them.

    With None there are no points: they have not decided the game.
    """
    canvas.put(curve.emblem(_EMBLEM), x + _EMBLEM / 2, y, "mm")
    left = x + _EMBLEM + 18
    if more is None:
        draw_name(canvas, curve.name, left, y, x + width - left, colour, 34)
        return
    ink = theme.MUTED if curve.grey else theme.WHITE
    draw_name(canvas, curve.name, left, y - 24, x + width - left, ink, 34)
    used = canvas.text(left, y + 23, plain(curve.points[-1]), sans(44, 800), colour)
    canvas.text(left + used + 18, y + 24, more, sans(30, 600), theme.MUTED)


def _draw_player(canvas: Canvas, curve: Curve, ahead: int, colour: Rgba, y: float) -> None:
    left = theme.MARGIN + 14
    draw_player(canvas, curve, left, y, _CHART_LEFT - 56 - left, colour, f"({signed(ahead)})")


def _draw_fight(canvas: Canvas, chart: Chart, fight: Fight, value: float, top: float, height: float) -> None:
    """Draw what a fight was worth at the end of its age, where the line leaves room."""
    x = chart.x(fight.round) - _PILL_WIDTH / 2
    y = top + height - _PILL_HEIGHT - 5 if chart.y(value) < top + height / 2 else top + 5
    fill, ink = theme.RANK, theme.NEGATIVE
    if fight.points >= 0:
        fill, ink = (theme.POSSIBLE, theme.WHITE) if fight.points else (theme.PEACE_TOKEN, theme.PEACE_RIM)
    canvas.panel(x, y, _PILL_WIDTH, _PILL_HEIGHT, _PILL_HEIGHT // 2, fill=fill, line=theme.NIGHT_BOTTOM)
    middle = y + _PILL_HEIGHT / 2 - 1
    canvas.text(x + _PILL_WIDTH / 2, middle, signed(fight.points), sans(26, 700), ink, "mm")


def draw_signs(canvas: Canvas, signs: Sequence[Sign], y: float) -> None:
    """Say what the signs mean, side by side, in letters so large that all have room."""
    left = theme.MARGIN + 12
    room = theme.WIDTH - left - theme.MARGIN - len(signs) * _BEFORE_WORDS - (len(signs) - 1) * _BEHIND_WORDS
    words = "".join(sign.words for sign in signs)
    font = shrink_line(words, room, 28, theme.FLOOR_TEXT, 500).font
    x: float = left
    for sign in signs:
        canvas.put(sign.icon(34), x, y, "lm")
        x += _BEFORE_WORDS
        x += canvas.text(x, y - 1, sign.words, font, theme.MUTED) + _BEHIND_WORDS


def fight_sign(size: int) -> Image.Image:
    """Draw the sign of conflicts and battles."""
    return icons.sign("crossed-swords", size, theme.MUTED, theme.NIGHT_BOTTOM)


def average_sign(size: int) -> Image.Image:
    """Draw a line with an area above it: what is ahead of the average."""
    chart = Chart(0, 0, size, size, 2, -1, 2)
    canvas = Canvas(size, size, transparent=True)
    chart.areas((0.4, 1.8, 0.8), theme.MUTED, theme.MUTED)
    chart.line((0.4, 1.8, 0.8), theme.MUTED, 4)
    chart.put(canvas)
    canvas.fill(0, chart.y(0) - 1, size, 3, theme.WHITE)
    return canvas.image


def stage_mark(size: int) -> Image.Image:
    """Draw the mark of a stage."""
    return mark_image(diamond, theme.MUTED, size)


def progress_mark(size: int) -> Image.Image:
    """Draw the mark of a progress token."""
    return mark_image(disc, theme.MUTED, size)
