"""The base game for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.base.position import Position
from engine.base.rules import BaseGame, BaseRules
from engine.course import RunningGame
from engine.reading import Node

RULES = BaseRules()


def new_game(players: Node, seed: int, options: Node) -> BaseGame:
    """Deal a new game."""
    return RunningGame(RULES, RULES.deal(players, seed, options))


def recorded_game(record: Node) -> BaseGame:
    """Begin the game whose deal stands in a record."""
    return RunningGame(RULES, RULES.read_deal(record))


def catch_up(game: BaseGame, step: Node | None) -> bool:
    """Tell whether a step is still to be played."""
    return step is not None and not game.passes_over(step.value)


def read_position(position: Node) -> Position:
    """Read a position."""
    return RULES.read_position(position)
