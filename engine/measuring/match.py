"""Matches: the success of computer players at one table, over many games.

In each game everybody moves on by a seat, with a new deal. The games are the same for any number of
processes.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple, cast

from engine.game import Decision, JsonObject
from engine.measuring.players import policies
from engine.measuring.uniform import play_out
from engine.players.player import Policy
from engine.record import new_game
from engine.rules import STANDARD

CONFIDENCE = 1.959964
"""The standard deviations on each side of 95% of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Match:
    """The settings of a match: the name of a computer player for each seat of the first game.

    ``options`` are those of the game as JSON, ``seed`` is the first game's; ``known`` are the players by
    name, None for those of the commands, ``boxes`` those in play.
    """

    game: str
    seats: tuple[str, ...]
    seed: int = 1
    options: str = "{}"
    known: Mapping[str, Policy] | None = None
    boxes: tuple[str, ...] = STANDARD


class Thinking(NamedTuple):
    """The processor time of a player's decisions, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, other: Thinking) -> Thinking:
        """Return the sum of two times."""
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )


class Sat(NamedTuple):
    """The result of a seat in a game.

    ``won`` is its share of the victory, less than 1 if several share it. ``victory`` is the way the game was
    won, if there are several.
    """

    player: str
    won: float
    points: Mapping[str, int]
    victory: str | None
    thinking: Thinking


@dataclass(slots=True)
class Tally:
    """The results of a computer player in a match, in all its seats."""

    player: str
    seats: int
    games: int = 0
    won: float = 0.0
    points: Counter[str] = field(default_factory=Counter)
    victories: Counter[str] = field(default_factory=Counter)
    thinking: Thinking = field(default_factory=Thinking)

    def add(self, sat: Sat) -> None:
        """Count one seat of one game."""
        self.won += sat.won
        self.points.update(sat.points)
        self.thinking = self.thinking.plus(sat.thinking)
        if sat.victory is not None:
            self.victories[f"{sat.victory} {'won' if sat.won else 'lost'}"] += 1

    @property
    def share(self) -> float:
        """The share of the games won by any of its seats."""
        return self.won / self.games

    @property
    def mean_points(self) -> dict[str, float]:
        """The mean points of a seat by category."""
        return {name: amount / (self.games * self.seats) for name, amount in self.points.items()}

    def as_json(self) -> JsonObject:
        """Return the line of a match; times are in milliseconds a decision."""
        count, seconds, longest = self.thinking
        return {
            "player": self.player,
            "seats": self.seats,
            "games": self.games,
            "won": round(self.won, 2),
            "share": round(self.share, 3),
            "interval": [round(end, 3) for end in wilson_interval(self.won, self.games)],
            "points": {name: round(mean, 2) for name, mean in self.mean_points.items()},
            **({"victories": dict(sorted(self.victories.items()))} if self.victories else {}),
            "decisions": count,
            "milliseconds": round(1000 * seconds / max(1, count), 2),
            "longest": round(1000 * longest, 1),
        }


def wilson_interval(won: float, games: int) -> tuple[float, float]:
    """Return the bounds of the 95% confidence interval of a share (Wilson's score interval)."""
    share, square = won / games, CONFIDENCE**2 / games
    middle = share + square / 2
    off = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, (middle - off) / (1 + square)), min(1.0, (middle + off) / (1 + square))


def play_match(match: Match, games: int, workers: int = 1) -> tuple[Tally, ...]:
    """Play a match on a number of processes; return a tally for each player, in seat order.

    Raises `engine.reading.Malformed` for an unknown game or a wrong number of players.
    """
    names = dict.fromkeys(match.seats)
    tallies = {name: Tally(name, match.seats.count(name), games) for name in names}
    for seats in _games(match, games, workers):
        for sat in seats:
            tallies[sat.player].add(sat)
    return tuple(tallies.values())


def _games(match: Match, games: int, workers: int) -> Iterator[tuple[Sat, ...]]:
    if workers == 1:
        yield from map(play_game, repeat(match, games), range(games))
        return
    # New interpreters, so that nothing of this process is shared.
    with ProcessPoolExecutor(min(workers, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, repeat(match, games), range(games))


def play_game(match: Match, number: int) -> tuple[Sat, ...]:
    """Play one game of a match, counted from 0; everybody moves on by as many seats."""
    known = match.known or policies()
    players, seed = len(match.seats), match.seed + number
    names = [match.seats[(seat - number) % players] for seat in range(players)]
    game = new_game(match.game, players, seed, json.loads(match.options), match.boxes)
    seats = [_Timed(known[name]) for name in names]
    # The players have their own random source: the deal has used the seed's.
    outcome = play_out(game, seats, Random(f"players {seed}")).outcome()
    lines = cast("list[dict[str, Any]]", outcome["result"])[:players]
    best = min(line["rank"] for line in lines)
    winners = [line["seat"] for line in lines if line["rank"] == best]
    victory = cast("str | None", outcome.get("victory"))
    return tuple(
        Sat(name, (seat in winners) / len(winners), _points(line), victory, timed.thinking)
        for seat, (name, line, timed) in enumerate(zip(names, lines, seats, strict=True))
    )


def _points(line: Mapping[str, int]) -> dict[str, int]:
    return {name: points for name, points in line.items() if name not in {"seat", "rank"}}


class _Timed:
    """A computer player whose processor time is measured."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.thinking = Thinking()

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Choose as the player does."""
        begun = time.process_time()
        choice = self._policy.choose(view, decision, source)
        spent = time.process_time() - begun
        self.thinking = self.thinking.plus(Thinking(1, spent, spent))
        return choice
