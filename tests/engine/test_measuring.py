"""Matches between computer players, and fitting weights to games."""

import json
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.measuring.lessons import Example
from engine.measuring.match import Match, play_match, wilson_interval
from engine.measuring.train import explained, fitted


def run_match(capsys: pytest.CaptureFixture[str], arguments: str) -> list[dict[str, Any]]:
    assert main(["match", *arguments.split()]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_match_prints_a_line_per_computer_player(capsys: pytest.CaptureFixture[str]) -> None:
    normal, chance = run_match(capsys, "--players 3 --seats normal,random,random --games 3 --seed 7")
    assert [(each["player"], each["seats"]) for each in (normal, chance)] == [("normal", 1), ("random", 2)]
    assert normal["won"] + chance["won"] == normal["games"] == 3
    assert normal["share"] == pytest.approx(normal["won"] / 3, abs=0.001)
    low, high = normal["interval"]
    assert low <= normal["share"] <= high
    assert sum(normal["points"].values()) == pytest.approx(2 * normal["points"]["total"], abs=0.05)
    assert normal["milliseconds"] > chance["milliseconds"] >= 0
    (duel,) = run_match(capsys, "--game duel --seats random,random --games 6")
    for end in ("won", "lost"):
        assert sum(number for how, number in duel["victories"].items() if how.endswith(end)) == 6


def test_a_match_is_the_same_with_any_number_of_processes() -> None:
    match = Match("base", ("easy", "random", "random"), seed=8)
    alone, shared = (
        [(each.won, each.points, each.thinking.decisions) for each in play_match(match, 4, workers)]
        for workers in (1, 2)
    )
    assert alone == shared


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (244, 400, 0.5614, 0.6565)],
)
def test_wilson_interval(won: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(won, games) == pytest.approx((low, high), abs=0.0005)


# -- learning from games -------------------------------------------------------------------------------


def examples(seed: int) -> list[Example]:
    """Return decisions in which ``one`` adds 2 points at the first knot and 3 at the next."""
    source, found = Random(seed), []
    for _ in range(600):
        late = source.randrange(6) / 5
        rows = [{"one": source.random(), "other": source.random()} for _ in range(4)]
        luck = source.random()
        ends = tuple((2 + late) * row["one"] + luck for row in rows)
        found.append(Example("choice", {0: 1 - late, 1: late}, tuple(rows), ends))
    return found


def test_fitting_finds_the_weights_at_each_knot() -> None:
    learned = fitted([(each, 100.0) for each in examples(1)], {})
    assert learned["choice"]["one"] == pytest.approx([2, 3], abs=0.1)
    assert learned["choice"]["other"] == pytest.approx([0, 0], abs=0.1)
    assert explained(examples(2), learned) > 0.99
    assert explained(examples(2), {}) == 0
