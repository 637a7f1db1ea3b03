"""Duel for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.course import RunningGame
from engine.duel.position import Position
from engine.duel.rules import RULES, DuelGame
from engine.reading import Node


def new_game(players: Node, seed: int, options: Node) -> DuelGame:
    """Deal a new game; there is nothing to agree on before."""
    return RunningGame(RULES, RULES.deal(players, seed, options))


def recorded_game(record: Node) -> DuelGame:
    """Begin the game whose deal stands in a record."""
    return RunningGame(RULES, RULES.read_deal(record))


def catch_up(game: DuelGame, step: Node | None) -> bool:
    """Pass over a written answer that was the only one: the game has given it without asking."""
    return step is None or not game.passes_over(step.value)


def read_position(position: Node) -> Position:
    """Read a position."""
    return RULES.read_position(position)
