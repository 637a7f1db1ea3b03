"""Golden games show changes of the rules or the deal, and old records replay."""

import gzip
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.architects import events as architects_events
from engine.base import events as base_events
from engine.duel import events as duel_events
from engine.reading import Malformed
from engine.record import resume
from engine.rules import GAMES, rules_named
from tests.engine.goldens import FOLDER, GOLDENS, Golden, golden_text

EVENTS = {"base": base_events, "duel": duel_events, "architects": architects_events}
RARE = {
    "base": {"DiscardEmpty"},
    "duel": {"TradeCoinsGained", "NothingToChoose", "ReplayLost"},
    "architects": {"EffectFailed", "Passed", "Fight"},
}
"""Events that are rare, or only used within a battle; other tests cover them."""


def _event_names(events: ModuleType) -> set[str]:
    """Return the names of a game's events."""
    made_here = inspect.getmembers(events, lambda each: getattr(each, "__module__", "") == events.__name__)
    return {name for name, each in made_here if inspect.isclass(each)}


def _golden_texts(game: str) -> str:
    return "".join(golden.path.read_text("utf-8") for golden in GOLDENS if golden.game == game)


@pytest.mark.parametrize(
    "golden", GOLDENS, ids=lambda golden: f"{golden.game}-{golden.players}-{golden.seed}"
)
def test_golden_games_are_unchanged(golden: Golden) -> None:
    assert golden_text(golden) == golden.path.read_text("utf-8")


def test_every_golden_file_is_checked() -> None:
    assert set(FOLDER.glob("*/*")) == {golden.path for golden in GOLDENS}


@pytest.mark.parametrize("game", EVENTS)
def test_golden_games_contain_every_event_but_rare_ones(game: str) -> None:
    texts = _golden_texts(game)
    assert {name for name in _event_names(EVENTS[game]) if f"    {name}: " not in texts} == RARE[game]


# -- records of every released version -----------------------------------------------------------------


RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*.jsonl.gz"), key=lambda path: path.name)


def records(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def version_of(path: Path) -> tuple[str, int]:
    game, _, version = path.name.removesuffix(".jsonl.gz").partition("-")
    return game, int(version)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_records_of_every_version_replay_alike_or_are_refused(path: Path) -> None:
    game, version = version_of(path)
    assert version in range(1, rules_named(game).version + 1)
    count = 0
    for record in records(path):
        count += 1
        if rules_named(game).plays_alike(version):
            assert resume(record).outcome() == {
                key: record[key] for key in ("victory", "result") if key in record
            }
        else:
            with pytest.raises(Malformed, match="rules"):
                resume(record)
    assert count > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_version_of_the_rules_has_records(game: str) -> None:
    kept = {version_of(path) for path in FILES}
    assert {(game, version) for version in range(1, rules_named(game).version + 1)} <= kept


def test_a_record_of_an_unknown_version_of_the_rules_is_refused() -> None:
    (path, *_) = FILES
    record = next(records(path))
    assert resume({**record, "rules": 1}).over
    with pytest.raises(Malformed, match="rules: version 99 is not known here"):
        resume({**record, "rules": 99})
