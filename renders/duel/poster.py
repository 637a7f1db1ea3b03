"""The victory poster of a duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.duel.terms import SEATS
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons
from renders.duel.counted import Counted
from renders.duel.score_words import deciding_words, headline, winners
from renders.duel.track import TRACK_HEIGHT, draw_track
from renders.duel.wonder_tile import scene_of
from renders.parts import scenes
from renders.parts.description import shortened
from renders.parts.language import Text, all_of
from renders.parts.poster import (
    Backdrop,
    Poster,
    Proof,
    Standing,
    civilian_category,
    draw_poster,
    stage_category,
    treasury_category,
)
from renders.parts.score_sheet import Category, categories_of, category_of_cards
from renders.parts.seat_names import draw_name, seat_name, short_names

_SYMBOL, _SYMBOL_ROW = 70, 84
CATEGORIES = (
    civilian_category("civilian", "duel-score-civilian"),
    category_of_cards("scientific", "duel-score-scientific", "green"),
    category_of_cards("commercial", "duel-score-commercial", "yellow"),
    category_of_cards("guilds", "duel-score-guilds", "purple"),
    stage_category("wonders", "duel-score-wonders"),
    Category("progress", "duel-score-progress", theme.TOKEN_FIELD, theme.WHITE, duel_icons.any_token),
    treasury_category("treasury", "duel-score-treasury"),
    category_of_cards("military", "duel-score-military", "red"),
)


def draw_victory(view: Counted, names: Sequence[str], text: Text) -> Image.Image:
    """Draw who has won and how, and the points of both; ``names`` by seat."""
    shown = [seat_name(names, seat, text) for seat in SEATS]
    best, by_points = winners(view), view.victory == "civilian"
    order = sorted(SEATS, key=lambda seat: view.scores[seat].rank)
    return draw_poster(
        Poster(
            heading=text(f"duel-poster-{view.victory}"),
            name=all_of([shown[seat] for seat in best], text),
            total=view.scores[best[0]].total if by_points else None,
            decided=deciding_words(view, short_names(shown, 300), text),
            backdrops=[_backdrop(view, seat) for seat in best],
            categories=categories_of(view.scores[0].rows, CATEGORIES),
            standings=[_standing(view, seat, shown, won=seat in best) for seat in order],
            proof=_proof(view, shown),
            caption="" if by_points else text("duel-poster-points"),
        ),
        text,
    )


def describe_victory(view: Counted, names: Sequence[str], text: Text) -> str:
    """Say who has won and how, and the points of both."""
    lines = [
        text("duel-instant-point", name=names[score.seat], points=score.total)
        for score in sorted(view.scores, key=lambda score: score.rank)
    ]
    return shortened([text("poster-words", headline=headline(view, names, text)), *lines])


def _proof(view: Counted, shown: Sequence[str]) -> Proof | None:
    """Show the pawn at the capital, or the symbols of both where they are known."""
    if view.victory == "military":
        x, width = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
        return Proof(lambda canvas, top: draw_track(canvas, view, x, top, width), TRACK_HEIGHT)
    if view.victory == "scientific" and any(city.symbols for city in view.cities):
        return Proof(partial(_draw_symbols, view, shown), 2 * _SYMBOL_ROW)
    return None


def _draw_symbols(view: Counted, shown: Sequence[str], canvas: Canvas, top: float) -> None:
    for number, seat in enumerate(sorted(SEATS, key=lambda seat: view.scores[seat].rank)):
        y = top + (number + 0.5) * _SYMBOL_ROW
        draw_name(canvas, shown[seat], theme.MARGIN + 16, y, 280, size=36)
        x = 350.0
        for symbol, count in view.cities[seat].symbols.items():
            canvas.put(duel_icons.symbol(symbol, _SYMBOL), x, y, "lm")
            if count > 1:
                canvas.text(x + _SYMBOL + 6, y, f"×{count}", sans(30, 700))
            x += _SYMBOL + 48


def _backdrop(view: Counted, seat: Seat) -> Backdrop:
    """Show the first wonder of a city that stands, or else one that was planned."""
    city = view.cities[seat]
    built = city.built_wonders
    shown = (built or [each.wonder for each in city.wonders])[0]
    return Backdrop(scene_of(shown), 1 if built else 0, 1)


def _standing(view: Counted, seat: Seat, shown: Sequence[str], *, won: bool) -> Standing:
    score = view.scores[seat]
    return Standing(
        name=shown[seat],
        emblem=emblem_of(view, seat),
        points=list(score.rows.values()),
        total=score.total,
        won=won,
    )


def emblem_of(view: Counted, seat: Seat) -> partial[Image.Image]:
    """Give what draws the wonder of a city as its emblem."""
    wonder, built, stages = _backdrop(view, seat)
    return partial(_emblem, wonder, built, stages)


def _emblem(wonder: str, built: int, stages: int, size: int) -> Image.Image:
    return scenes.emblem(wonder, size, built, stages)
