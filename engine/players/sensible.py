"""The computer player that people meet: it plays each game as that game's player does."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.base.view import View
from engine.game import Decision
from engine.players.base.player import BasePlayer
from engine.players.uniform import Uniform


class Sensible:
    """Hands the question to the player who knows the game."""

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        player = BasePlayer() if isinstance(view, View) else Uniform()
        return player.choose(view, decision, source)
