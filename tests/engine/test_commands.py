"""The five commands as used in a terminal."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import LARGEST_FILE, main
from tests.engine.test_formats import POSITIONS, changed
from tests.engine.test_formats import RECORDS as FINISHED

POSITION, RECORD = POSITIONS["base"], FINISHED["base"]


class Terminal:
    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._capsys = capsys
        self.folder = folder

    def run(self, command: str, *arguments: str) -> tuple[int, list[Any], str]:
        """Run a command, and return its exit status, the JSON lines printed, and its standard error."""
        try:
            status = main([*command.split(), *arguments])
        except SystemExit as end:
            assert isinstance(end.code, int)
            status = end.code
        printed = self._capsys.readouterr()
        return status, [json.loads(line) for line in printed.out.splitlines()], printed.err

    def write(self, data: object) -> str:
        path = self.folder / "file.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
        return str(path)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(capsys, tmp_path)


@pytest.mark.parametrize(("game", "players"), [("base", 2), ("duel", 2), ("architects", 3)])
def test_simulate_is_reproducible_and_its_records_replay(terminal: Terminal, game: str, players: int) -> None:
    options = '{"sides": "B", "manneken_pis": true}' if game == "base" else "{}"
    simulate = f"simulate --game {game} --players {players} --games 2 --seed 20 --policy random"
    folder = terminal.folder / "new" / "folder"
    status, lines, errors = terminal.run(f"{simulate} --records {folder} --options", options)
    assert (status, [line["seed"] for line in lines], errors) == (0, [20, 21], "")
    assert terminal.run(f"{simulate} --options", options) == (0, lines, "")
    for line in lines:
        won = ["victory"] if game == "duel" else []
        assert list(line) == ["game", "players", "seed", "steps", *won, "result"]
        assert len(line["result"]) == (3 if (game, players) == ("base", 2) else players)
        replayed = [*line["result"], *({"victory": line[each]} for each in won)]
        assert terminal.run(f"replay {folder}/{line['seed']}.json") == (0, replayed, "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("simulate --players 3 --boxes cellar", "boxes[0]: no box 'cellar'"),
        ("match --seats random,nobody,random", "--seats: no computer player 'nobody'"),
        ("match --players 4 --seats random,random,random", "--seats: 4 needed, not 3"),
        ("match --seats random,random,random --options 7", "options: not an object but 7"),
        ("simulate --players 8", "players: 8 is above 7"),
        ("simulate --players many", "argument --players: invalid int value: 'many'"),
        ("simulate --players 3 --games 0", "argument --games: 0 is below 1"),
        ("simulate --players 3 --policy brilliant", "--policy: no computer player 'brilliant'"),
        ("simulate --players 3 --policy random,random", "--policy: 1 or 3 needed, not 2"),
        ("simulate --players 3 --options [", "no JSON: Expecting value at line 1, column 2"),
        ("simulate", "the following arguments are required: --players"),
        ("score nowhere.json", "nowhere.json: No such file or directory"),
        ("dance", None),
    ],
)
def test_bad_arguments_give_one_line_and_status_2(
    terminal: Terminal, arguments: str, message: str | None
) -> None:
    status, lines, errors = terminal.run(arguments)
    assert (status, lines, errors.count("\n")) == (2, [], 1)
    assert message is None or errors == message + "\n"


def test_score_prints_a_line_per_seat_and_choices_a_line_per_choice(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, lines, errors = terminal.run("score", terminal.write(POSITION))
    assert (status, errors) == (0, "")
    names = "seat military treasury wonder civilian scientific commercial guilds total rank"
    assert [*lines[0].items()] == [*zip(names.split(), (0, 0, 1, 3, 3, 0, 0, 0, 7, 3), strict=True)]
    assert [line["total"] for line in lines] == [7, 8, 9, 0]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(POSITION).encode())))
    assert terminal.run("score -") == (0, lines, "")
    status, lines, errors = terminal.run("choices --seat 0", terminal.write(POSITION))
    assert (status, errors) == (0, "")
    assert lines == [
        {"card": "aqueduct", "action": "build", "bank": 0, "left": 0, "right": 0, "how": "chain"},
        {"card": "aqueduct", "action": "sell"},
        {"card": "temple", "action": "sell"},
    ]


CUT = {**RECORD, "steps": RECORD["steps"][:9]}


@pytest.mark.parametrize(
    ("command", "data", "message"),
    [
        ("choices --seat 9", POSITION, "--seat: 9 is above 3"),
        ("choices --seat 1", POSITION, "cities[1]: no 'hand'"),
        ("replay", POSITION, "a position, no record: `score` and `choices` read it"),
        ("score", RECORD, "a record, no position: `replay` reads it"),
        ("replay", CUT, "steps: the game is not over after 9 of them"),
        ("replay", json.dumps(RECORD)[:4000], "no JSON: "),
        ("replay", {**RECORD, "steps": [*RECORD["steps"], {}]}, "steps[18]: the game is over"),
    ],
)
def test_unsuitable_files_are_refused_in_one_line(
    terminal: Terminal, command: str, data: object, message: str
) -> None:
    status, lines, errors = terminal.run(command, terminal.write(data))
    assert (status, lines, errors.count("\n")) == (2, [], 1)
    assert errors.startswith(message)


def test_replay_prints_a_missing_result_and_reports_a_wrong_one(terminal: Terminal) -> None:
    expected = RECORD["result"]
    assert terminal.run("replay", terminal.write(changed(RECORD, "result", ...))) == (0, expected, "")
    wrong = [{**line, "total": line["total"] + 1} for line in expected]
    status, lines, _ = terminal.run("replay", terminal.write({**RECORD, "result": wrong}))
    assert (status, lines) == (1, expected)
    status, _, errors = terminal.run("replay", terminal.write({**RECORD, "victory": "military"}))
    assert (status, errors) == (1, "victory: another one is stored\n")


@pytest.mark.parametrize("command", ["score", "choices --seat 0", "replay"])
def test_files_that_are_too_large_are_refused_before_parsing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    path = terminal.folder / "large.json"
    path.write_bytes(b"[" * (LARGEST_FILE + 1))
    why = "over 10 MiB, larger than any position or record"
    assert terminal.run(command, str(path)) == (2, [], f"{path}: {why}\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(path.open("rb")))
    assert terminal.run(command, "-") == (2, [], f"-: {why}\n")
