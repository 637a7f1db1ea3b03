"""Duel for those who know only what all games share (``engine.kinds.Kind``)."""

from __future__ import annotations

from engine.duel.deal import PLAYERS, deal, read_deal
from engine.duel.play import DuelGame
from engine.duel.position import read_position as read_position
from engine.reading import Node


def new_game(players: Node, seed: int, options: Node) -> DuelGame:
    """Deal a new game; there is nothing to agree on before."""
    players.integer(PLAYERS, PLAYERS)
    options.fields(())
    return DuelGame(deal(seed))


def recorded_game(record: Node) -> DuelGame:
    """Begin the game whose deal stands in a record."""
    record["players"].integer(PLAYERS, PLAYERS)
    record.get("options", {}).fields(())
    return DuelGame(read_deal(record))


def catch_up(game: DuelGame, step: Node | None) -> bool:
    """Pass over a written answer that was the only one: the game has given it without asking."""
    return step is None or not game.resolved_by_itself(step)
