"""A fault in the rules breaks a game: every call says so, and its record is that of the steps before."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.__main__ import BROKEN_GAME, main
from engine.course import AnyGame
from engine.game import BrokenGameError, IllegalChoice, Seat
from engine.record import new_game, resume
from tests.engine.faults import break_course
from tests.engine.play import random_step
from tests.engine.test_all_games import TABLES, in_mid_course


def calls(game: AnyGame, step: dict[Seat, Any]) -> list[Callable[[], object]]:
    """List every call that plays or asks."""
    return [
        lambda: game.play(step),
        lambda: game.over,
        lambda: game.decisions(),
        lambda: game.decisions(step),
        lambda: game.read_choice(Seat(0), {}),
        lambda: game.pass_over({}),
        lambda: game.view(None),
        lambda: game.view(Seat(0)),
        lambda: game.scores(),
        lambda: game.outcome(),
        lambda: game.copy(),
    ]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_broken_game_says_so_on_every_call_and_keeps_its_record(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = in_mid_course(game, players, 9, 0.5)
    before, seen = json.dumps(sound.record()), sound.view(None)
    step = random_step(sound, Random(1))
    # The fault may look like the mistake of a player: it is none.
    break_course(monkeypatch, game, IllegalChoice("a fault"))
    running = sound.copy()
    with pytest.raises(BrokenGameError, match=f"after {sound.steps} steps: IllegalChoice: a fault"):
        running.play(step)
    for call in calls(running, step):
        with pytest.raises(BrokenGameError, match=f"after {sound.steps} steps"):
            call()
    assert (running.name, running.players, running.steps) == (game, players, sound.steps)
    assert json.dumps(running.record()) == before
    assert sound.view(None) == seen
    assert json.dumps(sound.record()) == before


def test_a_step_whose_draws_cannot_be_written_down_does_not_count() -> None:
    sound = new_game("architects", 2, 1, {})
    running, before = sound.copy(), sound.record()

    def faulty(*_: object) -> object:
        raise KeyError("a fault")

    running.rules = replace(running.rules, deal_so_far=faulty)
    with pytest.raises(BrokenGameError, match="after 0 steps: KeyError"):
        running.play(random_step(sound, Random(1)))
    with pytest.raises(BrokenGameError):
        _ = running.over
    assert (running.steps, running.record()) == (0, before)


def test_a_replay_that_breaks_is_no_bad_record_and_a_command_says_so_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, record = tmp_path / "record.json", in_mid_course("base", 3, 2, 0.3).record()
    file.write_text(json.dumps(record), "utf-8")
    break_course(monkeypatch, "base", ValueError("a fault"))
    with pytest.raises(BrokenGameError, match="ValueError: a fault"):
        resume(record)
    assert main(["replay", str(file)]) == BROKEN_GAME
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("ValueError: a fault")
