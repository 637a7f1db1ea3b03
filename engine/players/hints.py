"""What a strong player would do and why, of any game: nothing is used but what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from engine.architects.player.reasons import reasons as architects_reasons
from engine.architects.view import View as ArchitectsView
from engine.base.player.reasons import reasons as base_reasons
from engine.base.view import View as BaseView
from engine.duel.player.reasons import reasons as duel_reasons
from engine.duel.view import View as DuelView
from engine.game import Choice, Decision
from engine.players.weighing import STRONG, Searchers, weigh
from engine.reasons import Reason
from engine.search import Weighed, compared

FEWEST_GAMES = 10
"""So many games have to be played on after two choices before anything is said of them."""

SURE = 2.0
"""By so many standard errors games have to end better on average before a choice is said to be better."""

MOST = 0.6
"""From this part of them on games are counted: fewer sound as if it had been close."""

PLAIN = 1.0
"""A choice whose facts alone bring so many points more needs no games to show that it is better."""


class Compared(NamedTuple):
    """How a choice did against the next best one in the same games played on from here.

    ``verdict`` is ``close`` where the games don't tell which is better, ``games`` where most of them ended
    better with the choice, and ``mean`` where not most of them did, but those by more.
    """

    other: Choice
    verdict: Literal["close", "games", "mean"]
    better: int
    games: int


class Hint(NamedTuple):
    """A choice that a strong player would make, what it does, and how it compares if that is worth a word."""

    choice: Choice
    reasons: tuple[Reason, ...]
    compared: Compared | None = None


def hint(view: Any, decision: Decision[Any], players: Searchers = STRONG) -> Hint:
    """Search for the best choice and say why; takes as long as a strong computer player does."""
    if len(decision.choices) == 1:
        return Hint(decision.choices[0], reasons_for(view, decision, decision.choices[0]))
    best, following = weigh(view, decision, players)[:2]
    reasons = reasons_for(view, decision, best.choice)
    found = compare(best, following)
    if found is not None and found.verdict != "close":
        lead = _worth(reasons) - _worth(reasons_for(view, decision, following.choice))
        found = None if lead >= PLAIN else found
    return Hint(best.choice, reasons, found)


def compare(best: Weighed[Any], following: Weighed[Any]) -> Compared | None:
    """Say how the best choice of a search did against the next one; None where too few games tell."""
    games = min(best.playouts, following.playouts)
    if games < FEWEST_GAMES:
        return None
    ahead, _, certainty = compared(best.ends, following.ends)
    if certainty < SURE:
        return Compared(following.choice, "close", ahead, games)
    verdict: Literal["games", "mean"] = "games" if ahead >= MOST * games else "mean"
    return Compared(following.choice, verdict, ahead, games)


def advised(weighed: Sequence[Weighed[Any]]) -> tuple[Any, ...]:
    """Give what a hint advises after a search, and what it calls about as good."""
    best, *others = weighed
    found = compare(best, others[0]) if others else None
    return (best.choice, found.other) if found is not None and found.verdict == "close" else (best.choice,)


def _worth(reasons: tuple[Reason, ...]) -> float:
    return sum(each.worth for each in reasons)


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
