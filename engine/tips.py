"""What is worth telling a newcomer about what lies before them, as data: what all games share.

A tip is taken from what its reader sees, so it tells nothing that is hidden from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine.game import Seat
from engine.reasons import Reason

Fact = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tip:
    """One thing to tell: its kind, who is spoken of, and figures and ids that belong to it.

    One about a card that can be built now has the ``reasons`` for and against that: all that the card does.
    """

    kind: str
    seats: Mapping[str, Seat] = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()


SituationT = TypeVar("SituationT")
TipFinder = Callable[[SituationT], Tip | None]
"""Finds a tip of one kind in a situation, or None where it does not fit."""


def fitting_tips(situation: SituationT, finders: Sequence[TipFinder[SituationT]]) -> Iterator[Tip]:
    """Find one tip after the other that fits; what can be told least often stands first among ``finders``."""
    found = (find(situation) for find in finders)
    return (tip for tip in found if tip is not None)
