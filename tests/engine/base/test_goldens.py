"""Golden games: whatever changes the rules or the deal shows as a difference in readable text."""

from __future__ import annotations

import pytest

from tests.engine.base.goldens import FOLDER, GOLDENS, Golden, golden_text


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.path.stem)
def test_a_golden_game_is_played_as_it_was(golden: Golden) -> None:
    assert golden_text(golden) == golden.path.read_text("utf-8")


def test_there_is_no_golden_file_that_nobody_checks() -> None:
    assert set(FOLDER.iterdir()) == {golden.path for golden in GOLDENS}


def test_together_they_show_every_kind_of_event() -> None:
    text = "".join(golden.path.read_text("utf-8") for golden in GOLDENS)
    for words in (
        *("(free)", "(chain)", "(own)", "(trade)", "(power)", "seventh card", "from the discard pile"),
        *("copied from the", "peace", "free_city", "takes", "pays"),
    ):
        assert words in text, words
