"""Measure the engine: ``python -m tests.bench_engine [--seconds 2]`` prints one figure a line.

Everything runs in one process; time is its processor time, so that what else the machine does counts
less. The figures are for comparing two versions on the same machine; nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any

from engine.base.city import City, tableaus
from engine.base.legal import hand_choices
from engine.base.menu import Menu, card_choices
from engine.base.position import Position
from engine.base.prices import prices_of
from engine.base.rules import BaseGame
from engine.base.supply import sources_of, supply_of
from engine.base.trade import market_of
from engine.game import Decision, Seat
from engine.players import Policy, strongest
from engine.record import new_game
from engine.simulation import play_out
from engine.terms import CardId
from tests.engine.base.setting import play_randomly, random_game, random_step

TRADE_FILES = ("trade.py", "supply.py", "prices.py", "bundle.py", "remembered.py")

BATCH = 25
"""Games that are timed together: a few hundredths of a second."""


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    seconds = parser.parse_args().seconds
    for players in range(2, 8):
        usual, best = games_a_second(players, seconds)
        tell(f"random games a second, {players} players, usual", usual, "")
        tell(f"random games a second, {players} players, best batch", best, "")
    for players in (3, 7):
        known, fresh = choices_in_a_late_game(players, seconds)
        tell(f"choices late in a game of {players}, prices known", known * 1e6, "µs")
        tell(f"choices late in a game of {players}, prices worked out", fresh * 1e6, "µs")
        tell(f"slowest choices of all in games of {players}", slowest_choices(players, seconds) * 1e6, "µs")
        tell(f"memory of a game of {players}", memory_of_a_game(players) / 1024, "KiB")
    tell("share of the time spent in trade, 3 players", 100 * share_of_trade(3), "%")
    for game, players in (("base", 2), ("base", 7), ("duel", 2), ("architects", 7)):
        usual, longest = decisions_of_computers(game, players, seconds)
        tell(f"decision of a computer player, {game}, {players} players, usual", usual * 1e3, "ms")
        tell(f"decision of a computer player, {game}, {players} players, longest", longest * 1e3, "ms")


def tell(what: str, figure: float, unit: str) -> None:
    """Print one figure."""
    sys.stdout.write(f"{what:<60}{figure:>10,.0f} {unit}\n")


def games_a_second(players: int, seconds: float) -> tuple[float, float]:
    """Play whole games with uniform random choices for some time: give the median batch and the best.

    Where other work shares the machine's caches and its clock, the best batch is the one to compare.
    """
    rates = []
    seed = 0
    end = time.process_time() + seconds
    while (begin := time.process_time()) < end:
        for _ in range(BATCH):
            play_randomly(random_game(players, seed), Random(seed))
            seed += 1
        rates.append(BATCH / (time.process_time() - begin))
    return median(rates), max(rates)


def late_positions(players: int, count: int) -> list[Position]:
    """Take positions from the third round of age III."""
    positions = []
    for seed in range(count):
        game, source = random_game(players, seed), Random(seed)
        while (game.view(None).age, game.view(None).round) < (3, 3):
            game.play(random_step(game, source))
        view = game.view(Seat(0))
        positions.append(Position(view.cities, (view.hand, *[None] * (players - 1))))
    return positions


def choices_in_a_late_game(players: int, seconds: float) -> tuple[float, float]:
    """Time listing the choices of a seat, with all prices known and with nothing known."""
    positions = late_positions(players, 40)
    laid = [(tableaus(each.cities), each.hands[0] or ()) for each in positions]

    def known() -> None:
        for cities, hand in laid:
            hand_choices(cities[0], Menu(market_of(cities, 0), dearer=False), hand)

    fresh = [_time_of_choices(each.cities, each.hands[0] or ()) for each in positions]
    return timed(known, seconds) / len(laid), sum(fresh) / len(fresh)


def timed(work: Callable[[], None], seconds: float) -> float:
    """Give the seconds that one call takes, on average over some time."""
    calls = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        work()
        calls += 1
    return (time.process_time() - begin) / calls


def slowest_choices(players: int, seconds: float) -> float:
    """Give the time of the slowest position met in random games, nothing known from before."""
    slowest = 0.0
    begin = time.process_time()
    seed = 0
    while time.process_time() - begin < seconds:
        game, source = random_game(players, seed), Random(seed)
        while not game.over:
            view = game.view(Seat(0))
            if view.hand:
                slowest = max(slowest, _time_of_choices(view.cities, view.hand))
            game.play(random_step(game, source))
        seed += 1
    return slowest


def _time_of_choices(cities: Sequence[City], hand: tuple[CardId, ...]) -> float:
    """Time listing the choices of the first seat when nothing is known; the best of three tries."""
    times = []
    for _ in range(3):
        for known in (supply_of, sources_of, prices_of, card_choices):
            known.cache_clear()
        card_choices()
        laid = tableaus(cities)
        begin = time.process_time()
        hand_choices(laid[0], Menu(market_of(laid, 0), dearer=False), hand)
        times.append(time.process_time() - begin)
    return min(times)


def memory_of_a_game(players: int) -> float:
    """Give the bytes that a finished game holds, shared tables left out."""
    play_randomly(random_game(players, 1), Random(1))
    tracemalloc.start()
    games: list[BaseGame] = [play_randomly(random_game(players, 1), Random(1)) for _ in range(20)]
    held = tracemalloc.get_traced_memory()[0] / len(games)
    tracemalloc.stop()
    return held


def share_of_trade(players: int) -> float:
    """Give the part of the time of random games that is spent in solving trade, by the profiler."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(100):
        play_randomly(random_game(players, seed), Random(seed))
    profile.disable()
    stats = pstats.Stats(profile)
    times: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = stats.stats  # type: ignore[attr-defined]
    inside = sum(own for (file, _, _), (_, _, own, _, _) in times.items() if file.endswith(TRADE_FILES))
    return inside / sum(own for _, _, own, _, _ in times.values())


class Timed:
    """A computer player that notes how long it thinks about each decision."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.times: list[float] = []

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Choose as the player does."""
        begin = time.process_time()
        choice = self._policy.choose(view, decision, source)
        self.times.append(time.process_time() - begin)
        return choice


def decisions_of_computers(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Time the decisions of sensible computer players: give the median and the longest."""
    timed_player = Timed(strongest(game))
    seed = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        play_out(new_game(game, players, seed, {}), [timed_player] * players, Random(seed))
        seed += 1
    times = sorted(timed_player.times)
    return times[len(times) // 2], times[-1]


if __name__ == "__main__":
    main()
