"""The story of a finished game: points after each round, leaders, moments and feats."""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.duel.events import TokenTaken, WonderBuilt, WonderDrafted, WonderRemoved
from engine.game import Seat
from engine.record import resume
from engine.rules import GAMES
from engine.story import MOST_TOLD, Moment, PlayedStep, Story, find_moments, notable_moments
from engine.terms import TokenId

FOLDER = Path(__file__).parent / "moments"


class Recorded(NamedTuple):
    """A replayed record with its steps and story."""

    record: dict[str, Any]
    game: Any
    steps: Sequence[PlayedStep]
    story: Any


@cache
def recorded_games(game: str) -> Sequence[Recorded]:
    """Return the stories of the recorded games, which must not be changed."""
    found = []
    with gzip.open(FOLDER / f"{game}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            steps: list[PlayedStep] = []
            finished = resume(record, steps.append)
            story = import_module(f"engine.{game}.story").story_of(steps, finished.view(None))
            found.append(Recorded(record, finished, steps, story))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_story_ends_with_the_points_of_the_record(game: str) -> None:
    for record, _, _, story in recorded_games(game):
        assert story.final == tuple(line["total"] for line in record["result"])
        players = [line for line in record["result"] if line["seat"] in story.players]
        best = min(line["rank"] for line in players)
        assert [*story.winners] == [line["seat"] for line in players if line["rank"] == best]


def test_a_base_story_has_the_points_shown_in_each_of_eighteen_rounds() -> None:
    compared = 0
    for record, _, _, story in recorded_games("base"):
        assert [(each.age, each.round) for each in story.when] == [*product((1, 2, 3), range(1, 7))]
        cut = {key: value for key, value in record.items() if key != "result"}
        for length in (1, 6, 13):
            part = resume({**cut, "steps": cut["steps"][:length]}).view(None)
            # If no single seat has a step in between, a step is a round.
            asked = {*part.deciding.values()}
            if (part.age, part.round) == (1 + length // 6, 1 + length % 6) and "round" in asked:
                assert story.totals[length] == tuple(score.total for score in part.scores)
                compared += 1
    assert compared


def test_the_free_city_is_never_a_leader_of_the_story() -> None:
    for last, leaders in (((5, 4, 0), [0]), ((5, 5, 0), [])):
        totals = (5, 4, 9), (5, 5, 9), last
        story: Story[Any] = Story(None, (Seat(0), Seat(1)), (Seat(0),), totals, ())
        assert (story.leaders, story.margin) == (leaders, len(leaders))


# -- moments -------------------------------------------------------------------------------------------

Found = Mapping[str, tuple[Mapping[str, int], Mapping[str, int | str]]]
SEATS = {"name", "other", "winner"}


def expected(game: str) -> list[Found]:
    """Return the expected moments: ``moments/GAME.txt`` has a paragraph for each record."""
    found: list[Found] = []
    for paragraph in (FOLDER / f"{game}.txt").read_text("utf-8").split("\n\n"):
        moments = {}
        for kind, *facts in map(str.split, paragraph.splitlines()[1:]):
            values = {key: int(value) for key, value in (fact.split("=") for fact in facts)}
            seats = {key: values.pop(key) for key in SEATS & values.keys()}
            moments[kind] = (seats, values)
        found.append(moments)
    return found


EXPECTED: Mapping[str, Sequence[Found]] = {game: expected(game) for game in GAMES}
"""The moments of each recorded game."""


def found_in(game: str, story: Any) -> list[Moment]:
    return [Moment(*each) for each in find_moments(story, import_module(f"engine.{game}.story").FINDERS)]


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game in GAMES for number in range(len(EXPECTED[game]))]
)
def test_moments_of_recorded_games(game: str, number: int) -> None:
    moments = found_in(game, recorded_games(game)[number].story)
    assert {each.kind: (each.seats, each.facts) for each in moments} == EXPECTED[game][number]


def test_moments_for_an_early_instant_victory_and_many_tokens() -> None:
    """No recorded game has these."""
    story = recorded_games("duel")[0].story
    early = replace(story, ages=tuple(min(age, 2) for age in story.ages))
    untold = tuple((number, event) for number, event in story.told if not isinstance(event, TokenTaken))
    tokens = [(1, TokenTaken(Seat(0), TokenId(f"{number}"), from_library=False)) for number in range(4)]
    few, many = (replace(story, told=(*tokens[:number], *untold)) for number in (3, 4))
    for kind, without, other, expected in (
        ("duel-early", story, early, ({"name": 0}, {"age": 2})),
        ("duel-many-tokens", few, many, ({"name": 0}, {"tokens": 4})),
    ):
        assert kind not in {moment.kind for moment in found_in("duel", without)}
        (moment,) = [each for each in found_in("duel", other) if each.kind == kind]
        assert (moment.seats, moment.facts) == expected


def test_at_most_three_moments_are_shown_rarest_first() -> None:
    found = {"rare": lambda _: True, "untrue": lambda _: None, "common": lambda _: {"name": 1, "points": 3}}
    assert notable_moments(None, found) == (
        Moment("rare"),
        Moment("common", {"name": Seat(1)}, {"points": 3}),
    )
    assert len(notable_moments(None, {f"{number}": lambda _: True for number in range(5)})) == MOST_TOLD


# -- feats ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["base", "duel"])
def test_feats_match_the_events_of_the_game(game: str) -> None:
    found: set[str] = set()
    for _, finished, steps, _ in recorded_games(game):
        end = finished.view(None)
        for seat, feats in enumerate(finished.rules.feats(steps, end)):
            found |= feats
            own = [(step.before.age, event) for step in steps for event in step.events]
            own = [(age, event) for age, event in own if getattr(event, "seat", None) == seat]
            colours = [end.box.cards[card].colour for card in end.cities[seat].buildings]
            kinds = [(age, type(event).__name__) for age, event in own]
            wonders = [age for age, kind in kinds if kind in ("StageBuilt", "WonderBuilt")]
            whole = len(end.cities[seat].plan) if game == "base" else 4
            assert ("no-red" in feats) == ("red" not in colours)
            assert ("no-yellow" in feats) == ("yellow" not in colours)
            assert ("no-wonder" in feats) == (not wonders)
            assert ("early-wonder" in feats) == (len(wonders) == whole and max(wonders) <= 2)
            kinds_built = ("Built", "StageBuilt", "WonderBuilt")
            built = [event for _, event in own if type(event).__name__ in kinds_built]
            paid = [getattr(event, name, 0) for event in built for name in ("trade", "left", "right")]
            assert ("no-trade" in feats) == (not any(paid))
    assert found


def test_drafted_and_built_wonders_of_a_duel() -> None:
    returned = 0
    for _, finished, steps, _ in recorded_games("duel"):
        events = [event for step in steps for event in step.events]
        built = {(event.seat, event.wonder) for event in events if isinstance(event, WonderBuilt)}
        # A wonder removed once seven are built was drafted, too.
        chosen = {(event.seat, event.wonder) for event in events if isinstance(event, WonderDrafted)}
        returned += sum(isinstance(event, WonderRemoved) for event in events)
        drafted = finished.rules.drafted(finished.deal, finished.table)
        listed = [(seat, *each) for seat, own in enumerate(drafted) for each in own]
        assert {(seat, wonder) for seat, wonder, _ in listed} == chosen
        assert {(seat, wonder) for seat, wonder, stands in listed if stands} == built
        assert [len(each) for each in drafted] == [4, 4]
    assert returned
