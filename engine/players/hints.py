"""What a strong player would do and why, of any game: nothing is used but what a seat sees."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.architects.player.reasons import reasons as architects_reasons
from engine.architects.view import View as ArchitectsView
from engine.base.player.reasons import reasons as base_reasons
from engine.base.view import View as BaseView
from engine.duel.player.reasons import reasons as duel_reasons
from engine.duel.view import View as DuelView
from engine.game import Choice, Decision
from engine.players.weighing import STRONG, Searchers, weigh
from engine.reasons import FAINT, Fact, Reason, in_favour
from engine.search import Weighed


class Hint(NamedTuple):
    """A choice that a strong player would make, and what to tell for it."""

    choice: Choice
    reasons: tuple[Reason, ...]


def hint(view: Any, decision: Decision[Any], players: Searchers = STRONG) -> Hint:
    """Search for the best choice and say why; takes as long as a strong computer player does.

    What is told is what separates it from the choice that came next in the search.
    """
    if len(decision.choices) == 1:
        return Hint(decision.choices[0], reasons_for(view, decision, decision.choices[0]))
    best, following = weigh(view, decision, players)[:2]
    reasons = reasons_for_rather(view, decision, best.choice, following.choice)
    return Hint(best.choice, reasons or _of_search(best, following))


def reasons_for_rather(
    view: Any, decision: Decision[Any], choice: Any, rather_than: Any | None
) -> tuple[Reason, ...]:
    """Tell what speaks for a choice rather than for another one, and for no other choice of the decision."""
    found = {each: reasons_for(view, decision, each) for each in decision.choices}
    return in_favour(found[choice], () if rather_than is None else found[rather_than], found.values())


def _of_search(best: Weighed[Any], following: Weighed[Any]) -> tuple[Reason, ...]:
    """Tell what the search saw where nothing that the choice does speaks for it."""
    if not best.playouts:
        return ()
    lead = best.value - following.value
    if best.ahead > best.behind:
        games = min(best.playouts, following.playouts)
        facts: dict[str, Fact] = {"better": best.ahead, "worse": best.behind, "games": games}
        return (Reason("search", max(lead, FAINT), {}, facts),)
    return (Reason("search-mean" if lead > 0 else "search-close", max(lead, FAINT)),)


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
