"""Whole games as text."""

from __future__ import annotations

import pytest

from tests.engine.architects.golden import GAMES, path, text


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_whole_game_is_as_it_was(players: int, seed: int) -> None:
    assert text(players, seed) == path(players, seed).read_text("utf-8")
