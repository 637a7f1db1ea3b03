"""Real games for the pictures to show, played by chance from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import cast

from engine.base.choice import BaseChoice
from engine.base.events import BaseEvent
from engine.base.rules import BaseGame
from engine.base.view import View
from engine.game import Seat
from engine.record import new_game

NAMES = ("Marguerite", "Nessi", "Tobias", "Yannick V.", "Bot Hera", "Sofie", "Vreneli")
LONG_NAMES = tuple(f"Bartholomäus von Hohenfels {number:05}" for number in range(7))


@dataclass(frozen=True)
class Step:
    """One step of a game: the table before it, what happened, the table after it."""

    before: View
    events: tuple[BaseEvent, ...]
    after: View


@cache
def steps_of(players: int, seed: int) -> tuple[Step, ...]:
    """Play a whole game; most choices build something."""
    return tuple(
        _steps(cast("BaseGame", new_game("base", players, seed, {"sides": "A+B"})), random.Random(seed))
    )


def _steps(game: BaseGame, chance: random.Random) -> Iterator[Step]:
    before = game.view(None)
    while not game.over:
        chosen: dict[Seat, BaseChoice] = {}
        while decisions := game.decisions(chosen):
            for decision in decisions:
                building = [choice for choice in decision.choices if choice.action != "sell"]
                options = building if building and chance.random() < 0.9 else list(decision.choices)
                chosen[decision.seat] = chance.choice(options)
        step = Step(before, game.play(chosen), game.view(None))
        yield step
        before = step.after


def names_for(view: View) -> tuple[str, ...]:
    """Return names by seat, the Free City last."""
    return NAMES[: view.players] + (() if view.free_city is None else ("Free City",))
