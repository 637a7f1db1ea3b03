"""The story of a game in points: each player's lead over the average, round by round."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from PIL import Image

from engine.game import Seat
from engine.story import Story
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
from renders.parts.language import Text
from renders.parts.result import Icon, Result, Standing
from renders.parts.seat_names import draw_name, drawable_names, short_names

STORY_TOP = 140
_BELOW = 108
"""The room below the rows for the ages and the legend."""
_ROW, _GAP, _HIGHEST_ROW, _ROWS = 116, 8, 178, 560
"""The least height of a row, the gap below it, and the height up to which rows grow to fill ``_ROWS``."""
_CHART_LEFT, _CHART_WIDTH, _INSIDE = 400, 740, 16
_EMBLEM = 84
_PILL_WIDTH, _PILL_HEIGHT = 54, 34
_BEFORE_WORDS, _BEHIND_WORDS = 44, 28
"""The room of a sign before its text, and behind it."""
LEAST_RANGE = 4
"""Small differences aren't drawn like large ones."""


class Fight(NamedTuple):
    """A player's points in a fight at the end of a round."""

    round: int
    points: int


class Curve(NamedTuple):
    """The points of a city before the first round and after each.

    ``stages`` and ``progress`` are the rounds in which stages were built and progress tokens taken.
    """

    standing: Standing
    points: Sequence[int]
    stages: Sequence[int] = ()
    progress: Sequence[int] = ()
    fights: Sequence[Fight] = ()


class Band(NamedTuple):
    """A part of the game that ends after a round: an age, with its numeral."""

    end: int
    name: str


class Sign(NamedTuple):
    """A sign of the legend: its icon, the key of its text."""

    icon: Icon
    key: str


def rounds_with(story: Story[Any], seat: Seat, kind: type[Any] | None) -> list[int]:
    """List the rounds with an event of a kind by a seat; none without a kind."""
    return [] if kind is None else [number for number, event in story.events(kind) if event.seat == seat]


