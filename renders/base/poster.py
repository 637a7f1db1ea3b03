"""The victory poster of a base game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.base.scoring import Score, places
from engine.game import Seat
from renders.base.counted import Counted
from renders.base.score_words import by_place, how_decided, winners
from renders.base.seats import seat_emblem
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.poster import (
    Backdrop,
    Poster,
    Standing,
    civilian_category,
    draw_poster,
    stage_category,
    treasury_category,
)
from renders.parts.score_sheet import categories_of, category_of_cards
from renders.parts.score_words import deciding_words, headline, winners_words
from renders.parts.seat_names import seat_name, short_names

CATEGORIES = (
    category_of_cards("military", "score-military", "red"),
    treasury_category("treasury", "score-treasury"),
    stage_category("wonder", "score-wonder"),
    civilian_category("civilian", "score-civilian"),
    category_of_cards("scientific", "score-scientific", "green"),
    category_of_cards("commercial", "score-commercial", "yellow"),
    category_of_cards("guilds", "score-guilds", "purple"),
)
"""In the order of the score pad (rulebook, End of the game)."""


def draw_victory(view: Counted, names: Sequence[str], text: Text) -> Image.Image:
    """Draw who has won and by what, and the points of every city; ``names`` by seat."""
    best = winners(view)
    shown = [seat_name(names, seat, text) for seat in map(Seat, range(len(view.cities)))]
    return draw_poster(
        Poster(
            heading=text("poster-victory"),
            name=winners_words([shown[score.seat] for score in best], text),
            total=best[0].total,
            decided=deciding_words(how_decided(view), short_names(shown, 300), "coins", text),
            backdrops=[_backdrop(view, score) for score in best],
            categories=categories_of(best[0].rows, CATEGORIES),
            standings=[_standing(view, score, shown, won=score in best) for score in by_place(view)],
        ),
        text,
    )


def describe_victory(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say who has won and by what, and the points of every city."""
    first = text("poster-words", headline=headline(how_decided(view), names, "coins", text))
    place = places(view.scores, view.players)
    lines = [
        text("score-words-total", rank=place.get(score.seat, 0), name=names[score.seat], total=score.total)
        for score in by_place(view)
    ]
    return shortened([first, *lines])


def _backdrop(view: Counted, score: Score) -> Backdrop:
    city = view.cities[score.seat]
    return Backdrop(city.wonder, city.stages, len(city.plan))


def _standing(view: Counted, score: Score, shown: Sequence[str], *, won: bool) -> Standing:
    return Standing(
        name=shown[score.seat],
        emblem=partial(seat_emblem, view, score.seat),
        points=list(score.rows.values()),
        total=score.total,
        won=won,
        grey=score.seat == view.free_city,
    )
