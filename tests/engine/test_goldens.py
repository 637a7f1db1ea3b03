"""Golden games: whatever changes the rules or the deal shows as a difference in readable text."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.architects.events import ArchitectsEvent
from engine.base.events import BaseEvent
from engine.duel.events import DuelEvent
from tests.engine.goldens import FOLDER, GOLDENS, Golden, golden_text

EVENTS = {"base": BaseEvent, "duel": DuelEvent, "architects": ArchitectsEvent}
RARE = {
    "base": {"DiscardEmpty"},
    "duel": {"TradeCoinsGained", "NothingToChoose", "ReplayLost"},
    "architects": {"EffectFailed", "Passed"},
}
"""What hardly ever happens; it is tried in tests of its own."""


def _told(game: str) -> str:
    return "".join(golden.path.read_text("utf-8") for golden in GOLDENS if golden.game == game)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: f"{golden.game}-{golden.called}")
def test_a_golden_game_is_played_as_it_was(golden: Golden) -> None:
    assert golden_text(golden) == golden.path.read_text("utf-8")


def test_there_is_no_golden_file_that_nobody_checks() -> None:
    assert set(FOLDER.glob("*/*")) == {golden.path for golden in GOLDENS}


@pytest.mark.parametrize("game", EVENTS)
def test_together_they_show_every_event_but_rare_ones(game: str) -> None:
    told = _told(game)
    classes = {each.__name__ for each in get_args(EVENTS[game])}
    assert {name for name in classes if f"    {name}: " not in told} == RARE[game]


@pytest.mark.parametrize("victory", ["civilian", "military", "scientific"])
def test_duel_is_won_in_every_way(victory: str) -> None:
    assert f"GameEnded: victory {victory}," in _told("duel")


def test_the_base_game_shows_every_way_to_pay_and_to_choose() -> None:
    told = _told("base")
    for words in (
        *("how free", "how chain", "how own", "how trade", "how power", ", copy "),
        *("seventh True", "winner None", ", free_city,", ", revive,", ", seventh_card,"),
    ):
        assert words in told, words
