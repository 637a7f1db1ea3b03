"""What is learned by playing: that is found which is there, and nothing that goes by the name of a card."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.base.rules import standard_box
from engine.duel.rules import standard_box as duel_box
from engine.facts import read_rows
from engine.measuring.lessons import Example, Sample, base, duel
from engine.measuring.train import as_text, explained, fitted, fitted_forecasts
from engine.players.learned import Weights


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


def test_finds_what_features_of_a_city_count_at_each_knot() -> None:
    source = Random(3)
    some = [(number % 2, source.random(), source.random()) for number in range(4000)]
    samples = [
        Sample("forecast", knot, {"all": 1, "one": one}, 40 + 10 * (knot + 1) * one + luck)
        for knot, one, luck in some
    ]
    learned, errors = fitted_forecasts(samples)
    assert learned["forecast"]["one"] == pytest.approx([10, 20], abs=2)
    assert max(errors["forecast"]) < 1


def test_looks_at_decisions_of_games_with_and_without_a_forecast() -> None:
    first = base.play(standard_box(), {}, [3])
    assert len(first.examples) > 3
    assert all(len(each.features) == len(each.ends) > 1 for each in first.examples)
    forecasts, _ = fitted_forecasts(base.play(standard_box(), {}, range(9)).samples)
    learned = {**fitted([(each, 1.0) for each in first.examples], {}), **forecasts}
    assert base.play(standard_box(), learned, [4]).examples


def test_looks_at_tables_of_duel_and_then_at_decisions() -> None:
    first = duel.play(duel_box(), {}, range(3)).examples
    assert first
    assert all(not each.features[0] and each.ends[0] == 0 for each in first)
    learned = fitted([(each, 1.0) for each in first], {}, 200.0)
    assert any(each.features[0] for each in duel.play(duel_box(), learned, range(20)).examples)


def test_what_is_written_can_be_read() -> None:
    learned: dict[str, Weights] = {"choice": {"a: b": [1, 2], "c: d": [3, 4]}, "forecast": {"a: b": [1.5]}}
    rows = json.loads(as_text(learned, {"seed": 1}))
    assert {row["use"]: row["weights"] for row in rows} == learned
    assert [row["made"] for row in rows] == [{"seed": 1}] * 2


def test_nothing_is_learned_of_a_card_by_its_name() -> None:
    box = standard_box()
    for row in read_rows("base", "weights"):
        words = {word for name in row["weights"] for word in name.replace(":", " ").replace(",", " ").split()}
        assert not words & {*box.cards, *box.wonders}
