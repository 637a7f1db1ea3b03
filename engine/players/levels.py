"""The computer players of each level, and the one that gives advice."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from engine.architects.player import playouts as architects
from engine.architects.player.reasons import reasons as reasons_in_architects
from engine.architects.player.tips import tips_for as tips_for_architects
from engine.base.player import opinion, playouts
from engine.base.player.reasons import reasons
from engine.base.player.tips import tips_for
from engine.duel.player import playouts as duel
from engine.duel.player.reasons import reasons as reasons_in_duel
from engine.duel.player.tips import tips_for as tips_for_duel
from engine.game import Decision
from engine.players.player import ComputerPlayer, GameModel, Policy
from engine.terms import Level
from engine.values import FrozenMapping

PolicyT = TypeVar("PolicyT", bound=Policy)


@dataclass(frozen=True, slots=True)
class EveryGame(Generic[PolicyT]):
    """A computer player of all games, which plays each with that game's player."""

    players: Mapping[str, PolicyT]

    def of(self, view: Any) -> PolicyT:
        """Return the player of a view's game; raises `TypeError` if no computer player knows it."""
        try:
            return self.players[view.game]
        except (AttributeError, KeyError):
            raise TypeError(f"no computer player knows {type(view).__name__}") from None

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Return one of the decision's choices; the same for the same view and state of ``source``."""
        return self.of(view).choose(view, decision, source)


BASE = GameModel(opinion.ranked, playouts.search, reasons, tips_for, opinion.judged_as)
DUEL = GameModel(duel.ranked, duel.search, reasons_in_duel, tips_for_duel, duel.judged_as, duel.PERCENT)
ARCHITECTS = GameModel(architects.ranked, architects.search, reasons_in_architects, tips_for_architects)

_LEVELS: Mapping[Level, Mapping[str, ComputerPlayer]] = FrozenMapping(
    easy=FrozenMapping(
        base=ComputerPlayer(BASE, noise=7.0),
        duel=ComputerPlayer(DUEL, noise=27.0),
        architects=ComputerPlayer(ARCHITECTS, noise=16.0),
    ),
    normal=FrozenMapping(
        base=ComputerPlayer(BASE, noise=0.4),
        duel=ComputerPlayer(DUEL, noise=0.4),
        architects=ComputerPlayer(ARCHITECTS),
    ),
    strong=FrozenMapping(
        base=ComputerPlayer(BASE, work=4_000),
        duel=ComputerPlayer(DUEL, work=520, candidates=6),
        architects=ComputerPlayer(ARCHITECTS, work=2_000, candidates=5),
    ),
)

CAREFUL: EveryGame[ComputerPlayer] = EveryGame(
    FrozenMapping(
        base=ComputerPlayer(BASE, work=4_000),
        duel=ComputerPlayer(DUEL, work=2_900, candidates=4),
        architects=ComputerPlayer(ARCHITECTS, work=6_000, candidates=5),
    )
)
"""Hindsight needs more playouts than a choice: bad luck mustn't look like a mistake."""


def by_level(level: Level) -> EveryGame[ComputerPlayer]:
    """Return the computer player of a level; it can be pickled."""
    return EveryGame(_LEVELS[level])
