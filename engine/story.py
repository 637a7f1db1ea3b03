"""The story of a finished game: its steps, the points after each round, its notable moments.

It contains only what everybody saw.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, Generic, NamedTuple, Self, TypeVar

from engine.game import Choice, Seat, View
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step: what everyone saw before it, the choices made, and the events."""

    before: Any
    choices: Mapping[Seat, Choice]
    events: tuple[Any, ...]


ViewT = TypeVar("ViewT", bound=View)
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Story(Generic[ViewT]):
    """A finished game, round by round; each game defines its rounds.

    ``totals`` has the points of every seat before the first round and after each, as if the game had ended
    then, ``told`` the events with the number of their round, from 1. ``players`` are the seats that can win,
    ``winners`` those that did.
    """

    end: ViewT
    players: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    totals: tuple[tuple[int, ...], ...]
    told: tuple[tuple[int, Any], ...]

    @classmethod
    def of(
        cls, steps: Sequence[PlayedStep], end: ViewT, ends: Sequence[int], players: int, **more: Any
    ) -> Self:
        """Return the story of a game from its steps and its end; ``ends`` are the last steps of rounds.

        ``more`` are further fields of this game's story.
        """
        scores = end.scores[:players]
        best = min(score.rank for score in scores)
        return cls(
            end,
            tuple(score.seat for score in scores),
            tuple(score.seat for score in scores if score.rank == best),
            tuple(tuple(score.total for score in view.scores) for view in views_after(steps, end, ends)),
            tuple(
                (1 + sum(last < number for last in ends), event)
                for number, step in enumerate(steps)
                for event in step.events
            ),
            **more,
        )

    @property
    def rounds(self) -> int:
        """The number of rounds played."""
        return len(self.totals) - 1

    @property
    def final(self) -> tuple[int, ...]:
        """The points at the end."""
        return self.totals[-1]

    @property
    def winner(self) -> Seat | None:
        """The only winner, or None."""
        return the_only(self.winners)

    @property
    def second(self) -> Seat:
        """The best of the losers, or of all if everybody has won."""
        return max(the_beaten(self) or self.players, key=lambda seat: self.final[seat])

    @property
    def margin(self) -> int:
        """The winner's lead in points."""
        return self.final[self.winners[0]] - self.final[self.second]

    @property
    def leaders(self) -> list[Seat]:
        """The sole leader after each round; rounds without one are omitted."""
        found = (who_alone(self.players, totals) for totals in self.totals[1:])
        return [leader for leader in found if leader is not None]

    def events(self, kind: type[EventT]) -> list[tuple[int, EventT]]:
        """List the events of a kind in order, with the number of their round."""
        return [(number, event) for number, event in self.told if isinstance(event, kind)]

    def count(self, *kinds: type[Any], amount: Callable[[Any], int] = lambda event: 1) -> Counter[Seat]:
        """Count the events of some kinds by seat, or add up the ``amount`` of each."""
        counted = Counter[Seat]()
        for _, event in self.told:
            if isinstance(event, kinds):
                counted[event.seat] += amount(event)
        return counted


def the_only(seats: Iterable[Seat]) -> Seat | None:
    """Return the only seat, or None if there are more or none."""
    found = tuple(seats)
    return found[0] if len(found) == 1 else None


def who_alone(seats: Iterable[Seat], numbers: Mapping[Seat, int] | Sequence[int]) -> Seat | None:
    """Return the seat that alone has the highest number, or None."""
    counted = {seat: numbers[seat] for seat in seats}
    return the_only(seat for seat in counted if counted[seat] == max(counted.values()))


def changes(values: Iterable[object]) -> int:
    """Count how often a value differs from the one before."""
    return sum(one != other for one, other in pairwise(values))


def views_after(steps: Sequence[PlayedStep], end: ViewT, ends: Iterable[int]) -> tuple[ViewT, ...]:
    """Return the views before the first step and after each step in ``ends``."""
    seen: list[ViewT] = [*(step.before for step in steps), end]
    return (seen[0], *(seen[number + 1] for number in ends))


# -- true sentences about a game ----------------------------------------------------------------------

Fact = int | str | tuple[str, ...]
Found = Mapping[str, Any] | bool | None
"""The variables of a true sentence, or True if it has none; nothing if it isn't true."""

SubjectT = TypeVar("SubjectT")
Finder = Callable[[SubjectT], Found]
"""Finds whether a sentence is true of a finished game, or of what a player sees."""

SPOKEN_OF = ("name", "other", "winner")
"""The variables of a sentence that name players."""


class Moment(NamedTuple):
    """A fact of a game: its kind, the players named, and values for its sentence."""

    kind: str
    seats: Mapping[str, Seat] = FrozenMapping()
    facts: Mapping[str, Any] = FrozenMapping()


