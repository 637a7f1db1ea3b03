"""The pictures that end a game, after games of computer players: usual ones, ties and extremes.

The records of the games are kept, so that a computer player who plays otherwise changes no picture.
"""

import gzip
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from engine.architects.story import story_of as architects_story_of
from engine.base.scoring import Score
from engine.base.story import Story
from engine.base.story import story_of as base_story_of
from engine.duel.story import story_of as duel_story_of
from engine.game import JsonObject, Seat, ranked
from engine.record import resume
from engine.story import PlayedStep
from engine.values import FrozenMapping
from renders.parts.language import Text
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case

_DUELS = {"by points": 0, "by blue cards": 9, "by force": 26, "by science": 53}
"""Seeds of duels that are won in each way."""

_STORIES: Mapping[str, Callable[[Sequence[Any], Any], Any]] = {
    "base": base_story_of,
    "duel": duel_story_of,
    "architects": architects_story_of,
}

Told = Iterator[tuple[str, Any, Sequence[str]]]
"""Stories of games, each with what is special about it and the names of its players."""


@cache
def _records() -> dict[tuple[str, int, int], JsonObject]:
    """Read the games, one a line; by game, number of players and seed."""
    kept = gzip.decompress((files("tests.gallery") / "games.jsonl.gz").read_bytes())
    records = [json.loads(line) for line in kept.splitlines()]
    return {(each["game"], each["players"], each["seed"]): each for each in records}


@cache
def told(game: str, players: int, seed: int) -> Any:
    steps: list[PlayedStep] = []
    end = resume(_records()[game, players, seed], steps.append).view(None)
    return _STORIES[game](steps, end)


def base_game(players: int) -> Story:
    story: Story = told("base", players, players)
    return story


def base(text: Text) -> Told:
    """Tell a base game of each number of players, hard names, ties, a shared victory and many points."""
    for name, story, names in (
        *((f"{players} players", base_game(players), NAMES) for players in range(2, 8)),
        ("odd names", base_game(7), ODD_NAMES),
        ("wide names", base_game(7), WIDE_NAMES),
        ("two wide names", base_game(2), WIDE_NAMES),
        ("decided by coins", with_level_scores(base_game(4), (9, 8, 3, 3)), NAMES),
        ("won together", with_level_scores(base_game(3), (5, 5, 4)), NAMES),
        ("won by all seven", with_level_scores(base_game(7), (5,) * 7), NAMES),
        ("150 points", with_many_points(base_game(7)), NAMES),
        ("wide names level", with_level_scores(base_game(7), (9, *(8,) * 6)), WIDE_NAMES),
    ):
        yield name, story, [*names[: story.end.players], text("free-city")]


def with_level_scores(story: Story, coins: Sequence[int]) -> Story:
    """Let all players have the points of the first one, and these coins."""
    first = story.end.scores[0]
    return _with_scores(
        story, [replace(first, seat=Seat(seat), tie_break=own) for seat, own in enumerate(coins)]
    )


def with_many_points(story: Story) -> Story:
    """Let the first player have 150 points, and another one fewer than none."""
    first, second, *others = story.end.scores
    more = {**first.rows, "civilian": first.row("civilian") + 150 - first.total}
    most = replace(first, rows=FrozenMapping(more), total=150)
    defeats = {**dict.fromkeys(second.rows, 0), "military": -6}
    least = replace(second, rows=FrozenMapping(defeats), total=-6)
    return _with_scores(story, [most, least, *others])


def _with_scores(story: Story, scores: Sequence[Score]) -> Story:
    scores = ranked(replace(score) for score in scores)
    totals = (*story.totals[:-1], tuple(score.total for score in scores))
    winners = tuple(score.seat for score in scores if score.rank == 1)
    return replace(story, end=replace(story.end, scores=scores), totals=totals, winners=winners)


def duel(_: Text) -> Told:
    for sort, names in (("", NAMES), (", wide names", WIDE_NAMES)):
        for way, seed in _DUELS.items():
            yield f"{way}{sort}", told("duel", 2, seed), names
    yield "odd names", told("duel", 2, _DUELS["by points"]), ODD_NAMES


def architects(_: Text) -> Told:
    for players in range(2, 8):
        yield f"{players} players", told("architects", players, players), NAMES
    yield "odd names", told("architects", 7, 7), ODD_NAMES
    yield "wide names", told("architects", 7, 7), WIDE_NAMES


def ends(games: Callable[[Text], Told]) -> Callable[[Text], Iterator[Case]]:
    return lambda text: (Case(name, (story.end, names)) for name, story, names in games(text))


def stories(games: Callable[[Text], Told]) -> Callable[[Text], Iterator[Case]]:
    return lambda text: (Case(name, (story, names)) for name, story, names in games(text))
