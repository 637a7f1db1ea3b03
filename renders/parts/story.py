"""The story of a game in points: a line for each player over the rounds, with the names at their ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import plain, signed
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans, title
from renders.parts import icons
from renders.parts.chart import GREY_LOOK, LOOKS, Chart, Look, diamond, disc, grid_step, mark_image
from renders.parts.header import draw_title
from renders.parts.seat_names import draw_name

STORY_LEFT, STORY_TOP, STORY_WIDTH = 88, 148, 690
"""Where the points of a game are drawn, and how wide."""
_BELOW = 150
"""Room below the chart for the ages and what the signs mean."""
_ROW, _LOWEST, _FARTHEST_ROW = 110, 560, 150
_NAMES = 836
"""Where the names begin."""
_RIGHT = theme.WIDTH - theme.MARGIN
_PILL, _PILL_GAP = 52, 5

Icon = Callable[[int], Image.Image]


class Pill(NamedTuple):
    """A short word beside the points of a player."""

    words: str
    fill: Rgba
    ink: Rgba


def pill_of(points: int) -> Pill:
    """Make a pill of points won or lost, also told apart by their sign."""
    if points > 0:
        return Pill(signed(points), theme.VICTORY, theme.WHITE)
    if points < 0:
        return Pill(signed(points), theme.RANK, theme.NEGATIVE)
    return Pill("0", theme.PEACE_TOKEN, theme.PEACE_RIM)


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
    pills: Sequence[Pill] = ()
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
    """Everything that the story of a game shows; ``fights`` are the rounds after which there was fighting."""

    heading: str
    line: str
    curves: Sequence[Curve]
    bands: Sequence[Band]
    fights: Sequence[int]
    signs: Sequence[Sign]


def draw_story(story: StoryPicture) -> Image.Image:
    """Draw the points of a game as lines, what happened on the way, and who is who at their ends."""
    height = max(_LOWEST, _ROW * len(story.curves))
    canvas = Canvas(theme.WIDTH, STORY_TOP + height + _BELOW)
    draw_story_header(canvas, story.heading, story.line)
    chart = draw_points(canvas, STORY_TOP, height, story.curves, story.bands)
    for number in sorted(set(story.fights)):
        x = chart.x(number)
        canvas.fill(x - 2, chart.top, 4, chart.height, theme.with_opacity(theme.CROSS, 170))
        canvas.put(fight_sign(38), x, chart.top + chart.height + 24, "mm")
    draw_signs(canvas, story.signs, canvas.height - 36)
    return canvas.finish("story")


def draw_story_header(canvas: Canvas, heading: str, line: str) -> None:
    """Draw the title, and what decided the game below it."""
    draw_title(canvas, heading, 36, 52, 46, 1120)
    canvas.fitted_text(36, 104, line, 36, 1120, theme.MUTED, smallest=28)


def draw_points(
    canvas: Canvas, top: int, height: int, curves: Sequence[Curve], bands: Sequence[Band]
) -> Chart:
    """Draw the points of every city as a line, and who is who at their ends."""
    values = [value for curve in curves for value in curve.points]
    low = min(0, *values)
    chart = Chart(STORY_LEFT, top, STORY_WIDTH, height, len(curves[0].points) - 1, low, max(*values, 5))
    draw_bands(canvas, chart, bands)
    chart.draw_grid(canvas, grid_step(low, max(values)))
    looks = looks_of([curve.grey for curve in curves])
    for number, (curve, look) in reversed(list(enumerate(zip(curves, looks, strict=True)))):
        chart.line(curve.points, look, 6 if number else 9, first=number)
        for stage in curve.stages:
            chart.mark(diamond, stage, curve.points[stage], theme.GOLD, 10)
        for token in curve.progress:
            chart.mark(disc, token, curve.points[token], theme.SCIENCE_TEXT, 9)
    chart.put(canvas)
    row = min(height / len(curves), _FARTHEST_ROW)
    for number, (curve, look) in enumerate(zip(curves, looks, strict=True)):
        _draw_end(canvas, chart, curve, look, top + (number + 0.5) * row)
    return chart


def looks_of(grey: Sequence[bool]) -> list[Look]:
    """Give each line its look; grey ones share that of the Free City."""
    free = iter(LOOKS)
    return [GREY_LOOK if each else next(free) for each in grey]


def draw_bands(canvas: Canvas, chart: Chart, bands: Sequence[Band]) -> None:
    """Shade the parts of a game, and name them below the chart."""
    start = 0
    for number, band in enumerate(bands):
        left, right = chart.x(start), chart.x(band.end)
        shade = theme.with_opacity(theme.WHITE, 16 if number % 2 == 0 else 6)
        canvas.fill(left, chart.top, right - left, chart.height, shade)
        if band.name:
            place = ((left + right) / 2, chart.top + chart.height + 66)
            canvas.text(*place, band.name, title(38, 800), theme.GOLD, "mm")
        start = band.end


def _draw_end(canvas: Canvas, chart: Chart, curve: Curve, look: Look, y: float) -> None:
    """Draw whose curve it is: its mark, the emblem, the name, the points and what conflicts were worth."""
    end = (chart.x(chart.columns) + 6, chart.y(curve.points[-1]))
    canvas.draw.line((*end, _NAMES - 24, y), fill=look.colour[:3], width=3)
    canvas.put(mark_image(look.mark, look.colour, 34), _NAMES - 10, y, "mm")
    canvas.put(curve.emblem(78), _NAMES + 52, y, "mm")
    left = _NAMES + 102
    ink = theme.MUTED if curve.grey else theme.WHITE
    draw_name(canvas, curve.name, left, y - 24, _RIGHT - left, ink, 34)
    canvas.text(left, y + 23, plain(curve.points[-1]), sans(38, 800), look.colour)
    x = _RIGHT - len(curve.pills) * (_PILL + _PILL_GAP) + _PILL_GAP
    for pill in curve.pills:
        canvas.panel(x, y + 4, _PILL, 38, 19, fill=pill.fill)
        canvas.text(x + _PILL / 2, y + 22, pill.words, sans(26, 700), pill.ink, "mm")
        x += _PILL + _PILL_GAP


def draw_signs(canvas: Canvas, signs: Sequence[Sign], y: float) -> None:
    """Say what the signs mean, side by side."""
    x: float = STORY_LEFT
    for number, sign in enumerate(signs):
        canvas.put(sign.icon(34), x, y, "lm")
        room = _RIGHT - x - 44 if number + 1 == len(signs) else _RIGHT
        x += 44 + canvas.fitted_text(x + 44, y - 1, sign.words, 28, room, theme.MUTED) + 36


def fight_sign(size: int) -> Image.Image:
    """Draw the sign of conflicts and battles."""
    return icons.sign("crossed-swords", size, theme.NEGATIVE, theme.NIGHT_BOTTOM)


def stage_mark(size: int) -> Image.Image:
    """Draw the mark of a stage."""
    return mark_image(diamond, theme.GOLD, size)


def progress_mark(size: int) -> Image.Image:
    """Draw the mark of a progress token."""
    return mark_image(disc, theme.SCIENCE_TEXT, size)
