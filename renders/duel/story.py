"""The story of a duel: the pawn's way, and the points turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.duel.events import TokenTaken, WonderBuilt
from engine.duel.scoring import lead
from engine.duel.story import Story
from engine.duel.terms import SEATS
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import ROMAN
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.poster import emblem_of
from renders.duel.score_words import headline, won_by_points
from renders.parts.chart import PLAYER_COLOURS, Chart, diamond, disc, grid_step
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.seat_names import draw_name, seat_name, short_names
from renders.parts.story import (
    STORY_TOP,
    Band,
    Curve,
    Sign,
    average_sign,
    draw_bands,
    draw_names_of_bands,
    draw_player,
    draw_signs,
    draw_story_header,
    progress_mark,
    stage_mark,
)

_LEFT, _WIDTH = 88, 690
"""Where both charts begin, and how wide they are."""
_WAY, _POINTS, _BETWEEN, _BELOW = 400, 330, 32, 112
_NAMES = 836
_LEAST_RANGE = 4
"""Small differences are not drawn as large ones."""
_BESIDE = 24
"""How far from the line the marks of the first player stand above it, those of the second below it."""


def draw_game_story(story: Story, names: Sequence[str], text: Text) -> Image.Image:
    """Draw where the pawn stood after each turn, and the points of both below; ``names`` by seat."""
    shown = [seat_name(names, seat, text) for seat in SEATS]
    top = STORY_TOP + _WAY + _BETWEEN
    canvas = Canvas(theme.WIDTH, top + _POINTS + _BELOW)
    draw_story_header(canvas, text("story-title"), headline(story.end, short_names(shown, 380), text))
    bands = [
        Band(number, "")
        for number, age in enumerate(story.ages, 1)
        if number == len(story.ages) or story.ages[number] != age
    ]
    _draw_way(canvas, story, bands, shown, text)
    named = [Band(band.end, ROMAN[story.ages[band.end - 1]]) for band in bands]
    _draw_lead(canvas, story, named, top, [_curve(story, seat, shown) for seat in SEATS])
    signs = (
        Sign(duel_icons.pawn, text("duel-story-pawn")),
        Sign(average_sign, text("duel-story-lead")),
        Sign(stage_mark, text("duel-story-wonder")),
        Sign(progress_mark, text("story-progress")),
    )
    draw_signs(canvas, signs, canvas.height - 36)
    return canvas.finish("duel story")


def describe_game_story(story: Story, names: Sequence[str], text: Text) -> str:
    """Say what decided, and how far the pawn came for each player."""
    lines = [
        text(
            "duel-story-words",
            name=names[score.seat],
            points=score.total,
            wonders=len(story.end.cities[score.seat].built_wonders),
            spaces=max(0, *(lead(pawn, score.seat) for pawn in story.pawn)),
        )
        for score in sorted(story.end.scores, key=lambda score: score.rank)
    ]
    return shortened([text("story-words", headline=headline(story.end, names, text)), *lines])


def _draw_way(canvas: Canvas, story: Story, bands: Sequence[Band], shown: Sequence[str], text: Text) -> None:
    """Draw the pawn's way between the capitals: up where the first player pushes, down where the second."""
    turns = story.rounds
    track = story.end.box.track
    chart = Chart(_LEFT, STORY_TOP, _WIDTH, _WAY, turns, -track.capital - 1, track.capital + 1)
    draw_bands(canvas, chart, bands)
    for zone in track.zones:
        for side in (-1, 1):
            edge = side * (zone.farthest + 0.5)
            canvas.fill(chart.left, chart.y(edge) - 1, chart.width, 2, theme.with_opacity(theme.CROSS, 110))
            middle = side * (zone.nearest + zone.farthest) / 2
            place = (chart.left - 14, chart.y(middle) - 1)
            canvas.text(*place, f"{zone.points}", sans(28, 600), theme.MUTED, "rm")
    canvas.fill(chart.left, chart.y(0) - 1, chart.width, 2, theme.with_opacity(theme.WHITE, 90))
    chart.line(story.pawn, theme.PAWN, 8)
    chart.put(canvas)
    for seat in SEATS:
        side = 1 if seat == 0 else -1
        y = chart.y(side * 8.2)
        canvas.put(duel_icons.capital(60), _NAMES + 6, y, "mm")
        words = text("duel-story-capital", name=shown[1 - seat])
        draw_name(canvas, words, _NAMES + 52, y, theme.WIDTH - theme.MARGIN - _NAMES - 52, theme.MUTED, 32)
    canvas.put(duel_icons.pawn(56), chart.x(turns), chart.y(story.pawn[-1]), "mm")


def _draw_lead(
    canvas: Canvas, story: Story, bands: Sequence[Band], top: int, curves: Sequence[Curve]
) -> None:
    """Draw who was ahead in points, and by how many: up where the first player, down where the second."""
    ahead = [first - second for first, second in zip(*(curve.points for curve in curves), strict=True)]
    if not won_by_points(story.end):
        # The turn that won counts no points: the line ends before it.
        ahead.pop()
    low, high = min(-_LEAST_RANGE, *ahead), max(_LEAST_RANGE, *ahead)
    chart = Chart(_LEFT, top, _WIDTH, _POINTS, story.rounds, low, high)
    draw_bands(canvas, chart, bands)
    draw_names_of_bands(canvas, chart, bands, top + _POINTS + 32)
    chart.draw_grid(canvas, grid_step(low, high), 28)
    chart.areas(ahead, *PLAYER_COLOURS[: len(SEATS)])
    chart.line(ahead, theme.WHITE, 5)
    for curve, colour, up in zip(curves, PLAYER_COLOURS, (_BESIDE, -_BESIDE), strict=False):
        for mark, turns, size in ((diamond, curve.stages, 11), (disc, curve.progress, 9)):
            for turn in turns:
                chart.mark(mark, turn, ahead[min(turn, len(ahead) - 1)], colour, size, up)
    chart.put(canvas)
    for number, (curve, colour) in enumerate(zip(curves, PLAYER_COLOURS, strict=False)):
        y = top + _POINTS * (1 + 2 * number) / 4
        more = "" if won_by_points(story.end) else None
        draw_player(canvas, curve, _NAMES - 24, y, theme.WIDTH - theme.MARGIN - _NAMES + 24, colour, more)


def _curve(story: Story, seat: Seat, shown: Sequence[str]) -> Curve:
    return Curve(
        name=shown[seat],
        emblem=emblem_of(story.end, seat),
        points=[totals[seat] for totals in story.totals],
        stages=_turns(story, seat, WonderBuilt),
        progress=_turns(story, seat, TokenTaken),
    )


def _turns(story: Story, seat: Seat, kind: type[WonderBuilt] | type[TokenTaken]) -> list[int]:
    return [number for number, event in story.told if isinstance(event, kind) and event.seat == seat]
