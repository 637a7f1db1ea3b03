"""The points of every city in Architects, as a sheet and in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.architects.scoring import Score
from engine.game import Seat
from renders.architects import glyphs
from renders.architects.city_row import city_emblem
from renders.architects.counted import Counted
from renders.architects.score_words import by_rank, how_decided, winners
from renders.architects.token_icons import hidden_token, victory
from renders.drawing import theme
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.score_sheet import (
    Category,
    Column,
    Sheet,
    TieBreak,
    categories_of,
    category_of_cards,
    draw_sheet,
    head_with_emblem,
    stage_sign,
    tie_breaks,
)
from renders.parts.score_words import headline, leaders_line
from renders.parts.seat_names import seat_name, short_names


def _cat(size: int) -> Image.Image:
    return glyphs.cat(size, theme.IVORY, theme.TREASURY)


_LOOKS = (
    Category("stages", "architects-score-wonder", theme.SAND, theme.WHITE, stage_sign),
    Category("cat", "architects-score-cat", theme.TREASURY, theme.WHITE, _cat),
    category_of_cards("blue", "architects-score-blue", "blue"),
    Category("military", "architects-score-military", theme.card_look("red").field, theme.WHITE, victory),
    Category(
        "progress", "architects-score-progress", theme.card_look("green").field, theme.WHITE, hidden_token
    ),
)
"""How the rows of the game look."""


def draw_score(view: Counted, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the points of every city, best first; ``names`` by seat."""
    best, scores = winners(view), by_rank(view)
    ties = tie_breaks([score.total for score in scores], [score.tie_break for score in scores])
    shown = short_names([seat_name(names, seat, text) for seat in map(Seat, range(view.players))], 270)
    return draw_sheet(
        Sheet(
            heading=text("score-title" if view.over else "score-title-so-far"),
            line=headline(how_decided(view), shown, "stages", text)
            if view.over
            else leaders_line([shown[score.seat] for score in best], best[0].total, text),
            categories=categories_of(scores[0].rows, _LOOKS),
            columns=[
                _column(view, score, names, tie_break, text)
                for score, tie_break in zip(scores, ties, strict=True)
            ],
            total=text("score-total"),
            emblem=partial(icons.type_glyph, "blue"),
            tie_break=TieBreak(text("architects-score-stages"), stage_sign),
        ),
        text,
    )


def _column(view: Counted, score: Score, names: Sequence[str], tie_break: int | None, text: Text) -> Column:
    name, emblem = seat_name(names, score.seat, text), partial(city_emblem, view.cities[score.seat])
    raised = score.rank == 1
    return Column(
        head=head_with_emblem(name, emblem, score.rank, raised=raised),
        points=list(score.rows.values()),
        total=score.total,
        tie_break=tie_break,
        raised=raised,
    )
