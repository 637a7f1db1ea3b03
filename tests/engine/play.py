"""Games in which computer players of one level sit on every seat."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from engine.course import AnyGame
from engine.players.levels import by_level
from engine.terms import Level

GameT = TypeVar("GameT", bound=AnyGame)


def let_play(game: GameT, level: Level, steps: int) -> GameT:
    """Let computer players of a level play so many steps of a game, or to its end."""
    player, source = by_level(level), Random(3)
    while not game.over and game.steps < steps:
        (decision,) = game.decisions()
        game.play({decision.seat: player.choose(game.view(decision.seat), decision, source)})
    return game
