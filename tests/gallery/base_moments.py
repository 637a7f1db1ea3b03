"""Moments of whole games, played by chance from a seed, for the pictures that show what happened."""

import random
from dataclasses import dataclass
from functools import lru_cache

from engine.base.choice import BaseChoice
from engine.base.events import BaseEvent, Conflict
from engine.base.rules import BaseGame
from engine.base.view import View
from engine.game import Seat
from engine.record import new_game
from engine.rules import STANDARD

_SELLING = 0.1
"""How often a seat that could build sells instead."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a step of a game showed: what happened in it and the table after it."""

    events: tuple[BaseEvent, ...]
    view: View

    @property
    def ends_an_age(self) -> bool:
        return any(isinstance(event, Conflict) for event in self.events)


@lru_cache(maxsize=16)
def play_out(
    players: int, seed: int, boxes: tuple[str, ...] = STANDARD, *, manneken_pis: bool = False
) -> tuple[Moment, ...]:
    """Play a whole game with these boxes; the same arguments give the same game."""
    game: BaseGame = new_game("base", players, seed, {"sides": "A+B", "manneken_pis": manneken_pis}, boxes)
    moments, chance = list[Moment](), random.Random(seed)
    while not game.over:
        events = game.play(_choices(game, chance))
        reviving = (decision.seat for decision in game.decisions() if decision.kind == "revive")
        moments.append(Moment(events, game.view(next(reviving, None))))
    return tuple(moments)


def _choices(game: BaseGame, chance: random.Random) -> dict[Seat, BaseChoice]:
    chosen: dict[Seat, BaseChoice] = {}
    while decisions := game.decisions(chosen):
        for decision in decisions:
            building = [choice for choice in decision.choices if choice.action not in {"sell", "none"}]
            options = building if building and chance.random() >= _SELLING else decision.choices
            chosen[decision.seat] = chance.choice(options)
    return chosen
