"""Architects for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.architects.position import Position
from engine.architects.rules import RULES, ArchitectsGame
from engine.course import RunningGame
from engine.reading import Node


def new_game(players: Node, seed: int, options: Node) -> ArchitectsGame:
    """Deal a new game."""
    return RunningGame(RULES, RULES.deal(players, seed, options))


def recorded_game(record: Node) -> ArchitectsGame:
    """Begin the game whose deal stands in a record."""
    return RunningGame(RULES, RULES.read_deal(record))


def catch_up(game: ArchitectsGame, step: Node | None) -> bool:
    """Tell whether a step is still to be played."""
    return step is None or not game.passes_over(step.value)


def read_position(position: Node) -> Position:
    """Read a position."""
    return RULES.read_position(position)
