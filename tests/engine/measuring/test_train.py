"""What is learned by playing: that is found which is there, and nothing that goes by the name of a card."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.base.player.evaluation import Learned
from engine.base.rules import standard_box
from engine.facts import read_rows
from engine.measuring.lessons import Example, Sample, examples
from engine.measuring.train import as_text, explained, fitted, fitted_forecast


def made_up(seed: int) -> list[Example]:
    """Make decisions after which games end by 2 better for each ``one`` early, by 3 late."""
    source, found = Random(seed), []
    for _ in range(600):
        late = source.randrange(6) / 5
        rows = [{"one": source.random(), "other": source.random()} for _ in range(4)]
        luck = source.random()
        ends = tuple((2 + late) * row["one"] + luck for row in rows)
        found.append(Example(source.choice((1, 2, 3)), late, tuple(rows), ends, ()))
    return found


def test_finds_what_features_count_early_and_late() -> None:
    weights = fitted([(each, 100.0) for each in made_up(1)], {})
    for age in range(3):
        assert weights["one"][age] == pytest.approx([2, 3], abs=0.1)
        assert weights["other"][age] == pytest.approx([0, 0], abs=0.1)
    assert explained(made_up(2), weights) > 0.99
    assert explained(made_up(2), {}) == 0


def test_what_examples_do_not_tell_stays_as_it_was() -> None:
    assert fitted([(each, 1.0) for each in made_up(1)], {"rare": [[5, 4], [3, 2], [1, 0]]})["rare"] == [
        [5, 4],
        [3, 2],
        [1, 0],
    ]


def test_finds_what_features_of_a_city_count_after_each_age() -> None:
    source = Random(3)
    some = [(1 + number % 2, source.random(), source.random()) for number in range(4000)]
    samples = [Sample(age, {"all": 1, "one": one}, 40 + 10 * age * one + luck) for age, one, luck in some]
    weights, errors = fitted_forecast(samples)
    assert weights["one"] == pytest.approx([10, 20], abs=2)
    assert max(errors) < 1


def test_looks_at_decisions_of_games_with_and_without_a_forecast() -> None:
    first = examples({}, {}, [3])
    assert len(first) > 3
    assert all(len(each.features) == len(each.ends) > 1 for each in first)
    forecast, _ = fitted_forecast([sample for each in examples({}, {}, range(9)) for sample in each.samples])
    assert examples(fitted([(each, 1.0) for each in first], {}), forecast, [4])


def test_what_is_written_can_be_read() -> None:
    learned: dict[str, Learned] = {
        "choice": {"a: b": [[1, 2]], "c: d": [[3, 4]]},
        "forecast": {"a: b": [1.5, 2]},
    }
    rows = json.loads(as_text(learned, {"seed": 1}))
    assert {row["use"]: row["weights"] for row in rows} == learned
    assert [row["made"] for row in rows] == [{"seed": 1}] * 2


def test_nothing_is_learned_of_a_card_by_its_name() -> None:
    box = standard_box()
    for row in read_rows("base", "weights"):
        words = {word for name in row["weights"] for word in name.replace(":", " ").replace(",", " ").split()}
        assert not words & {*box.cards, *box.wonders}
