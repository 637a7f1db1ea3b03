"""Tips for newcomers, as data: the part shared by all games.

A tip uses only what its reader sees. Rare kinds come first among those of a game; those that always fit are
left for when nothing else does.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.game import Seat, left_of, right_of
from engine.players.reasons import Reason
from engine.story import Fact, Finder, Found, find_moments


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip: its kind, the players named, and values for its sentence.

    One about a card that can be built now has all ``reasons`` for and against it.
    """

    kind: str
    seats: Mapping[str, Seat] = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()


SituationT = TypeVar("SituationT")


_SAID: frozenset[str] = frozenset({"chain", "pair", "science-set"})
"""Reasons that say the same as the tip of this kind."""


def fitting_tips(
    situation: SituationT,
    finders: Mapping[str, Finder[SituationT]],
    recommending: frozenset[str] = frozenset(),
    reasons: Callable[[], Iterable[Reason]] = tuple,
) -> Iterator[Tip]:
    """Yield the tips that fit; those recommending the advised card have its ``reasons``."""
    for kind, seats, facts in find_moments(situation, finders):
        why = reasons() if kind in recommending else ()
        yield Tip(kind, seats, facts, tuple(each for each in why if each.kind not in _SAID & {kind}))


@dataclass(frozen=True, slots=True)
class Situation:
    """The position of one player, in a game with neighbours."""

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
    """Find a neighbour who would win a military conflict now."""
    own = at.shields(at.seat)
    for other in at.neighbours:
        if at.shields(other) > own:
            return {"name": other, "shields": at.shields(other), "own": own}
    return None


def points_behind(at: Situation) -> Found:
    """Return the points, if somebody has more."""
    best = max(at.view.scores[: at.view.players], key=lambda score: score.total)
    own = at.view.scores[at.seat].total
    return best.total > own and {"name": best.seat, "points": own, "best": best.total}


def points_first(at: Situation) -> Found:
    """Return the points, if nobody has more."""
    own = at.view.scores[at.seat].total
    return None if points_behind(at) else {"points": own}
