"""The computer player that people meet: it plays each game as that game's player does."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.architects.player.player import ArchitectsPlayer
from engine.architects.view import View as ArchitectsView
from engine.base.player.player import BasePlayer
from engine.base.view import View as BaseView
from engine.duel.player.player import DuelPlayer
from engine.duel.view import View as DuelView
from engine.game import Decision


class Sensible:
    """Hands the question to the player who knows the game."""

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``.

        Raises `TypeError` where no computer player knows the game of this view.
        """
        match view:
            case BaseView():
                return BasePlayer().choose(view, decision, source)
            case DuelView():
                return DuelPlayer().choose(view, decision, source)
            case ArchitectsView():
                return ArchitectsPlayer().choose(view, decision, source)
        raise TypeError(f"no computer player knows {type(view).__name__}")
