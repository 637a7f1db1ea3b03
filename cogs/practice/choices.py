"""The choices of a decision that are worth explaining, in order."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.game import Choice, Decision
from engine.players.advice import Hint, reasons_for
from engine.players.reasons import Reason

MOST_TOLD = 10
"""Choices that are explained at once."""


class Weighed(NamedTuple):
    """A choice with its reasons."""

    choice: Choice
    reasons: tuple[Reason, ...]

    @property
    def worth(self) -> float:
        """The sum of its reasons, in points of the final score."""
        return sum(reason.worth for reason in self.reasons)


def weighed(
    view: Any, decision: Decision[Any], choices: Sequence[Choice], place: int | None, hint: Hint
) -> list[Weighed]:
    """Return the ``choices`` of a decision worth explaining: the ``hint`` first, then by immediate gain.

    Without a ``place`` that is the best use of each card, else each use of the card at that place of the hand
    or the layout.
    """
    advised = hint.choice
    all_of_them = [
        Weighed(each, hint.reasons if each == advised else reasons_for(view, decision, each))
        for each in choices
    ]
    if place is None:
        found = _best_of_each(all_of_them, _card_of, advised)
    else:
        wanted = place if view.game == "duel" else _card_at(view, place)
        found = _best_of_each(
            (each for each in all_of_them if _card_of(each.choice) == wanted), _deed_of, advised
        )
    return found[:MOST_TOLD]


def _best_of_each(choices: Iterable[Weighed], key: Any, advised: Choice) -> list[Weighed]:
    """Return one choice of each kind, the best first: the advised one, or else the highest worth."""

    def rank(each: Weighed) -> tuple[bool, float]:
        return each.choice == advised, each.worth

    best: dict[Hashable, Weighed] = {}
    for each in choices:
        kind = key(each.choice)
        if kind not in best or rank(each) > rank(best[kind]):
            best[kind] = each
    return sorted(best.values(), key=rank, reverse=True)


def _card_of(choice: Choice) -> Hashable:
    """Return the slot or the card of a choice, or the choice itself if it has neither."""
    slot: Hashable = getattr(choice, "slot", None)
    card: Hashable = getattr(choice, "card", None)
    return slot if slot is not None else card if card is not None else choice


def _deed_of(choice: Choice) -> Hashable:
    """Return the use of a card: the action, and the wonder if there is one."""
    return choice.action, getattr(choice, "wonder", None)


def _card_at(view: Any, place: int) -> Hashable:
    hand: tuple[Hashable, ...] = getattr(view, "hand", ())
    return hand[place] if 0 <= place < len(hand) else None
