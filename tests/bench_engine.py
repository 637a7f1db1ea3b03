"""Measure the engine: ``python -m tests.bench_engine [--seconds 2]`` prints one figure a line.

Everything runs in one process and is measured in processor time, so that other work on the machine counts
less. The figures are for comparing two versions on the same machine; nothing here passes or fails.
"""

import argparse
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import cycle
from random import Random
from statistics import median
from typing import Any

from engine.game import Decision
from engine.measuring.uniform import play_out
from engine.players.levels import by_level
from engine.players.player import play_on, tell_nobody
from engine.record import new_game
from engine.rules import rules_named
from tests.engine.play import play_randomly
from tests.engine.players.test_levels import QUICK
from tests.engine.test_all_games import TABLES, in_mid_course

SOME_TABLES = (("base", 3), ("base", 4), ("base", 7), ("duel", 2), ("architects", 4))

BATCH = 25
"""Games timed together: a few hundredths of a second."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    options = parser.parse_args()
    seconds: float = options.seconds
    for game, players in TABLES:
        usual, best = games_a_second(game, players, seconds)
        tell(f"random games a second, {game}, {players} players, usual", usual, "")
        tell(f"random games a second, {game}, {players} players, best batch", best, "")
    for game, players in SOME_TABLES:
        for when, part in (("early", 0.2), ("late", 0.7)):
            running = in_mid_course(game, players, 1, part)
            cost = timed(running.copy, seconds / 4) * 1e6
            tell(f"copy of a running game, {game}, {players} players, {when}", cost, "µs")
        rate = playouts(game, players, seconds)
        tell(f"playouts a second, whole games, {game}, {players} players", rate, "")
        tell(f"memory of a game, {game}, {players} players", memory_of_a_game(game, players) / 1024, "KiB")
    for game, players in SOME_TABLES:
        usual, longest = decisions_of_computers(game, players, seconds)
        tell(f"decision of a computer player, {game}, {players} players, usual", usual * 1e6, "µs")
        tell(f"decision of a computer player, {game}, {players} players, longest", longest * 1e6, "µs")


def tell(what: str, figure: float, unit: str) -> None:
    sys.stdout.write(f"{what:<76}{figure:>10,.0f} {unit}\n")
    sys.stdout.flush()


def played(game: str, players: int, seed: int) -> Any:
    return play_randomly(new_game(game, players, seed, {}), Random(seed))


def games_a_second(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Play whole random games for some time; return the median batch and the best.

    If other work shares the machine's caches and clock, the best batch is the one to compare.
    """
    rates = []
    seed = 0
    end = time.process_time() + seconds
    while (begin := time.process_time()) < end:
        for _ in range(BATCH):
            played(game, players, seed)
            seed += 1
        rates.append(BATCH / (time.process_time() - begin))
    return median(rates), max(rates)


def playouts(game: str, players: int, seconds: float) -> float:
    """Play whole games as a search's playouts do; return how many a second."""
    rules: Any = rules_named(game)
    deals = [new_game(game, players, seed, {}).deal for seed in range(BATCH)]
    quick = QUICK[game](rules.lay_table(deals[0]).box)
    dealt = cycle(deals)

    def play() -> None:
        table = rules.lay_table(next(dealt))
        play_on(rules.course(table, tell_nobody), partial(quick.choose, table), {})

    return 1 / timed(play, seconds / 4)


def timed(work: Callable[[], object], seconds: float) -> float:
    """Return the average seconds that one call takes."""
    calls = 0
    begin = time.process_time()
    while (now := time.process_time()) - begin < seconds or not calls:
        work()
        calls += 1
    return (now - begin) / calls


def memory_of_a_game(game: str, players: int) -> float:
    """Return the bytes of a finished game, excluding what games share."""
    played(game, players, 1)
    tracemalloc.start()
    games = [played(game, players, 1) for _ in range(20)]
    held = tracemalloc.get_traced_memory()[0] / len(games)
    tracemalloc.stop()
    return held


def decisions_of_computers(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Time the decisions of normal computer players; return the median and the longest."""
    normal, times = by_level("normal"), list[float]()

    class Timed:
        def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
            begin = time.process_time()
            choice = normal.choose(view, decision, source)
            times.append(time.process_time() - begin)
            return choice

    seed, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        play_out(new_game(game, players, seed, {}), [Timed()] * players, Random(seed))
        seed += 1
    return median(times), max(times)


if __name__ == "__main__":
    main()
