"""The story of a game of Architects: points round by round, the wonders, the battles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.architects.events import Battle, StageBuilt, TokenTaken
from engine.architects.scoring import Score
from engine.architects.story import Story
from engine.architects.terms import VICTORY_POINTS
from engine.game import Seat
from renders.architects.city_row import city_emblem
from renders.architects.score_words import by_rank, how_decided
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.score_words import headline
from renders.parts.seat_names import seat_name, short_names
from renders.parts.story import (
    Band,
    Curve,
    Fight,
    Sign,
    StoryPicture,
    average_sign,
    draw_story,
    fight_sign,
    progress_mark,
    stage_mark,
)

_ROUNDS_OF_A_BAND = 5


def draw_game_story(story: Story, names: Sequence[str], text: Text) -> Image.Image:
    """Draw how far every city was ahead after each round, best city first; ``names`` by seat."""
    shown = [seat_name(names, seat, text) for seat in map(Seat, range(story.end.players))]
    return draw_story(
        StoryPicture(
            heading=text("story-title"),
            line=headline(how_decided(story.end), short_names(shown, 380), "stages", text),
            curves=[_curve(story, score, shown) for score in by_rank(story.end)],
            bands=_bands(story.rounds),
            signs=(
                Sign(average_sign, text("story-ahead")),
                Sign(stage_mark, text("story-stage")),
                Sign(progress_mark, text("story-progress")),
                Sign(fight_sign, text("story-battles")),
            ),
        )
    )


def describe_game_story(story: Story, names: Sequence[str], text: Text) -> str:
    """Say what decided, and how the points of every city grew."""
    first = text("story-words", headline=headline(how_decided(story.end), names, "stages", text))
    lines = [
        text(
            "architects-story-words",
            name=names[score.seat],
            half=story.totals[story.rounds // 2][score.seat],
            points=score.total,
            stages=score.built,
            military=score.military,
        )
        for score in by_rank(story.end)
    ]
    return shortened([first, *lines])


def _bands(rounds: int) -> list[Band]:
    """Part the rounds into fives, so that they can be counted."""
    starts = range(0, rounds, _ROUNDS_OF_A_BAND)
    return [
        Band(min(start + _ROUNDS_OF_A_BAND, rounds), f"{start + 1}–{start + _ROUNDS_OF_A_BAND}")
        if start + _ROUNDS_OF_A_BAND <= rounds
        else Band(rounds, "")
        for start in starts
    ]


def _curve(story: Story, score: Score, shown: Sequence[str]) -> Curve:
    seat = score.seat
    return Curve(
        name=shown[seat],
        emblem=partial(city_emblem, story.end.cities[seat]),
        points=[totals[seat] for totals in story.totals],
        stages=[number for number, built in story.events(StageBuilt) if built.seat == seat],
        progress=[number for number, taken in story.events(TokenTaken) if taken.seat == seat],
        fights=[Fight(number, _won(battle, seat)) for number, battle in story.events(Battle)],
    )


def _won(battle: Battle, seat: Seat) -> int:
    """Return the points that a battle was worth to a seat."""
    return VICTORY_POINTS * sum(fight.tokens for fight in battle.fights if fight.winner == seat)
