"""Matches between computer players, and what is learned by playing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.measuring.lessons import Example
from engine.measuring.match import Match, play_match, wilson_interval
from engine.measuring.train import explained, fitted


def told(capsys: pytest.CaptureFixture[str], arguments: str) -> list[dict[str, Any]]:
    assert main(["match", *arguments.split()]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_tells_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    normal, chance = told(capsys, "--players 3 --seats normal,random,random --games 3 --seed 7")
    assert [(each["player"], each["seats"]) for each in (normal, chance)] == [("normal", 1), ("random", 2)]
    assert normal["won"] + chance["won"] == normal["games"] == 3
    assert normal["share"] == pytest.approx(normal["won"] / 3, abs=0.001)
    low, high = normal["interval"]
    assert low <= normal["share"] <= high
    assert sum(normal["points"].values()) == pytest.approx(2 * normal["points"]["total"], abs=0.05)
    assert normal["milliseconds"] > chance["milliseconds"] >= 0


def test_tells_how_games_were_won(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = told(capsys, "--game duel --seats random,random --games 6")
    for end in ("won", "lost"):
        assert sum(number for how, number in line["victories"].items() if how.endswith(end)) == 6


def test_plays_the_same_games_on_any_number_of_processes() -> None:
    match = Match("base", ("easy", "random", "random"), seed=8)
    tallies = [play_match(match, 4, workers) for workers in (1, 2)]
    alone, shared = (
        [(each.won, each.points, each.thinking.decisions) for each in found] for found in tallies
    )
    assert alone == shared


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (244, 400, 0.5614, 0.6565)],
)
def test_gives_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(won, games) == pytest.approx((low, high), abs=0.0005)


# -- what is learned by playing ------------------------------------------------------------------------


def made_up(seed: int) -> list[Example]:
    """Make decisions: each ``one`` makes games end better by 2 at the first knot, by 3 at the next."""
    source, found = Random(seed), []
    for _ in range(600):
        late = source.randrange(6) / 5
        rows = [{"one": source.random(), "other": source.random()} for _ in range(4)]
        luck = source.random()
        ends = tuple((2 + late) * row["one"] + luck for row in rows)
        found.append(Example("choice", {0: 1 - late, 1: late}, tuple(rows), ends))
    return found


def test_finds_what_features_count_at_each_knot() -> None:
    learned = fitted([(each, 100.0) for each in made_up(1)], {})
    assert learned["choice"]["one"] == pytest.approx([2, 3], abs=0.1)
    assert learned["choice"]["other"] == pytest.approx([0, 0], abs=0.1)
    assert explained(made_up(2), learned) > 0.99
    assert explained(made_up(2), {}) == 0
