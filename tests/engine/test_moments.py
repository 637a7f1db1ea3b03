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
from tests.engine.test_story import records, told

Found = Mapping[str, tuple[Mapping[str, int], Mapping[str, int | str]]]
EXPECTED: Mapping[str, Sequence[Found]] = {
    "base": [
        {
            "free-city-on-top": ({}, {"points": 49}),
            "won-without-a-stage": ({"name": 0}, {}),
            "won-every-conflict": ({"name": 0}, {}),
            "led-for-long": ({"name": 0}, {"rounds": 16}),
            "full-purse": ({"name": 1}, {"coins": 60}),
            "sales": ({"name": 1}, {"cards": 15}),
            "spent-on-trade": ({"name": 0}, {"coins": 30}),
        },
        {
            "came-from-behind": ({"name": 2}, {"rounds": 1}),
            "close-together": ({}, {"points": 2}),
            "peaceful-age": ({}, {"age": 2}),
            "science-won": ({"name": 2}, {"points": 48}),
            "much-from-guilds": ({"name": 1}, {"points": 22}),
            "every-colour": ({"name": 0}, {}),
        },
        {
            "peaceful-age": ({}, {"age": 1}),
            "chains": ({"name": 1}, {"buildings": 6}),
            "every-colour": ({"name": 0}, {}),
            "earned-by-trade": ({"name": 0}, {"coins": 32}),
        },
        {
            "free-city-on-top": ({}, {"points": 52}),
            "won-every-conflict": ({"name": 1}, {}),
            "early-wonder": ({"name": 1}, {"age": 2, "round": 1}),
            "full-purse": ({"name": 1}, {"coins": 37}),
            "sales": ({"name": 1}, {"cards": 9}),
            "spent-on-trade": ({"name": 1}, {"coins": 26}),
        },
        {
            "came-from-behind": ({"name": 1}, {"rounds": 4}),
            "much-civilian": ({"name": 1}, {"points": 35}),
            "science-in-vain": ({"name": 0, "winner": 1}, {"points": 31, "short": 5}),
            "every-colour": ({"name": 0}, {}),
        },
        {
            "free-city-on-top": ({}, {"points": 32}),
            "won-without-a-shield": ({"name": 1}, {}),
            "peaceful-age": ({}, {"age": 1}),
            "full-purse": ({"name": 0}, {"coins": 38}),
            "sales": ({"name": 0}, {"cards": 12}),
        },
        {
            "free-city-on-top": ({}, {"points": 38}),
            "led-in-vain": ({"name": 0, "winner": 1}, {"rounds": 14}),
            "full-purse": ({"name": 1}, {"coins": 49}),
            "sales": ({"name": 1}, {"cards": 11}),
        },
        {
            "free-city-on-top": ({}, {"points": 52}),
            "lost-every-conflict": ({"name": 0}, {}),
            "full-purse": ({"name": 1}, {"coins": 30}),
            "sales": ({"name": 0}, {"cards": 8}),
            "every-colour": ({"name": 1}, {}),
            "earned-by-trade": ({"name": 1}, {"coins": 29}),
            "spent-on-trade": ({"name": 0}, {"coins": 26}),
        },
        {
            "free-city-on-top": ({}, {"points": 49}),
            "lead-changed-hands": ({}, {"times": 7}),
            "full-purse": ({"name": 1}, {"coins": 39}),
        },
        {
            "won-without-a-stage": ({"name": 0}, {}),
            "peaceful-age": ({}, {"age": 1}),
            "full-purse": ({"name": 0}, {"coins": 49}),
            "sales": ({"name": 1}, {"cards": 11}),
        },
        {
            "led-only-at-the-end": ({"name": 0}, {}),
            "won-without-a-stage": ({"name": 0}, {}),
            "peaceful-age": ({}, {"age": 1}),
            "full-purse": ({"name": 2}, {"coins": 50}),
            "sales": ({"name": 1}, {"cards": 14}),
        },
        {},
    ],
    "duel": [
        {
            "duel-behind-in-points": ({"name": 0}, {"points": 24}),
            "duel-much-looted": ({"name": 1}, {"coins": 7}),
            "duel-ahead-in-vain": ({"name": 1, "winner": 0}, {"rounds": 47}),
        },
        {
            "duel-every-wonder": ({"name": 0, "other": 1}, {"wonders": 2}),
        },
        {
            "duel-calm-front": ({}, {"spaces": 2}),
        },
        {
            "duel-pawn-crossed": ({}, {"times": 5}),
        },
        {
            "duel-one-symbol-short": ({"name": 0}, {}),
        },
        {
            "duel-turns-again": ({"name": 1}, {"times": 4}),
        },
        {
            "duel-nearly-at-the-capital": ({"name": 1, "other": 0}, {"spaces": 1}),
            "duel-much-looted": ({"name": 0}, {"coins": 10}),
            "duel-ahead-in-vain": ({"name": 1, "winner": 0}, {"rounds": 43}),
        },
        {
            "duel-much-looted": ({"name": 0}, {"coins": 9}),
            "lead-changed-hands": ({}, {"times": 13}),
        },
    ],
    "architects": [
        {
            "architects-many-tokens": ({"name": 0}, {"tokens": 5}),
            "architects-finished-in-vain": ({"name": 0, "winner": 1}, {}),
            "led-for-long": ({"name": 1}, {"rounds": 23}),
        },
        {
            "architects-won-with-few-stages": ({"name": 3}, {"stages": 3}),
            "architects-finished-in-vain": ({"name": 2, "winner": 3}, {}),
            "architects-wandering-cat": ({}, {"times": 20}),
            "lead-changed-hands": ({}, {"times": 11}),
        },
        {
            "led-in-vain": ({"name": 1, "winner": 0}, {"rounds": 21}),
        },
        {
            "architects-many-victories": ({"name": 0}, {"tokens": 5}),
        },
        {
            "architects-many-battles": ({}, {"battles": 4}),
        },
        {
            "architects-no-battle": ({}, {}),
        },
        {
            "architects-won-with-few-stages": ({"name": 1}, {"stages": 3}),
            "architects-finished-in-vain": ({"name": 0, "winner": 1}, {}),
            "close-together": ({}, {"points": 4}),
            "led-for-long": ({"name": 1}, {"rounds": 14}),
        },
        {
            "came-from-behind": ({"name": 1}, {"rounds": 8}),
        },
        {
            "led-only-at-the-end": ({"name": 2}, {}),
            "architects-finished-in-vain": ({"name": 3, "winner": 2}, {}),
        },
    ],
}
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
