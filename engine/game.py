"""The words that every game speaks: seats, choices, decisions, views, and what a course asks."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import Field, fields
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar

from engine.terms import DecisionKind
from engine.values import FrozenMapping, value

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0: seat ``i + 1`` sits on the left of seat ``i``."""

JsonObject = dict[str, object]
"""What a JSON object becomes in Python; readers check every value before they use it."""


class IllegalChoice(ValueError):  # noqa: N818 - the name that the rules documents of the project use
    """A choice that the rules do not allow now; the game has not changed.

    >>> import engine
    >>> engine.new_game("duel", players=2, seed=7).play({})
    Traceback (most recent call last):
    engine.game.IllegalChoice: somebody has not chosen yet
    """


class BrokenGameError(RuntimeError):
    """A fault in the rules stopped a game in the middle of a step: nothing more can be played or asked.

    Its record is that of the steps before, from which the game can be played again.

    >>> import engine
    >>> game = engine.new_game("base", players=3, seed=7)
    >>> try:
    ...     events = game.play({each.seat: each.choices[0] for each in game.decisions()})
    ... except engine.BrokenGameError:
    ...     game = engine.resume(game.record())
    """


class Choice:
    """One thing that a seat may do: a class of values for each action, its facts as fields.

    ``action`` is its word in records and lists of choices. A record may leave out what follows from the
    game, the ``derived`` facts, and what is as in ``unsaid``.

    >>> import engine
    >>> choice = engine.new_game("duel", players=2, seed=7).decisions()[0].choices[0]
    >>> choice.action, choice.as_json()
    ('draft', {'action': 'draft', 'wonder': 'the_pyramids'})
    """

    __slots__ = ()

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    action: ClassVar[str]
    derived: ClassVar[frozenset[str]] = frozenset()
    unsaid: ClassVar[Mapping[str, object]] = FrozenMapping()

    def as_json(self) -> JsonObject:
        """Return the choice as it stands in the list of choices."""
        facts = {each.name: getattr(self, each.name) for each in fields(self)}
        lists = {name: list(fact) for name, fact in facts.items() if isinstance(fact, tuple)}
        return {"action": self.action, **facts, **lists}

    def as_step(self) -> JsonObject:
        """Return the choice as it is written in a record."""
        return self.needed()

    def needed(self) -> JsonObject:
        """Return what a record must say of the choice."""
        follows = self.derived
        return {
            key: value
            for key, value in self.as_json().items()
            if key not in follows and not (key in self.unsaid and value == self.unsaid[key])
        }


class Event(Protocol):
    """Something that everyone at the table saw happen."""


@value
class SeatEvent:
    """What a seat did, or what happened to it."""

    seat: Seat


