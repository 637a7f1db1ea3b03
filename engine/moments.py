"""What can truly be said of a game that is over, as data: what all games can tell of their points.

Nothing here says more than everybody saw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeVar

from engine.game import Seat
from engine.story import Race

MOST_TOLD = 3
"""So many moments are told of a game."""

_FEW_TO_BE_LAST = 3
_LEAD_SHARE, _LATE, _ENOUGH_ROUNDS = 0.7, 0.7, 5


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that was so: its kind, who is spoken of, and figures and ids that belong to it."""

    kind: str
    seats: Mapping[str, Seat] = field(default_factory=dict)
    facts: Mapping[str, int | str] = field(default_factory=dict)


StoryT = TypeVar("StoryT")
Finder = Callable[[StoryT], Moment | None]
"""Finds a moment of one kind in a game, or None where it was not so."""


def told_moments(story: StoryT, finders: Sequence[Finder[StoryT]]) -> tuple[Moment, ...]:
    """Give what is most worth telling of a game; the rarest of ``finders`` stand first."""
    found = (find(story) for find in finders)
    return tuple([moment for moment in found if moment is not None][:MOST_TOLD])


def came_from_behind(race: Race) -> Moment | None:
    """Find a winner who was last of all with the end near; ``rounds`` were to come then."""
    winner = race.winner
    if winner is None or len(race.players) < _FEW_TO_BE_LAST or race.rounds < _ENOUGH_ROUNDS:
        return None
    latest = max((number for number in range(1, race.rounds) if race.last(number) == winner), default=0)
    if not latest or latest < _LATE * race.rounds:
        return None
    return Moment("came-from-behind", {"name": winner}, {"rounds": race.rounds - latest})


def led_in_vain(race: Race) -> Moment | None:
    """Find who led alone for most of the game and has not won."""
    for seat in race.players:
        rounds = _rounds_led(race, seat)
        if seat not in race.winners and rounds and rounds >= _LEAD_SHARE * race.rounds:
            return Moment("led-in-vain", {"name": seat, "winner": race.winners[0]}, {"rounds": rounds})
    return None


def led_for_long(race: Race) -> Moment | None:
    """Find a winner who led alone for most of the game."""
    if race.winner is None:
        return None
    rounds = _rounds_led(race, race.winner)
    if not rounds or rounds < _LEAD_SHARE * race.rounds:
        return None
    return Moment("led-for-long", {"name": race.winner}, {"rounds": rounds})


def led_only_at_the_end(race: Race) -> Moment | None:
    """Find a winner who had less than somebody else after every round but the last."""
    winner = race.winner
    if winner is None or race.margin == 0 or race.rounds < _ENOUGH_ROUNDS:
        return None
    for totals in race.totals[1:-1]:
        if totals[winner] >= max(totals[seat] for seat in race.players):
            return None
    return Moment("led-only-at-the-end", {"name": winner})


def lead_changed_hands(race: Race, least: int) -> Moment | None:
    """Find a lead that went from one player to another at least so many times."""
    alone = [leader for number in range(1, race.rounds + 1) if (leader := race.leader(number)) is not None]
    times = sum(one != other for one, other in pairwise(alone))
    return Moment("lead-changed-hands", {}, {"times": times}) if times >= least else None


def close_together(race: Race, most: int) -> Moment | None:
    """Find a table of three or more at whose end at most so many points lie between first and last."""
    points = [race.final[seat] for seat in race.players]
    if len(points) < _FEW_TO_BE_LAST or max(points) - min(points) > most:
        return None
    return Moment("close-together", {}, {"points": max(points) - min(points)})


def _rounds_led(race: Race, seat: Seat) -> int:
    """Count the rounds after which a seat alone had most; none in a game too short to speak of."""
    if race.rounds < _ENOUGH_ROUNDS:
        return 0
    return sum(race.leader(number) == seat for number in range(1, race.rounds + 1))
