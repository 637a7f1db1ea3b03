"""Architects for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.architects.choice import End
from engine.architects.deal import deal
from engine.architects.play import ArchitectsGame
from engine.architects.position import read_position as read_position
from engine.architects.records import read_deal, read_options
from engine.architects.terms import LEAST_PLAYERS, MOST_PLAYERS
from engine.catching_up import play_left_out
from engine.reading import Node

LEFT_OUT = ("token", "effect", "keep")
"""Kinds of decisions that a record may leave out where there is a single choice."""


def new_game(players: Node, seed: int, options: Node) -> ArchitectsGame:
    """Deal a new game."""
    count = players.integer(LEAST_PLAYERS, MOST_PLAYERS)
    return ArchitectsGame(deal(count, seed, read_options(options, count)))


def recorded_game(record: Node) -> ArchitectsGame:
    """Begin the game whose deal stands in a record."""
    return ArchitectsGame(read_deal(record))


def catch_up(game: ArchitectsGame, step: Node | None) -> bool:
    """Play answers that a record leaves out; a written end of a turn that ended by itself is no step."""
    play_left_out(game, step, LEFT_OUT)
    seat = game.ended_by_itself
    return step is None or seat is None or step.value != {str(seat): End().as_json()}
