"""The score of a duel: two columns, a row for each of the eight categories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.duel.city import City
from engine.duel.terms import SEATS
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.lines import draw_lines_around
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.counted import Counted
from renders.duel.score_words import headline, winners, won_by_points
from renders.duel.wonder_tile import wonder_tile
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.score_sheet import (
    Category,
    Column,
    Measures,
    Place,
    Sheet,
    TieBreak,
    categories_of,
    category_of_cards,
    draw_sheet,
    stage_sign,
    tie_breaks,
)
from renders.parts.seat_names import seat_name, short_names

_TILE, _TILE_HEIGHT = 98, 62
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
_LOOKS = (
    category_of_cards("civilian", "duel-score-civilian", "blue"),
    category_of_cards("scientific", "duel-score-scientific", "green"),
    category_of_cards("commercial", "duel-score-commercial", "yellow"),
    category_of_cards("guilds", "duel-score-guilds", "purple"),
    Category("wonders", "duel-score-wonders", theme.SAND, theme.WHITE, stage_sign),
    Category("progress", "duel-score-progress", theme.TOKEN_FIELD, theme.WHITE, duel_icons.any_token),
    Category("treasury", "duel-score-treasury", theme.TREASURY, theme.WHITE, icons.coin),
    Category("military", "duel-score-military", theme.card_look("red").field, theme.WHITE, icons.shield),
)
"""How the rows of the game look."""


def draw_score(view: Counted, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the points of both players, the winner's column raised; ``names`` by seat."""
    by_points = won_by_points(view)
    totals = [score.total for score in view.scores]
    blue = [score.rows.get("civilian", 0) for score in view.scores]
    ties = tie_breaks(totals, blue) if by_points else [None, None]
    return draw_sheet(
        Sheet(
            heading=text("score-title" if by_points else f"duel-poster-{view.victory}"),
            line=headline(view, short_names([seat_name(names, seat, text) for seat in SEATS], 270), text),
            emblem=duel_icons.capital,
            categories=categories_of(view.scores[0].rows, _LOOKS),
            columns=[_column(view, seat, names, ties[seat], text) for seat in SEATS],
            total=text("score-total" if by_points else "duel-score-points"),
            tie_break=TieBreak(text("duel-score-tie-break"), partial(icons.card_type, "blue")),
            decided=by_points,
            measures=_MEASURES,
        ),
        text,
    )


def _column(view: Counted, seat: Seat, names: Sequence[str], tie_break: int | None, text: Text) -> Column:
    score, raised = view.scores[seat], seat in winners(view)
    name = seat_name(names, seat, text)
    # At a capital the track counts no points: the game is won there.
    unseen = {"military"} if view.victory == "military" else set()
    return Column(
        head=partial(_draw_head, city=view.cities[seat], name=name, raised=raised),
        points=[None if row in unseen else points for row, points in score.rows.items()],
        total=score.total,
        raised=raised,
        tie_break=tie_break,
    )


def _draw_head(canvas: Canvas, place: Place, *, city: City, name: str, raised: bool) -> None:
    """Draw the name of a player and the wonders of the city."""
    left, top, width = place
    if raised:
        canvas.put(icons.laurel(74, theme.GOLD_BRIGHT), left + 54, top + 54, "mm")
        canvas.text(left + 54, top + 54, "1", sans(34, 800), theme.GOLD_PALE, "mm")
    lines = wrap_text(name, width - (116 if raised else 24), 42, 28)
    x, ink = place.middle + (44 if raised else 0), theme.GOLD_PALE if raised else theme.WHITE
    draw_lines_around(canvas, lines, x, top + 54, ink, "mm")
    row = len(city.wonders) * (_TILE + 6) - 6
    for index, drafted in enumerate(city.wonders):
        tile = wonder_tile(drafted.wonder, _TILE, _TILE_HEIGHT, built=drafted.built)
        canvas.put(tile, place.middle - row / 2 + index * (_TILE + 6), top + 118)
