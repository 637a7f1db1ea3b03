"""The terms of every game: seats, choices, decisions, views, and the questions of a course."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import Field, fields
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar

from engine.terms import DecisionKind
from engine.values import FrozenMapping, value

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0: seat ``i + 1`` is on the left of seat ``i``."""

JsonObject = dict[str, object]
"""A JSON object in Python; readers check every value before they use it."""


class IllegalChoice(ValueError):  # noqa: N818 - the name that the rules documents of the project use
    """A choice that the rules don't allow now; the game hasn't changed.

    >>> import engine
    >>> engine.new_game("duel", players=2, seed=7).play({})
    Traceback (most recent call last):
    engine.game.IllegalChoice: somebody has not chosen yet
    """


class BrokenGameError(RuntimeError):
    """A fault in the rules stopped a game in the middle of a step: nothing more can be played or asked.

    Its record has the steps before, from which it can be resumed.

    >>> import engine
    >>> game = engine.new_game("base", players=3, seed=7)
    >>> try:
    ...     events = game.play({each.seat: each.choices[0] for each in game.decisions()})
    ... except engine.BrokenGameError:
    ...     game = engine.resume(game.record())
    """


class Choice:
    """An option of a seat; each action has a dataclass.

    ``action`` is its id in records and lists of choices. A record can omit the ``derived`` fields, which
    follow from the game, and those with the values in ``unsaid``.

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
        """Return the choice as in lists of choices."""
        facts = {each.name: getattr(self, each.name) for each in fields(self)}
        lists = {name: list(fact) for name, fact in facts.items() if isinstance(fact, tuple)}
        return {"action": self.action, **facts, **lists}

    def as_step(self) -> JsonObject:
        """Return the choice as in records."""
        return self.needed()

    def needed(self) -> JsonObject:
        """Return the facts that a record must have of the choice."""
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
    """An action of a seat, or something that happened to it."""

    seat: Seat


@value
class Score:
    """The points of one seat; ``rows`` has those of each row of the box, in its order.

    ``tie_break`` decides between equal totals: coins, in Duel the points of blue cards, in Architects the
    number of stages. ``rank`` is 1 for the best, and shared in a tie.

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
        """Return the points of a row, 0 if the box has no such row."""
        return self.rows.get(name, 0)

    def points(self) -> dict[str, int]:
        """Return the points by row, and their total."""
        return {**self.rows, "total": self.total}

    def as_json(self) -> JsonObject:
        """Return the score as its line in a result."""
        return {"seat": self.seat, **self.points(), "rank": self.rank}


ScoreT = TypeVar("ScoreT", bound=Score)


def ranked(scores: Iterable[ScoreT], won: Seat | None = None) -> tuple[ScoreT, ...]:
    """Rank new scores by total, then by tie-break; seats equal in both share the rank.

    Seats that have ``won`` by something else are first, whatever their points.
    """
    found = tuple(scores)
    standings = [(score.seat == won, score.total, score.tie_break) for score in found]
    best_first = sorted(standings, reverse=True)
    for score, standing in zip(found, standings, strict=True):
        # The scores are new here: they are immutable from here on.
        object.__setattr__(score, "rank", 1 + best_first.index(standing))
    return found


class View(Protocol):
    """What a viewer may know of a game.

    >>> import engine
    >>> view = engine.new_game("base", players=3, seed=7).view(0)
    >>> view.game, view.seat, [score.total for score in view.scores]
    ('base', 0, [1, 1, 1])
    """

    game: ClassVar[str]
    """The game's id in records."""

    @property
    def box(self) -> Any:
        """The contents of the boxes in play."""
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
    """A decision of one seat, with every legal choice.

    ``seat`` is the city that acts, ``chooser`` the player who is asked: they differ only for a city without a
    player (the Free City). ``kind`` is the question.

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
        """Create a decision; ``choices`` may be a function that lists them on first use."""
        self.seat = seat
        self.chooser = chooser
        self.kind = kind
        self._choices = choices

    @property
    def choices(self) -> tuple[ChoiceT, ...]:
        """Every legal choice, as listed on first use."""
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
"""The choices of the seats that were asked."""


@value
class Ask(Generic[ChoiceT]):
    """Simultaneous questions of a course.

    ``follow_up`` returns the decisions opened by choices within the same step (the Free City's, once its
    player has chosen a card). ``forced`` choices are made without asking and are no step of their own.
    """

    decisions: tuple[Decision[ChoiceT], ...]
    follow_up: Callable[[Choices[ChoiceT]], tuple[Decision[ChoiceT], ...]] | None = None
    forced: Choices[ChoiceT] | None = None


def ask_if_open(decision: Decision[ChoiceT]) -> Ask[ChoiceT]:
    """Ask only if there is an alternative."""
    forced = {decision.seat: decision.choices[0]} if len(decision.choices) == 1 else None
    return Ask((decision,), None, forced)


Course = Generator[Ask[ChoiceT], Choices[ChoiceT], None]
"""A game from a table to its end: yields questions, is sent the choices.

Before it asks again, it leaves the table so that a course started there asks the same.
"""


Item = TypeVar("Item")


def left_of(seat: int, seats: int) -> Seat:
    """Return the left neighbour of a seat."""
    return Seat((seat + 1) % seats)


def right_of(seat: int, seats: int) -> Seat:
    """Return the right neighbour of a seat."""
    return Seat((seat - 1) % seats)


def beside(around: Sequence[Item], seat: int) -> tuple[Item, Item]:
    """Return the items on the left and on the right of a seat, from items by seat."""
    return around[seat + 1 - len(around)], around[seat - 1]
