"""A game told from its end: every step as it was seen, and what everybody had after each round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.game import Choice, Seat


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step: what everyone saw before it, what was chosen in it, and what everyone saw happen."""

    before: Any
    choices: Mapping[Seat, Choice]
    events: tuple[Any, ...]


class Scored(Protocol):
    """The points of a seat."""

    @property
    def total(self) -> int:
        """All its points together."""
        ...


class Seen(Protocol):
    """A view with the points of every seat as if the game ended then."""

    @property
    def scores(self) -> Sequence[Scored]:
        """The points in the order of the seats."""
        ...


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


def totals_of(view: Seen) -> Totals:
    """Give the points of every seat as a view tells them."""
    return tuple(score.total for score in view.scores)


def ends_of(marks: Iterable[object]) -> list[int]:
    """Give where the last of each run of equal marks stands."""
    shown = list(marks)
    return [
        number for number, mark in enumerate(shown) if number + 1 == len(shown) or shown[number + 1] != mark
    ]


def totals_after(steps: Sequence[PlayedStep], end: Seen, ends: Iterable[int]) -> tuple[Totals, ...]:
    """Give the points before the first step, then those after each step of which the number is given."""
    seen = [*(step.before for step in steps), end]
    return tuple(totals_of(view) for view in (seen[0], *(seen[number + 1] for number in ends)))


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
