"""Architects for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.architects.deal import deal
from engine.architects.play import ArchitectsGame
from engine.architects.position import read_position as read_position
from engine.architects.records import read_deal, read_options
from engine.architects.terms import LEAST_PLAYERS, MOST_PLAYERS
from engine.reading import Node


def new_game(players: Node, seed: int, options: Node) -> ArchitectsGame:
    """Deal a new game."""
    count = players.integer(LEAST_PLAYERS, MOST_PLAYERS)
    return ArchitectsGame(deal(count, seed, read_options(options, count)))


def recorded_game(record: Node) -> ArchitectsGame:
    """Begin the game whose deal stands in a record."""
    return ArchitectsGame(read_deal(record))
