"""What is worth telling a newcomer, as data: what all games share of it.

A tip is taken from what its reader sees, so it tells nothing that is hidden from them. Kinds that seldom fit
stand first among those of a game: what always fits is left for when nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.game import Seat, left_of, right_of
from engine.players.reasons import Reason
from engine.story import Fact, Finder, Found, find_moments


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


_SAID: frozenset[str] = frozenset({"chain", "pair", "science-set"})
"""Reasons that are what the tip of the same kind tells."""


def fitting_tips(
    situation: SituationT,
    finders: Mapping[str, Finder[SituationT]],
    recommending: frozenset[str] = frozenset(),
    reasons: Callable[[], Iterable[Reason]] = tuple,
) -> Iterator[Tip]:
    """Find one tip after the other that fits; those that recommend the advised card have its ``reasons``."""
    for kind, seats, facts in find_moments(situation, finders):
        why = reasons() if kind in recommending else ()
        yield Tip(kind, seats, facts, tuple(each for each in why if each.kind not in _SAID & {kind}))


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies before one player, in a game of neighbours."""

    view: Any
    seat: Seat

    @property
    def neighbours(self) -> tuple[Seat, Seat]:
        """The left and the right neighbour."""
        seats = len(self.view.cities)
        return left_of(self.seat, seats), right_of(self.seat, seats)

    def shields(self, seat: Seat) -> int:
        """Count the shields of a city."""
        return int(self.view.cities[seat].shields)


def war_to_lose(at: Situation) -> Found:
    """Find a neighbour who would win a war that came now."""
    own = at.shields(at.seat)
    for other in at.neighbours:
        if at.shields(other) > own:
            return {"name": other, "shields": at.shields(other), "own": own}
    return None


def points_behind(at: Situation) -> Found:
    """Return how the points stand, where somebody has more."""
    best = max(at.view.scores[: at.view.players], key=lambda score: score.total)
    own = at.view.scores[at.seat].total
    return best.total > own and {"name": best.seat, "points": own, "best": best.total}


def points_first(at: Situation) -> Found:
    """Return how the points stand, where nobody has more."""
    own = at.view.scores[at.seat].total
    return None if points_behind(at) else {"points": own}
