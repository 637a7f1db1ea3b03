"""Words about a game that is over are true: of recorded games just these kinds are found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from engine.duel.events import TokenTaken
from engine.game import Seat
from engine.rules import GAMES
from engine.story import MOST_TOLD, Finder, Moment, find_moments, notable_moments
from engine.terms import TokenId
from tests.engine.test_story import RECORDS, records, told

Found = Mapping[str, tuple[Mapping[str, int], Mapping[str, int | str]]]
SEATS = {"name", "other", "winner"}


def expected(game: str) -> list[Found]:
    """Read what is found in each recorded game: ``moments/GAME.txt`` has a paragraph for each."""
    paragraphs = (RECORDS / f"{game}.txt").read_text("utf-8").split("\n\n")
    return [dict(map(_moment, paragraph.splitlines()[1:])) for paragraph in paragraphs]


def _moment(line: str) -> tuple[str, tuple[Mapping[str, int], Mapping[str, int | str]]]:
    kind, *facts = line.split()
    told = {key: int(value) for key, value in (fact.split("=") for fact in facts)}
    seats = {key: value for key, value in told.items() if key in SEATS}
    return kind, (seats, {key: value for key, value in told.items() if key not in SEATS})


EXPECTED: Mapping[str, Sequence[Found]] = {game: expected(game) for game in GAMES}
"""What is found in each recorded game, and nothing else is."""


@cache
def stories(game: str) -> tuple[Any, ...]:
    return tuple(told(game, record) for record in records(game))


def finders(game: str) -> Mapping[str, Finder[Any]]:
    found: Mapping[str, Finder[Any]] = import_module(f"engine.{game}.story").FINDERS
    return found


def found_in(game: str, story: Any) -> list[Moment]:
    return [Moment(*told) for told in find_moments(story, finders(game))]


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game in GAMES for number in range(len(EXPECTED[game]))]
)
def test_a_recorded_game_has_these_moments_and_no_others(game: str, number: int) -> None:
    moments = found_in(game, stories(game)[number])
    assert {each.kind: (each.seats, each.facts) for each in moments} == EXPECTED[game][number]


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_is_true_of_some_game_and_untrue_of_another(game: str) -> None:
    kinds: list[set[str]] = [set(found) for found in EXPECTED[game]]
    known = set[str]().union(*kinds)
    # Two of Duel are so rare that no recorded game has them: below they are made.
    assert len(known) + (2 if game == "duel" else 0) == len(finders(game))
    assert not known & kinds[0].intersection(*kinds[1:])


def test_the_points_that_are_told_are_those_of_the_record() -> None:
    fields = {"much-civilian": "civilian", "much-from-guilds": "guilds"}
    fields |= dict.fromkeys(("science-won", "science-in-vain"), "scientific")
    seen = set()
    for record, found in zip(records("base"), EXPECTED["base"], strict=True):
        for kind in fields.keys() & found.keys():
            seats, facts = found[kind]
            assert facts["points"] == record["result"][seats["name"]][fields[kind]]
            seen.add(kind)
    assert seen == fields.keys()


def test_an_instant_victory_before_the_last_age_is_told() -> None:
    story = stories("duel")[0]
    early = replace(story, ages=tuple(min(age, 2) for age in story.ages))
    kinds = {moment.kind: moment.facts for moment in found_in("duel", early)}
    assert kinds["duel-early"] == {"age": 2}
    assert "duel-early" not in {moment.kind for moment in found_in("duel", story)}


def test_many_tokens_are_told_of_who_has_more() -> None:
    story = stories("duel")[1]
    untold = tuple((number, event) for number, event in story.told if not isinstance(event, TokenTaken))
    tokens = [(1, TokenTaken(Seat(0), TokenId(f"{number}"), from_library=False)) for number in range(4)]
    few = replace(story, told=(*tokens[:3], *untold))
    many = replace(story, told=(*tokens, *untold))
    assert "duel-many-tokens" not in {moment.kind for moment in found_in("duel", few)}
    (moment,) = [each for each in found_in("duel", many) if each.kind == "duel-many-tokens"]
    assert (moment.seats, moment.facts) == ({"name": 0}, {"tokens": 4})


def test_at_most_three_are_told_the_rarest_first() -> None:
    found = {"rare": lambda _: True, "untrue": lambda _: None, "common": lambda _: {"name": 1, "points": 3}}
    assert notable_moments(None, found) == (
        Moment("rare"),
        Moment("common", {"name": Seat(1)}, {"points": 3}),
    )
    assert len(notable_moments(None, {f"{number}": lambda _: True for number in range(5)})) == MOST_TOLD


@pytest.mark.parametrize("game", GAMES)
def test_seats_that_cannot_win_are_not_spoken_of(game: str) -> None:
    for story in stories(game):
        for moment in found_in(game, story):
            assert set(moment.seats.values()) <= set(story.players)
