"""The command `python -m engine.players.match`: how well one computer player does against another.

    python -m engine.players.match --players 4 --games 200 --policy sensible --against random

Game by game the first player sits at another seat, all others are played by its opponent. One line of JSON
says how many games it won (a shared first place is shared), and the mean points of both. With
`--against` left out all seats are played alike, and the line tells the points that it makes among equals.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, cast

from engine.players import Policy, policies
from engine.reading import Malformed
from engine.record import new_game
from engine.registry import GAMES
from engine.simulation import play_out

BAD_INPUT = 2


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What came of a match: games won by the one player, and mean points a seat of both sides."""

    games: int
    won: float
    points: float
    points_against: float


def play_match(
    one: Policy, other: Policy, players: int, games: int, *, game: str = "base", seed: int = 1
) -> MatchResult:
    """Let one player play a number of games against tables full of another."""
    won = points = points_against = 0.0
    for number in range(games):
        seat = number % players
        seats = [one if place == seat else other for place in range(players)]
        played = play_out(
            new_game(game, players, seed + number, {}), seats, Random(f"players {seed + number}")
        )
        lines = cast("list[dict[str, Any]]", played.outcome()["result"])[:players]
        best = min(line["rank"] for line in lines)
        winners = [line["seat"] for line in lines if line["rank"] == best]
        won += (seat in winners) / len(winners)
        points += lines[seat]["total"] / games
        points_against += sum(line["total"] for line in lines if line["seat"] != seat) / games / (players - 1)
    return MatchResult(games, round(won, 2), round(points, 2), round(points_against, 2))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives the exit status."""
    known = policies()
    parser = argparse.ArgumentParser(prog="python -m engine.players.match", description="Play a match.")
    parser.add_argument("--game", default="base", choices=GAMES, help="which game")
    parser.add_argument("--players", type=int, default=4, help="how many sit at the table")
    parser.add_argument("--games", type=int, default=100, help="how many games are played")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--policy", default="sensible", choices=known, help="the player in question")
    parser.add_argument("--against", choices=known, help="who plays the other seats; itself if left out")
    options = parser.parse_args(arguments)
    one, other = known[options.policy], known[options.against or options.policy]
    try:
        result = play_match(one, other, options.players, options.games, game=options.game, seed=options.seed)
    except Malformed as error:
        print(error, file=sys.stderr)  # noqa: T201 - a command speaks on its streams
        return BAD_INPUT
    print(json.dumps(asdict(result)))  # noqa: T201 - a command speaks on its streams
    return 0


if __name__ == "__main__":
    sys.exit(main())
