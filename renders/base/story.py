"""The story of a base game: points round by round, stages, conflicts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.base.events import StageBuilt
from engine.base.story import Story
from engine.game import Seat
from renders.base.score_words import by_place, how_decided
from renders.base.seats import seat_emblem
from renders.drawing.numerals import ROMAN, plain, signed
from renders.parts.description import shortened
from renders.parts.language import Text, all_of
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
    stage_mark,
)


def draw_game_story(story: Story, names: Sequence[str], text: Text) -> Image.Image:
    """Draw how far every city was ahead after each round, best city first; ``names`` by seat."""
    shown = [seat_name(names, seat, text) for seat in map(Seat, range(len(story.end.cities)))]
    return draw_story(
        StoryPicture(
            heading=text("story-title"),
            line=headline(how_decided(story.end), short_names(shown, 380), "coins", text),
            curves=[_curve(story, score.seat, shown) for score in by_place(story.end)],
            bands=[Band(number, ROMAN[story.when[number - 1].age]) for number in _ends_of_ages(story)],
            signs=(
                Sign(average_sign, text("story-ahead")),
                Sign(stage_mark, text("story-stage")),
                Sign(fight_sign, text("story-conflicts")),
            ),
        )
    )


def describe_game_story(story: Story, names: Sequence[str], text: Text) -> str:
    """Say what decided, and what every city had after each age."""
    first = text("story-words", headline=headline(how_decided(story.end), names, "coins", text))
    said = [_holes(story, score.seat, names, text) for score in by_place(story.end)]
    return shortened(
        [first, *(text("story-words-line", **holes) for holes in said)],
        [first, *(text("story-words-brief", **holes) for holes in said)],
    )


def _holes(story: Story, seat: Seat, names: Sequence[str], text: Text) -> dict[str, str | int]:
    ends = _ends_of_ages(story)
    tokens = [signed(story.tokens(seat, age.number)) for age in story.end.box.ages]
    return {
        "name": names[seat],
        "points": all_of([plain(story.totals[number][seat]) for number in ends], text),
        "conflicts": all_of(tokens, text),
        "stages": story.end.cities[seat].stages,
    }


def _ends_of_ages(story: Story) -> list[int]:
    """Return the numbers of the rounds that ended an age."""
    return [number for number, each in enumerate(story.when, 1) if each.round == story.end.box.rounds]


def _curve(story: Story, seat: Seat, shown: Sequence[str]) -> Curve:
    return Curve(
        name=shown[seat],
        emblem=partial(seat_emblem, story.end, seat),
        points=[totals[seat] for totals in story.totals],
        stages=[number for number, built in story.events(StageBuilt) if built.seat == seat],
        fights=[
            Fight(number, story.tokens(seat, story.when[number - 1].age)) for number in _ends_of_ages(story)
        ],
        grey=seat == story.end.free_city,
    )
