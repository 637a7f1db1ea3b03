"""The result of a game of Architects: its score sheet, poster and story, and their descriptions."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from PIL import Image

from engine.architects.events import Battle, StageBuilt, TokenTaken
from engine.architects.pad import Pad
from engine.architects.scoring import SCORE_ROWS, Score
from engine.architects.story import Story
from engine.architects.terms import STAGES
from engine.architects.view import View
from engine.game import Seat
from renders.architects import glyphs
from renders.architects.city_row import city_emblem
from renders.architects.token_icons import hidden_token, victory
from renders.drawing import theme
from renders.parts.ending import Ending
from renders.parts.language import Text, shortened
from renders.parts.result import (
    Backdrop,
    Look,
    Result,
    Standing,
    TieBreak,
    Wording,
    categories_of,
    category,
    category_of_cards,
    civilian_category,
    stage_category,
    stage_sign,
)
from renders.parts.story import AHEAD_SIGN, BATTLE_SIGN, PROGRESS_SIGN, STAGE_SIGN, Band, Fight, draw_story

Counted: TypeAlias = View | Pad
"""Anything with the scores of a finished or running game."""


def _cat(size: int, ink: theme.Rgba, field: theme.Rgba) -> Image.Image:
    return glyphs.cat(size, ink, field)


_BAR_OF_CAT = Look(
    theme.BAR_TREASURY, theme.GOLD_INK, partial(_cat, ink=theme.GOLD_INK, field=theme.BAR_TREASURY)
)
CATEGORIES = (
    stage_category("stages", "architects-score-wonder"),
    category(
        "cat",
        "architects-score-cat",
        theme.TREASURY,
        partial(_cat, ink=theme.IVORY, field=theme.TREASURY),
        bar=_BAR_OF_CAT,
    ),
    civilian_category("blue", "architects-score-blue"),
    category_of_cards("military", "architects-score-military", "red", victory),
    category_of_cards("progress", "architects-score-progress", "green", hidden_token),
)
"""The icons of the rows of the score sheet."""

_WORDING = Wording(("architects-score-words",), frozenset(row.name for row in SCORE_ROWS))
_ROUNDS_OF_A_BAND = 5


def by_rank(counted: Counted) -> list[Score]:
    """Return the scores best first; equal ones in seat order."""
    return sorted(counted.scores, key=lambda score: (score.rank, score.seat))


def winners(counted: Counted) -> list[Score]:
    """Return the best scores; several share a victory."""
    return [score for score in by_rank(counted) if score.rank == 1]


def result_of(counted: Counted) -> Result:
    """Return the result of a finished or running game."""

    def standing(score: Score) -> Standing:
        city = counted.cities[score.seat]
        backdrop = Backdrop(city.wonder, score.tie_break, STAGES)
        return Standing(score, score.rank, score.rank == 1, partial(city_emblem, city), backdrop)

    scores = by_rank(counted)
    return Result(
        standings=[standing(score) for score in scores],
        categories=categories_of(scores[0].rows, CATEGORIES),
        tie_break=TieBreak("stages", "architects-score-stages", stage_sign),
        wording=_WORDING,
        over=counted.over,
    )


ENDING: Ending[Counted] = Ending(result_of)


# -- the story ----------------------------------------------------------------------------------------


def draw_game_story(story: Story, names: Sequence[str], text: Text) -> Image.Image:
    """Draw each city's lead after each round, best city first; ``names`` are by seat."""
    worth = story.end.box.points_of_victory

    def fights(seat: Seat) -> list[Fight]:
        return [Fight(number, worth * _tokens_won(battle, seat)) for number, battle in story.events(Battle)]

    signs = {AHEAD_SIGN: None, STAGE_SIGN: StageBuilt, PROGRESS_SIGN: TokenTaken, BATTLE_SIGN: None}
    return draw_story(story, result_of(story.end), fights, _bands(story.rounds), signs, names, text)


def describe_game_story(story: Story, names: Sequence[str], text: Text) -> str:
    """Describe the decisive moments, and the growth of each city's points."""
    first = text("story-words", headline=ENDING.headline(story.end, names, text))
    lines = [
        text(
            "architects-story-words",
            name=names[score.seat],
            half=story.totals[story.rounds // 2][score.seat],
            points=score.total,
            stages=score.tie_break,
            military=score.row("military"),
        )
        for score in by_rank(story.end)
    ]
    return shortened([first, *lines])


def _bands(rounds: int) -> list[Band]:
    """Divide the rounds into groups of five, so that they can be counted."""
    starts = range(0, rounds, _ROUNDS_OF_A_BAND)
    return [
        Band(min(start + _ROUNDS_OF_A_BAND, rounds), f"{start + 1}–{start + _ROUNDS_OF_A_BAND}")
        if start + _ROUNDS_OF_A_BAND <= rounds
        else Band(rounds, "")
        for start in starts
    ]


def _tokens_won(battle: Battle, seat: Seat) -> int:
    """Count the victory tokens that a seat won in a battle."""
    return sum(fight.tokens for fight in battle.fights if fight.winner == seat)
