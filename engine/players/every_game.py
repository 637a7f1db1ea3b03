"""A computer player of all games: it plays each as that game's player does."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.architects.view import View as ArchitectsView
from engine.base.view import View as BaseView
from engine.duel.view import View as DuelView
from engine.game import Decision
from engine.players.policy import Policy


@dataclass(frozen=True, slots=True)
class EveryGame:
    """Hands the question to the player who knows the game."""

    base: Policy
    duel: Policy
    architects: Policy

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``.

        Raises `TypeError` where no computer player knows the game of this view.
        """
        match view:
            case BaseView():
                return self.base.choose(view, decision, source)
            case DuelView():
                return self.duel.choose(view, decision, source)
            case ArchitectsView():
                return self.architects.choose(view, decision, source)
        raise TypeError(f"no computer player knows {type(view).__name__}")
