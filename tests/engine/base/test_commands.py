"""The five commands as a person at a terminal meets them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import LARGEST_FILE, main
from engine.reading import Malformed, Node
from engine.record import read_position
from tests.bot.boxes import MADE_UP, add_box
from tests.engine.base.test_records import finished, position
from tests.engine.test_versions import RECORDS, records


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[Any], str]:
    """Run a command: its exit status, the JSON lines it printed and what it said on standard error."""
    try:
        status = main(arguments)
    except SystemExit as end:
        assert isinstance(end.code, int)
        status = end.code
    printed = capsys.readouterr()
    return status, [json.loads(line) for line in printed.out.splitlines()], printed.err


def written(folder: Path, data: object) -> str:
    path = folder / "file.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return str(path)


def test_simulate_prints_a_line_a_game_with_the_seeds_counted_up(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, errors = run(capsys, *["simulate", "--players", "5", "--games", "3", "--seed", "7"])
    assert (status, errors) == (0, "")
    assert [line["seed"] for line in lines] == [7, 8, 9]
    assert [list(line) for line in lines] == [["game", "players", "seed", "steps", "result"]] * 3
    assert all(len(line["result"]) == 5 for line in lines)


@pytest.mark.parametrize("players", range(2, 8))
def test_simulate_gives_the_same_for_the_same_arguments(
    capsys: pytest.CaptureFixture[str], players: int
) -> None:
    arguments = f"simulate --players {players} --games 2 --seed 3".split()
    main(arguments)
    first = capsys.readouterr().out
    main(arguments)
    assert capsys.readouterr().out == first
    assert len(json.loads(first.splitlines()[0])["result"]) == max(3, players)


def test_simulate_writes_records_that_replay_to_their_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "folder"
    options = '{"sides": "B", "manneken_pis": true}'
    _, lines, _ = run(
        capsys,
        *f"simulate --players 4 --games 2 --seed 20 --policy random --records {folder}".split(),
        "--options",
        options,
    )
    for line in lines:
        status, result, errors = run(capsys, "replay", str(folder / f"{line['seed']}.json"))
        assert (status, result, errors) == (0, line["result"], "")


def test_games_are_played_with_a_box_that_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_box(monkeypatch, rounds=5)
    _, (line,), _ = run(capsys, *f"simulate --players 3 --boxes made-up --records {tmp_path}".split())
    record = json.loads((tmp_path / "1.json").read_text("utf-8"))
    assert record["boxes"] == [*MADE_UP]
    assert run(capsys, "replay", str(tmp_path / "1.json")) == (0, line["result"], "")
    status, tallies, errors = run(capsys, *["match", "--seats", "random,random,random", "--boxes", "made-up"])
    assert (status, len(tallies), errors) == (0, 1, "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("simulate --players 3 --boxes cellar", "boxes[0]: no box 'cellar'"),
        ("match --seats random,random --boxes cellar", "boxes[0]: no box 'cellar'"),
        ("simulate --players 8", "players: 8 is above 7"),
        ("simulate --players 1", "players: 1 is below 2"),
        ("simulate --players many", "argument --players: invalid int value: 'many'"),
        ("simulate --players 3 --games 0", "argument --games: 0 is below 1"),
        ("simulate --players 3 --games many", "argument --games: invalid int value: 'many'"),
        ("simulate --players 3 --policy brilliant", "--policy: no computer player 'brilliant'"),
        ("simulate --players 3 --policy random,random", "--policy: 1 or 3 needed, not 2"),
        ("simulate --players 3 --options [", "no JSON: Expecting value at line 1, column 2"),
        ("simulate", "the following arguments are required: --players"),
        ("score nowhere.json", "nowhere.json: No such file or directory"),
        ("dance", None),
        ("", None),
    ],
)
def test_bad_arguments_are_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: str, message: str | None
) -> None:
    status, lines, errors = run(capsys, *arguments.split())
    assert (status, lines) == (2, [])
    assert errors.count("\n") == 1
    assert message is None or errors == message + "\n"


def test_score_prints_a_line_a_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, lines, errors = run(capsys, "score", written(tmp_path, position()))
    assert (status, errors) == (0, "")
    assert lines[0] == {
        "seat": 0,
        "military": 0,
        "treasury": 1,
        "wonder": 3,
        "civilian": 3,
        "scientific": 0,
        "commercial": 0,
        "guilds": 0,
        "total": 7,
        "rank": 3,
    }
    assert [line["total"] for line in lines] == [7, 8, 9, 0]


def test_choices_prints_a_line_a_choice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, lines, errors = run(capsys, "choices", written(tmp_path, position()), "--seat", "0")
    assert (status, errors) == (0, "")
    assert lines == [
        {"card": "aqueduct", "action": "build", "bank": 0, "left": 0, "right": 0, "how": "chain"},
        {"card": "aqueduct", "action": "sell"},
        {"card": "temple", "action": "sell"},
    ]


def test_choices_of_manneken_pis_name_the_side(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = position()
    data["cities"][1] |= {"stages": 0, "buildings": ["stone_pit", "quarry"], "hand": ["altar"]}
    _, lines, _ = run(capsys, "choices", written(tmp_path, data), "--seat", "1")
    assert {"card": "altar", "action": "build", "bank": 0, "left": 0, "right": 0, "how": "free"} in lines
    stage = next(line for line in lines if line["action"] == "stage")
    assert list(stage) == ["card", "action", "bank", "left", "right", "how", "copy"]
    assert stage["copy"] == "left"


@pytest.mark.parametrize(("seat", "message"), [("9", "--seat: 9 is above 3"), ("1", "cities[1]: no 'hand'")])
def test_choices_of_a_seat_that_cannot_choose(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seat: str, message: str
) -> None:
    status, lines, errors = run(capsys, "choices", written(tmp_path, position()), "--seat", seat)
    assert (status, lines, errors) == (2, [], message + "\n")


def test_replay_notices_another_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = finished()
    right = record["result"][0]["total"]
    record["result"][0]["total"] += 1
    status, lines, _ = run(capsys, "replay", written(tmp_path, record))
    assert status == 1
    assert lines[0]["total"] == right


def test_replay_of_a_record_without_a_result_prints_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = finished()
    expected = record.pop("result")
    status, lines, _ = run(capsys, "replay", written(tmp_path, record))
    assert (status, lines) == (0, expected)


def test_a_position_is_no_record_and_a_record_no_position(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, "replay", written(tmp_path, position())) == (
        2,
        [],
        "a position, no record: `score` and `choices` read it\n",
    )
    assert run(capsys, "score", written(tmp_path, finished(3))) == (
        2,
        [],
        "a record, no position: `replay` reads it\n",
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({**finished(), "steps": finished()["steps"][:9]}, "steps: the game is not over after 9 of them"),
        (json.dumps(finished())[:4000], "no JSON: "),
        ({**finished(), "steps": [*finished()["steps"], {}]}, "steps[18]: the game is over"),
    ],
)
def test_replay_of_a_cut_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, message: str
) -> None:
    status, lines, errors = run(capsys, "replay", written(tmp_path, data))
    assert (status, lines) == (2, [])
    assert errors.startswith(message)
    assert errors.count("\n") == 1


def test_a_file_may_come_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(position()).encode())))
    status, lines, _ = run(capsys, "score", "-")
    assert (status, len(lines)) == (0, 4)


@pytest.mark.parametrize(
    ("stream", "why"),
    [("<&-", "-: the standard input is closed"), (">&-", "the standard output is closed")],
)
def test_the_real_process_refuses_a_closed_stream_without_a_traceback(stream: str, why: str) -> None:
    command = f"'{sys.executable}' -m engine score - {stream}"
    ended = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (2, f"{why}\n")


def test_replay_of_duel_says_how_it_was_won(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    won = set()
    for record in records(RECORDS / "duel-1.jsonl.gz"):
        status, lines, errors = run(capsys, "replay", written(tmp_path, record))
        assert (status, errors) == (0, "")
        assert lines == [*record["result"], {"victory": record["victory"]}]
        won.add(record["victory"])
    assert {"civilian", "military"} <= won


def test_replay_notices_a_victory_that_the_game_does_not_know(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, _, errors = run(capsys, "replay", written(tmp_path, {**finished(), "victory": "military"}))
    assert (status, errors) == (1, "victory: another one is stored\n")


@pytest.mark.parametrize("command", ["score", "choices --seat 0", "replay"])
def test_a_file_that_is_too_large_is_refused_before_it_is_parsed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    name, *more = command.split()
    path = tmp_path / "large.json"
    path.write_bytes(b"[" * (LARGEST_FILE + 1))
    why = "over 10 MiB, larger than any position or record"
    assert run(capsys, name, str(path), *more) == (2, [], f"{path}: {why}\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(path.open("rb")))
    assert run(capsys, name, "-", *more) == (2, [], f"-: {why}\n")
    path.write_bytes(b"[" * LARGEST_FILE)
    assert run(capsys, name, str(path), *more) == (2, [], "no JSON: nested too deeply\n")


def test_a_stream_that_never_ends_is_refused_by_the_real_process_too() -> None:
    command = [sys.executable, "-m", "engine", "score", "/dev/zero"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    why = "/dev/zero: over 10 MiB, larger than any position or record\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", why)


TWELVE_THOUSAND = 12_000


@pytest.mark.parametrize(
    ("game", "where", "what"),
    [
        ("base", "cities[0].buildings", "altar"),
        ("base", "cities[0].hand", "altar"),
        ("base", "cities[0].conflicts", 1),
        ("base", "discard", "altar"),
        ("duel", "cities[0].buildings", "altar"),
        ("duel", "cities[0].wonders", {}),
        ("duel", "discard", "altar"),
        ("duel", "board_tokens", "law"),
        ("duel", "face_down", 0),
        ("architects", "cities[0].cards", "wood"),
        ("architects", "cities[0].stages", 1),
        ("architects", "cities[0].tokens", "law"),
        ("architects", "discard", "wood"),
    ],
)
def test_no_list_is_longer_than_what_the_box_allows(game: str, where: str, what: object) -> None:
    data: dict[str, Any] = {
        "base": position(),
        "duel": {"format": 1, "game": "duel", "cities": [{"coins": 1}, {"coins": 1}]},
        "architects": {
            "format": 1,
            "game": "architects",
            "cities": [{"wonder": each, "stages": []} for each in ("giza", "rhodes")],
        },
    }[game]
    holder, key = (data["cities"][0], where.split(".")[1]) if "." in where else (data, where)
    holder[key] = [what] * TWELVE_THOUSAND
    with pytest.raises(Malformed, match=f"^{re.escape(where)}: 0 to [0-9]+ needed, not {TWELVE_THOUSAND}$"):
        read_position(Node(data))
