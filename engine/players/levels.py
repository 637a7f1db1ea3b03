"""The computer players that people meet: one a level, who plays all games."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.architects.player.player import ArchitectsPlayer, EasyArchitectsPlayer
from engine.architects.player.strong import StrongArchitectsPlayer
from engine.base.player.model import EASY, NORMAL, STRONG
from engine.duel.player import model as duel
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
            return EveryGame(EASY, duel.EASY, EasyArchitectsPlayer())
        case "normal":
            return EveryGame(NORMAL, duel.NORMAL, ArchitectsPlayer())
        case "strong":
            return EveryGame(STRONG, duel.STRONG, StrongArchitectsPlayer())