@value
class Score:
    """The points of one seat: ``rows`` has those of each row of the box, in its order.

    ``tie_break`` parts equal totals: coins, in Duel the points of blue cards, in Architects the number of
    stages. ``rank`` is 1 for the best, shared where nothing parts two seats.

    >>> import engine
    >>> score = engine.new_game("base", players=3, seed=7).scores()[0]
    >>> score.total, score.row("treasury")
    (1, 1)
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    seat: Seat
    rows: FrozenMapping[str, int]
    total: int
    tie_break: int
    rank: int = 0

    def row(self, name: str) -> int:
        """Return the points of a row, 0 where the box has no such row."""
        return self.rows.get(name, 0)

    def points(self) -> dict[str, int]:
        """Return the points by row, and their total."""
        return {**self.rows, "total": self.total}

    def as_json(self) -> JsonObject:
        """Return the score as its line in a result."""
        return {"seat": self.seat, **self.points(), "rank": self.rank}


ScoreT = TypeVar("ScoreT", bound=Score)


def ranked(scores: Iterable[ScoreT], won: Seat | None = None) -> tuple[ScoreT, ...]:
    """Rank new scores by total, then by what breaks a tie; who is equal in both shares the rank.

    Who has ``won`` by something else is first whatever the points are.
    """
    found = tuple(scores)
    standings = [(score.seat == won, score.total, score.tie_break) for score in found]
    best_first = sorted(standings, reverse=True)
    for score, standing in zip(found, standings, strict=True):
        # Nobody has seen them yet: from here on they stay as they are.
        object.__setattr__(score, "rank", 1 + best_first.index(standing))
    return found


class View(Protocol):
    """What one viewer may know of a game.

    >>> import engine
    >>> view = engine.new_game("base", players=3, seed=7).view(0)
    >>> view.game, view.seat, [score.total for score in view.scores]
    ('base', 0, [1, 1, 1])
    """

    game: ClassVar[str]
    """The game's id in records."""

    @property
    def box(self) -> Any:
        """What is in play."""
        ...

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat, or None for a spectator."""
        ...

    @property
    def scores(self) -> Sequence[Score]:
        """The points of every seat as if the game ended now, in seat order."""
        ...


ChoiceT = TypeVar("ChoiceT", bound=Choice)


class Decision(Generic[ChoiceT]):
    """What one seat has to decide now, with every legal choice.

    ``seat`` is the city that acts, ``chooser`` the player who is asked: they differ only for a city
    without a player (the Free City). ``kind`` names the question.

    >>> import engine
    >>> decision = engine.new_game("base", players=3, seed=7).decisions()[2]
    >>> decision.seat, decision.chooser, decision.kind, len(decision.choices) > 6
    (2, 2, 'round', True)
    """

    __slots__ = ("_choices", "chooser", "kind", "seat")

    def __init__(
        self,
        seat: Seat,
        chooser: Seat,
        kind: DecisionKind,
        choices: tuple[ChoiceT, ...] | Callable[[], tuple[ChoiceT, ...]],
    ) -> None:
        """Ask this; ``choices`` may be a function that lists them, called when somebody looks at them."""
        self.seat = seat
        self.chooser = chooser
        self.kind = kind
        self._choices = choices

    @property
    def choices(self) -> tuple[ChoiceT, ...]:
        """Every legal choice, as it was when somebody looked at them first."""
        choices = self._choices
        if not isinstance(choices, tuple):
            choices = self._choices = choices()
        return choices

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __repr__(self) -> str:
        return f"Decision{self._facts()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, self._facts()

    def _facts(self) -> tuple[Seat, Seat, DecisionKind, tuple[ChoiceT, ...]]:
        return self.seat, self.chooser, self.kind, self.choices


Choices = Mapping[Seat, ChoiceT]
"""What the seats that were asked have chosen."""


@value
class Ask(Generic[ChoiceT]):
    """What a course asks at the same time.

    ``follow_up`` gives the decisions that some choices open within the same step (the Free City's, once
    its player has chosen a card). ``forced`` choices are made without asking and are no step of their own.
    """

    decisions: tuple[Decision[ChoiceT], ...]
    follow_up: Callable[[Choices[ChoiceT]], tuple[Decision[ChoiceT], ...]] | None = None
    forced: Choices[ChoiceT] | None = None


def ask_if_open(decision: Decision[ChoiceT]) -> Ask[ChoiceT]:
    """Ask only where there is an alternative."""
    forced = {decision.seat: decision.choices[0]} if len(decision.choices) == 1 else None
    return Ask((decision,), None, forced)


Course = Generator[Ask[ChoiceT], Choices[ChoiceT], None]
"""A game from where its table stands to its end: yields what is asked, is sent what was chosen.

What it does before it asks again leaves the table so that a course begun there asks the same.
"""


Item = TypeVar("Item")


def left_of(seat: int, seats: int) -> Seat:
    """Return the left neighbour of a seat at a table of so many."""
    return Seat((seat + 1) % seats)


def right_of(seat: int, seats: int) -> Seat:
    """Return the right neighbour of a seat at a table of so many."""
    return Seat((seat - 1) % seats)


def beside(around: Sequence[Item], seat: int) -> tuple[Item, Item]:
    """Return what lies on the left and on the right of a seat, of what lies around the table by seat."""
    return around[seat + 1 - len(around)], around[seat - 1]
