"""Golden games: whatever changes the rules or the deal shows as a difference in readable text."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

from engine.architects import events as architects_events
from engine.base import events as base_events
from engine.duel import events as duel_events
from tests.engine.goldens import FOLDER, GOLDENS, Golden, golden_text

EVENTS = {"base": base_events, "duel": duel_events, "architects": architects_events}
RARE = {
    "base": {"DiscardEmpty"},
    "duel": {"TradeCoinsGained", "NothingToChoose", "ReplayLost"},
    "architects": {"EffectFailed", "Passed", "Fight"},
}
"""What hardly ever happens, or only within a battle; it is tried in tests of its own."""


def _names(events: ModuleType) -> set[str]:
    """Name the events of a game."""
    made_here = inspect.getmembers(events, lambda each: getattr(each, "__module__", "") == events.__name__)
    return {name for name, each in made_here if inspect.isclass(each)}


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
    assert {name for name in _names(EVENTS[game]) if f"    {name}: " not in told} == RARE[game]
