"""The choices of a decision that are worth explaining, in order."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.game import Choice, Decision
from engine.players.advice import Hint, reasons_for
from engine.players.reasons import Reason

MOST_EXPLAINED = 10
"""Choices that are explained at once."""


class WeighedChoice(NamedTuple):
    """A choice with its reasons."""

    choice: Choice
    reasons: tuple[Reason, ...]

    @property
    def worth(self) -> float:
        """The sum of its reasons, in points of the final score."""
        return sum(reason.worth for reason in self.reasons)


def weigh(
    view: Any, decision: Decision[Any], choices: Sequence[Choice], position: int | None, hint: Hint
) -> list[WeighedChoice]:
    """Return the ``choices`` of a decision worth explaining: the ``hint`` first, then by immediate gain.

    Without a ``position`` that is the best use of each card, else each use of the card at that position in
    the hand or the layout.
    """
    advised = hint.choice
    every_choice = [
        WeighedChoice(each, hint.reasons if each == advised else reasons_for(view, decision, each))
        for each in choices
    ]
    if position is None:
        found = _best_of_each(every_choice, _card_of, advised)
    else:
        wanted = position if view.game == "duel" else _card_at(view, position)
        found = _best_of_each(
            (each for each in every_choice if _card_of(each.choice) == wanted), _use_of, advised
        )
    return found[:MOST_EXPLAINED]


def _best_of_each(choices: Iterable[WeighedChoice], key: Any, advised: Choice) -> list[WeighedChoice]:
    """Return one choice of each kind, the best first: the advised one, or else the highest worth."""

    def rank(each: WeighedChoice) -> tuple[bool, float]:
        return each.choice == advised, each.worth

    best: dict[Hashable, WeighedChoice] = {}
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


def _use_of(choice: Choice) -> Hashable:
    """Return the use of a card: the action, and the wonder if there is one."""
    return choice.action, getattr(choice, "wonder", None)


def _card_at(view: Any, position: int) -> Hashable:
    hand: tuple[Hashable, ...] = getattr(view, "hand", ())
    return hand[position] if 0 <= position < len(hand) else None
