"""The base game for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.base.deal import LEAST_PLAYERS, MOST_PLAYERS, deal, read_options
from engine.base.play import BaseGame
from engine.base.position import read_position as read_position
from engine.base.records import read_deal
from engine.reading import Node


def new_game(players: Node, seed: int, options: Node) -> BaseGame:
    """Deal a new game."""
    count = players.integer(LEAST_PLAYERS, MOST_PLAYERS)
    return BaseGame(deal(count, seed, read_options(options, count)))


def recorded_game(record: Node) -> BaseGame:
    """Begin the game whose deal stands in a record."""
    return BaseGame(read_deal(record))


def catch_up(_game: BaseGame, _step: Node | None) -> bool:
    """Tell that every step is to be played: records of the base game leave nothing out."""
    return True
