"""The victory poster of Architects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.architects.scoring import Score
from engine.architects.terms import STAGES
from engine.game import Seat
from renders.architects import glyphs
from renders.architects.city_row import city_emblem
from renders.architects.counted import Counted
from renders.architects.score_words import by_rank, how_decided, winners
from renders.architects.token_icons import hidden_token, victory
from renders.drawing import theme
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.poster import Backdrop, Poster, Standing, civilian_category, draw_poster, stage_category
from renders.parts.score_sheet import Category, categories_of
from renders.parts.score_words import deciding_words, headline, winners_words
from renders.parts.seat_names import seat_name, short_names


def _cat(size: int) -> Image.Image:
    return glyphs.cat(size, theme.GOLD_INK, theme.BAR_TREASURY)


CATEGORIES = (
    stage_category("stages", "architects-score-wonder"),
    Category("cat", "architects-score-cat", theme.BAR_TREASURY, theme.GOLD_INK, _cat),
    civilian_category("blue", "architects-score-blue"),
    Category("military", "architects-score-military", theme.card_look("red").field, theme.WHITE, victory),
    Category(
        "progress", "architects-score-progress", theme.card_look("green").field, theme.WHITE, hidden_token
    ),
)
"""How the rows of the game look."""


def draw_victory(view: Counted, names: Sequence[str], text: Text) -> Image.Image:
    """Draw who has won and by what, and the points of every city; ``names`` by seat."""
    best = winners(view)
    shown = [seat_name(names, seat, text) for seat in map(Seat, range(view.players))]
    return draw_poster(
        Poster(
            heading=text("poster-victory"),
            name=winners_words([shown[score.seat] for score in best], text),
            total=best[0].total,
            decided=deciding_words(how_decided(view), short_names(shown, 300), "stages", text),
            backdrops=[Backdrop(view.cities[each.seat].wonder, each.tie_break, STAGES) for each in best],
            categories=categories_of(best[0].rows, CATEGORIES),
            standings=[_standing(view, score, shown, won=score in best) for score in by_rank(view)],
        ),
        text,
    )


def describe_victory(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say who has won and by what, and the points of every city."""
    first = text("poster-words", headline=headline(how_decided(view), names, "stages", text))
    lines = [
        text("score-words-total", rank=score.rank, name=names[score.seat], total=score.total)
        for score in by_rank(view)
    ]
    return shortened([first, *lines])


def _standing(view: Counted, score: Score, shown: Sequence[str], *, won: bool) -> Standing:
    return Standing(
        name=shown[score.seat],
        emblem=partial(city_emblem, view.cities[score.seat]),
        points=list(score.rows.values()),
        total=score.total,
        won=won,
    )
