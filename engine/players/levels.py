"""The computer players that people meet: one a level, who plays all games; and the one who advises them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from engine.architects.player import model as architects
from engine.base.player import model as base
from engine.duel.player import model as duel
from engine.game import Decision
from engine.players.player import Policy
from engine.terms import Level
from engine.values import FrozenMapping

PolicyT = TypeVar("PolicyT", bound=Policy)


@dataclass(frozen=True, slots=True)
class EveryGame(Generic[PolicyT]):
    """A computer player of all games: it plays each as that game's player does."""

    players: Mapping[str, PolicyT]

    def of(self, view: Any) -> PolicyT:
        """Return the player of a view's game; raises `TypeError` where no computer player knows it."""
        try:
            return self.players[view.game]
        except (AttributeError, KeyError):
            raise TypeError(f"no computer player knows {type(view).__name__}") from None

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Return one of the decision's choices; the same for the same view and state of ``source``."""
        return self.of(view).choose(view, decision, source)


_LEVELS: Mapping[Level, EveryGame[Policy]] = FrozenMapping(
    easy=EveryGame(FrozenMapping(base=base.EASY, duel=duel.EASY, architects=architects.EASY)),
    normal=EveryGame(FrozenMapping(base=base.NORMAL, duel=duel.NORMAL, architects=architects.NORMAL)),
    strong=EveryGame(FrozenMapping(base=base.STRONG, duel=duel.STRONG, architects=architects.STRONG)),
)

CAREFUL = EveryGame(FrozenMapping(base=base.CAREFUL, duel=duel.CAREFUL, architects=architects.CAREFUL))
"""To tell how much better a choice is takes more than to find it: luck must not be told as a fault."""


def by_level(level: Level) -> Policy:
    """Return the computer player of a level; a worker process can be given it, or its level."""
    return _LEVELS[level]
