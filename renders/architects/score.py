"""The points of every city in Architects, as a sheet and in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.architects.scoring import Score
from engine.architects.view import View
from renders.architects import glyphs
from renders.architects.city_row import city_emblem
from renders.architects.token_icons import hidden_token, victory
from renders.drawing import theme
from renders.drawing.theme import hex_colour
from renders.parts import icons
from renders.parts.description import shortened
from renders.parts.language import Text, all_of
from renders.parts.names import seat_name
from renders.parts.score_sheet import Category, Column, Sheet, draw_sheet

_CAT_FIELD = hex_colour("#86600F")


def draw_score(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the points of every city, best first; ``names`` by seat."""
    return draw_sheet(
        Sheet(
            heading=text("score-title" if view.over else "score-title-so-far"),
            line=_first_line(view, [seat_name(names, score.seat, text) for score in view.scores], text),
            categories=_categories(text),
            columns=[_column(view, score, names, text) for score in _by_rank(view)],
            total=text("score-total"),
            tie_break=text("architects-score-stages"),
            tie_break_icon=_stage_sign,
        )
    )


def describe_score(view: View, names: Sequence[str], text: Text) -> str:
    """Say what everyone scored in each category."""
    return shortened(
        [
            f"{_first_line(view, names, text)}.",
            *(
                text(
                    "architects-score-words",
                    rank=score.rank,
                    name=names[score.seat],
                    total=score.total,
                    wonder=score.stages,
                    cat=score.cat,
                    blue=score.blue,
                    military=score.military,
                    progress=score.progress,
                    built=score.built,
                )
                for score in _by_rank(view)
            ),
        ]
    )


def _by_rank(view: View) -> list[Score]:
    return sorted(view.scores, key=lambda score: score.rank)


def _first_line(view: View, names: Sequence[str], text: Text) -> str:
    best = [score for score in view.scores if score.rank == 1]
    return text(
        "score-winner" if view.over else "score-leader",
        names=all_of([names[score.seat] for score in best], text),
        count=len(best),
        points=best[0].total,
    )


def _stage_sign(size: int) -> Image.Image:
    return icons.sign("stage", size, theme.IVORY)


def _categories(text: Text) -> list[Category]:
    """List the categories in the order of the rulebook (End of the game)."""
    colours = theme.CARD_COLOURS
    return [
        Category(text("architects-score-wonder"), theme.SAND, theme.WHITE, _stage_sign),
        Category(
            text("architects-score-cat"),
            _CAT_FIELD,
            theme.WHITE,
            lambda size: glyphs.cat(size, theme.IVORY, _CAT_FIELD),
        ),
        Category(
            text("architects-score-blue"),
            colours["blue"],
            theme.WHITE,
            lambda size: icons.card_type("blue", size),
        ),
        Category(text("architects-score-military"), colours["red"], theme.WHITE, victory),
        Category(text("architects-score-progress"), colours["green"], theme.WHITE, hidden_token),
    ]


def _column(view: View, score: Score, names: Sequence[str], text: Text) -> Column:
    return Column(
        name=seat_name(names, score.seat, text),
        emblem=partial(city_emblem, view.cities[score.seat]),
        rank=score.rank,
        points=(score.stages, score.cat, score.blue, score.military, score.progress),
        total=score.total,
        tie_break=score.built,
        raised=score.rank == 1,
    )
