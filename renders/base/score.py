"""The score sheet: a column for each city by rank, a row for each of the seven categories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.base.scoring import Score, places
from engine.game import Seat
from renders.base.counted import Counted
from renders.base.names import card_name
from renders.base.score_words import by_place, how_decided, winners
from renders.base.seats import seat_emblem
from renders.drawing import theme
from renders.drawing.fitting import shorten
from renders.drawing.row import Piece, Sprite, Word
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.score_sheet import (
    Category,
    Column,
    Measures,
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

_NOTE_NAME_WIDTH = 190
_LOOKS = (
    Category("military", "score-military", theme.card_look("red").field, theme.WHITE, icons.shield),
    Category("treasury", "score-treasury", theme.TREASURY, theme.WHITE, icons.coin),
    Category("wonder", "score-wonder", theme.SAND, theme.WHITE, stage_sign),
    category_of_cards("civilian", "score-civilian", "blue"),
    category_of_cards("scientific", "score-scientific", "green"),
    category_of_cards("commercial", "score-commercial", "yellow"),
    category_of_cards("guilds", "score-guilds", "purple"),
)
"""How the rows of the base game look."""


def draw_score(view: Counted, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the points of every city, best first, the winners raised; ``names`` by seat."""
    best, scores = winners(view), by_place(view)
    players = [score for score in scores if score.seat != view.free_city]
    tied = tie_breaks([score.total for score in players], [score.tie_break for score in players])
    ties = {score.seat: tie for score, tie in zip(players, tied, strict=True)}
    shown = short_names([seat_name(names, seat, text) for seat in map(Seat, range(view.players))], 270)
    return draw_sheet(
        Sheet(
            heading=text("score-title" if view.over else "score-title-so-far"),
            line=headline(how_decided(view), shown, "coins", text)
            if view.over
            else leaders_line([shown[score.seat] for score in best], best[0].total, text),
            emblem=partial(icons.type_glyph, "blue"),
            categories=categories_of(scores[0].rows, _LOOKS),
            columns=[
                _column(view, score, names, ties.get(score.seat), text, raised=score in best)
                for score in scores
            ],
            total=text("score-total"),
            tie_break=TieBreak(text("score-tie-break"), icons.coin),
            notes=_notes(view, names, text),
            measures=Measures(highest_row=76),
        ),
        text,
    )


def _column(
    view: Counted, score: Score, names: Sequence[str], tie_break: int | None, text: Text, *, raised: bool
) -> Column:
    name, emblem = seat_name(names, score.seat, text), partial(seat_emblem, view, score.seat)
    grey = score.seat == view.free_city
    place = places(view.scores, view.players).get(score.seat)
    return Column(
        head=head_with_emblem(name, emblem, place, raised=raised, grey=grey),
        points=list(score.rows.values()),
        total=score.total,
        tie_break=tie_break,
        raised=raised,
    )


def _notes(view: Counted, names: Sequence[str], text: Text) -> list[list[Piece]]:
    """Tell what was settled for the players: symbols of choice and copied guilds."""

    def short(seat: Seat) -> str:
        return shorten(seat_name(names, seat, text), sans(31, 600), _NOTE_NAME_WIDTH)

    notes: list[list[Piece]] = []
    for score in by_place(view):
        name = short(score.seat)
        if score.symbols:
            symbols = [Sprite(partial(icons.science, symbol)) for symbol in score.symbols]
            words = text("score-symbols", name=name, count=len(score.symbols), points=score.symbols_points)
            notes.append([*symbols, Word(words, 600, 0.7)])
        if score.guild is not None and score.guild_from is not None:
            words = text(
                "score-guild",
                name=name,
                guild=card_name(score.guild, text),
                owner=short(score.guild_from),
                points=score.guild_points,
            )
            notes.append([Sprite(lambda size: icons.card_type("purple", size)), Word(words, 600, 0.7)])
    return notes
