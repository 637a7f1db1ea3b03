"""Measure Duel's computer player against random choices.

python -m tests.engine.duel.player.measure_player 100
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import perf_counter

from engine.duel.player.player import DuelPlayer
from engine.duel.rules import DuelGame, begin
from engine.game import Seat
from engine.players.uniform import Uniform


def play(seed: int, times: list[float]) -> tuple[DuelGame, Seat]:
    """Play a game of the computer player, which sits on the first seat in every other one."""
    game, source = begin(seed), Random(seed)
    player, uniform = DuelPlayer(), Uniform()
    seat = Seat(seed % 2)
    while not game.over:
        (decision,) = game.decisions()
        if decision.seat == seat:
            view = game.view(seat)
            start = perf_counter()
            choice = player.choose(view, decision, source)
            times.append(perf_counter() - start)
        else:
            choice = uniform.choose(None, decision, source)
        game.play({decision.seat: choice})
    return game, seat


def won(game: DuelGame, seat: Seat) -> bool:
    """Tell whether a seat alone has won."""
    return game.view(None).winner == seat


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    times: list[float] = []
    outcomes: Counter[str] = Counter()
    for seed in range(games):
        game, seat = play(seed, times)
        outcomes[f"{game.table.victory} {'won' if won(game, seat) else 'not won'}"] += 1
    times.sort()
    middle, most = times[len(times) // 2], times[-1]
    print(dict(outcomes), f"median {middle * 1000:.1f} ms, longest {most * 1000:.1f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
