"""The counts of choices and games are what they were."""

from __future__ import annotations

import json

import pytest

from tests.engine.base.counting import DEEP, FILE, STEPS, choices_a_step, games_two_rounds_deep

COUNTED = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(("players", "seed"), STEPS)
def test_choices_a_step(players: int, seed: int) -> None:
    assert choices_a_step(players, seed) == COUNTED["choices_a_step"][f"{players} players, seed {seed}"]


@pytest.mark.parametrize(("players", "seed"), DEEP)
def test_games_two_rounds_deep(players: int, seed: int) -> None:
    told = COUNTED["games_two_rounds_deep"][f"{players} players, seed {seed}"]
    assert games_two_rounds_deep(players, seed) == told
