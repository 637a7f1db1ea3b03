"""Whole games between computer players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.course import AnyGame
from engine.game import Seat
from engine.players.policy import Policy
from engine.players.uniform import Uniform


def play_out(game: AnyGame, players: Sequence[Policy], source: Random) -> AnyGame:
    """Let computer players finish a game, one policy a seat; a policy asks nobody but its view."""
    while pending := game.decisions():
        chosen: dict[Seat, Any] = {}
        while pending:
            for decision in pending:
                player = players[decision.chooser]
                # Drawing blindly needs no view, and making none makes thousands of random games quick.
                view = None if isinstance(player, Uniform) else game.view(decision.chooser)
                chosen[decision.seat] = player.choose(view, decision, source)
            pending = game.decisions(chosen)
        game.play(chosen)
    return game
