"""A game told from its end: its steps, the points after each round, what can truly be said of it.

Nothing here says more than everybody saw.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeVar

from engine.game import Choice, Seat, View


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step: what everyone saw before it, what was chosen in it, and what everyone saw happen."""

    before: Any
    choices: Mapping[Seat, Choice]
    events: tuple[Any, ...]


ViewT = TypeVar("ViewT", bound=View)

Totals = tuple[int, ...]
"""The points of every seat at one moment."""


@dataclass(frozen=True, slots=True)
class Race:
    """The points of every seat from the beginning to the end, as if the game had ended then.

    ``totals`` has those before the first round, then those after each; ``players`` are the seats that can
    win, ``winners`` those that did.
    """

    totals: tuple[Totals, ...]
    players: tuple[Seat, ...]
    winners: tuple[Seat, ...]

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return len(self.totals) - 1

    @property
    def final(self) -> Totals:
        """The points at the end."""
        return self.totals[-1]

    @property
    def winner(self) -> Seat | None:
        """Who has won alone, or None."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def second(self) -> Seat:
        """Of those who have not won, or of all where everybody has, the one with the most points."""
        others = [seat for seat in self.players if seat not in self.winners] or self.players
        return max(others, key=lambda seat: self.final[seat])

    @property
    def margin(self) -> int:
        """By how many points the winner is ahead."""
        return self.final[self.winners[0]] - self.final[self.second]

    def leader(self, number: int) -> Seat | None:
        """Give who alone had the most points after so many rounds, or None."""
        totals = self.totals[number]
        most = max(totals[seat] for seat in self.players)
        first = [seat for seat in self.players if totals[seat] == most]
        return first[0] if len(first) == 1 else None

    def last(self, number: int) -> Seat | None:
        """Give who alone had the fewest points after so many rounds, or None."""
        totals = self.totals[number]
        fewest = min(totals[seat] for seat in self.players)
        bottom = [seat for seat in self.players if totals[seat] == fewest]
        return bottom[0] if len(bottom) == 1 else None

    def places(self) -> Mapping[Seat, int]:
        """Give the place of every player by points alone: 1 is the first."""
        return {
            seat: 1 + sum(self.final[other] > self.final[seat] for other in self.players)
            for seat in self.players
        }


def ends_of(marks: Iterable[object]) -> list[int]:
    """Give where the last of each run of equal marks stands."""
    shown = list(marks)
    return [
        number for number, mark in enumerate(shown) if number + 1 == len(shown) or shown[number + 1] != mark
    ]


def views_after(steps: Sequence[PlayedStep], end: ViewT, ends: Iterable[int]) -> tuple[ViewT, ...]:
    """Give what was seen before the first step, then after each step of which the number is given."""
    seen: list[ViewT] = [*(step.before for step in steps), end]
    return (seen[0], *(seen[number + 1] for number in ends))


def race_of(steps: Sequence[PlayedStep], end: View, ends: Iterable[int], players: int) -> Race:
    """Give the points before the first step and after each round; ``ends`` are the last steps of these."""
    best = min(score.rank for score in end.scores[:players])
    return Race(
        tuple(tuple(score.total for score in view.scores) for view in views_after(steps, end, ends)),
        tuple(map(Seat, range(players))),
        tuple(score.seat for score in end.scores[:players] if score.rank == best),
    )


def told_in_rounds(steps: Sequence[PlayedStep], ends: Collection[int]) -> tuple[tuple[int, Any], ...]:
    """Give what was seen, each with the number of its round from 1; ``ends`` are the last steps of these."""
    return tuple(
        (1 + sum(last < number for last in ends), event)
        for number, step in enumerate(steps)
        for event in step.events
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands at the end: the rank among all seats, the points, what breaks a tie."""

    seat: Seat
    rank: int
    total: int
    tie_break: int


@dataclass(frozen=True, slots=True)
class Decided:
    """What has decided a game: ``ahead`` points more than the ``others``, who are next.

    With none ahead the tie-break has, ``mine`` to ``theirs``; where nobody is next to compare with, nothing.
    """

    winners: tuple[Seat, ...]
    others: tuple[Seat, ...]
    points: int
    ahead: int
    mine: int
    theirs: int


def decided(players: Sequence[Standing]) -> Decided:
    """Tell what has decided a game that points decide; seats that cannot win are left out."""
    best = min(player.rank for player in players)
    first = [player for player in players if player.rank == best]
    rest = [player for player in players if player.rank != best]
    next_rank = min((player.rank for player in rest), default=0)
    nearest = [player for player in rest if player.rank == next_rank] or first
    return Decided(
        tuple(player.seat for player in first),
        tuple(player.seat for player in nearest),
        first[0].total,
        first[0].total - nearest[0].total,
        first[0].tie_break,
        nearest[0].tie_break,
    )


Feats = frozenset[str]
"""Words for rare things that a seat did, or did without, the same in all games.

``no-red`` and ``no-yellow`` (no such card was built), ``no-trade`` (nothing was bought), ``early-wonder``
(the wonder, or in a duel all of them, stood by the end of Age II), ``no-wonder`` (no stage, or in a duel no
wonder, was built).
"""


def feats_among(told: Mapping[str, bool]) -> Feats:
    """Give the words that are true."""
    return frozenset(word for word, true in told.items() if true)


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


def moment_if(
    was_so: object, kind: str, seats: Mapping[str, Seat] | None = None, facts: Mapping[str, int] | None = None
) -> Moment | None:
    """Give a moment of a kind where it was so."""
    return Moment(kind, seats or {}, facts or {}) if was_so else None


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


def most_of(race: Race, kind: str, counted: Mapping[Seat, int], least: int, called: str) -> Moment | None:
    """Tell of the player who alone has most of something, where that is at least so much."""
    numbers = {seat: counted.get(seat, 0) for seat in race.players}
    most = max(numbers.values())
    if most < least:
        return None
    first, *others = [seat for seat, number in numbers.items() if number == most]
    return None if others else Moment(kind, {"name": first}, {called: most})


def _rounds_led(race: Race, seat: Seat) -> int:
    """Count the rounds after which a seat alone had most; none in a game too short to speak of."""
    if race.rounds < _ENOUGH_ROUNDS:
        return 0
    return sum(race.leader(number) == seat for number in range(1, race.rounds + 1))
