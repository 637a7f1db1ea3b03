"""Matches between computer players, as a person at a terminal meets them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.__main__ import main
from engine.measuring.match import Match, play_game, play_match, wilson_interval
from engine.measuring.players import policies


def told(capsys: pytest.CaptureFixture[str], arguments: str) -> list[dict[str, Any]]:
    assert main(["match", *arguments.split()]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_tells_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    normal, chance = told(capsys, "--players 3 --seats normal,random,random --games 3 --seed 7")
    assert (normal["player"], normal["seats"], chance["player"], chance["seats"]) == (
        "normal",
        1,
        "random",
        2,
    )
    assert normal["won"] + chance["won"] == normal["games"] == 3
    assert normal["share"] == pytest.approx(normal["won"] / 3, abs=0.001)
    low, high = normal["interval"]
    assert low <= normal["share"] <= high
    assert sum(normal["points"].values()) == pytest.approx(2 * normal["points"]["total"], abs=0.05)
    assert normal["milliseconds"] > chance["milliseconds"] >= 0


def test_tells_how_games_were_won(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = told(capsys, "--game duel --seats random,random --games 6")
    won, lost = (
        sum(number for how, number in line["victories"].items() if how.endswith(end))
        for end in ("won", "lost")
    )
    assert won == lost == 6


def test_plays_the_same_games_on_any_number_of_processes() -> None:
    match = Match("base", ("easy", "random", "random"), seed=8)
    alone, shared = (
        [(tally.won, tally.points, tally.thinking.decisions) for tally in play_match(match, 4, workers)]
        for workers in (1, 2)
    )
    assert alone == shared


def test_everybody_sits_everywhere_in_turn() -> None:
    match = Match("base", ("easy", "random", "random"))
    assert [[sat.player for sat in play_game(match, number)].index("easy") for number in range(4)] == [
        0,
        1,
        2,
        0,
    ]


def test_equal_players_share_the_victories() -> None:
    known = {"one": policies()["random"], "other": policies()["random"]}
    one, other = play_match(Match("architects", ("one", *("other",) * 3), known=known), 48)
    assert one.won + other.won == pytest.approx(48)
    assert 7 <= one.won <= 17
    assert one.mean_points["total"] == pytest.approx(other.mean_points["total"], abs=3)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("--seats random,nobody,random", "--seats: no computer player 'nobody'"),
        ("--players 4 --seats random,random,random", "--seats: 4 needed, not 3"),
        ("--game duel --seats random,random,random", "players"),
        ("--seats random,random,random --options 7", "options"),
    ],
)
def test_says_in_a_line_what_is_wrong(capsys: pytest.CaptureFixture[str], arguments: str, why: str) -> None:
    assert main(["match", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert why in line


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (244, 400, 0.5614, 0.6565)],
)
def test_gives_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(won, games) == pytest.approx((low, high), abs=0.0005)
