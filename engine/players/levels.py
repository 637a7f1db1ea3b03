"""The computer players that people meet: one a level, who plays all games."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.architects.player import model as architects
from engine.base.player.model import EASY, NORMAL, STRONG
from engine.duel.player.player import DuelPlayer, EasyDuelPlayer
from engine.duel.player.strong import StrongDuelPlayer
from engine.game import Decision
from engine.players.policy import Policy
from engine.terms import Level


@dataclass(frozen=True, slots=True)
class EveryGame:
    """A computer player of all games: it plays each as that game's player does."""

    base: Policy
    duel: Policy
    architects: Policy

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Return one of the decision's choices; the same for the same view and state of ``source``.

        Raises `TypeError` where no computer player knows the game of this view.
        """
        player: Policy | None = getattr(self, getattr(view, "game", ""), None)
        if player is None:
            raise TypeError(f"no computer player knows {type(view).__name__}")
        return player.choose(view, decision, source)


def by_level(level: Level) -> Policy:
    """Return the computer player of a level; a worker process can be given it, or its level."""
    match level:
        case "easy":
            return EveryGame(EASY, EasyDuelPlayer(), architects.EASY)
        case "normal":
            return EveryGame(NORMAL, DuelPlayer(), architects.NORMAL)
        case "strong":
            return EveryGame(STRONG, StrongDuelPlayer(), architects.STRONG)
