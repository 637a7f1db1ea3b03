"""Show how a process ages: ``python -m tests.bench_age [--games 3000] [--game duel] [--freeze]``.

Computer players play many games of each kind in one process. For the first and the last 300 of them it tells
the usual and the longest single decision, with and without the time that the garbage collector took of it,
the longest collection, and what the process holds. Nothing here passes or fails: the two columns should be
the same but for what the machine did at that moment.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine.game import Decision
from engine.players.sensible import Sensible
from engine.record import new_game
from engine.simulation import play_out

TABLES = (("base", 4), ("duel", 2), ("architects", 4))
SPAN = 300
PAGE = 4096


@dataclass(slots=True)
class Span:
    """What was measured while so many games were played; times in seconds."""

    decisions: list[float] = field(default_factory=list)
    without_collections: list[float] = field(default_factory=list)
    collections: list[float] = field(default_factory=list)
    resident: int = 0
    objects: int = 0


class Watch:
    """A computer player that notes how long it thinks, and the collector that notes how long it collects."""

    def __init__(self) -> None:
        self.span = Span()
        self._player = Sensible()
        self._begun = 0.0
        self._collecting = 0.0

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Choose as the player does."""
        self._collecting = 0.0
        begin = time.process_time()
        choice = self._player.choose(view, decision, source)
        taken = time.process_time() - begin
        self.span.decisions.append(taken)
        self.span.without_collections.append(taken - self._collecting)
        return choice

    def on_collection(self, phase: str, _: dict[str, int]) -> None:
        """Note how long the garbage collector works."""
        if phase == "start":
            self._begun = time.process_time()
        else:
            taken = time.process_time() - self._begun
            self._collecting += taken
            self.span.collections.append(taken)


def main() -> None:
    """Print the figures of every game."""
    parser = argparse.ArgumentParser(description="Show how a process ages.")
    parser.add_argument("--games", type=int, default=3000, help="how many games of each kind are played")
    parser.add_argument("--freeze", action="store_true", help="freeze what is there first, as the bot does")
    parser.add_argument("--game", choices=[game for game, _ in TABLES], help="this game alone")
    options = parser.parse_args()
    tables = [table for table in TABLES if options.game in (None, table[0])]
    for game, players in tables:
        play(game, players, SPAN // 10, Watch(), 0)
    if options.freeze:
        gc.collect()
        gc.freeze()
    for game, players in tables:
        first, last = age(game, players, options.games)
        for what, early, late, unit in (
            ("decision, usual", middle(first.decisions), middle(last.decisions), "ms"),
            ("decision, longest", max(first.decisions), max(last.decisions), "ms"),
            (
                "decision without collections, longest",
                max(first.without_collections),
                max(last.without_collections),
                "ms",
            ),
            ("collection, longest", max(first.collections), max(last.collections), "ms"),
            ("memory of the process", first.resident / 2**20, last.resident / 2**20, "MiB"),
            ("objects that the collector looks at", first.objects, last.objects, ""),
        ):
            factor = 1000 if unit == "ms" else 1
            name = f"{game}, {players} players: {what}, first and last {SPAN} games"
            sys.stdout.write(f"{name:<92}{early * factor:>10,.1f}{late * factor:>10,.1f} {unit}\n")
        sys.stdout.flush()


def age(game: str, players: int, games: int) -> tuple[Span, Span]:
    """Play many games in this process: give the first and the last of them."""
    watch = Watch()
    gc.callbacks.append(watch.on_collection)
    try:
        play(game, players, SPAN, watch, 0)
        first, watch.span = watch.span, Span()
        play(game, players, games - 2 * SPAN, watch, SPAN)
        watch.span = Span()
        play(game, players, SPAN, watch, games - SPAN)
    finally:
        gc.callbacks.remove(watch.on_collection)
    return first, watch.span


def play(game: str, players: int, games: int, watch: Watch, seed: int) -> None:
    """Play some games, and note what is held after them."""
    for number in range(seed, seed + games):
        play_out(new_game(game, players, number, {}), [watch] * players, Random(number))
    watch.span.resident = int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE
    watch.span.objects = len(gc.get_objects())


def middle(times: list[float]) -> float:
    """Give the median."""
    return sorted(times)[len(times) // 2]


if __name__ == "__main__":
    main()
