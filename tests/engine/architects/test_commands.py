"""The four commands with Architects (the formats, Architects)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from tests.engine.architects.test_positions import POSITION


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    assert main(arguments) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_simulate_gives_the_same_games_again_and_replay_their_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate = ("simulate", "--game", "architects", "--players", "3", "--games", "3", "--seed", "4")
    lines = run(capsys, *simulate, "--records", str(tmp_path))
    assert [line["seed"] for line in lines] == [4, 5, 6]
    assert run(capsys, *simulate) == lines
    for line in lines:
        assert list(line) == ["game", "players", "seed", "steps", "result"]
        assert run(capsys, "replay", str(tmp_path / f"{line['seed']}.json")) == line["result"]


def test_a_result_that_differs_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate = (
        "simulate",
        "--game",
        "architects",
        "--players",
        "2",
        "--seed",
        "9",
        "--records",
        str(tmp_path),
    )
    run(capsys, *simulate)
    file = tmp_path / "9.json"
    record = json.loads(file.read_text())
    record["result"][0]["total"] += 1
    file.write_text(json.dumps(record))
    assert main(("replay", str(file))) == 1


def test_score_and_choices_of_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    assert run(capsys, "score", str(file))[0] == {
        "seat": 0,
        "stages": 9,
        "cat": 2,
        "blue": 3,
        "military": 9,
        "progress": 0,
        "total": 23,
        "built": 2,
        "rank": 1,
    }
    assert run(capsys, "choices", str(file), "--seat", "1")[0] == {"action": "take", "deck": "rhodes"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"format": 1, "game": "architects"}', "no 'cities'"),
        ('{"format": 1, "game": "architects", "cities": [{}, {}]}', "cities[0]: no 'wonder'"),
        ("[" * 100_000, "no JSON: nested too deeply"),
        ('{"format": 1, "game": "architects", "cit', "no JSON"),
    ],
)
def test_bad_input_gets_one_line(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    assert main(("score", str(file))) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert message in told.err