def draw_story(
    story: Story[Any],
    result: Result,
    fights: Callable[[Seat], Sequence[Fight]],
    bands: Sequence[Band],
    kinds: Mapping[Sign, type[Any] | None],
    names: Sequence[str],
    text: Text,
) -> Image.Image:
    """Draw a row for each city: its player, and its lead over the average.

    ``kinds`` are the signs of the legend, those of stages and of progress with the events that they mark;
    ``names`` are by seat.
    """
    shown = drawable_names(names, len(result.standings), text)
    stages, progress = (kinds.get(sign) for sign in (STAGE_SIGN, PROGRESS_SIGN))
    curves = [
        Curve(
            each,
            [totals[each.seat] for totals in story.totals],
            rounds_with(story, each.seat, stages),
            rounds_with(story, each.seat, progress),
            fights(each.seat),
        )
        for each in result.standings
    ]
    count = len(curves)
    height = max(_ROW, min(_HIGHEST_ROW, _ROWS // count - _GAP))
    bottom = STORY_TOP + count * (height + _GAP) - _GAP
    canvas = Canvas(theme.WIDTH, max(bottom + _BELOW, theme.MINIMUM_HEIGHT))
    draw_story_header(canvas, result, shown, text)
    ahead = ahead_of_average(curves)
    low = min(-LEAST_RANGE, *(min(each) for each in ahead))
    high = max(LEAST_RANGE, *(max(each) for each in ahead))
    colours = iter(PLAYER_COLOURS)
    for number, (curve, values) in enumerate(zip(curves, ahead, strict=True)):
        top, grey = STORY_TOP + number * (height + _GAP), curve.standing.place is None
        colour = theme.FAINT if grey else next(colours)
        draw_row_frame(canvas, top, height, grey=grey)
        left, more = theme.MARGIN + 14, f"({signed(round(values[-1]))})"
        name = shown[curve.standing.seat]
        draw_player(canvas, curve, name, left, top + height / 2, _CHART_LEFT - 56 - left, colour, more)
        inner = height - 2 * _INSIDE
        chart = Chart(_CHART_LEFT, top + _INSIDE, _CHART_WIDTH, inner, len(values) - 1, low, high)
        draw_bands(canvas, chart, bands, _INSIDE - 2)
        chart.draw_grid(canvas, grid_step(low, high), 24)
        chart.areas(values, colour, colour)
        chart.line(values, colour, 5)
        draw_marks(chart, curve, values, colour)
        chart.put(canvas)
        for fight in curve.fights:
            _draw_fight(canvas, chart, fight, values[fight.round], top, height)
    draw_names_of_bands(canvas, chart, bands, bottom + 32)
    draw_signs(canvas, list(kinds), bottom + _BELOW - 32, text)
    return canvas.finish("story")


def draw_marks(chart: Chart, curve: Curve, values: Sequence[float], colour: Rgba, up: float = 0) -> None:
    """Mark the stages and tokens of a city on a line through values, ``up`` pixels above it."""
    for shape, rounds, radius in ((diamond, curve.stages, 11), (disc, curve.progress, 9)):
        for number in rounds:
            chart.mark(shape, number, values[min(number, len(values) - 1)], colour, radius, up)


def ahead_of_average(curves: Sequence[Curve]) -> list[list[float]]:
    """Return each city's lead over the players' average in points, after each round."""
    players = [curve.points for curve in curves if curve.standing.place is not None]
    averages = [sum(points) / len(players) for points in zip(*players, strict=True)]
    return [
        [points - average for points, average in zip(curve.points, averages, strict=True)] for curve in curves
    ]


def draw_story_header(canvas: Canvas, result: Result, names: Sequence[str], text: Text) -> None:
    """Draw the title, and below it what decided the game."""
    line = result.headline(short_names(names, 380), text)
    draw_title(canvas, text("story-title"), 36, 52, 46, 1120)
    canvas.fitted_text(36, 104, line, 36, 1120, theme.MUTED, smallest=28)


def draw_bands(canvas: Canvas, chart: Chart, bands: Sequence[Band], around: int = 0) -> None:
    """Shade the parts of a game, ``around`` pixels beyond a chart too, and close each by a line."""
    start = 0
    top, height = chart.top - around, chart.height + 2 * around
    for number, band in enumerate(bands):
        left, right = chart.x(start), chart.x(band.end)
        if number % 2 == 0:
            canvas.fill(left, top, right - left, height, theme.with_opacity(theme.WHITE, 12))
        canvas.fill(right - 1, top, 2, height, theme.with_opacity(theme.WHITE, 50))
        start = band.end


def draw_names_of_bands(canvas: Canvas, chart: Chart, bands: Sequence[Band], y: float) -> None:
    """Write the names of the parts of a game below a chart."""
    start = 0
    for band in bands:
        if band.name:
            x = (chart.x(start) + chart.x(band.end)) / 2
            canvas.text(x, y, band.name, title(38, 800), theme.GOLD, "mm")
        start = band.end


def draw_player(
    canvas: Canvas, curve: Curve, name: str, x: float, y: float, width: float, colour: Rgba, more: str | None
) -> None:
    """Draw the player of a line: the emblem, the name, the points, and a few words after them.

    Points of None are omitted: they haven't decided the game.
    """
    canvas.put(curve.standing.emblem(_EMBLEM), x + _EMBLEM / 2, y, "mm")
    left = x + _EMBLEM + 18
    if more is None:
        draw_name(canvas, name, left, y, x + width - left, colour, 34)
        return
    ink = theme.MUTED if curve.standing.place is None else theme.WHITE
    draw_name(canvas, name, left, y - 24, x + width - left, ink, 34)
    used = canvas.text(left, y + 23, plain(curve.points[-1]), sans(44, 800), colour)
    canvas.text(left + used + 18, y + 24, more, sans(30, 600), theme.MUTED)


def _draw_fight(canvas: Canvas, chart: Chart, fight: Fight, value: float, top: float, height: float) -> None:
    """Draw the points of a fight at the end of its age, if the line leaves room."""
    x = chart.x(fight.round) - _PILL_WIDTH / 2
    y = top + height - _PILL_HEIGHT - 5 if chart.y(value) < top + height / 2 else top + 5
    fill, ink = theme.RANK, theme.NEGATIVE
    if fight.points >= 0:
        fill, ink = (theme.POSSIBLE, theme.WHITE) if fight.points else (theme.PEACE_TOKEN, theme.PEACE_RIM)
    canvas.panel(x, y, _PILL_WIDTH, _PILL_HEIGHT, _PILL_HEIGHT // 2, fill=fill, line=theme.NIGHT_BOTTOM)
    middle = y + _PILL_HEIGHT / 2 - 1
    canvas.text(x + _PILL_WIDTH / 2, middle, signed(fight.points), sans(26, 700), ink, "mm")


def draw_signs(canvas: Canvas, signs: Sequence[Sign], y: float, text: Text) -> None:
    """Draw the legend, side by side, in letters as large as fit."""
    left = theme.MARGIN + 12
    room = theme.WIDTH - left - theme.MARGIN - len(signs) * _BEFORE_WORDS - (len(signs) - 1) * _BEHIND_WORDS
    words = [text(sign.key) for sign in signs]
    font = shrink_line("".join(words), room, 28, theme.FLOOR_TEXT, 500).font
    x: float = left
    for sign, meaning in zip(signs, words, strict=True):
        canvas.put(sign.icon(34), x, y, "lm")
        x += _BEFORE_WORDS
        x += canvas.text(x, y - 1, meaning, font, theme.MUTED) + _BEHIND_WORDS


def fight_sign(size: int) -> Image.Image:
    """Draw the sign of conflicts and battles."""
    return icons.sign("crossed-swords", size, theme.MUTED, theme.NIGHT_BOTTOM)


def average_sign(size: int) -> Image.Image:
    """Draw a line with an area above it: a lead over the average."""
    chart = Chart(0, 0, size, size, 2, -1, 2)
    canvas = Canvas(size, size, transparent=True)
    chart.areas((0.4, 1.8, 0.8), theme.MUTED, theme.MUTED)
    chart.line((0.4, 1.8, 0.8), theme.MUTED, 4)
    chart.put(canvas)
    canvas.fill(0, chart.y(0) - 1, size, 3, theme.WHITE)
    return canvas.image


AHEAD_SIGN = Sign(average_sign, "story-ahead")
STAGE_SIGN = Sign(partial(mark_image, diamond, theme.MUTED), "story-stage")
PROGRESS_SIGN = Sign(partial(mark_image, disc, theme.MUTED), "story-progress")
CONFLICT_SIGN = Sign(fight_sign, "story-conflicts")
BATTLE_SIGN = Sign(fight_sign, "story-battles")
