"""The result of a game of 7 Wonders: its score sheet, poster and story, and their descriptions."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from PIL import Image

from engine.base.events import StageBuilt
from engine.base.pad import Pad
from engine.base.scoring import SCORE_ROWS, Score, places
from engine.base.story import Story
from engine.base.view import View
from engine.game import Seat
from renders.base.names import card_name
from renders.base.seats import seat_emblem
from renders.base.sides import scene_of
from renders.drawing.fitting import shorten
from renders.drawing.numerals import ROMAN, plain, signed
from renders.drawing.row import Piece, Sprite, Word
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.ending import Ending
from renders.parts.language import Text, all_of, shortened
from renders.parts.result import (
    Backdrop,
    Measures,
    Result,
    Standing,
    TieBreak,
    Wording,
    categories_of,
    category_of_cards,
    civilian_category,
    stage_category,
    treasury_category,
)
from renders.parts.sprites import card_type
from renders.parts.story import AHEAD_SIGN, CONFLICT_SIGN, STAGE_SIGN, Band, Fight, draw_story

Counted: TypeAlias = View | Pad
"""Anything with the scores of a finished or running game."""

CATEGORIES = (
    category_of_cards("military", "score-military", "red", icons.shield),
    treasury_category("treasury", "score-treasury"),
    stage_category("wonder", "score-wonder"),
    civilian_category("civilian", "score-civilian"),
    category_of_cards("scientific", "score-scientific", "green"),
    category_of_cards("commercial", "score-commercial", "yellow"),
    category_of_cards("guilds", "score-guilds", "purple"),
)
"""In the order of the score pad (rulebook, End of the game)."""

_NOTE_NAME_WIDTH = 190
_WORDING = Wording(
    ("score-words", "score-words-brief", "score-words-total"), frozenset(row.name for row in SCORE_ROWS)
)


def by_place(counted: Counted) -> tuple[Score, ...]:
    """Return the scores of players best first, then the Free City's, which has no place."""
    return tuple(
        sorted(counted.scores, key=lambda score: (score.seat == counted.free_city, score.rank, score.seat))
    )


def winners(counted: Counted) -> tuple[Score, ...]:
    """Return the best scores of players; several share a victory, the Free City never wins."""
    players = counted.scores[: counted.players]
    best = min(score.rank for score in players)
    return tuple(score for score in players if score.rank == best)


def result_of(counted: Counted) -> Result:
    """Return the result of a finished or running game."""
    best, place = winners(counted), places(counted.scores, counted.players)

    def standing(score: Score) -> Standing:
        city = counted.cities[score.seat]
        return Standing(
            score,
            place.get(score.seat),
            score in best,
            partial(seat_emblem, counted, score.seat),
            Backdrop(scene_of(counted.box, city.board), city.stages, len(city.plan)),
        )

    return Result(
        standings=[standing(score) for score in by_place(counted)],
        categories=categories_of(best[0].rows, CATEGORIES),
        tie_break=TieBreak("coins", "score-tie-break", icons.coin),
        wording=_WORDING,
        over=counted.over,
        notes=partial(_notes, counted),
        measures=Measures(highest_row=76),
    )


ENDING: Ending[Counted] = Ending(result_of)


def _notes(counted: Counted, names: Sequence[str], text: Text) -> list[list[Piece]]:
    """Return the players' choices at the end: symbols of choice and copied guilds."""

    def short(seat: Seat) -> str:
        return shorten(names[seat], sans(31, 600), _NOTE_NAME_WIDTH)

    notes: list[list[Piece]] = []
    for score in by_place(counted):
        name = short(score.seat)
        if score.symbols:
            symbols = [Sprite(partial(icons.science, symbol)) for symbol in score.symbols]
            words = text("score-symbols", name=name, count=len(score.symbols), points=score.symbols_points)
            notes.append([*symbols, Word(words, 600, 0.7)])
        if score.guild is not None and score.guild_from is not None:
            words = text(
                "score-guild",
                name=name,
                guild=card_name(counted.box, score.guild, text),
                owner=short(score.guild_from),
                points=score.guild_points,
            )
            notes.append([card_type("purple"), Word(words, 600, 0.7)])
    return notes


# -- the story ----------------------------------------------------------------------------------------


def draw_game_story(story: Story, names: Sequence[str], text: Text) -> Image.Image:
    """Draw each city's lead after each round, best city first; ``names`` are by seat."""
    ends = _ends_of_ages(story)
    bands = [Band(number, ROMAN[story.when[number - 1].age]) for number in ends]

    def fights(seat: Seat) -> list[Fight]:
        return [Fight(number, story.tokens(seat, story.when[number - 1].age)) for number in ends]

    signs = {AHEAD_SIGN: None, STAGE_SIGN: StageBuilt, CONFLICT_SIGN: None}
    return draw_story(story, result_of(story.end), fights, bands, signs, names, text)


def describe_game_story(story: Story, names: Sequence[str], text: Text) -> str:
    """Describe the decisive moments, and each city's points after each age."""
    first = text("story-words", headline=ENDING.headline(story.end, names, text))
    said = [_holes(story, score.seat, names, text) for score in by_place(story.end)]
    return shortened(
        [first, *(text("story-words-line", **placeholders) for placeholders in said)],
        [first, *(text("story-words-brief", **placeholders) for placeholders in said)],
    )


def _holes(story: Story, seat: Seat, names: Sequence[str], text: Text) -> dict[str, str | int]:
    tokens = [signed(story.tokens(seat, age.number)) for age in story.end.box.ages]
    return {
        "name": names[seat],
        "points": all_of([plain(story.totals[number][seat]) for number in _ends_of_ages(story)], text),
        "conflicts": all_of(tokens, text),
        "stages": story.end.cities[seat].stages,
    }


def _ends_of_ages(story: Story) -> list[int]:
    """Return the numbers of the rounds that ended an age."""
    return [number for number, each in enumerate(story.when, 1) if each.round == story.end.box.rounds]
