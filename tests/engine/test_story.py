"""A game told from its end, in every game: the points after each round, and who led."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.game import Seat
from engine.record import resume
from engine.rules import GAMES
from engine.story import PlayedStep, Story

RECORDS = Path(__file__).parent / "moments"


def records(game: str) -> Iterator[dict[str, Any]]:
    """Return the records of finished games that are kept for what they have to tell."""
    with gzip.open(RECORDS / f"{game}.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def told(game: str, record: dict[str, Any]) -> Any:
    """Tell a recorded game."""
    steps: list[PlayedStep] = []
    end = resume(record, steps.append).view(None)
    return import_module(f"engine.{game}.story").story_of(steps, end)


@cache
def stories(game: str) -> Sequence[tuple[dict[str, Any], Any]]:
    """Return every record with what is told of it, which nothing changes."""
    return [(record, told(game, record)) for record in records(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_story_ends_with_the_points_of_the_record(game: str) -> None:
    for record, story in stories(game):
        assert story.final == tuple(line["total"] for line in record["result"])
        players = [line for line in record["result"] if line["seat"] in story.players]
        best = min(line["rank"] for line in players)
        assert [*story.winners] == [line["seat"] for line in players if line["rank"] == best]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_stands_in_the_order_of_its_rounds(game: str) -> None:
    for _, story in stories(game):
        numbers = [number for number, _ in story.told]
        assert numbers == sorted(numbers)
        assert {1, story.rounds} <= set(numbers) <= set(range(1, story.rounds + 1))


def test_a_base_game_has_eighteen_rounds_and_the_points_of_each_are_those_that_everybody_saw() -> None:
    for record, story in stories("base"):
        assert story.rounds == 18
        assert [(each.age, each.round) for each in story.when] == [
            (age, number) for age in (1, 2, 3) for number in range(1, 7)
        ]
        for length in (1, 6, 13):
            cut = {key: value for key, value in record.items() if key != "result"}
            # Where nobody has a step of their own in between, a step is a round.
            part = resume({**cut, "steps": cut["steps"][:length]}).view(None)
            if (part.age, part.round, set(part.deciding.values())) == (
                *_moment_after(length),
                {"round"} if part.free_city is None else {"round", "free_city"},
            ):
                assert story.totals[length] == tuple(score.total for score in part.scores)


def _moment_after(rounds: int) -> tuple[int, int]:
    return 1 + rounds // 6, 1 + rounds % 6


def test_the_pawns_way_ends_where_it_stands() -> None:
    for _, story in stories("duel"):
        assert len(story.pawn) == len(story.totals) == len(story.ages) + 1
        assert (story.pawn[0], story.pawn[-1]) == (0, story.end.pawn)


def story_with(*totals: tuple[int, ...]) -> Story[Any]:
    return Story(None, (Seat(0), Seat(1)), (Seat(0),), totals, ())


def test_a_seat_that_cannot_win_does_not_lead() -> None:
    with_free_city = story_with((5, 4, 9), (5, 5, 9), (5, 4, 0))
    assert with_free_city.leaders == [0]
    assert story_with((5, 4, 9), (5, 5, 9), (5, 5, 0)).leaders == []
    assert with_free_city.margin == 1
