"""The result of a game of Duel: its score sheet, poster and story, and their descriptions."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from PIL import Image

from engine.duel.city import City
from engine.duel.events import TokenTaken, WonderBuilt
from engine.duel.pad import Pad
from engine.duel.scoring import SCORE_ROWS, lead
from engine.duel.story import Story
from engine.duel.terms import SEATS
from engine.duel.view import View
from engine.game import Score
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.numerals import ROMAN
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.track import TRACK_HEIGHT, draw_track
from renders.duel.wonder_card import scene_of, wonder_tile
from renders.parts import icons, scenes
from renders.parts.chart import PLAYER_COLOURS, Chart, grid_step
from renders.parts.ending import Ending
from renders.parts.language import Text, shortened
from renders.parts.result import (
    Backdrop,
    Measures,
    Place,
    Proof,
    Result,
    Standing,
    TieBreak,
    Wording,
    categories_of,
    category,
    category_of_cards,
    civilian_category,
    stage_category,
    treasury_category,
)
from renders.parts.seat_names import draw_name, drawable_names
from renders.parts.story import (
    LEAST_RANGE,
    PROGRESS_SIGN,
    STAGE_SIGN,
    STORY_TOP,
    Band,
    Curve,
    Sign,
    average_sign,
    draw_bands,
    draw_marks,
    draw_names_of_bands,
    draw_player,
    draw_signs,
    draw_story_header,
    rounds_with,
)

Counted: TypeAlias = View | Pad
"""Anything with the scores of a game."""

CATEGORIES = (
    civilian_category("civilian", "duel-score-civilian"),
    category_of_cards("scientific", "duel-score-scientific", "green"),
    category_of_cards("commercial", "duel-score-commercial", "yellow"),
    category_of_cards("guilds", "duel-score-guilds", "purple"),
    stage_category("wonders", "duel-score-wonders"),
    category("progress", "duel-score-progress", theme.TOKEN_FIELD, duel_icons.any_token),
    treasury_category("treasury", "duel-score-treasury"),
    category_of_cards("military", "duel-score-military", "red", icons.shield),
)
"""The icons of the rows of the score sheet."""

_WORDING = Wording(
    ("duel-words-score",),
    frozenset(row.name for row in SCORE_ROWS),
    headline="duel-",
    total="duel-instant-point",
    separator=" ",
)
_MEASURES = Measures(
    head=200,
    highest_row=78,
    label_width=300,
    label_gap=10,
    label_icon=42,
    label_words=82,
    label_size=36,
    stripe_inset=6,
    stripes=(12, 12),
    points_size=50,
    total_icon=54,
    total_words=106,
    total_label_size=46,
    total_trim=6,
    total_sizes=(68, 58),
    bottom=20,
)
"""Two columns have more room than seven."""
_TILE, _TILE_HEIGHT = 98, 62
_SYMBOL, _SYMBOL_ROW = 70, 84


def result_of(counted: Counted) -> Result:
    """Return the result of a game."""
    by_points = counted.victory in {None, "civilian"}
    return Result(
        standings=[
            _standing(score, counted.cities[score.seat])
            for score in sorted(counted.scores, key=lambda score: (score.rank, score.seat))
        ],
        categories=categories_of(counted.scores[0].rows, CATEGORIES),
        tie_break=TieBreak("blue", "duel-score-tie-break", partial(icons.card_type, "blue")),
        wording=_WORDING,
        victory=None if by_points else counted.victory,
        heading=f"duel-poster-{counted.victory}",
        emblem=duel_icons.capital,
        by_seat=True,
        # At a capital the track counts no points: the game is won there.
        uncounted={"military"} if counted.victory == "military" else (),
        proof=_proof(counted),
        measures=_MEASURES,
    )


ENDING: Ending[Counted] = Ending(result_of)


def _standing(score: Score, city: City) -> Standing:
    """Return a city with its first built wonder, or else a planned one."""
    built = city.built_wonders
    shown = (built or [each.wonder for each in city.wonders])[0]
    backdrop = Backdrop(scene_of(shown), 1 if built else 0, 1)
    emblem, won = partial(_emblem, *backdrop), score.rank == 1
    return Standing(score, score.rank, won, emblem, backdrop, partial(_draw_head, city))


def _emblem(wonder: str, built: int, stages: int, size: int) -> Image.Image:
    return scenes.emblem(wonder, size, built, stages)


def _draw_head(city: City, canvas: Canvas, standing: Standing, place: Place, name: str) -> None:
    """Draw a player's name and the wonders of the city."""
    left, top, width = place
    raised = standing.won
    if raised:
        canvas.put(icons.laurel(74, theme.GOLD_BRIGHT), left + 54, top + 54, "mm")
        canvas.text(left + 54, top + 54, "1", sans(34, 800), theme.GOLD_PALE, "mm")
    lines = wrap_text(name, width - (116 if raised else 24), 42, 28)
    x, ink = place.middle + (44 if raised else 0), theme.GOLD_PALE if raised else theme.WHITE
    canvas.lines(x, top + 54, lines, ink, "mm")
    row = len(city.wonders) * (_TILE + 6) - 6
    for index, drafted in enumerate(city.wonders):
        tile = wonder_tile(drafted.wonder, _TILE, _TILE_HEIGHT, built=drafted.built)
        canvas.put(tile, place.middle - row / 2 + index * (_TILE + 6), top + 118)


