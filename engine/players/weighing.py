"""What the strong computer player thinks of the choices of a decision."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.architects.player.strong import StrongArchitectsPlayer
from engine.architects.view import View as ArchitectsView
from engine.base.player.strong import StrongBasePlayer
from engine.base.view import View as BaseView
from engine.duel.player.strong import StrongDuelPlayer
from engine.duel.view import View as DuelView
from engine.game import Decision
from engine.search import Weighed


@dataclass(frozen=True, slots=True)
class Searchers:
    """The players that search, one for each game."""

    base: StrongBasePlayer = field(default_factory=StrongBasePlayer)
    duel: StrongDuelPlayer = field(default_factory=StrongDuelPlayer)
    architects: StrongArchitectsPlayer = field(default_factory=StrongArchitectsPlayer)


STRONG = Searchers()
"""The players of the strong level."""

CAREFUL = Searchers(
    duel=StrongDuelPlayer(9_000, most_playouts=600), architects=StrongArchitectsPlayer(playouts=300)
)
"""To tell how much better a choice is takes more than to find it: luck must not be told as a fault."""


def weigh(view: Any, decision: Decision[Any], players: Searchers = CAREFUL) -> tuple[Weighed[Any], ...]:
    """Give the choices that the strong player tries, the one that does best first, each with its value.

    They are always the same for the same view. Values compare the choices of one decision: in points, one's
    own less half of the best rival's, and more for a victory; in Duel the lead, and more for a victory. Those
    with few playouts are less sure. Raises `TypeError` where no computer player knows the game of this view.
    """
    match view:
        case BaseView():
            return players.base.weigh(view, decision)
        case DuelView():
            return players.duel.weigh(view, decision)
        case ArchitectsView():
            return players.architects.weigh(view, decision)
    raise TypeError(f"no computer player knows {type(view).__name__}")
