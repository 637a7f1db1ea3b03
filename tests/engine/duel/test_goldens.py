"""Whole games stay as they were told once; ``write_goldens`` says how to tell them anew."""

from __future__ import annotations

import pytest

from tests.engine.duel.write_goldens import FOLDER, SEEDS, tell


@pytest.mark.parametrize("victory", SEEDS)
def test_game_is_told_as_before(victory: str) -> None:
    told = tell(SEEDS[victory])
    assert f"GameEnded: victory {victory}" in told
    assert told == FOLDER.joinpath(f"{victory}.txt").read_text("utf-8")
