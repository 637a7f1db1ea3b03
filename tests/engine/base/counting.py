"""Counting games: how many choices there are, and how many games two rounds deep.

Like the counts that chess programs check their moves with: any change of a rule changes a number.
Write them again after a wanted change: ``python -m tests.engine.base.counting``
"""

from __future__ import annotations

import json
from itertools import product
from math import prod
from pathlib import Path
from random import Random

from engine.base.choice import BaseChoice
from engine.base.rules import BaseGame
from engine.game import Seat
from tests.engine.base.setting import random_game
from tests.engine.play import random_step

FILE = Path(__file__).with_name("counting.json")
STEPS = [(players, seed) for players in range(2, 8) for seed in range(4)]
DEEP = [(2, 5), (3, 1), (3, 2)]
OPTIONS = {"manneken_pis": True}


def choices_a_step(players: int, seed: int) -> str:
    """Count all choices of all seats in each step of a game played at random."""
    game, source = random_game(players, seed, OPTIONS), Random(seed)
    counts = []
    while not game.over:
        step = random_step(game, source)
        first = game.decisions()
        then = game.decisions({decision.seat: step[decision.seat] for decision in first})
        counts.append(sum(len(decision.choices) for decision in (*first, *then)))
        game.play(step)
    return " ".join(map(str, counts))


def games_two_rounds_deep(players: int, seed: int) -> dict[str, int]:
    """Count the ways to play the fifth and sixth round of each age of a game played at random."""
    game, source = random_game(players, seed, OPTIONS), Random(seed)
    counts = {}
    while not game.over:
        view = game.view(None)
        if view.round == 5 and "round" in view.deciding.values():
            counts[f"age {view.age}"] = sum(ways_to_play(_after(game, step)) for step in _all_steps(game))
        game.play(random_step(game, source))
    return counts


def ways_to_play(game: BaseGame) -> int:
    """Count the different steps that can be played now.

    What the Free City may do hangs on what its controller has chosen, nothing else on any choice.
    """
    leading = game.view(None).controller
    of_controller = [decision for decision in game.decisions() if decision.seat == leading]
    if not of_controller:
        return prod(len(decision.choices) for decision in game.decisions())
    return sum(
        prod(len(decision.choices) for decision in game.decisions({decision.seat: choice}))
        for decision in of_controller
        for choice in decision.choices
    )


def _all_steps(game: BaseGame) -> list[dict[Seat, BaseChoice]]:
    decisions = game.decisions()
    steps = []
    for choices in product(*(decision.choices for decision in decisions)):
        chosen = dict(zip((decision.seat for decision in decisions), choices, strict=True))
        more = game.decisions(chosen)
        steps += [{**chosen, decision.seat: choice} for decision in more for choice in decision.choices] or [
            chosen
        ]
    return steps


def _after(game: BaseGame, step: dict[Seat, BaseChoice]) -> BaseGame:
    again = game.copy()
    again.play(step)
    return again


def count() -> dict[str, dict[str, object]]:
    """Count everything again, as it stands in the file."""
    return {
        "choices_a_step": {
            f"{players} players, seed {seed}": choices_a_step(players, seed) for players, seed in STEPS
        },
        "games_two_rounds_deep": {
            f"{players} players, seed {seed}": games_two_rounds_deep(players, seed) for players, seed in DEEP
        },
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(count(), indent=1) + "\n", "utf-8")
