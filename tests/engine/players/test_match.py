from __future__ import annotations

import json

import pytest

from engine.players.match import main, play_match
from engine.players.uniform import Uniform


def test_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "3", "--games", "4", "--policy", "random", "--against", "random"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["games"] == 4


def test_says_in_a_line_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "8"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_equal_players_win_their_share() -> None:
    result = play_match(Uniform(), Uniform(), players=4, games=200)
    assert 30 <= result.won <= 70
    assert result.points == pytest.approx(result.points_against, abs=3)


def test_says_the_same_again() -> None:
    assert play_match(Uniform(), Uniform(), 5, 3, seed=8) == play_match(Uniform(), Uniform(), 5, 3, seed=8)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("architects", 3)])
def test_knows_every_game(game: str, players: int) -> None:
    assert play_match(Uniform(), Uniform(), players, 5, game=game).games == 5
