"""What a strong player would do and why, of any game: nothing is used but what a seat sees."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from engine.architects.player.reasons import reasons as architects_reasons
from engine.architects.view import View as ArchitectsView
from engine.base.player.reasons import reasons as base_reasons
from engine.base.view import View as BaseView
from engine.duel.player.reasons import reasons as duel_reasons
from engine.duel.view import View as DuelView
from engine.game import Choice, Decision
from engine.players import by_level
from engine.reasons import Reason


class Hint(NamedTuple):
    """A choice that a strong player would make, and everything that it does."""

    choice: Choice
    reasons: tuple[Reason, ...]


def hint(view: Any, decision: Decision[Any]) -> Hint:
    """Search for the best choice and say why; takes as long as a strong computer player does."""
    choice = by_level("strong").choose(view, decision, Random(0))
    return Hint(choice, reasons_for(view, decision, choice))


def reasons_for(view: Any, decision: Decision[Any], choice: Any) -> tuple[Reason, ...]:
    """Tell what one of a decision's choices does, as its player sees the table.

    Raises `TypeError` where nobody knows the game of this view.
    """
    match view:
        case BaseView():
            return base_reasons(view, decision, choice)
        case DuelView():
            return duel_reasons(view, decision, choice)
        case ArchitectsView():
            return architects_reasons(view, decision, choice)
    raise TypeError(f"nobody knows the game of {type(view).__name__}")