def _proof(counted: Counted) -> Proof | None:
    """Return the pawn at the capital, or the symbols of both if known."""
    if counted.victory == "military":
        return Proof(partial(_draw_way_to_capital, counted), TRACK_HEIGHT)
    if counted.victory == "scientific" and any(city.symbols for city in counted.cities):
        return Proof(partial(_draw_symbols, counted), 2 * _SYMBOL_ROW)
    return None


def _draw_way_to_capital(counted: Counted, canvas: Canvas, top: float, names: Sequence[str]) -> None:
    at = (theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN)
    draw_track(canvas, counted.box, counted.pawn, counted.military_tokens, *at)


def _draw_symbols(counted: Counted, canvas: Canvas, top: float, names: Sequence[str]) -> None:
    for number, seat in enumerate(sorted(SEATS, key=lambda seat: counted.scores[seat].rank)):
        y = top + (number + 0.5) * _SYMBOL_ROW
        draw_name(canvas, names[seat], theme.MARGIN + 16, y, 280, size=36)
        x = 350.0
        for symbol, count in counted.cities[seat].symbols.items():
            canvas.put(duel_icons.symbol(symbol, _SYMBOL), x, y, "lm")
            if count > 1:
                canvas.text(x + _SYMBOL + 6, y, f"×{count}", sans(30, 700))
            x += _SYMBOL + 48


# -- the story ----------------------------------------------------------------------------------------

_LEFT, _WIDTH = 88, 690
"""The left edge and the width of both charts."""
_WAY, _POINTS, _BETWEEN, _BELOW = 400, 330, 32, 112
_NAMES = 836
_BESIDE = 24
"""The distance of the first player's marks above the line, and of the second's below it."""
_SIGNS = (
    Sign(duel_icons.pawn, "duel-story-pawn"),
    Sign(average_sign, "duel-story-lead"),
    STAGE_SIGN._replace(key="duel-story-wonder"),
    PROGRESS_SIGN,
)


def draw_game_story(story: Story, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the pawn's position after each turn, and both players' points below; ``names`` are by seat."""
    result = result_of(story.end)
    shown = drawable_names(names, len(SEATS), text)
    top = STORY_TOP + _WAY + _BETWEEN
    canvas = Canvas(theme.WIDTH, top + _POINTS + _BELOW)
    draw_story_header(canvas, result, shown, text)
    bands = [
        Band(number, "")
        for number, age in enumerate(story.ages, 1)
        if number == len(story.ages) or story.ages[number] != age
    ]
    _draw_way(canvas, story, bands, shown, text)
    named = [Band(band.end, ROMAN[story.ages[band.end - 1]]) for band in bands]
    _draw_lead(canvas, story, result, named, top, shown)
    draw_signs(canvas, _SIGNS, canvas.height - 36, text)
    return canvas.finish("duel story")


def describe_game_story(story: Story, names: Sequence[str], text: Text) -> str:
    """Describe the decisive moments, and how far each player moved the pawn."""
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
    return shortened([text("story-words", headline=ENDING.headline(story.end, names, text)), *lines])


def _draw_way(canvas: Canvas, story: Story, bands: Sequence[Band], shown: Sequence[str], text: Text) -> None:
    """Draw the pawn's way between the capitals: up towards the second's, down towards the first's."""
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
    canvas: Canvas, story: Story, result: Result, bands: Sequence[Band], top: int, shown: Sequence[str]
) -> None:
    """Draw the lead in points: up if the first player leads, down if the second does."""
    standings = sorted(result.standings, key=lambda each: each.seat)
    ahead = [first - second for first, second in story.totals]
    if result.victory is not None:
        # The winning turn counts no points: the line ends before it.
        ahead.pop()
    low, high = min(-LEAST_RANGE, *ahead), max(LEAST_RANGE, *ahead)
    chart = Chart(_LEFT, top, _WIDTH, _POINTS, story.rounds, low, high)
    draw_bands(canvas, chart, bands)
    draw_names_of_bands(canvas, chart, bands, top + _POINTS + 32)
    chart.draw_grid(canvas, grid_step(low, high), 28)
    chart.areas(ahead, *PLAYER_COLOURS[: len(SEATS)])
    chart.line(ahead, theme.WHITE, 5)
    curves = [
        Curve(
            each,
            [totals[each.seat] for totals in story.totals],
            rounds_with(story, each.seat, WonderBuilt),
            rounds_with(story, each.seat, TokenTaken),
        )
        for each in standings
    ]
    for curve, colour, up in zip(curves, PLAYER_COLOURS, (_BESIDE, -_BESIDE), strict=False):
        draw_marks(chart, curve, ahead, colour, up)
    chart.put(canvas)
    for curve, colour in zip(curves, PLAYER_COLOURS, strict=False):
        seat = curve.standing.seat
        y, left = top + _POINTS * (1 + 2 * seat) / 4, _NAMES - 24
        more = "" if result.victory is None else None
        draw_player(canvas, curve, shown[seat], left, y, theme.WIDTH - theme.MARGIN - left, colour, more)