def find_moments(subject: SubjectT, finders: Mapping[str, Finder[SubjectT]]) -> Iterator[Moment]:
    """Yield the true sentences, in the order of the finders."""
    for kind, find in finders.items():
        if found := find(subject):
            placeholders = {} if found is True else dict(found)
            yield Moment(
                kind,
                {
                    placeholder: placeholders.pop(placeholder)
                    for placeholder in SPOKEN_OF
                    if placeholder in placeholders
                },
                placeholders,
            )


MOST_TOLD = 3
"""The most moments shown of a game."""

StoryT = TypeVar("StoryT", bound=Story[Any])
AnyStory = Story[Any]


def notable_moments(story: SubjectT, finders: Mapping[str, Finder[SubjectT]]) -> tuple[Moment, ...]:
    """Return the most notable moments of a game; ``finders`` are sorted from rare to common."""
    return tuple(islice(find_moments(story, finders), MOST_TOLD))


def of_one(
    seats: Callable[[StoryT], Iterable[Seat]], find: Callable[[StoryT, Seat], Found], *, alone: bool = False
) -> Finder[StoryT]:
    """Return a finder of the first seat for which something is true; ``name`` is its variable.

    If it has to be true of one seat ``alone``, nothing is found if it is true of several.
    """

    def find_one(story: StoryT) -> Found:
        found = [
            {"name": seat, **({} if placeholders is True else placeholders)}
            for seat in seats(story)
            if (placeholders := find(story, seat))
        ]
        return found[0] if len(found) == 1 or (found and not alone) else None

    return find_one


def the_players(story: AnyStory) -> Sequence[Seat]:
    """Return the seats that can win."""
    return story.players


def the_winner(story: AnyStory) -> Sequence[Seat]:
    """Return the only winner's seat, or none."""
    return () if story.winner is None else (story.winner,)


def the_beaten(story: AnyStory) -> Sequence[Seat]:
    """Return the seats of the losers."""
    return [seat for seat in story.players if seat not in story.winners]


_FEW_TO_BE_LAST = 3
_LEAD_SHARE, _LATE, _ENOUGH_ROUNDS = 0.7, 0.7, 5


def came_from_behind(story: AnyStory, winner: Seat) -> Found:
    """Return whether a winner was last of all near the end; ``rounds`` were left then."""
    rounds = story.rounds
    if len(story.players) < _FEW_TO_BE_LAST or rounds < _ENOUGH_ROUNDS:
        return None
    behind = [who_alone(story.players, [-points for points in totals]) for totals in story.totals]
    latest = max((number for number in range(1, rounds) if behind[number] == winner), default=0)
    return latest >= _LATE * rounds and {"rounds": rounds - latest}


def led_for_long(story: AnyStory, seat: Seat) -> Mapping[str, int] | None:
    """Return whether a player led alone for most of the game."""
    rounds, least = story.leaders.count(seat), _LEAD_SHARE * story.rounds
    return {"rounds": rounds} if rounds >= least and story.rounds >= _ENOUGH_ROUNDS else None


def led_in_vain(story: AnyStory, loser: Seat) -> Found:
    """Return whether a loser led alone for most of the game."""
    led = led_for_long(story, loser)
    return led and {"winner": story.winners[0], **led}


def led_only_at_the_end(story: AnyStory, winner: Seat) -> Found:
    """Return whether a winner was behind after every round but the last."""
    behind = (totals[winner] < max(totals[seat] for seat in story.players) for totals in story.totals[1:-1])
    return story.margin != 0 and story.rounds >= _ENOUGH_ROUNDS and all(behind)


def at_least(called: str, least: int, counted: Callable[[StoryT], int]) -> Finder[StoryT]:
    """Return a finder that counts at least ``least`` of something."""
    return lambda story: (number := counted(story)) >= least and {called: number}


def changes_of_lead(story: AnyStory) -> int:
    """Count how often the lead changed hands."""
    return changes(story.leaders)


def close_together(most: int) -> Finder[AnyStory]:
    """Return a finder of games of three or more that end within ``most`` points of each other."""

    def find(story: AnyStory) -> Found:
        points = sorted(story.final[seat] for seat in story.players)
        between = points[-1] - points[0]
        return len(points) >= _FEW_TO_BE_LAST and between <= most and {"points": between}

    return find


def most_of(called: str, least: int, counted: Callable[[StoryT], Mapping[Seat, int]]) -> Finder[StoryT]:
    """Return a finder of the only seat with most of something, at least ``least``."""

    def find(story: StoryT) -> Found:
        numbers = counted(story)
        first = who_alone(story.players, numbers)
        return first is not None and numbers[first] >= least and {"name": first, called: numbers[first]}

    return find
