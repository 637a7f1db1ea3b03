"""Show how a process ages: ``python -m tests.bench_age [--games 3000] [--game duel] [--freeze]``.

Many games of each kind are played in one process. One seat, another one in each game, is the computer player
that people meet, whose decisions are measured; the others choose by chance, so that no two games are alike
and what is remembered is asked for ever new things. The games are told in windows, the oldest first: the
usual decision, the one that 99 of 100 do not exceed, the longest with and without the time that the garbage
collector took of it, the longest collection, what the process and its caches hold. Nothing here passes or
fails: the lines of a game should be the same but for what the machine did at that moment.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from random import Random
from typing import Any

from engine.game import Decision
from engine.measuring.uniform import Uniform, play_out
from engine.players.levels import by_level
from engine.players.player import Policy
from engine.record import new_game
from tests.bench_languages import resident

TABLES = (("base", 4), ("duel", 2), ("architects", 4))
WINDOWS = 6
WARM_UP = 30
COLUMNS = ("decisions", "usual", "99 %", "longest", "uncollected", "collection", "MB", "objects", "cached")


@dataclass(slots=True)
class Window:
    """What was measured while some games were played; times in seconds."""

    decisions: list[float] = field(default_factory=list)
    without_collections: list[float] = field(default_factory=list)
    collections: list[float] = field(default_factory=list)


class Watch:
    """A computer player that notes how long it thinks, and the collector that notes how long it collects."""

    def __init__(self) -> None:
        self.window = Window()
        self._player = by_level("normal")
        self._begun = 0.0
        self._collecting = 0.0

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Choose as the player does."""
        self._collecting = 0.0
        begin = time.process_time()
        choice = self._player.choose(view, decision, source)
        taken = time.process_time() - begin
        self.window.decisions.append(taken)
        self.window.without_collections.append(taken - self._collecting)
        return choice

    def on_collection(self, phase: str, _: dict[str, int]) -> None:
        """Note how long the garbage collector works."""
        if phase == "start":
            self._begun = time.process_time()
        else:
            taken = time.process_time() - self._begun
            self._collecting += taken
            self.window.collections.append(taken)


def main() -> None:
    """Print the figures of every game."""
    parser = argparse.ArgumentParser(description="Show how a process ages.")
    parser.add_argument("--games", type=int, default=3000, help="how many games of each kind are played")
    parser.add_argument("--freeze", action="store_true", help="freeze what is there first, as the bot does")
    parser.add_argument("--game", choices=[game for game, _ in TABLES], help="this game alone")
    options = parser.parse_args()
    tables = [table for table in TABLES if options.game in (None, table[0])]
    for game, players in tables:
        play(game, players, range(WARM_UP), Watch())
    if options.freeze:
        gc.collect()
        gc.freeze()
    for game, players in tables:
        sys.stdout.write(f"{game}, {players} players, times in ms\n{heading()}\n")
        age(game, players, options.games)


def age(game: str, players: int, games: int) -> None:
    """Play many games in this process, and tell each window of them."""
    watch = Watch()
    gc.callbacks.append(watch.on_collection)
    try:
        for number in range(WINDOWS):
            watch.window = Window()
            window = range(games * number // WINDOWS, games * (number + 1) // WINDOWS)
            play(game, players, window, watch)
            sys.stdout.write(f"{line(window, watch.window)}\n")
            sys.stdout.flush()
    finally:
        gc.callbacks.remove(watch.on_collection)


def play(game: str, players: int, seeds: Sequence[int], watch: Watch) -> None:
    """Play the games of these seeds."""
    for seed in seeds:
        seats: list[Policy] = [Uniform() for _ in range(players)]
        seats[seed % players] = watch
        play_out(new_game(game, players, seed, {}), seats, Random(seed))


def heading() -> str:
    """Return what stands above the lines of a game."""
    return f"{'games':>12}" + "".join(f"{column:>12}" for column in COLUMNS)


def line(seeds: range, window: Window) -> str:
    """Tell of a window of games: what was measured, and what the process holds after them."""
    ordered = sorted(window.decisions)
    times = (
        ordered[len(ordered) // 2],
        ordered[len(ordered) * 99 // 100],
        ordered[-1],
        max(window.without_collections),
        max(window.collections, default=0.0),
    )
    cells = (
        f"{len(ordered):,}",
        *(f"{1000 * each:,.2f}" for each in times),
        f"{resident():,.1f}",
        f"{len(gc.get_objects()):,}",
        f"{cached():,}",
    )
    return f"{f'{seeds.start + 1}-{seeds.stop}':>12}" + "".join(f"{cell:>12}" for cell in cells)


def cached() -> int:
    """Count what the caches of the engine remember."""
    modules = [module for name, module in sys.modules.items() if name.startswith("engine.")]
    things = [thing for module in modules for thing in vars(module).values()]
    caches = {thing for thing in things if isinstance(thing, _lru_cache_wrapper)}
    return sum(cache.cache_info().currsize for cache in caches)


if __name__ == "__main__":
    main()
