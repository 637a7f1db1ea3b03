"""Golden games show changes of the rules or the deal, and old records replay."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.reading import Malformed
from engine.record import resume
from engine.rules import GAMES, rules_named
from tests.engine.goldens import FOLDER, GOLDENS, Golden, golden_text


@pytest.mark.parametrize(
    "golden", GOLDENS, ids=lambda golden: f"{golden.game}-{golden.players}-{golden.seed}"
)
def test_golden_games_are_unchanged(golden: Golden) -> None:
    assert golden_text(golden) == golden.path.read_text("utf-8")


def test_every_golden_file_is_checked() -> None:
    assert set(FOLDER.glob("*/*")) == {golden.path for golden in GOLDENS}


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
    replayed = list(records(path))
    assert replayed
    for record in replayed:
        if rules_named(game).plays_alike(version):
            assert resume(record).outcome().items() <= record.items()
        else:
            with pytest.raises(Malformed, match="rules"):
                resume(record)


def test_every_version_of_the_rules_has_records() -> None:
    expected = {(game, version) for game in GAMES for version in range(1, rules_named(game).version + 1)}
    assert {version_of(path) for path in FILES} == expected


def test_a_record_of_an_unknown_version_of_the_rules_is_refused() -> None:
    (path, *_) = FILES
    record = next(records(path))
    assert resume({**record, "rules": 1}).over
    with pytest.raises(Malformed, match="rules: version 99 is not known here"):
        resume({**record, "rules": 99})
