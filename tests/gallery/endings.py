"""The pictures that end a game, after games of computer players: usual ones, ties and extremes.

The records of the games are kept, so that a computer player who plays otherwise changes no picture.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from engine.architects.story import Story as ArchitectsStory
from engine.architects.story import story_of as architects_story_of
from engine.base.rules import standard_box
from engine.base.scoring import Score
from engine.base.story import Story
from engine.base.story import story_of as base_story_of
from engine.duel.story import Story as DuelStory
from engine.duel.story import story_of as duel_story_of
from engine.game import JsonObject
from engine.record import resume
from engine.story import PlayedStep
from engine.values import FrozenMapping
from renders.parts.language import Text
from tests.gallery.exhibit import NAMES, ODD_NAMES, WIDE_NAMES, Case

_DUELS = {"by points": 0, "by blue cards": 9, "by force": 26, "by science": 53}
"""Seeds of duels that are won in each way."""


@cache
def _records() -> dict[tuple[str, int, int], JsonObject]:
    """Read the games, one a line; by game, number of players and seed."""
    kept = gzip.decompress((files("tests.gallery") / "games.jsonl.gz").read_bytes())
    records = [json.loads(line) for line in kept.splitlines()]
    return {(each["game"], each["players"], each["seed"]): each for each in records}


def played(game: str, players: int, seed: int) -> tuple[list[PlayedStep], Any]:
    """Play a kept game back; return its steps and what lies there at the end."""
    steps: list[PlayedStep] = []
    return steps, resume(_records()[game, players, seed], steps.append).view(None)


Told = Iterator[tuple[str, Any, Sequence[str]]]
"""Stories of games, each with what is special about it and the names of its players."""


def base(text: Text) -> Told:
    """Tell a base game of each number of players, hard names, ties, a shared victory and many points."""
    for name, story, names in _base_stories():
        yield name, story, [*names[: story.end.players], text("free-city")]


def _base_stories() -> Told:
    for players in range(2, standard_box().most_players + 1):
        yield f"{players} players", base_game(players), NAMES
    yield "odd names", base_game(7), ODD_NAMES
    yield "wide names", base_game(7), WIDE_NAMES
    yield "two wide names", base_game(2), WIDE_NAMES
    yield "decided by coins", with_level_scores(base_game(4), (9, 8, 3, 3)), NAMES
    yield "won together", with_level_scores(base_game(3), (5, 5, 4)), NAMES
    yield "won by all seven", with_level_scores(base_game(7), (5,) * 7), NAMES
    yield "150 points", with_many_points(base_game(7)), NAMES
    yield "wide names level", with_level_scores(base_game(7), (9, *(8,) * 6)), WIDE_NAMES


@lru_cache(maxsize=8)
def base_game(players: int) -> Story:
    """Tell a base game of so many players."""
    return base_story_of(*played("base", players, players))


@lru_cache(maxsize=8)
def _duel(seed: int) -> DuelStory:
    return duel_story_of(*played("duel", 2, seed))


@lru_cache(maxsize=8)
def _architects_game(players: int) -> ArchitectsStory:
    return architects_story_of(*played("architects", players, players))


def with_level_scores(story: Story, coins: Sequence[int]) -> Story:
    """Let all players have the points of the first one, and these coins."""
    first = story.end.scores[0]
    level = [
        replace(first, seat=each.seat, tie_break=own)
        for each, own in zip(story.end.scores, coins, strict=False)
    ]
    ranked = [
        replace(each, rank=1 + sum(other.tie_break > each.tie_break for other in level)) for each in level
    ]
    return _with_scores(story, [*ranked, *story.end.scores[len(ranked) :]])


def with_many_points(story: Story) -> Story:
    """Let the first player have 150 points, and another one fewer than none."""
    first, second, *others = story.end.scores
    more = {**first.rows, "civilian": first.row("civilian") + 150 - first.total}
    most = replace(first, rows=FrozenMapping(more), total=150)
    defeats = {**dict.fromkeys(second.rows, 0), "military": -6}
    least = replace(second, rows=FrozenMapping(defeats), total=-6)
    scores = [most, least, *others]
    ranked = [replace(each, rank=1 + sum(one.total > each.total for one in scores)) for each in scores]
    return _with_scores(story, ranked)


def _with_scores(story: Story, scores: Sequence[Score]) -> Story:
    totals = (*story.totals[:-1], tuple(score.total for score in scores))
    best = min(score.rank for score in scores[: story.end.players])
    winners = tuple(score.seat for score in scores[: story.end.players] if score.rank == best)
    end = replace(story.end, scores=tuple(scores))
    return replace(story, end=end, totals=totals, winners=winners)


def duel(_: Text) -> Told:
    """Tell a duel won in each way, and hard names."""
    for sort, names in (("", NAMES), (", wide names", WIDE_NAMES)):
        for way, seed in _DUELS.items():
            yield f"{way}{sort}", _duel(seed), names
    yield "odd names", _duel(0), ODD_NAMES


def architects(_: Text) -> Told:
    """Tell a game of Architects of each number of players, and hard names."""
    for players in range(2, 8):
        yield f"{players} players", _architects_game(players), NAMES
    yield "odd names", _architects_game(7), ODD_NAMES
    yield "wide names", _architects_game(7), WIDE_NAMES


def ends(games: Callable[[Text], Told], text: Text) -> Iterator[Case]:
    """Show how games ended."""
    return (Case(name, (story.end, names)) for name, story, names in games(text))


def stories(games: Callable[[Text], Told], text: Text) -> Iterator[Case]:
    """Show the stories of games."""
    return (Case(name, (story, names)) for name, story, names in games(text))
