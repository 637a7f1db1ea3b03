"""Records of every released version of the rules: the same result comes of them, or a sentence."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.reading import Malformed
from engine.record import resume
from engine.rules import GAMES, rules_named

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*.jsonl.gz"), key=lambda path: path.name)


def records(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def version_of(path: Path) -> tuple[str, int]:
    game, _, version = path.name.removesuffix(".jsonl.gz").partition("-")
    return game, int(version)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_version_plays_back_to_the_same_result_or_is_refused(path: Path) -> None:
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
def test_the_rules_of_now_have_their_records(game: str) -> None:
    kept = {version_of(path) for path in FILES}
    assert {(game, version) for version in range(1, rules_named(game).version + 1)} <= kept


def test_a_record_of_other_rules_is_refused_in_a_sentence() -> None:
    (path, *_) = FILES
    record = next(records(path))
    assert resume({**record, "rules": 1}).over
    with pytest.raises(Malformed, match="rules: version 99 is not known here"):
        resume({**record, "rules": 99})
